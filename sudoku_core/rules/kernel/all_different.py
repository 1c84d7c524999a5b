"""The all-different primitive: each digit at most once, in a full block exactly once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from .rows import Clause, Constraint, Domains, Fresh


@dataclass(frozen=True, slots=True)
class AllDifferent:
    """Cells whose digits all differ.

    Args:
        cells: cell indices from 0, at most as many as there are digits.
    """

    cells: tuple[int, ...]

    def rows(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Constraint]:
        """Yield a row for each digit that is not settled.

        The variables of the digit add up to 1 in a full block, else to at most 1.
        """
        for digit, places, exact in self._places(domains):
            if exact or len(places) > 1:
                sense = "=" if exact else "<="
                yield Constraint(f"{name}_digit{digit + 1}", tuple(places), sense)

    def clauses(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Clause]:
        """Yield a clause over the places of each digit, and one against each pair of places.

        Only full blocks have the first kind. With both kinds for every cell too, this is the
        extended encoding (Lynce and Ouaknine 2006; Kwon and Jain 2006).
        """
        for _, places, exact in self._places(domains):
            if exact:
                yield tuple(places)
            for first, second in combinations(places, 2):
                yield -first, -second

    def _places(self, domains: Domains) -> Iterator[tuple[int, list[int], bool]]:
        """Yield each open digit from 0, its variables, and whether one of them must be 1."""
        placed = {domains.settled[cell] for cell in self.cells}
        exact = len(self.cells) == domains.side
        for digit in range(domains.side):
            if digit + 1 not in placed:
                yield (
                    digit,
                    [
                        domains.variable(cell, digit)
                        for cell in self.cells
                        if not domains.settled[cell] and domains.masks[cell] >> digit & 1
                    ],
                    exact,
                )
