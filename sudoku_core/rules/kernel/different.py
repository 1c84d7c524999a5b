"""All different: each digit at most once in some cells, exactly once where there are as many."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from .rows import Clause, Constraint, Fresh, Left


@dataclass(frozen=True, slots=True)
class Different:
    """The digits of these cells differ.

    Args:
        cells: cell indices from 0, at most as many as there are digits.
    """

    cells: tuple[int, ...]

    def rows(self, name: str, left: Left, fresh: Fresh) -> Iterator[Constraint]:
        """One for each digit that is not settled: its variables add up to 1, or at most to 1."""
        for digit, places, exact in self._places(left):
            if exact or len(places) > 1:
                sense = "=" if exact else "<="
                yield Constraint(f"{name}_digit{digit + 1}", tuple(places), sense)

    def clauses(self, name: str, left: Left, fresh: Fresh) -> Iterator[Clause]:
        """One for each digit that asks for a place, and for each pair of places one against both.

        With every cell asked for both ways too, this is the extended encoding (Lynce and Ouaknine
        2006; Kwon and Jain 2006).
        """
        for _, places, exact in self._places(left):
            if exact:
                yield tuple(places)
            for one, other in combinations(places, 2):
                yield -one, -other

    def _places(self, left: Left) -> Iterator[tuple[int, list[int], bool]]:
        """Digit from 0, its variables, and whether one of them must be 1."""
        placed = {left.settled[cell] for cell in self.cells}
        exact = len(self.cells) == left.side
        for digit in range(left.side):
            if digit + 1 not in placed:
                yield (
                    digit,
                    [
                        left.variable(cell, digit)
                        for cell in self.cells
                        if not left.settled[cell] and left.masks[cell] >> digit & 1
                    ],
                    exact,
                )
