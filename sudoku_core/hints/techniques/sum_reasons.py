"""Sentences on why a sum, with the blocks around it, leaves candidates out.

The cells that are added and those that are subtracted are two sides. With a removed digit, what its
side can add up to is nothing that the other side can add up to, or not the total.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...language.messages import Message
from ...rules.kernel import Linear, bits
from .position import Position
from .reason_sentences import reasons_together, runs_text
from .step import Candidate

Block = tuple[int, ...]
"""The places, in a sum, of the cells of a block."""
MOST_STATES = 4000
"""Most states of a side after a cell; with more, nothing is said about its sums."""
MOST_SUMS = 4
"""Most sums, or runs of sums, that a sentence names."""
LONG_SIDE = 4
"""Most cells of a side whose digits are named."""


class SideSums(NamedTuple):
    """The sums that the two sides can have with a removed digit.

    Args:
        side: the number of the side that is named first.
        sums: the sums of that side, as text.
        other_sums: the sums of the other side, as text; "" if that can only be ``total``.
        total: what the first side would have to add up to.
    """

    side: int
    sums: str
    other_sums: str
    total: int


class SumReasons:
    """The reasons of a step by a sum and the blocks around it.

    Args:
        position: the position of the step.
        linear: the sum.
        blocks: by block the places of its cells in the sum.
    """

    def __init__(self, position: Position, linear: Linear, blocks: Sequence[Block]) -> None:
        self._position = position
        self._linear = linear
        self._blocks = blocks
        factors = [factor for factor, _cell in linear.terms]
        places = range(len(factors))
        self._sides = [
            tuple([place for place in places if factors[place] == sign]) for sign in (1, -1)
        ]
        self._plain = linear.sense == "=" and all(factor in (1, -1) for factor in factors)

    def reason(self, eliminates: Sequence[Candidate]) -> Message | None:
        """Return the sentences on some candidates; None if the two sides do not explain them.

        Args:
            eliminates: candidates that the sum rules out.
        """
        if not self._plain:
            return None
        whole = self._named_sets(eliminates)
        if whole:
            return whole
        alike: dict[tuple[int, SideSums], list[int]] = {}
        for cell, digit in sorted(eliminates, key=lambda candidate: candidate[1]):
            place = self._linear.cells.index(cell)
            side_sums = self._side_sums(place, digit - 1)
            if side_sums is None:
                return self._named_sets(eliminates, in_order=True)
            alike.setdefault((digit, side_sums), []).append(place)
        sentences = [self._sentence(places, *key) for key, places in alike.items()]
        return reasons_together(sentences, sentences[0])

    def _named_sets(
        self, eliminates: Sequence[Candidate], *, in_order: bool = False
    ) -> Message | None:
        """Return the sentence with all that a side can be; None if that is much, or tells little.

        Digit sets tell nothing about a removed digit that stands in one of them, in another cell.
        A single filling is named with its cells.

        Args:
            eliminates: the removed candidates.
            in_order: whether a few fillings are named, too, with their digits in order.
        """
        cells = {cell for cell, _digit in eliminates}
        removed = {digit - 1 for _cell, digit in eliminates}
        state = self._position.state
        for number, side in enumerate(self._sides):
            other = self._sides[1 - number]
            total = self._linear.total if number == 0 else -self._linear.total
            if not cells.issubset([self._linear.cells[place] for place in side]):
                continue
            masks = [state.masks[cell] for cell in self._linear.cells]
            if len(side) > LONG_SIDE or any(
                mask & (mask - 1) for mask in (masks[p] for p in other)
            ):
                continue
            total += sum([self._linear.values[masks[place].bit_length() - 1] for place in other])
            side = tuple(sorted(side, key=lambda place: self._linear.cells[place]))
            fillings = self._fillings(side, masks, total)
            sets = {tuple(sorted(digits)) for digits in fillings}
            telling = all(removed.isdisjoint(digits) for digits in sets)
            if telling and 0 < len(sets) <= MOST_SUMS:
                where, text = self._coordinates(side), self._text(sets)
                return Message("step.sums-sets", cells=where, total=total, sets=text)
            if in_order and 1 < len(fillings) <= MOST_SUMS:
                where, text = self._coordinates(side), self._text(set(fillings))
                return Message("step.sums-in-order", cells=where, total=total, sets=text)
            if len(fillings) == 1:
                return Message("step.sums-only", parts=self._in_cells(side, *fillings), total=total)
        return None

    def _text(self, sets: set[tuple[int, ...]]) -> str:
        values = self._linear.values
        return ", ".join(["+".join([str(values[d]) for d in digits]) for digits in sorted(sets)])

    def _in_cells(self, places: Sequence[int], digits: Sequence[int]) -> tuple[Message, ...]:
        """Return clauses that name the digit of each place."""
        position, parts = self._position, []
        for place, digit in zip(places, digits):
            text, where = position.digit_text((digit + 1,)), self._coordinates((place,))
            parts.append(Message("case.digits", digits=text, cells=where))
        return tuple(parts)

    def _fillings(
        self, places: Sequence[int], masks: Sequence[int], total: int
    ) -> list[tuple[int, ...]]:
        """Return the digits from 0, by place, with which some places add up to a total."""
        values, fillings = self._linear.values, list[tuple[int, ...]]()

        def fill(order: int, digits: tuple[int, ...]) -> None:
            if order == len(places):
                if sum([values[digit] for digit in digits]) == total:
                    fillings.append(digits)
                return
            place = places[order]
            near = [b for b in self._blocks if place in b]
            seen = {digit for each, digit in zip(places, digits) if any(each in b for b in near)}
            for digit in bits(masks[place]):
                if digit not in seen:
                    fill(order + 1, (*digits, digit))

        fill(0, ())
        return fillings

    def _side_sums(self, place: int, digit: int) -> SideSums | None:
        """Return what the two sides can add up to with a digit at a place.

        Returns:
            None if a side has no sums or too many, or the two have a sum in common.
        """
        masks = [self._position.state.masks[cell] for cell in self._linear.cells]
        for block in self._blocks:
            for each in block if place in block else ():
                masks[each] &= ~(1 << digit)
        masks[place] = 1 << digit
        number = 0 if place in self._sides[0] else 1
        side, other = self._sides[number], self._sides[1 - number]
        sums, others = self._sums(side, masks), self._sums(other, masks)
        total = self._linear.total if number == 0 else -self._linear.total
        if not sums or not others or any(each + total in sums for each in others):
            return None
        if len(others) == 1 and len(side) > 1:
            return self._within(number, sums, min(others) + total)
        if len(sums) == 1:
            return self._within(1 - number, others, min(sums) - total)
        texts = runs_text(sorted(sums)), runs_text(sorted(others))
        if total or max(len(text.split(", ")) for text in texts) > MOST_SUMS:
            return None
        return SideSums(number, *texts, 0)

    def _within(self, number: int, sums: set[int], total: int) -> SideSums | None:
        text = runs_text(sorted(sums))
        return SideSums(number, text, "", total) if len(text.split(", ")) <= MOST_SUMS else None

    def _sums(self, places: Sequence[int], masks: Sequence[int]) -> set[int] | None:
        """Return what the values of some places can add up to.

        Returns:
            The sums; none if the candidates allow no filling. None if there are too many states.
        """
        values = self._linear.values
        states = {(0, (0,) * len(self._blocks))}
        for order, place in enumerate(places):
            within = [number for number, block in enumerate(self._blocks) if place in block]
            ended = [n for n in within if not set(self._blocks[n]) & set(places[order + 1 :])]
            after = set()
            for so_far, used in states:
                for digit in bits(masks[place]):
                    if any(used[number] >> digit & 1 for number in within):
                        continue
                    more = list(used)
                    for number in within:
                        more[number] = 0 if number in ended else used[number] | 1 << digit
                    after.add((so_far + values[digit], tuple(more)))
            states = after
            if len(states) > MOST_STATES:
                return None
        return {so_far for so_far, _used in states}

    def _sentence(self, places: Sequence[int], digit: int, side_sums: SideSums) -> Message:
        """Return the sentence on a digit at some places of one side."""
        position, (number, sums, others, total) = self._position, side_sums
        cells = self._coordinates(places)
        code = "step.if" + ("-several" if len(places) > 1 else "")
        start = Message(code, cells=cells, digits=position.digit_text((digit,)))
        first = self._part(self._sides[number], sums)
        if not others:
            return Message("step.sums-total", start=(start,), first=(first,), total=total)
        second = self._part(self._sides[1 - number], others)
        return Message("step.sums-apart", start=(start,), first=(first,), second=(second,))

    def _part(self, places: Sequence[int], sums: str) -> Message:
        """Return the clause on what the cells of a side could add up to."""
        if len(places) == len(self._linear.cells) > LONG_SIDE:
            return Message("step.part-sums-all", sets=sums)
        code = "step.part-sums" if len(places) > 1 else "step.part-sums-one"
        return Message(code, cells=self._coordinates(places), sets=sums)

    def _coordinates(self, places: Sequence[int]) -> tuple[tuple[int, int], ...]:
        cells = sorted([self._linear.cells[place] for place in places])
        return self._position.coordinates(cells)
