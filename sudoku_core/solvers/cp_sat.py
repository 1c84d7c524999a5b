"""OR-Tools CP-SAT on cells with domains and all-different blocks (the style of seed 002)."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass

from ..grid import Grid
from ..messages import Message
from .contract import Outcome, SolverError, Status, Task


@dataclass(frozen=True, slots=True)
class CpSat:
    """One integer a cell, all different in every block."""

    name: str = "cp-sat"
    modelers: tuple[str, ...] = ("all-different",)

    def missing(self) -> Message | None:
        """None if ``ortools`` is there, else the reason."""
        if importlib.util.find_spec("ortools"):
            return None
        return Message("solver.missing", solver=self.name)

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process."""
        from ortools.sat.python import cp_model

        puzzle = task.puzzle
        model = cp_model.CpModel()
        cells = [
            model.new_int_var(digit or 1, digit or puzzle.side, f"x_{cell}")
            for cell, digit in enumerate(puzzle.givens.cells)
        ]
        for block in puzzle.blocks:
            model.add_all_different([cells[cell] for cell in block.cells])
        if task.excluding:
            model.add_forbidden_assignments(cells, [grid.cells for grid in task.excluding])
        solver = cp_model.CpSolver()
        solver.parameters.log_search_progress = log
        if task.time_limit is not None:
            solver.parameters.max_time_in_seconds = task.time_limit
        status = solver.solve(model)
        stats = {
            "variables": len(cells),
            "constraints": len(puzzle.blocks),
            "nodes": solver.num_branches,
        }
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return Outcome(Status.SOLVED, Grid([solver.value(cell) for cell in cells]), stats)
        if status == cp_model.INFEASIBLE:
            return Outcome(Status.INFEASIBLE, None, stats)
        if status == cp_model.UNKNOWN:
            return Outcome(Status.LIMIT, None, stats)
        raise SolverError(
            Message("solver.broke", solver=self.name, reason=solver.status_name(status))
        )
