"""OR-Tools CP-SAT on cells with domains and all-different blocks (the style of seed 002)."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..rules.kernel import AllDifferent, Count, Linear, Regular, Table
from .contract import Outcome, SolverError, Status, Stopwatch, Task, Traits
from .native import COMPARED, Statement, slope, stated
from .process import Apart

NATIVE = (AllDifferent, Table, Linear, Regular, Count)
TRAITS = Traits(licence="Apache-2.0", extra="cp-sat", native=NATIVE)


@dataclass(frozen=True, slots=True)
class CpSat:
    """A solver over one integer a cell: all different in every block, tables, sums."""

    name: str = "cp-sat"
    formulations: tuple[str, ...] = ("all-different",)
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """Return None if ``ortools`` is there, else the reason."""
        if importlib.util.find_spec("ortools"):
            return None
        return Message("solver.missing", solver=self.name)

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: it takes every rule."""
        return None

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process."""
        watch = Stopwatch(task.time_limit)  # its package takes most of a second to load
        from ortools.sat.python import cp_model

        puzzle = task.puzzle
        board = _Board(puzzle, self.traits.native)
        for grid in task.excluding:
            board.exclude(grid)
        solver = cp_model.CpSolver()
        solver.parameters.log_search_progress = log
        if watch.left is not None:
            solver.parameters.max_time_in_seconds = watch.left
        status = solver.solve(board.model)
        stats = {
            "variables": len(board.cells),
            "constraints": board.statement.count,
            "nodes": solver.num_branches,
        }
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            digits = [0] * puzzle.layout.size
            for cell, variable in board.cells.items():
                digits[cell] = solver.value(variable)
            return Outcome(Status.SOLVED, puzzle.layout.grid(digits), stats)
        if status == cp_model.INFEASIBLE:
            return Outcome(Status.INFEASIBLE, None, stats)
        if status == cp_model.UNKNOWN:
            return Outcome(Status.LIMIT, None, stats)
        raise SolverError(
            Message("solver.broke", solver=self.name, reason=solver.status_name(status))
        )


class _Board:
    """The CP-SAT model of a puzzle."""

    def __init__(self, puzzle: Puzzle, native: tuple[type, ...]) -> None:
        from ortools.sat.python import cp_model

        self.model = cp_model.CpModel()
        self.cells: dict[int, Any] = {}
        for cell in puzzle.cells:
            digit = puzzle.givens.cells[cell]
            bounds = (digit, digit) if digit else (1, puzzle.side)
            self.cells[cell] = self.model.new_int_var(*bounds, f"x_{cell}")
        self._literals: dict[int, Any] = {}
        self._values: dict[tuple[int, tuple[int, ...]], Any] = {}
        self.statement: Statement = stated(puzzle.layout, native)
        post: dict[type, Callable[[Any], Any]]
        post = {
            AllDifferent: self._all_different,
            Table: self._table,
            Linear: self._linear,
            Regular: self._regular,
            Count: self._count,
        }
        for primitive in self.statement.primitives:
            post[type(primitive)](primitive)
        for clause in self.statement.clauses:
            self.model.add_bool_or([self._literal(literal) for literal in clause])

    def exclude(self, grid: Grid) -> None:
        """Rule a solution out."""
        digits = [grid.cells[cell] for cell in self.cells]
        self.model.add_forbidden_assignments(list(self.cells.values()), [digits])

    def _all_different(self, primitive: AllDifferent) -> None:
        self.model.add_all_different([self.cells[cell] for cell in primitive.cells])

    def _table(self, table: Table) -> None:
        a, b = self.cells[table.a], self.cells[table.b]
        if table.operator:
            self.model.add(COMPARED[table.operator](a, b))
        else:
            self.model.add_allowed_assignments([a, b], table.pairs)

    def _linear(self, linear: Linear) -> None:
        total = sum(factor * self._value(cell, linear.values) for factor, cell in linear.terms)
        self.model.add(COMPARED[linear.sense](total, linear.total))

    def _regular(self, regular: Regular) -> None:
        arcs, accepted = regular.whole()
        if not arcs:
            self.model.add_bool_or([])
            return
        cells = [self.cells[cell] for cell in regular.cells]
        self.model.add_automaton(cells, 0, accepted, arcs)

    def _count(self, count: Count) -> None:
        side = self.statement.side
        literals = [self._literal(cell * side + count.digit) for cell in count.cells]
        self.model.add_linear_constraint(sum(literals), count.least, count.most)

    def _value(self, cell: int, values: tuple[int, ...]) -> Any:
        """Return the value that the digit of a cell stands for."""
        line = slope(values)
        if line:
            return line[0] * self.cells[cell] + line[1]
        if (cell, values) not in self._values:
            value = self.model.new_int_var(values[0], values[-1], f"value_{cell}")
            self.model.add_element(self.cells[cell] - 1, values, value)
            self._values[cell, values] = value
        return self._values[cell, values]

    def _literal(self, literal: int) -> Any:
        number = abs(literal)
        if number not in self._literals:
            made = self.model.new_bool_var(f"literal_{number}")
            if candidate := self.statement.candidate(number):
                cell, digit = candidate
                self.model.add(self.cells[cell] == digit).only_enforce_if(made)
                self.model.add(self.cells[cell] != digit).only_enforce_if(~made)
            self._literals[number] = made
        made = self._literals[number]
        return made if literal > 0 else ~made


SOLVER = Apart(CpSat(), always=True)
"""Always in a process of its own: OR-Tools and ``highspy`` contain two builds of HiGHS, which clash
in one process."""
