"""What is known of a puzzle since a solver worked on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from protocol import ProofData

TREE = ("nodes", "bound", "cuts", "iterations")
"""The figures of a solver's tree."""


@dataclass(frozen=True, slots=True)
class Proof(Value):
    """How it is shown that the first solution is the only one, or is not."""

    grid: bytes = field(default=b"")  # the first solution
    solver: str = field(default="")  # that found it
    seconds: float = field(default=0)  # it took
    ended: str = field(default="")  # "" while it goes on, then proven, second or unsure
    how: ProofData | None = field(default=None)  # the second solve, when it has ended


@dataclass(frozen=True, slots=True)
class Solved(Value):
    """What a solver told of the puzzle."""

    of_puzzle = True

    impossible: bool = field(default=False)  # whether it is known to have no solution
    proof: Proof | None = field(default=None)
    tree: dict[str, Any] = field(default_factory=dict)  # the figures of the solver's tree
    log: str = field(default="")  # what the solver printed
