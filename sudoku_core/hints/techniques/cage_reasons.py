"""Sentences on why the cages in one block together leave a candidate out.

If the digit sets left to the cages are few, all are named. Otherwise a removed digit is assumed:
the sentence names the fewest cages whose sets would always share a digit, or would leave digits
that the other cells of the block cannot hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ...board.blocks import Block
from ...language.messages import Message
from ...rules.kernel import bits
from .cage_sets import CageSets, fitting_sets
from .equation_index import place_message
from .position import Position
from .rule_alone import inside

Choice = tuple[int, ...]
"""A digit set for each cage, and that of the cells outside, as masks."""
FEW_REASONS = 3
"""Most sentences about removed digits; of more, the shortest one is said."""
FEW_CAGES = 3
"""Most cages whose digit sets are all named."""
FEW_SETS = 4
"""Most digit sets of a cage that are named; of more, the number is."""
LONG_SET = 4
"""Most digits of a set that a reader sees at once whether they fit."""


class Assumption(NamedTuple):
    """A removed digit, in one cell or in all cells that a cage, or the rest of the block, has.

    Args:
        place: the number of the cage; one beyond the last for the cells outside all cages.
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


class Reason(NamedTuple):
    """Why a removed digit does not fit.

    Args:
        code: the code of the sentence.
        params: the parameters of the sentence but for the assumption, in pairs.
        length: the number of digit sets named.
        needing: the number of the cage that needs the digit itself; -1 for none.
    """

    code: str
    params: tuple[tuple[str, object], ...] = ()
    length: int = 0
    needing: int = -1


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
        self._names = [(place_message(position.index, cage.rule.name),) for cage in cages]
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
        reasons = self._reasons(eliminated)
        length = sum([length for _sentence, length in reasons])
        whole = self._choices(choices, eliminated)
        if whole and (len(reasons) > FEW_REASONS or whole[1] < length):
            sentences = [whole[0]]
        elif len(reasons) <= FEW_REASONS:
            sentences = [sentence for sentence, _length in reasons]
        else:
            shortest = min(reasons, key=lambda pair: pair[1])
            sentences = [shortest[0], Message("step.likewise")]
        together = sentences[0]
        for each in sentences[1:]:
            together = Message("step.also", first=(together,), second=(each,))
        return Message("step.cages-together", cover=self._cover, reason=(together,))

    def _reasons(self, eliminated: int) -> list[tuple[Message, int]]:
        """Return sentences on all removed digits, each with the number of digit sets it names."""
        alike: dict[tuple[object, ...], Assumption] = {}
        reasons: dict[tuple[object, ...], Reason] = {}
        needed: dict[int, set[int]] = {}
        for assumed in self._assumptions(eliminated):
            reason = self._reason(assumed)
            if reason.needing >= 0:
                needed.setdefault(reason.needing, set()).add(assumed.digit)
                continue
            key = (assumed.digit, assumed.place if assumed.alone else assumed, reason)
            first = alike.get(key, assumed)
            cells = tuple(dict.fromkeys((*first.cells, *assumed.cells)))
            alike[key], reasons[key] = first._replace(cells=cells), reason
        return [
            *[self._needed(place, sorted(digits)) for place, digits in needed.items()],
            *[self._worded(alike[key], reason) for key, reason in reasons.items()],
        ]

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
                return Reason("", needing=place, length=len(self._cages[place].fitting))
        places = range(len(self._cages))
        subsets = [chosen for size in places for chosen in combinations(places, size + 1)]
        for chosen in subsets:
            if not _apart([sets[place] for place in chosen]):
                parts, length = self._clauses(assumed, sets, chosen)
                code = "step.cages-clash" if len(chosen) > 1 else "step.cages-none"
                return Reason(code, (("parts", parts),), length)
        every = (1 << self._position.side) - 1
        for chosen in subsets:
            covered = {cell for place in chosen for cell in self._parts[place]}
            cells = [cell for cell in self._block.cells if cell not in covered]
            choices = _apart([sets[place] for place in chosen])
            left = tuple(sorted({every & ~choice for choice in choices}, key=_ascending))
            if not fitting_sets(self._masks(cells, assumed), left)[0]:
                break
        parts, length = self._clauses(assumed, sets, chosen)
        code, params = self._rest(assumed, cells, left)
        params = (("parts", parts), *params)
        return Reason("step.cages-rest" + code, params, length + len(left))

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
        return "", (("cover", self._cover), ("sets", self._text(left)))

    # Sentences.

    def _text(self, sets: Sequence[int]) -> str:
        values = self._position.index.layout.digits
        return ", ".join(["+".join([str(values[bit]) for bit in bits(each)]) for each in sets])

    def _choices(self, choices: Sequence[Choice], eliminated: int) -> tuple[Message, int] | None:
        """Return the sentence that names all digit sets, and their number; None if many."""
        if len(self._cages) > FEW_CAGES:
            return None
        parts, length = [], 0
        for place, column in enumerate(zip(*choices)):
            sets = sorted(set(column), key=_ascending)
            length += len(sets)
            removed = eliminated & inside(self._position, self._parts[place])
            digits = [digit - 1 for digit in self._position.digits_of(removed)]
            lost = not any(each >> digit & 1 for digit in digits for each in sets)
            if len(self._parts[place]) > LONG_SET and not lost:
                return None
            if place == len(self._cages):
                if removed:
                    parts.append(self._outside(sets, digits, lost=lost))
            elif len(sets) > FEW_SETS:
                return None
            else:
                text = self._text(sets)
                parts.append(Message("step.part-cage-is", place=self._names[place], sets=text))
        return Message("step.cages-choices", parts=tuple(parts)), length

    def _outside(self, sets: Sequence[int], digits: Sequence[int], *, lost: bool) -> Message:
        """Return the clause on the cells outside the cages.

        Args:
            sets: the digit sets left for them.
            digits: digits from 0 that are removed there.
            lost: whether no set has any of these digits.
        """
        if lost:
            text = self._position.digit_text([digit + 1 for digit in digits])
            return Message("step.part-rest-lacks", digits=text)
        return Message("step.part-rest-is", sets=self._text(sets))

    def _needed(self, place: int, digits: Sequence[int]) -> tuple[Message, int]:
        """Return the sentence about digits that a cage needs itself."""
        cage, base = self._cages[place], self._names[place]
        text = self._position.digit_text(digits)
        few = len(cage.fitting) <= FEW_SETS
        sets = self._text(cage.fitting) if few else ""
        code = "step.cages-needed" if few else "step.cages-needed-many"
        params = {"sets": sets} if few else {"total": cage.total}
        message = Message(code, base=base, cover=self._cover, digits=text, **params)
        return message, min(len(cage.fitting), FEW_SETS)

    def _worded(self, assumed: Assumption, reason: Reason) -> tuple[Message, int]:
        """Return the sentence that assumes a digit, and the number of digit sets it names."""
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
            cage, left = self._cages[place], sets[place]
            length += len(left)
            params: dict[str, object] = {"place": self._names[place]}
            if not left:
                clauses.append(Message("step.part-cage-none", total=cage.total, **params))
            elif len(left) > FEW_SETS:
                params.update(total=cage.total, count=len(left))
                clauses.append(Message("step.part-cage-many", **params))
            elif place == assumed.place and not assumed.alone:
                clauses.append(Message("step.part-cage-then", sets=self._text(left)))
            else:
                clauses.append(Message("step.part-cage-only", sets=self._text(left), **params))
        return tuple(clauses), length


def _ascending(digits: int) -> tuple[int, ...]:
    """Return the key by which digit sets stand in a sentence."""
    return tuple(bits(digits))


def _apart(sets: Sequence[Sequence[int]]) -> list[int]:
    """Return the union of each choice of one set from each list without a common digit."""
    unions = [0]
    for each in sets:
        unions = [union | digits for union in unions for digits in each if not union & digits]
    return unions
