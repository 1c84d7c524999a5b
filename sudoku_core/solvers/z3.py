"""Z3, an SMT solver: integers that are distinct in every block (seed 003), or clauses."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..blocks import Block
from ..clauses import build_clauses
from ..grid import Grid
from ..messages import Message
from ..model import build_model
from ..puzzle import Puzzle
from .contract import Outcome, SolverError, Status, Stopwatch, Task

FOREVER = 2**32 - 1
"""Milliseconds that Z3 takes for no limit."""


@dataclass(frozen=True, slots=True)
class Z3:
    """Z3 in both styles: the clauses are fast, the integers are how the seed says it."""

    name: str = "z3"
    modelers: tuple[str, ...] = ("clauses", "integers")

    def missing(self) -> Message | None:
        """None if ``z3-solver`` is there, else the reason."""
        if importlib.util.find_spec("z3"):
            return None
        return Message("solver.missing", solver=self.name)

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process."""
        watch = Stopwatch(task.time_limit)
        if task.modeler == "integers":
            return IntegerBoard(task.puzzle.side, task.puzzle.blocks).solve(
                task.puzzle, _milliseconds(watch, task), task.excluding
            )
        return _solve_clauses(watch, task)


class IntegerBoard:
    """The blocks of a board in Z3, made once and then solved for any givens (seed 003).

    Args:
        side: the side N.
        blocks: what must differ.
    """

    def __init__(self, side: int, blocks: Sequence[Block]) -> None:
        import z3

        self._side = side
        self._solver = z3.Solver()
        self._cells = [z3.Int(f"x_{cell}") for cell in range(side * side)]
        for variable in self._cells:
            self._solver.add(variable >= 1, variable <= side)
        for block in blocks:
            self._solver.add(z3.Distinct([self._cells[cell] for cell in block.cells]))
        self._blocks = len(blocks)

    def solve(
        self,
        puzzle: Puzzle,
        milliseconds: int | None = None,
        excluding: Iterable[Grid] = (),
    ) -> Outcome:
        """Solve for one puzzle's givens, and take them back.

        Args:
            puzzle: its side and blocks are those of the board.
            milliseconds: for how long, or None for no limit.
            excluding: full grids that do not count as solutions.
        """
        import z3

        self._solver.push()
        for one in excluding:
            self._solver.add(z3.Or([v != digit for v, digit in zip(self._cells, one.cells)]))
        for variable, digit in zip(self._cells, puzzle.givens.cells):
            if digit:
                self._solver.add(variable == digit)
        answer = _check(self._solver, milliseconds)
        grid = None
        if answer is Status.SOLVED:
            model = self._solver.model()
            grid = Grid([model.eval(v, model_completion=True).as_long() for v in self._cells])
        self._solver.pop()
        return Outcome(answer, grid, {"variables": len(self._cells), "constraints": self._blocks})


def _solve_clauses(watch: Stopwatch, task: Task) -> Outcome:
    import z3

    clauses = build_clauses(build_model(task.puzzle, excluding=task.excluding))
    stats = asdict(clauses.model.stats) | {"clauses": len(clauses.clauses)}
    variables = [z3.Bool(clauses.model.name(v)) for v in clauses.model.variables]
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
        raise SolverError(Message("solver.broke", solver="z3", reason=reason))
    return Status.LIMIT
