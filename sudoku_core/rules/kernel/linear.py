"""A sum of values: of a cage, or of any cells with coefficients."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .automaton import clauses_of, set_automaton, sum_automaton
from .rows import Clause, Constraint, Fresh, Left, bits, holds
from .sums import Sets, digit_sets, prune_by_sums, prune_cage

ROWS_SETS = 40
"""Digit sets of a cage up to which the binary program has a variable for each."""


@dataclass(frozen=True, slots=True)
class Linear:
    """A sum of coefficients times values keeps a bound.

    Args:
        cells: cell indices from 0, each once.
        total: the bound.
        values: what the digits 1, 2, 3 … stand for.
        coefficients: one for each cell; empty where all are 1.
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
        """The sets of digits with that sum; None where it is not sets that matter, or too many."""
        if self.coefficients or self.sense != "=" or not self.distinct:
            return None
        return digit_sets(self.values, len(self.cells), self.total)

    def prune(self, masks: list[int]) -> tuple[int, ...] | None:
        """Take away what no digits of the other cells complete to the sum.

        Args:
            masks: by cell its candidates; changed in place.

        Returns:
            The cells that changed; None if there is no way to the sum.
        """
        before = tuple([masks[cell] for cell in self.cells])
        if self.distinct and self.sense == "=" and not self.coefficients:
            found = prune_cage(before, self.values, self.total)
        else:
            factors = self.coefficients or (1,) * len(before)
            found = prune_by_sums(before, factors, self.values, self.total, self.sense)
        if found is None:
            return None
        if found == before:
            return ()
        changed = []
        for cell, old, new in zip(self.cells, before, found):
            if old != new:
                masks[cell] = new
                changed.append(cell)
        return tuple(changed)

    @property
    def weights(self) -> tuple[tuple[int, ...], ...]:
        """By cell of the rule and digit from 0, what it adds to the sum."""
        return tuple(tuple(factor * value for value in self.values) for factor, _cell in self.terms)

    def rows(self, name: str, left: Left, fresh: Fresh) -> Iterator[Constraint]:
        """The sum as one row; of a cage, also a variable for each set of digits that has the sum.

        Of those variables one is 1, and a digit stands in the cage exactly if it is in that set.
        """
        bound = self.total
        terms: list[tuple[int, int]] = []
        for weights, cell in zip(self.weights, self.cells):
            if left.settled[cell]:
                bound -= weights[left.settled[cell] - 1]
            else:
                terms += [
                    (left.variable(cell, digit), weights[digit])
                    for digit in bits(left.masks[cell])
                    if weights[digit]
                ]
        variables = tuple(variable for variable, _ in terms)
        if variables or not holds(0, self.sense, bound):
            coefficients = tuple(weight for _, weight in terms)
            yield Constraint(f"{name}_sum", variables, self.sense, bound, coefficients)
        yield from self._set_rows(name, left, fresh)

    def _set_rows(self, name: str, left: Left, fresh: Fresh) -> Iterator[Constraint]:
        sets, opened = self._sets_left(left)
        if sets is None or not opened or len(sets) > ROWS_SETS:
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
                left.variable(cell, digit) for cell in opened if left.masks[cell] >> digit & 1
            ]
            with_it = [chosen[mask] for mask in sets if chosen and mask >> digit & 1]
            if chosen:
                signs = (1,) * len(places) + (-1,) * len(with_it)
                row = f"{name}_place{digit + 1}"
                yield Constraint(row, tuple(places + with_it), "=", 0, signs)
            else:
                yield Constraint(f"{name}_place{digit + 1}", tuple(places))

    def _sets_left(self, left: Left) -> tuple[Sets, list[int]]:
        """The sets that the open cells can still hold, and these cells."""
        sets = self._sets
        opened = [cell for cell in self.cells if not left.settled[cell]]
        if sets is None:
            return None, opened
        placed = sum([1 << left.settled[cell] - 1 for cell in self.cells if left.settled[cell]])
        union = placed
        for cell in opened:
            union |= left.masks[cell]
        fitting = tuple(
            mask & ~placed
            for mask in sets
            if mask & placed == placed and not mask & ~union and _fits(mask, opened, left)
        )
        return fitting, opened

    def clauses(self, name: str, left: Left, fresh: Fresh) -> Iterator[Clause]:
        """A layered automaton over the digits placed so far, or over the sum so far."""
        sets, opened = self._sets_left(left)
        masks = [left.masks[cell] for cell in opened]
        if not opened:
            bound = self.total - self._settled_sum(left)
            if not holds(0, self.sense, bound):
                yield ()
            return
        layers = None if sets is None else set_automaton(masks, sets)
        if layers is None:
            weights = [w for w, cell in zip(self.weights, self.cells) if not left.settled[cell]]
            bound = self.total - self._settled_sum(left)
            layers = sum_automaton(masks, weights, bound, self.sense)
        variables = [
            {digit: left.variable(cell, digit) for digit in bits(left.masks[cell])}
            for cell in opened
        ]
        yield from clauses_of(name, masks, variables, layers, fresh)

    def _settled_sum(self, left: Left) -> int:
        return sum(
            weights[left.settled[cell] - 1]
            for weights, cell in zip(self.weights, self.cells)
            if left.settled[cell]
        )


def _fits(mask: int, cells: Sequence[int], left: Left) -> bool:
    return all(mask & left.masks[cell] for cell in cells)
