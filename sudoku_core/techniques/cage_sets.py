"""The sets of digits that make the sum of a cage, and what follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

from ..rules import Killer
from ..rules.kernel import bits
from ..rules.kernel.linear import ROWS_SETS
from ..rules.kernel.sums import digit_sets
from .position import Position

MOST_SETS = 200
"""So many sets of digits are looked at; where there are more, they rule out little."""
Proof = Counter[str]
"""Equations by name, with how often they are added."""


class CageSets:
    """A cage with a sum, in a position.

    Args:
        position: the state.
        rule: the cage.

    Attributes:
        rule: the same.
        fitting: the sets of digits with the sum that fit into the cells, as masks.
        supported: by cell of the cage the digits that some way to fill it has there.
        known: whether the sets are few enough to be looked at, and there is a way to fill it.
    """

    def __init__(self, position: Position, rule: Killer) -> None:
        self.rule = rule
        self._position = position
        values = position.ground.layout.digits
        self._masks = tuple([position.state.masks[cell] for cell in rule.cells])
        total = -1 if rule.total is None else rule.total
        self._sets = digit_sets(values, len(rule.cells), total) or ()
        self.fitting: tuple[int, ...] = ()
        self.supported = self._masks
        if len(self._sets) <= MOST_SETS:
            self.fitting, self.supported = _filled(self._masks, self._sets)
        self.known = bool(self.fitting)

    @property
    def gone(self) -> int:
        """The set of live candidates that no way to fill the cage has."""
        found, side = 0, self._position.side
        for cell, before, after in zip(self.rule.cells, self._masks, self.supported):
            found |= (before & ~after) << cell * side
        return found & self._position.alive

    def required(self) -> Iterator[tuple[int, Proof]]:
        """The digits from 1 that every set holds and no cell yet, each with the proof.

        The proof says that the digit's candidates in the cage add up to at least 1.
        """
        if not self._in_rows:
            return
        dead = self._dead()
        common = -1
        for one in self._sets:
            common &= -1 if one in dead else one
        for bit in bits(common & ~self._held):
            proof = Counter({f"{self.rule.name}_place{bit + 1}": -1})
            if len(self._sets) > 1:
                proof[f"{self.rule.name}_sets"] -= 1
                self._cover(proof, [one for one in self._sets if not one >> bit & 1], dead)
            yield bit + 1, proof

    def sum_of(self, gone: int) -> tuple[int, Proof]:
        """Those of some candidates of the cage that are in no set left, and a sum that says so."""
        proof: Proof = Counter()
        found = everything = 0
        if not self._in_rows:
            return 0, proof
        for one in self._sets:
            everything |= one
        dead = self._dead()
        position = self._position
        for digit in position.digits_of(gone):
            own = gone & position.ground.of_digit[digit]
            sets = [one for one in self._sets if one >> digit - 1 & 1]
            if not sets:
                found |= own
                for cell in self.rule.cells:
                    proof[position.equation(position.cell_truth(cell)).name] += 1
                for bit in bits(everything):
                    proof[f"{self.rule.name}_place{bit + 1}"] -= 1
                if len(self._sets) > 1:
                    proof[f"{self.rule.name}_sets"] -= len(self.rule.cells)
            elif all(one in dead for one in sets):
                found |= own
                proof[f"{self.rule.name}_place{digit}"] += 1
                self._cover(proof, sets, dead)
        return found, proof

    @property
    def _in_rows(self) -> bool:
        """Whether the full model has rows for the sets."""
        return 0 < len(self._sets) <= ROWS_SETS

    @property
    def _held(self) -> int:
        """The digits that stand in the cage."""
        placed = self._position.state.placed
        return sum([1 << placed[cell] - 1 for cell in self.rule.cells if placed[cell]])

    def _dead(self) -> dict[int, tuple[bool, int]]:
        """By set that plainly does not fit, a digit it lacks that stands there, or has in vain."""
        held, union = self._held, 0
        for mask in self._masks:
            union |= mask
        found = {}
        for one in self._sets:
            in_vain, lacking = one & ~union, held & ~one
            if in_vain or lacking:
                wrong = in_vain or lacking
                found[one] = (not in_vain, (wrong & -wrong).bit_length() - 1)
        return found

    def _cover(self, proof: Proof, sets: Iterable[int], dead: dict[int, tuple[bool, int]]) -> None:
        """Add what says that none of these sets is there."""
        position, name = self._position, self.rule.name
        for lacking, bit in sorted({dead[one] for one in sets}):
            if not lacking:
                proof[f"{name}_place{bit + 1}"] -= 1
                continue
            cell = next(c for c in self.rule.cells if position.state.placed[c] == bit + 1)
            proof[position.equation(position.cell_truth(cell)).name] -= 1
            proof[f"{name}_place{bit + 1}"] += 1
            proof[f"{name}_sets"] += 1


@lru_cache(maxsize=4096)
def _filled(
    masks: tuple[int, ...], sets: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sets of digits that fit into cells, and by cell the digits that some way has there."""
    supported = [0] * len(masks)
    fitting = []
    for one in sets:
        ways: dict[int, bool] = {0: True}
        if _fill(masks, one, ways, supported):
            fitting.append(one)
    return tuple(fitting), tuple(supported)


def _fill(masks: tuple[int, ...], left: int, ways: dict[int, bool], supported: list[int]) -> bool:
    """Whether the digits left fit into the last cells, noting which can stand where."""
    if left not in ways:
        place = len(masks) - left.bit_count()
        ways[left] = False
        own = masks[place] & left
        while own:
            bit = own & -own
            own ^= bit
            if _fill(masks, left ^ bit, ways, supported):
                ways[left] = True
                supported[place] |= bit
    return ways[left]
