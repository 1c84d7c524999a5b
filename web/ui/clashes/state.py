"""Givens and rules that cannot stand together, as far as they are known."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import Cells


@dataclass(frozen=True, slots=True)
class Clashes(Value):
    """What is known about a puzzle that has no solution."""

    of_puzzle = True

    sets: tuple[Cells, ...] = field(default=())  # givens that cannot stand together
    exhausted: bool = field(default=False)  # whether there are no more such sets
    choices: tuple[Cells, ...] = field(default=())  # sets of givens to erase, each of the fewest
    alone: tuple[bool | None, ...] = field(default=())  # for each, whether one solution is left
    complete: bool = field(default=True)  # whether these are all choices
    minimal: bool = field(default=True)  # whether it is proven that fewer will not do
    erasable: Cells = field(default=())  # the choice on show
    shown: Cells = field(default=())  # the givens that are marked
    ruled: Cells = field(default=())  # the cells of the rules that clash with them
