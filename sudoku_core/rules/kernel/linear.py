"""A sum of values: of the cells of a cage, or of any cells with coefficients."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .automaton import clauses_of, digit_automaton, sum_automaton
from .digit_clauses import count_clauses, set_clauses
from .rows import Clause, Constraint, Domains, Fresh, bits, holds
from .sums import Sets, digit_sets, prune_by_sums, prune_cage

ROWS_SETS = 40
"""Most digit sets of a cage for which the binary program has a variable for each set."""
CLAUSES_SETS = 40
"""Most digit sets of a cage for which the clauses have a literal for each set."""


@dataclass(frozen=True, slots=True)
class Linear:
    """A bound on a sum of coefficients times values.

    Args:
        cells: cell indices from 0, each once.
        total: the bound.
        values: the numbers that the digits 1, 2, 3 … stand for.
        coefficients: by cell its factor; empty where all are 1.
        sense: "=", "<=" or ">=".
        distinct: whether the digits of the cells are known to differ.
    """

    cells: tuple[int, ...]
    total: int
    values: tuple[int, ...]
    coefficients: tuple[int, ...] = ()
    sense: str = "="
    distinct: bool = True

    @property
    def terms(self) -> tuple[tuple[int, int], ...]:
        """The coefficients with their cells."""
        return tuple(zip(self.coefficients or (1,) * len(self.cells), self.cells))

    @property
    def _sets(self) -> Sets:
        """The digit sets with the total as their sum; None if the sum is no cage's, or if there
        are too many sets."""
        return digit_sets(self.values, len(self.cells), self.total) if self.is_cage else None

    @property
    def is_cage(self) -> bool:
        """True if the digits differ and add up to the total without factors."""
        return self.distinct and self.sense == "=" and not self.coefficients

    def prune(self, masks: list[int]) -> tuple[int, ...] | None:
        """Remove the candidates that no digits of the other cells complete to the sum.

        Args:
            masks: by cell its candidates; changed in place.

        Returns:
            The cells that changed; None if the sum cannot be reached.
        """
        before = tuple([masks[cell] for cell in self.cells])
        if self.is_cage:
            narrowed = prune_cage(before, self.values, self.total)
        else:
            factors = self.coefficients or (1,) * len(before)
            narrowed = prune_by_sums(before, factors, self.values, self.total, self.sense)
        if narrowed is None:
            return None
        if narrowed == before:
            return ()
        changed = []
        for cell, old, new in zip(self.cells, before, narrowed):
            if old != new:
                masks[cell] = new
                changed.append(cell)
        return tuple(changed)

    @property
    def weights(self) -> tuple[tuple[int, ...], ...]:
        """By cell of the rule and digit from 0, the digit's share of the sum."""
        return tuple(tuple(factor * value for value in self.values) for factor, _cell in self.terms)

    def rows(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Constraint]:
        """Yield the sum as one row and, for a cage, rows with a variable for each digit set.

        Exactly one of the sets' variables is 1, and a digit stands in the cage exactly if it is in
        the set of that variable.
        """
        bound = self.total
        terms: list[tuple[int, int]] = []
        for weights, cell in zip(self.weights, self.cells):
            if domains.settled[cell]:
                bound -= weights[domains.settled[cell] - 1]
            else:
                terms += [
                    (domains.variable(cell, digit), weights[digit])
                    for digit in bits(domains.masks[cell])
                    if weights[digit]
                ]
        variables = tuple(variable for variable, _ in terms)
        if variables or not holds(0, self.sense, bound):
            coefficients = tuple(weight for _, weight in terms)
            yield Constraint(f"{name}_sum", variables, self.sense, bound, coefficients)
        yield from self._set_rows(name, domains, fresh)

    def _set_rows(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Constraint]:
        sets, open_cells = self._sets_left(domains)
        if sets is None or not open_cells or len(sets) > ROWS_SETS:
            return
        chosen = {}
        if len(sets) > 1:
            for mask in sets:
                digits = "_".join([str(self.values[digit]) for digit in bits(mask)])
                chosen[mask] = fresh(f"{name}_set_{digits}")
            yield Constraint(f"{name}_sets", tuple(chosen.values()))
        everything = 0
        for mask in sets:
            everything |= mask
        for digit in bits(everything):
            places = [
                domains.variable(cell, digit)
                for cell in open_cells
                if domains.masks[cell] >> digit & 1
            ]
            choices = [chosen[mask] for mask in sets if chosen and mask >> digit & 1]
            if chosen:
                signs = (1,) * len(places) + (-1,) * len(choices)
                row = f"{name}_place{digit + 1}"
                yield Constraint(row, tuple(places + choices), "=", 0, signs)
            else:
                yield Constraint(f"{name}_place{digit + 1}", tuple(places))

    def _sets_left(self, domains: Domains) -> tuple[Sets, list[int]]:
        """Return the digit sets that the open cells can still hold, and the open cells."""
        sets = self._sets
        open_cells = [cell for cell in self.cells if not domains.settled[cell]]
        if sets is None:
            return None, open_cells
        placed = sum(
            [1 << domains.settled[cell] - 1 for cell in self.cells if domains.settled[cell]]
        )
        union = placed
        for cell in open_cells:
            union |= domains.masks[cell]
        fitting = tuple(
            mask & ~placed
            for mask in sets
            if mask & placed == placed and not mask & ~union and _fits(mask, open_cells, domains)
        )
        return fitting, open_cells

    def clauses(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Clause]:
        """Yield the sum over the digits of a cage; else an automaton over the sum so far."""
        open_cells = [cell for cell in self.cells if not domains.settled[cell]]
        bound = self.total - self._settled_sum(domains)
        if not open_cells:
            if not holds(0, self.sense, bound):
                yield ()
            return
        if self.is_cage:
            by_digits = self._clauses_by_digits(name, open_cells, bound, domains, fresh)
            if by_digits is not None:
                yield from by_digits
                return
        masks = [domains.masks[cell] for cell in open_cells]
        weights = [w for w, cell in zip(self.weights, self.cells) if not domains.settled[cell]]
        layers = sum_automaton(masks, weights, bound, self.sense)
        variables = [
            {digit: domains.variable(cell, digit) for digit in bits(domains.masks[cell])}
            for cell in open_cells
        ]
        yield from clauses_of(name, masks, variables, layers, fresh)

    def _clauses_by_digits(
        self, name: str, cells: list[int], bound: int, domains: Domains, fresh: Fresh
    ) -> Iterator[Clause] | None:
        """Return the clauses of a cage over its digits; None if they would be too many."""
        places: dict[int, list[int]] = {}
        for digit in range(len(self.values)):
            inside = [cell for cell in cells if domains.masks[cell] >> digit & 1]
            if inside:
                places[digit] = [domains.variable(cell, digit) for cell in inside]
        sets, _ = self._sets_left(domains)
        if sets is not None and len(sets) <= CLAUSES_SETS:
            return set_clauses(name, places, sets, fresh)
        layers = digit_automaton(list(places), self.values, len(cells), bound)
        return None if layers is None else count_clauses(name, places, layers, fresh)

    def _settled_sum(self, domains: Domains) -> int:
        return sum(
            weights[domains.settled[cell] - 1]
            for weights, cell in zip(self.weights, self.cells)
            if domains.settled[cell]
        )


def _fits(mask: int, cells: Sequence[int], domains: Domains) -> bool:
    return all(mask & domains.masks[cell] for cell in cells)
