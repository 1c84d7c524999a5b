"""CaDiCaL, a SAT solver: from the package ``python-sat``, else the program ``cadical``."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace

from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..models.clauses import Clauses
from ..models.sat import Sat
from . import pysat
from .contract import Outcome, Ranks, Task, Traits
from .process import Apart
from .pysat import PySat
from .sat_program import SatProgram
from .sat_solver import FORMULATIONS, SatSolver

PROGRAM = "cadical"
TRAITS = Traits(
    licence="MIT",
    extra="cadical",
    auto=Ranks(large=1),
    proof=Ranks(large=1),
    explain=Ranks(small=2, ruled=1, large=1),
)


@dataclass(frozen=True, slots=True)
class Cadical:
    """CaDiCaL on the clauses of the reduced model, or of the full one."""

    name: str = "cadical"
    formulations: tuple[str, ...] = FORMULATIONS
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """Return None if the package or the program is there, else the reason."""
        if pysat.is_installed() or shutil.which(PROGRAM):
            return None
        return Message("solver.missing", solver=self.name)

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None: the clauses have every rule."""
        return None

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process."""
        with closing(SatSolver(self.name, make_sat)) as solver:
            # No clock here: a task with a time limit runs in a process that the caller ends.
            return solver.run(replace(task, time_limit=None, on_progress=None))


class SatCall(Apart):
    """CaDiCaL as a solver, also kept in this process for repeated questions."""

    @property
    def hold(self) -> Callable[[Clauses], Sat] | None:
        """The maker of a SAT solver that holds clauses; None if only the program is installed,
        which starts anew for each question.
        """
        return _hold if pysat.is_installed() else None

    def keep(self) -> KeptCadical:
        """Return CaDiCaL with its learned clauses kept from one small task to the next."""
        return KeptCadical(self)


class KeptCadical(SatSolver):
    """CaDiCaL that keeps its learned clauses between small tasks, as a process cannot.

    Args:
        solver: the solver of all other tasks.
    """

    def __init__(self, solver: SatCall) -> None:
        super().__init__(solver.name, PySat, TRAITS)
        self._solver = solver

    def missing(self) -> Message | None:
        """Return None if CaDiCaL is there, else the reason."""
        return self._solver.missing()

    def run(self, task: Task) -> Outcome:
        """Do a task in this process if it is small, else in a process of its own."""
        if pysat.is_installed() and self._solver.is_small(task):
            return super().run(task)
        return self._solver.run(task)


def _hold(clauses: Clauses) -> Sat:
    sat = make_sat()
    sat.add(clauses.clauses)
    return sat


def make_sat() -> Sat:
    """Return an empty CaDiCaL from python-sat, else from the program."""
    return PySat() if pysat.is_installed() else SatProgram(PROGRAM, "-q")


SOLVER = SatCall(Cadical(), grace=0)
