"""The cases of a rule that candidates leave: where its digits can stand, and with which sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...board.rule_case import RuleCase
from ...rules.kernel import Linear, Regular
from .line_fillings import blocks_around, digit_sets_within, fill_of, supported_in_blocks
from .position import Position
from .step import Candidate

MOST_WITH_SETS = 10
"""Most cases whose sets of digits are looked for: with more, a step is of the hardest anyway."""


@dataclass(frozen=True, slots=True)
class OpenCase:
    """A case of a rule that the candidates leave.

    Args:
        fixed: the cells that the case names, each with the mask of the digits left there.
        between: whether the rule looks at the digits between these.
        open: the number of other cells without a digit that the rule looks at.
        sets: the sets of digits of the other cells, as masks, if the rule adds these up.
        others: the other cells that the rule looks at.
    """

    fixed: tuple[tuple[int, int], ...]
    between: bool
    open: int
    sets: tuple[int, ...] = ()
    others: tuple[int, ...] = ()

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that the case names."""
        return tuple([cell for cell, _mask in self.fixed])

    @property
    def count(self) -> int:
        """The number of sets of digits, or else of open cells, to look at."""
        return max(1, len(self.sets) or self.open)


class CasesOfLine:
    """The cases of a rule that is a single automaton.

    Args:
        position: the position to search.
        owner: the name of the rule.
        name: the prefix of the names of the automaton's rows.
        regular: the automaton.

    Attributes:
        owner, name, regular: as above.
        cells: the cells of the automaton.
        masks: by cell of the automaton its candidates.
        blocks: the names of the blocks around, in which no digit repeats.
        cases: the cases that the rule tells apart; none for most rules.
    """

    def __init__(self, position: Position, owner: str, name: str, regular: Regular) -> None:
        layout = position.index.layout
        around = blocks_around(layout, rule_names(layout), regular.cells)
        self.owner, self.name, self.regular = owner, name, regular
        self.cells = regular.cells
        self.masks = tuple([position.state.masks[cell] for cell in regular.cells])
        self.blocks = tuple([name for name, _places in around])
        self._layout = layout
        self._state = position.state
        self._places = tuple([places for _name, places in around])
        self.cases = cases_of(layout, rule_names(layout), owner)
        self._peers = lowered(layout).peers

    @property
    def whole_blocks(self) -> list[str]:
        """The names of the blocks that have all cells of the line."""
        around = zip(self.blocks, self._places)
        return [name for name, places in around if len(places) == len(self.cells)]

    def fill(self, masks: tuple[int, ...], names: Sequence[str]) -> tuple[int, ...] | None:
        """Return by cell the digits of all fillings, see ``line_fillings.fill_of``."""
        return fill_of(self.regular, tuple(zip(self.blocks, self._places)))(masks, names)

    def eliminated(self) -> list[int] | None:
        """Return by cell the mask of the candidates in no filling.

        Candidates that the blocks alone rule out, and the rule alone does not, are left out: other
        techniques find them.

        Returns:
            The masks; None if nothing fits, there are no blocks, or there are too many states.
        """
        within = supported_in_blocks(self.regular, self.masks, self._places)
        if not within:
            return None
        if within == self.masks:
            return [0] * len(within)
        weights = (0,) * len(self._layout.digits)
        anything = Linear(self.cells, 0, weights, sense=">=", distinct=False)
        by_blocks = supported_in_blocks(anything, self.masks, self._places) or within
        by_rule = list(self._state.masks)
        self.regular.prune(by_rule)
        return [
            mask & ~both & (blocks | ~by_rule[cell])
            for cell, mask, both, blocks in zip(self.cells, self.masks, within, by_blocks)
        ]

    def sizes(self) -> tuple[int, ...]:
        """Return the possible numbers of digits between a case's fixed cells."""
        fillable = self._fillable() or ()
        return tuple(sorted({len(case.others) for case in fillable if case.between}))

    def cases_by_place(self) -> tuple[list[OpenCase], dict[int, int]]:
        """Return the cases by the candidates of their fixed cells alone, whatever else is known.

        Returns:
            The cases that would have a filling if all other cells were empty; by cell the mask of
            the digits named by a case of the rule, by no case left. Nothing if there are too many
            states.
        """
        fillable = self._fillable()
        if not fillable:
            return [], {}
        mask_of = dict(zip(self.cells, self.masks))
        cases, outside_cases = list[OpenCase](), self._masks_of_cases()
        for case in fillable:
            cells = [cell for cell, _values in case.fixed]
            masks = [mask_of[cell] & self._mask(values) for cell, values in case.fixed]
            left = [0] * len(cells)
            for bits_of in product(*[_single_bits(mask) for mask in masks]):
                if self._may_hold(cells, bits_of):
                    left = [mask | bit for mask, bit in zip(left, bits_of)]
            if left[0]:
                fixed = tuple(zip(cells, left))
                cases.append(OpenCase(fixed, case.between, 0, (), case.others))
                for cell, mask in fixed:
                    outside_cases[cell] &= ~mask
        return cases, outside_cases

    def open_cases(self) -> list[OpenCase]:
        """Return the cases that have a filling with the candidates.

        After the first ``MOST_WITH_SETS``, sets of digits are no longer looked for.
        """
        cases = list[OpenCase]()
        for case in self.cases:
            masks = _masks_in(case, self.cells, self.masks, self._layout.digits)
            within = supported_in_blocks(self.regular, masks, self._places)
            if not within:
                continue
            left = dict(zip(self.cells, within))
            sets: tuple[int, ...] = ()
            if case.summed and case.others and len(cases) < MOST_WITH_SETS:
                places = tuple([self.cells.index(cell) for cell in case.others])
                # Elsewhere digits may repeat, which a set does not show.
                if any(set(places).issubset(block) for block in self._places):
                    sets = digit_sets_within(self.regular, within, self._places, places)
            fixed = tuple([(cell, left[cell]) for cell, _values in case.fixed])
            count = sum([left[cell].bit_count() > 1 for cell in case.others])
            cases.append(OpenCase(fixed, case.between, count, sets, case.others))
        return cases

    def names(self, candidates: Sequence[Candidate]) -> bool:
        """Return whether cases name all of some candidates in the cells that they fix."""
        named = self._masks_of_cases()
        return all(named[cell] >> digit - 1 & 1 for cell, digit in candidates)

    def _masks_of_cases(self) -> dict[int, int]:
        """Return by cell the mask of the digits that cases name: all digits in a cell that each
        case names."""
        named, counts = dict.fromkeys(self.cells, 0), Counter[int]()
        for case in self.cases:
            for cell, values in case.fixed:
                named[cell] |= self._mask(values)
                counts[cell] += 1
        every = self._mask(self._layout.digits)
        return {
            cell: every if counts[cell] == len(self.cases) else mask for cell, mask in named.items()
        }

    def _fillable(self) -> tuple[RuleCase, ...] | None:
        return _fillable(self.cases, self.regular, self._places, self._layout.digits)

    def _mask(self, values: Sequence[int]) -> int:
        return _mask_of(values, self._layout.digits)

    def _may_hold(self, cells: Sequence[int], bits_of: Sequence[int]) -> bool:
        """Return whether no cell has the digit of another that it sees."""
        return not any(
            bit == other and second in self._peers[first]
            for number, (first, bit) in enumerate(zip(cells, bits_of))
            for second, other in zip(cells[:number], bits_of)
        )


