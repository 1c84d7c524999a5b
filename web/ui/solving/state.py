"""What is known of a puzzle since a solver worked on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from protocol import ProofData

    from ..state import State

LOG = 60_000
"""So many characters of a log are kept; of a longer one the beginning and the end."""
CUT = "\n…\n"
TREE = ("nodes", "bound", "cuts", "iterations")
"""The figures of a solver's tree, in the order in which they are shown."""
KEPT = ("nodes", "bound", "cuts", "iterations", "presolved")
"""Those with the one that is 1 where the solver's own presolve left nothing to branch on."""


@dataclass(frozen=True, slots=True)
class Proof(Value):
    """How it is shown that the first solution is the only one, or is not; or that there is none."""

    grid: bytes = field(default=b"")  # the first solution
    solver: str = field(default="")  # that found it, or proved that there is none
    form: str = field(default="")  # how it wrote the puzzle down
    seconds: float = field(default=0)  # it took
    alone: bool = field(default=False)  # whether singles solved it, and nothing was left for that
    ended: str = field(default="")  # "" while it goes on, then proven, second, unsure; or none
    how: ProofData | None = field(default=None)  # the second solve, when it has ended


@dataclass(frozen=True, slots=True)
class Solved(Value):
    """What a solver told of the puzzle."""

    of_puzzle = True

    impossible: bool = field(default=False)  # whether it is known to have no solution
    proof: Proof | None = field(default=None)
    tree: dict[str, Any] = field(default_factory=dict)  # the figures of the first solve's tree
    second_tree: dict[str, Any] = field(default_factory=dict)  # those of the second, for the proof
    log: str = field(default="")  # what was printed until there was a solution
    again: str = field(default="")  # what was printed after that, by who proves it the only one


def longer(log: str, more: str) -> str:
    """A log with what is printed next."""
    log += more
    return log if len(log) <= LOG else log[: LOG // 2] + CUT + log[len(CUT) - LOG // 2 :]


def with_impossible(state: State, impossible: bool) -> State:
    """Return the state that knows whether the puzzle was shown to have no solution."""
    return state.with_parts(state.part(Solved).but(impossible=impossible))
