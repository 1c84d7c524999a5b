"""Bounds on the number of cells that hold a digit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

from .automaton import clauses_of, sum_automaton
from .rows import Clause, Constraint, Domains, Fresh, bits

MOST_CLAUSES = 500
"""Most clauses over subsets of the places; beyond, an automaton counts."""


@dataclass(frozen=True, slots=True)
class Count:
    """Cells in which a digit stands neither too seldom nor too often.

    Args:
        cells: cell indices from 0, each once.
        digit: the digit, from 1.
        least: how often it stands there at least.
        most: how often at most.
    """

    cells: tuple[int, ...]
    digit: int
    least: int
    most: int

    def prune(self, masks: list[int]) -> tuple[int, ...] | None:
        """Remove the digit where it stands often enough; place it where no other place is left.

        Args:
            masks: by cell its candidates; changed in place.

        Returns:
            The cells that changed; None if the digit cannot stand there as often as it must.
        """
        bit = 1 << self.digit - 1
        settled = [cell for cell in self.cells if masks[cell] == bit]
        open_cells = [cell for cell in self.cells if masks[cell] & bit and masks[cell] != bit]
        if len(settled) > self.most or len(settled) + len(open_cells) < self.least:
            return None
        if len(settled) == self.most:
            for cell in open_cells:
                masks[cell] ^= bit
            return tuple(open_cells)
        if len(settled) + len(open_cells) == self.least:
            for cell in open_cells:
                masks[cell] = bit
            return tuple(open_cells)
        return ()

    def rows(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Constraint]:
        """Yield a row for each bound that can be broken, or an equation for both."""
        variables, least, most = self._left(domains)
        if least == most:
            yield Constraint(f"{name}_count", variables, "=", least)
            return
        if least > 0:
            yield Constraint(f"{name}_least", variables, ">=", least)
        if most < len(variables):
            yield Constraint(f"{name}_most", variables, "<=", most)

    def clauses(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Clause]:
        """Yield a clause for each subset of the places that is too large for a bound."""
        variables, least, most = self._left(domains)
        count = len(variables)
        if least > count or most < 0:
            yield ()
            return
        for sense, bound in ((">=", least), ("<=", most)):
            size = count - bound + 1 if sense == ">=" else bound + 1
            if size > count:
                continue
            if comb(count, size) <= MOST_CLAUSES:
                for places in combinations(variables, size):
                    yield places if sense == ">=" else tuple([-place for place in places])
            else:
                yield from self._counted(f"{name}_{sense == '<='}", domains, fresh, sense, bound)

    def _counted(
        self, name: str, domains: Domains, fresh: Fresh, sense: str, bound: int
    ) -> Iterator[Clause]:
        cells = [cell for cell in self.cells if not domains.settled[cell]]
        masks = [domains.masks[cell] for cell in cells]
        weights = [int(d == self.digit - 1) for d in range(domains.side)]
        layers = sum_automaton(masks, [weights] * len(cells), bound, sense)
        variables = [{d: domains.variable(c, d) for d in bits(domains.masks[c])} for c in cells]
        yield from clauses_of(name, masks, variables, layers, fresh)

    def _left(self, domains: Domains) -> tuple[tuple[int, ...], int, int]:
        """Return the digit's variables, and how often it must and may stand in open cells."""
        placed = [cell for cell in self.cells if domains.settled[cell] == self.digit]
        places = [
            domains.variable(cell, self.digit - 1)
            for cell in self.cells
            if not domains.settled[cell] and domains.masks[cell] >> self.digit - 1 & 1
        ]
        return tuple(places), self.least - len(placed), self.most - len(placed)
