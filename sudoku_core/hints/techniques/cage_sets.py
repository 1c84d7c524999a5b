"""Sets of digits that make the sum of a cage, and their consequences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ...language.messages import Message
from ...rules.kernel import bits
from ...rules.kernel.linear import ROWS_SETS
from ...rules.kernel.sums import digit_sets
from .equation_index import place_message
from .position import Position
from .rule_parts import CageSum

MOST_SETS = 200
"""Largest number of digit sets to examine; a cage with more of them rules out little."""
Proof = Counter[str]
"""Names of equations, each with its multiplier."""


class CageSets:
    """A cage with a sum, and the digit sets that fit into its candidates.

    Args:
        position: the state.
        cage: the cells and their sum.

    Attributes:
        rule: the rule that contains the cage.
        cells: the cells of the cage.
        total: the sum of the cage.
        sum_row: the name of the row of the sum.
        reasons: the names of the rule and of the block that makes the digits differ.
        fitting: the sets of digits with the sum that fit into the cells, as masks.
        supported: for each cell of the cage the digits that it has in some filling, as a mask.
        known: whether there are few enough sets to examine, and at least one fits.
    """

    def __init__(self, position: Position, cage: CageSum) -> None:
        self.rule, self.cells, self._name = cage.rule, cage.cells, cage.name
        self.total, self.sum_row = cage.total, f"{cage.name}_sum"
        self.reasons = cage.reasons
        self._position = position
        values = position.index.layout.digits
        self._masks = tuple([position.state.masks[cell] for cell in cage.cells])
        self._sets = digit_sets(values, len(cage.cells), cage.total) or ()
        self.fitting: tuple[int, ...] = ()
        self.supported = self._masks
        if len(self._sets) <= MOST_SETS:
            self.fitting, self.supported = fitting_sets(self._masks, self._sets)
        self.known = bool(self.fitting)

    @property
    def all_fit(self) -> bool:
        """True if each set of digits with the sum fits into the candidates of the cells."""
        return len(self.fitting) == len(self._sets)

    @property
    def eliminated(self) -> int:
        """Set of live candidates that no filling of the cage has."""
        candidates, side = 0, self._position.side
        for cell, before, after in zip(self.cells, self._masks, self.supported):
            candidates |= (before & ~after) << cell * side
        return candidates & self._position.alive

    def fill(self, masks: tuple[int, ...], _blocks: Sequence[str]) -> tuple[int, ...]:
        """Return by cell the digits of all fillings with some candidates, see ``LineReasons``."""
        return fitting_sets(masks, self._sets)[1]

    def required(self) -> Iterator[tuple[int, Proof]]:
        """Yield each digit from 1 that all sets hold but no cell does yet, with its certificate.

        The certificate says that the digit's candidates in the cage add up to at least 1.
        """
        if not self._in_rows:
            return
        impossible = self._impossible_sets()
        common = -1
        for digit_set in self._sets:
            common &= -1 if digit_set in impossible else digit_set
        for bit in bits(common & ~self._placed_digits):
            proof = Counter({f"{self._name}_place{bit + 1}": -1})
            if len(self._sets) > 1:
                proof[f"{self._name}_sets"] -= 1
                self._cover(
                    proof,
                    [digit_set for digit_set in self._sets if not digit_set >> bit & 1],
                    impossible,
                )
            yield bit + 1, proof

    def sum_of(self, candidates: int) -> tuple[int, Proof]:
        """Return those of some candidates of the cage that a sum rules out, and that sum.

        Args:
            candidates: candidates of the cage that no filling has.
        """
        proof: Proof = Counter()
        provable = everything = 0
        if not self._in_rows:
            return 0, proof
        for digit_set in self._sets:
            everything |= digit_set
        impossible = self._impossible_sets()
        position = self._position
        digits = position.digits_of(candidates)
        if any(not everything >> digit - 1 & 1 for digit in digits):
            self._fill_all(proof, everything)
        for digit in digits:
            of_digit = candidates & position.index.of_digit[digit]
            sets = [digit_set for digit_set in self._sets if digit_set >> digit - 1 & 1]
            if not sets:
                provable |= of_digit
            elif all(digit_set in impossible for digit_set in sets):
                provable |= of_digit
                proof[f"{self._name}_place{digit}"] += 1
                self._cover(proof, sets, impossible)
        return provable, proof

    def _fill_all(self, proof: Proof, everything: int) -> None:
        """Add the rows by which the digits of a set fill the cells, once for all other digits."""
        for cell in self.cells:
            proof[self._position.equation(self._position.cell_equation(cell)).name] += 1
        for bit in bits(everything):
            proof[f"{self._name}_place{bit + 1}"] -= 1
        if len(self._sets) > 1:
            proof[f"{self._name}_sets"] -= len(self.cells)

    @property
    def _in_rows(self) -> bool:
        """True if the full model has rows for the digit sets."""
        return 0 < len(self._sets) <= ROWS_SETS and len(self.reasons) == 1

    @property
    def _placed_digits(self) -> int:
        """Mask of the digits already placed in the cage."""
        placed = self._position.state.placed
        return sum([1 << placed[cell] - 1 for cell in self.cells if placed[cell]])

    def _impossible_sets(self) -> dict[int, tuple[bool, int]]:
        """Return a reason for each set that plainly does not fit.

        A reason says whether the set lacks a digit placed in the cage (otherwise it has a digit for
        which no cell has a candidate), and gives that digit as a bit from 0.
        """
        placed, union = self._placed_digits, 0
        for mask in self._masks:
            union |= mask
        impossible = {}
        for digit_set in self._sets:
            in_vain, lacking = digit_set & ~union, placed & ~digit_set
            if in_vain or lacking:
                wrong = in_vain or lacking
                impossible[digit_set] = (not in_vain, (wrong & -wrong).bit_length() - 1)
        return impossible

    def _cover(
        self, proof: Proof, sets: Iterable[int], impossible: dict[int, tuple[bool, int]]
    ) -> None:
        """Add to a certificate the rows which say that none of these sets is used."""
        position, name = self._position, self._name
        for lacking, bit in sorted({impossible[digit_set] for digit_set in sets}):
            if not lacking:
                proof[f"{name}_place{bit + 1}"] -= 1
                continue
            cell = next(c for c in self.cells if position.state.placed[c] == bit + 1)
            proof[position.cell_row(cell)] -= 1
            proof[f"{name}_place{bit + 1}"] += 1
            proof[f"{name}_sets"] += 1


@lru_cache(maxsize=4096)
def fitting_sets(
    masks: tuple[int, ...], sets: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the digit sets that fit into cells, and for each cell the digits of all fillings.

    Args:
        masks: by cell its candidates.
        sets: the sets of digits, as masks, with as many digits as cells.
    """
    supported = [0] * len(masks)
    fitting = []
    for digit_set in sets:
        fillable: dict[int, bool] = {0: True}
        if _fill(masks, digit_set, fillable, supported):
            fitting.append(digit_set)
    return tuple(fitting), tuple(supported)


def _fill(
    masks: tuple[int, ...], left: int, fillable: dict[int, bool], supported: list[int]
) -> bool:
    """Return whether the remaining digits fit into the last cells; collect each cell's digits."""
    if left not in fillable:
        place = len(masks) - left.bit_count()
        fillable[left] = False
        choices = masks[place] & left
        while choices:
            bit = choices & -choices
            choices ^= bit
            if _fill(masks, left ^ bit, fillable, supported):
                fillable[left] = True
                supported[place] |= bit
    return fillable[left]


def cage_message(position: Position, rule: str, total: int) -> Message:
    """Return the name of a cage, or of another rule that is a sum, with its sum.

    Args:
        position: the position of a step.
        rule: the name of the rule.
        total: the sum.
    """
    name = place_message(position.index, rule)
    return name if "clue" in name.params else Message("place.clue", place=(name,), clue=total)
