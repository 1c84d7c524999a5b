"""Sentences on why the cages in one block together leave a candidate out.

If the digit sets left to the cages are few, all are named. Otherwise a removed digit is assumed:
the sentence names the fewest cages whose sets would always share a digit, or would leave digits
that the other cells of the block cannot hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from ...board.blocks import Block
from ...language.messages import Message
from ...rules.kernel import bits
from .cage_sets import CageSets, cage_message, fitting_sets
from .equation_index import place_message
from .position import Position
from .reason_sentences import FEW_REASONS, reasons_together
from .rule_alone import inside

Choice = tuple[int, ...]
"""A digit set for each cage, and that of the cells outside, as masks."""
Sentence = tuple[Message, int]
"""A sentence on removed digits, and the number of digit sets that it names."""
FEW_CAGES = 3
"""Most cages whose digit sets are all named."""
FEW_SETS = 4
"""Most digit sets of a cage that are named; of more, the number is."""
LONG_SET = 4
"""Most digits of a set that a reader sees at once whether they fit."""


class Assumption(NamedTuple):
    """A removed digit, in one cell or in all cells that a cage, or the rest of the block, has.

    Args:
        place: the number of the cage; the number of cages for the cells outside all of them.
        digit: the digit.
        cells: the cells that could hold it.
        alone: whether the digit is assumed in each cell by itself, not somewhere in the cage.
    """

    place: int
    digit: int
    cells: tuple[int, ...]
    alone: bool

    @property
    def bit(self) -> int:
        """The digit as a mask."""
        return 1 << self.digit - 1


class ByCage(NamedTuple):
    """A reason by a single cage.

    Args:
        cage: the number of the cage.
        needs_digit: whether the cage has no sum without the digit, rather than none with it.
    """

    cage: int
    needs_digit: bool


class Contradiction(NamedTuple):
    """The contradiction that an assumed digit leads to.

    Args:
        code: the code of the sentence.
        params: the parameters of the sentence but for the assumption, in pairs.
        length: the number of digit sets named.
    """

    code: str
    params: tuple[tuple[str, object], ...]
    length: int


Reason = ByCage | Contradiction


class CageReasons:
    """The reasons of a step by the cages of a block.

    Args:
        position: the position of the step.
        block: the full block.
        cages: the cages inside it, without common cells.
    """

    def __init__(self, position: Position, block: Block, cages: Sequence[CageSets]) -> None:
        self._position = position
        self._block = block
        self._cages = cages
        self._names = [(cage_message(position, cage.rule.name, cage.total),) for cage in cages]
        self._cover = (place_message(position.index, block.name),)
        covered = {cell for cage in cages for cell in cage.cells}
        outside = tuple([cell for cell in block.cells if cell not in covered])
        self._parts = (*[cage.cells for cage in cages], outside)

    def message(self, choices: Sequence[Choice], eliminated: int) -> Message:
        """Return the explanation of a step.

        Args:
            choices: the choices of a digit set for each cage, and for the other cells.
            eliminated: the set of candidates that are in none of them.
        """
        by_cage, contradictions = self._reasons(eliminated)
        reasons = [*by_cage, *contradictions]
        whole = self._choices(choices, eliminated)
        if whole and (
            len(reasons) > FEW_REASONS or whole[1] < sum([length for _sentence, length in reasons])
        ):
            reason = whole[0]
        else:
            # What a cage needs or cannot hold says nothing about the other digits.
            example, _length = min(contradictions or by_cage, key=lambda pair: pair[1])
            reason = reasons_together([sentence for sentence, _length in reasons], example)
        return Message("step.cages-together", cover=self._cover, reason=(reason,))

    def _reasons(self, eliminated: int) -> tuple[list[Sentence], list[Sentence]]:
        """Return the sentences by a single cage, and those by contradiction."""
        alike: dict[tuple[int, int | Assumption, Reason], Assumption] = {}
        for assumed in self._assumptions(eliminated):
            reason = self._reason(assumed)
            key = (assumed.digit, assumed.place if assumed.alone else assumed, reason)
            first = alike.get(key, assumed)
            cells = tuple(dict.fromkeys((*first.cells, *assumed.cells)))
            alike[key] = first._replace(cells=cells)
        by_cage: dict[tuple[ByCage, tuple[int, ...]], set[int]] = {}
        contradictions = []
        for (_digit, _place, reason), assumed in alike.items():
            if isinstance(reason, Contradiction):
                contradictions.append(self._worded(assumed, reason))
                continue
            fits = any(digits & assumed.bit for digits in self._cages[reason.cage].fitting)
            cells = assumed.cells if fits and not reason.needs_digit else ()
            by_cage.setdefault((reason, cells), set()).add(assumed.digit)
        return self._by_cage(by_cage), contradictions

    def _by_cage(
        self, by_cage: Mapping[tuple[ByCage, tuple[int, ...]], set[int]]
    ) -> list[Sentence]:
        """Return the sentences by a single cage, first those on the digits that a cage needs.

        If such a sentence names all digit sets of a cage, digits in none of them are not named.

        Args:
            by_cage: by reason, and cells that cannot hold them if the cage can, the digits.
        """
        few = {place for place, cage in enumerate(self._cages) if len(cage.fitting) <= FEW_SETS}
        known = few & {reason.cage for reason, _cells in by_cage if reason.needs_digit}
        sentences = []
        pairs = sorted(by_cage.items(), key=lambda pair: not pair[0][0].needs_digit)
        for (reason, cells), digits in pairs:
            if reason.needs_digit:
                sentences.append(self._needed_message(reason.cage, sorted(digits)))
            elif cells or reason.cage not in known:
                sentences.append((self._none_message(reason.cage, cells, sorted(digits)), 0))
        return sentences

    def _none_message(self, place: int, cells: Sequence[int], digits: Sequence[int]) -> Message:
        """Return the sentence about digits with which a cage has no sum, in some cells if given."""
        params: dict[str, object] = {"base": self._names[place]}
        params["cases"] = self._position.digit_text(digits)
        if not cells:
            return Message("step.cages-none", **params)
        places = self._position.coordinates(sorted(cells))
        return Message("step.cages-none-in", places=places, **params)

    def _assumptions(self, eliminated: int) -> Iterator[Assumption]:
        """Yield the removed digits, those of all cells of a part together."""
        position, side = self._position, self._position.side
        for place, cells in enumerate(self._parts):
            for digit in range(side):
                holding = [c for c in cells if position.state.masks[c] >> digit & 1]
                removed = [c for c in holding if eliminated >> c * side + digit & 1]
                if len(removed) == len(holding) > 1:
                    yield Assumption(place, digit + 1, tuple(removed), False)
                else:
                    for cell in removed:
                        yield Assumption(place, digit + 1, (cell,), True)

    def _masks(self, cells: Sequence[int], assumed: Assumption) -> tuple[int, ...]:
        """Return the candidates of some cells once a digit is assumed."""
        masks = self._position.state.masks
        if not assumed.alone:
            return tuple([masks[cell] for cell in cells])
        bit = assumed.bit
        return tuple([bit if cell in assumed.cells else masks[cell] & ~bit for cell in cells])

    def _sets(self, assumed: Assumption) -> list[tuple[int, ...]]:
        """Return by cage the digit sets that an assumed digit leaves."""
        sets = []
        for place, cage in enumerate(self._cages):
            holds = place == assumed.place
            fitting = tuple([each for each in cage.fitting if bool(each & assumed.bit) == holds])
            if holds:
                fitting = fitting_sets(self._masks(cage.cells, assumed), fitting)[0]
            sets.append(fitting)
        return sets

    def _reason(self, assumed: Assumption) -> Reason:
        """Return why a digit goes, by as few cages as possible."""
        sets = self._sets(assumed)
        for place in range(len(self._cages)):
            if not sets[place] and place != assumed.place:
                return ByCage(place, needs_digit=True)
        if assumed.place < len(self._cages) and not sets[assumed.place]:
            return ByCage(assumed.place, needs_digit=False)
        places = range(len(self._cages))
        subsets = [chosen for size in places for chosen in combinations(places, size + 1)]
        for chosen in subsets:
            if not _disjoint_unions([sets[place] for place in chosen]):
                parts, length = self._clauses(assumed, sets, chosen)
                return Contradiction("step.cages-clash", (("parts", parts),), length)
        every = (1 << self._position.side) - 1
        for chosen in subsets:
            covered = {cell for place in chosen for cell in self._parts[place]}
            cells = [cell for cell in self._block.cells if cell not in covered]
            choices = _disjoint_unions([sets[place] for place in chosen])
            left = tuple(sorted({every & ~choice for choice in choices}, key=_ascending))
            if not fitting_sets(self._masks(cells, assumed), left)[0]:
                break
        parts, length = self._clauses(assumed, sets, chosen)
        code, params = self._rest(assumed, cells, left)
        params = (("parts", parts), *params)
        return Contradiction("step.cages-rest" + code, params, length + len(left))

    def _rest(
        self, assumed: Assumption, cells: Sequence[int], left: Sequence[int]
    ) -> tuple[str, tuple[tuple[str, object], ...]]:
        """Return the ending of the code and the parameters on digits that do not fit into cells.

        Args:
            assumed: the assumed digit.
            cells: the cells of the block outside the cages.
            left: the digit sets that would be left for them.
        """
        masks = self._masks(cells, assumed)
        union, common, some = 0, -1, 0
        for mask in masks:
            union |= mask
        for digits in left:
            common, some = common & digits, some | digits
        lacking = [bit + 1 for bit in bits(common & ~union)]
        if lacking:
            digit = self._position.digit_text(lacking[:1])
            return "-digit", (("cover", self._cover), ("digits", digit))
        empty = [cell for cell, mask in zip(cells, masks) if not mask & some]
        if empty:
            return "-cell", (("cells", self._position.coordinates(empty[:1])),)
        if len(left) > FEW_SETS or len(cells) > LONG_SET:
            return "-many", (("cover", self._cover),)
        return "", (("cover", self._cover), ("sets", self._position.sets_text(left)))

    # Sentences.

    def _choices(self, choices: Sequence[Choice], eliminated: int) -> Sentence | None:
        """Return the sentence that names all digit sets; None if many."""
        if len(self._cages) > FEW_CAGES:
            return None
        parts, length, ending = [], 0, ""
        for place, column in enumerate(zip(*choices)):
            sets = sorted(set(column), key=_ascending)
            length += len(sets)
            removed = eliminated & inside(self._position, self._parts[place])
            digits = [digit - 1 for digit in self._position.digits_of(removed)]
            lost = not any(each >> digit & 1 for digit in digits for each in sets)
            ending = ending if lost else "-cells"
            if len(self._parts[place]) > LONG_SET and not lost:
                return None
            if place == len(self._cages):
                if removed:
                    parts.append(self._outside(sets, digits, lost=lost))
            elif len(sets) > FEW_SETS:
                return None
            else:
                text = self._position.sets_text(sets)
                parts.append(Message("step.part-cage-is", place=self._names[place], sets=text))
        return Message("step.cages-choices" + ending, parts=tuple(parts)), length

    def _outside(self, sets: Sequence[int], digits: Sequence[int], *, lost: bool) -> Message:
        """Return the clause on the cells outside the cages.

        Args:
            sets: the digit sets left for them.
            digits: digits from 0 that are removed there.
            lost: whether no set has any of these digits.
        """
        if lost:
            text = self._position.digit_text([digit + 1 for digit in digits])
            return Message("step.part-rest-lacks", excluded=text)
        return Message("step.part-rest-is", sets=self._position.sets_text(sets))

    def _needed_message(self, place: int, digits: Sequence[int]) -> Sentence:
        """Return the sentence about digits that a cage needs itself."""
        cage, base = self._cages[place], self._names[place]
        text = self._position.digit_text(digits)
        few = len(cage.fitting) <= FEW_SETS
        sets = self._position.sets_text(cage.fitting) if few else ""
        code = "step.cages-needed" if few else "step.cages-needed-many"
        params = {"sets": sets} if few else {}
        message = Message(code, base=base, cover=self._cover, digits=text, **params)
        return message, min(len(cage.fitting), FEW_SETS)

    def _worded(self, assumed: Assumption, reason: Contradiction) -> Sentence:
        """Return the sentence that assumes a digit."""
        start = (self._start(assumed),)
        return Message(reason.code, start=start, **dict(reason.params)), reason.length

    def _start(self, assumed: Assumption) -> Message:
        """Return the clause that assumes a digit."""
        position = self._position
        digits = position.digit_text((assumed.digit,))
        if assumed.alone:
            code = "step.if" + ("-several" if len(assumed.cells) > 1 else "")
            return Message(code, cells=position.coordinates(assumed.cells), digits=digits)
        if assumed.place < len(self._cages):
            name = self._names[assumed.place]
            return Message("step.cages-if-inside", place=name, digits=digits)
        return Message("step.cages-if-outside", cover=self._cover, digits=digits)

    def _clauses(
        self, assumed: Assumption, sets: Sequence[Sequence[int]], chosen: Sequence[int]
    ) -> tuple[tuple[Message, ...], int]:
        """Return clauses with the digit sets of some cages, and the number of the sets."""
        clauses, length = [], 0
        for place in sorted(chosen, key=lambda each: each != assumed.place):
            left = sets[place]
            length += len(left)
            params: dict[str, object] = {"place": self._names[place]}
            if len(left) > FEW_SETS:
                clauses.append(Message("case.cage-many", count=len(left), **params))
            elif place == assumed.place and not assumed.alone:
                clauses.append(Message("step.part-cage-then", sets=self._position.sets_text(left)))
            else:
                clauses.append(
                    Message("step.part-cage-only", sets=self._position.sets_text(left), **params)
                )
        return tuple(clauses), length


def _ascending(digits: int) -> tuple[int, ...]:
    """Return the key by which digit sets stand in a sentence."""
    return tuple(bits(digits))


def _disjoint_unions(sets: Sequence[Sequence[int]]) -> list[int]:
    """Return the union of each choice of one set from each list without a common digit."""
    unions = [0]
    for each in sets:
        unions = [union | digits for union in unions for digits in each if not union & digits]
    return unions
