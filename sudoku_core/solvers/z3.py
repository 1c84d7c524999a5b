"""Z3, an SMT solver: integers that are distinct in every block (seed 003), or clauses."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..models.binary import build_model
from ..models.clauses import build_clauses
from ..rules.kernel import AllDifferent, Count, Linear, Table
from .contract import Outcome, SolverError, Status, Stopwatch, Task, Traits
from .native import COMPARED, slope, stated
from .process import Apart

TRAITS = Traits(licence="MIT", extra="z3", native=(AllDifferent, Table, Linear, Count))
FOREVER = 2**32 - 1
"""Milliseconds that mean no limit to Z3."""


@dataclass(frozen=True, slots=True)
class Z3:
    """Z3 on clauses, which are fast, or on integers, the model of seed 003."""

    name: str = "z3"
    formulations: tuple[str, ...] = ("clauses", "integers")
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """Return None if ``z3-solver`` is there, else the reason."""
        if importlib.util.find_spec("z3"):
            return None
        return Message("solver.missing", solver=self.name)

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: it takes every rule."""
        return None

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process."""
        watch = Stopwatch(task.time_limit)
        if task.formulation == "integers":
            board = IntegerBoard(task.puzzle.layout, self.traits.native)
            return board.solve(task.puzzle, _milliseconds(watch, task), task.excluding)
        return _solve_clauses(watch, task)


class IntegerBoard:
    """The blocks and rules of a board in Z3, made once and then solved for any givens (seed 003).

    Args:
        layout: the board without givens.
        native: the primitives that Z3 takes directly.
    """

    def __init__(self, layout: Layout, native: tuple[type, ...] = TRAITS.native) -> None:
        import z3

        self._layout = layout
        self._solver = z3.Solver()
        self._cells = {cell: z3.Int(f"x_{cell}") for cell in layout.cells}
        for variable in self._cells.values():
            self._solver.add(variable >= 1, variable <= layout.side)
        self._statement = stated(layout, native)
        post: dict[type, Callable[[Any], Any]]
        post = {
            AllDifferent: self._all_different,
            Table: self._table,
            Linear: self._linear,
            Count: self._count,
        }
        for primitive in self._statement.primitives:
            self._solver.add(post[type(primitive)](primitive))
        for clause in self._statement.clauses:
            self._solver.add(z3.Or([self._literal(literal) for literal in clause]))

    def solve(
        self,
        puzzle: Puzzle,
        milliseconds: int | None = None,
        excluding: Iterable[Grid] = (),
    ) -> Outcome:
        """Solve for one puzzle's givens, and remove them again.

        Args:
            puzzle: a puzzle on this board.
            milliseconds: the time limit, or None for no limit.
            excluding: full grids that do not count as solutions.
        """
        import z3

        self._solver.push()
        for excluded_grid in excluding:
            self._solver.add(
                z3.Or([v != excluded_grid.cells[cell] for cell, v in self._cells.items()])
            )
        stats = {
            "variables": len(self._cells),
            "constraints": len(self._solver.assertions()),
            "bounds": 2 * len(self._cells),
            "givens": sum(1 for cell in self._cells if puzzle.givens.cells[cell]),
        }
        for cell, variable in self._cells.items():
            if puzzle.givens.cells[cell]:
                self._solver.add(variable == puzzle.givens.cells[cell])
        answer = _check(self._solver, milliseconds)
        grid = self._grid(self._solver.model()) if answer is Status.SOLVED else None
        self._solver.pop()
        return Outcome(answer, grid, stats)

    def _grid(self, model: Any) -> Grid:
        digits = [0] * self._layout.size
        for cell, variable in self._cells.items():
            digits[cell] = model.eval(variable, model_completion=True).as_long()
        return self._layout.grid(digits)

    def _all_different(self, primitive: AllDifferent) -> Any:
        import z3

        return z3.Distinct([self._cells[cell] for cell in primitive.cells])

    def _table(self, table: Table) -> Any:
        import z3

        a, b = self._cells[table.a], self._cells[table.b]
        if table.operator:
            return COMPARED[table.operator](a, b)
        return z3.Or([z3.And(a == u, b == v) for u, v in table.pairs])

    def _linear(self, linear: Linear) -> Any:
        import z3

        total = z3.Sum([factor * self._value(cell, linear.values) for factor, cell in linear.terms])
        return COMPARED[linear.sense](total, linear.total)

    def _count(self, count: Count) -> Any:
        import z3

        places = [(self._cells[cell] == count.digit, 1) for cell in count.cells]
        return z3.And(z3.PbGe(places, count.least), z3.PbLe(places, count.most))

    def _value(self, cell: int, values: tuple[int, ...]) -> Any:
        """Return the value that the digit of a cell stands for."""
        import z3

        variable = self._cells[cell]
        if line := slope(values):
            return line[0] * variable + line[1]
        expression = z3.IntVal(values[-1])
        for digit, value in enumerate(values[:-1], 1):
            expression = z3.If(variable == digit, value, expression)
        return expression

    def _literal(self, literal: int) -> Any:
        import z3

        candidate = self._statement.candidate(abs(literal))
        if candidate:
            holds = self._cells[candidate[0]] == candidate[1]
        else:
            holds = z3.Bool(f"literal_{abs(literal)}")
        return holds if literal > 0 else z3.Not(holds)


def _solve_clauses(watch: Stopwatch, task: Task) -> Outcome:
    import z3

    clauses = build_clauses(build_model(task.puzzle, excluding=task.excluding))
    stats = clauses.stats
    names = [*map(clauses.model.name, clauses.model.candidates), *clauses.auxiliaries]
    variables = [z3.Bool(name) for name in names]
    negated = [z3.Not(variable) for variable in variables]
    solver = z3.SolverFor("QF_FD")
    for clause in clauses.clauses:
        solver.add(z3.Or([variables[k - 1] if k > 0 else negated[-k - 1] for k in clause]))
    answer = _check(solver, _milliseconds(watch, task))
    if answer is not Status.SOLVED:
        return Outcome(answer, None, stats)
    model = solver.model()
    true = [k for k, variable in enumerate(variables, 1) if z3.is_true(model.eval(variable))]
    return Outcome(answer, clauses.decode(true), stats)


def _milliseconds(watch: Stopwatch, task: Task) -> int | None:
    if task.time_limit is None:
        return None
    return max(int((task.time_limit - watch.seconds) * 1000), 1)


def _check(solver: Any, milliseconds: int | None) -> Status:
    import z3

    solver.set("timeout", FOREVER if milliseconds is None else min(milliseconds, FOREVER))
    answer = solver.check()
    if answer == z3.sat:
        return Status.SOLVED
    if answer == z3.unsat:
        return Status.INFEASIBLE
    reason = solver.reason_unknown()
    if milliseconds is None:
        raise SolverError(Message("solver.broke", solver=Z3().name, reason=reason))
    return Status.LIMIT


SOLVER = Apart(Z3())
