"""Solvers that are compared on a puzzle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, SolveReply

    from ..state import Sentence

    Compared = tuple[tuple[str, SolveReply | ErrorReply | OverdueReply], ...]


@dataclass(frozen=True, slots=True)
class Comparison(Value):
    """Which solvers take part, and how they did."""

    of_puzzle = True

    rivals: tuple[str, ...] = field(default=())  # the solvers to compare
    compared: Compared = field(default=())  # their names and replies so far
    verdict: tuple[Sentence, ...] = field(default=())  # what is said of that