@lru_cache(maxsize=256)
def cases_of(layout: Layout, _names: tuple[str, ...], owner: str) -> tuple[RuleCase, ...]:
    """Return the cases of a rule.

    Args:
        layout: the board.
        _names: the names of its rules, which only complete the key of the cache.
        owner: the name of the rule.
    """
    rule = next(rule for rule in layout.rules if rule.name == owner)
    return tuple(rule.cases(layout))


@lru_cache(maxsize=256)
def _fillable(
    cases: tuple[RuleCase, ...],
    regular: Regular,
    places: tuple[tuple[int, ...], ...],
    values: tuple[int, ...],
) -> tuple[RuleCase, ...] | None:
    """Return the cases that have a filling with all digits everywhere; None for too many states."""
    every = ((1 << len(values)) - 1,) * len(regular.cells)
    fillable = []
    for case in cases:
        masks = _masks_in(case, regular.cells, every, values)
        within = supported_in_blocks(regular, masks, places)
        if within is None:
            return None
        if within:
            fillable.append(case)
    return tuple(fillable)


def _masks_in(
    case: RuleCase, cells: Sequence[int], masks: Sequence[int], values: Sequence[int]
) -> tuple[int, ...]:
    allowed = {cell: _mask_of(of_cell, values) for cell, of_cell in case.fixed}
    return tuple([mask & allowed.get(cell, -1) for cell, mask in zip(cells, masks)])


def _mask_of(some: Sequence[int], values: Sequence[int]) -> int:
    return sum([1 << digit for digit, value in enumerate(values) if value in some])


def _single_bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1
