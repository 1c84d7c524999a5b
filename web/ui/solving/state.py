"""Results of solvers for the puzzle: solution, uniqueness, figures and logs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from protocol import ProofData

    from ..state import State

LOG = 60_000
"""The most characters of a log; of a longer log, the beginning and the end are shown."""
CUT = "\n…\n"
TREE = ("nodes", "bound", "cuts", "iterations")
"""The figures of a solver's tree, in the order in which they are shown."""
FIGURES = ("nodes", "bound", "cuts", "iterations", "presolved")
"""The figures of a tree; the last is 1 if the solver's own presolve left nothing to branch on."""


@dataclass(frozen=True, slots=True)
class Proof(Value):
    """The evidence that there is one solution, several or none: a first and a second solve."""

    grid: bytes = field(default=b"")  # the first solution
    solver: str = field(default="")  # the solver of the first solve
    form: str = field(default="")  # the formulation of the first solve
    seconds: float = field(default=0)  # the time of the first solve
    presolved: bool = field(default=False)  # whether presolve left no variables to the solver
    ended: str = field(default="")  # proven, second, unsure or none; "" during the second solve
    second_solve: ProofData | None = field(default=None)  # once it has ended


@dataclass(frozen=True, slots=True)
class Solved(Value):
    """The results of solvers for the puzzle."""

    of_puzzle = True

    impossible: bool = field(default=False)  # whether the puzzle is known to have no solution
    proof: Proof | None = field(default=None)
    tree: dict[str, Any] = field(default_factory=dict)  # the figures of the first solve's tree
    second_tree: dict[str, Any] = field(default_factory=dict)  # the figures of the second solve's
    log: str = field(default="")  # the log of the first solve
    second_log: str = field(default="")  # the log of the second solve


def appended(log: str, text: str) -> str:
    """Return a log with more text, cut in the middle if it is too long."""
    log += text
    return log if len(log) <= LOG else log[: LOG // 2] + CUT + log[len(CUT) - LOG // 2 :]


def with_impossible(state: State, impossible: bool) -> State:
    """Return the state with another knowledge of whether the puzzle has no solution."""
    return state.with_parts(state.part(Solved).but(impossible=impossible))
