"""Reasons why a rule, with the blocks around it, leaves candidates out: the cells that show it.

A reason names as few cells as possible with what they can hold: "R1C1 can only be 1–3 and R1C5 is
7, so R1C3 cannot be 8". Whatever the other cells of the rule hold, no filling has the candidate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...language.messages import Message
from ...rules.kernel import bits
from .equation_index import places_messages
from .line_fillings import Fill
from .position import Position
from .reason_sentences import reasons_together, runs_text
from .rule_proofs import last_left
from .step import Candidate, alike

MOST_CLAUSES = 4
"""Most clauses on cells, and on what follows, that a sentence has."""
MOST_RESULTS = 3
"""Most clauses on what follows, if the digits of a single cell need not be named."""


class Premise(NamedTuple):
    """Cells, with blocks around them, that rule candidates out.

    Args:
        masks: by place in the rule the digits that the cell can hold, as a mask.
        blocks: the names of the blocks in which no digit repeats.
    """

    masks: tuple[tuple[int, int], ...]
    blocks: tuple[str, ...]


class LineReasons:
    """The reasons of a step by one rule and the blocks around it.

    Args:
        position: the position of the step.
        cells: the cells of the rule.
        fill: the fillings of the rule.
        blocks: the names of the blocks in which no digit of the rule repeats.
    """

    def __init__(
        self, position: Position, cells: Sequence[int], fill: Fill, blocks: Sequence[str] = ()
    ) -> None:
        self._position = position
        self._cells = cells
        self._fill = fill
        self._blocks = tuple(blocks)
        self._masks = tuple([position.state.masks[cell] for cell in cells])
        self._every = (1 << position.side) - 1

    def message(self, base: Message, eliminates: Sequence[Candidate]) -> Message | None:
        """Return the explanation of a step, which names the rule first; None if it would be long.

        Args:
            base: the name of the rule.
            eliminates: candidates that the rule, with the blocks around it, rules out.
        """
        last = last_left(self._position, eliminates)
        sentences = self._sentences(eliminates)
        if not sentences:
            return None
        parts, result = sentences[0]
        code = "step.line-so" + ("-placed" if last else "")
        if last:
            result = (self._value(last),)
        first = Message(code, base=(base,), parts=parts, result=result)
        return self._together([first, *[_so(*each) for each in sentences[1:]]], last)

    def reason(self, eliminates: Sequence[Candidate]) -> Message | None:
        """Return the sentences on candidates without the name of the rule; None if long.

        Args:
            eliminates: as for ``message``.
        """
        sentences = self._sentences(eliminates)
        return self._together([_so(*each) for each in sentences], None) if sentences else None

    def _together(self, sentences: Sequence[Message], last: Candidate | None) -> Message:
        if last and len(sentences) > 1:
            return sentences[0]
        return reasons_together(sentences, sentences[0])

    def _value(self, place: Candidate) -> Message:
        cells, digits = self._position.coordinates(place[:1]), self._position.digit_text(place[1:])
        return Message("step.part-value", cells=cells, sum=digits)

    def _sentences(
        self, eliminates: Sequence[Candidate]
    ) -> list[tuple[tuple[Message, ...], tuple[Message, ...]]]:
        """Return pairs of premises and results: one for all candidates, or several; none if long."""
        removed: dict[int, int] = {}
        for cell, digit in eliminates:
            place = self._cells.index(cell)
            removed[place] = removed.get(place, 0) | 1 << digit - 1
        whole = self._sentence(self._premise(removed), eliminates)
        if whole or last_left(self._position, eliminates):
            return [whole] if whole else []
        groups: dict[Premise, list[Candidate]] = {}
        for cell, digit in eliminates:
            premise = self._premise({self._cells.index(cell): 1 << digit - 1})
            if premise is None:
                return []
            groups.setdefault(premise, []).append((cell, digit))
        by_length = sorted(groups.items(), key=lambda pair: len(pair[0].masks))
        sentences = [self._sentence(premise, lost) for premise, lost in by_length]
        return [sentence for sentence in sentences if sentence]

    def _premise(self, removed: Mapping[int, int]) -> Premise | None:
        """Return as few cells and blocks as possible that rule digits out.

        Args:
            removed: by place in the rule the digits, as a mask.
        """
        masks, blocks = list(self._masks), self._blocks
        if not self._shows(masks, blocks, removed):
            return None
        for each in self._blocks:
            fewer = tuple([block for block in blocks if block != each])
            if self._shows(masks, fewer, removed):
                blocks = fewer
        places = range(len(masks))
        for place in sorted(
            places, key=lambda each: (each not in removed, -masks[each].bit_count())
        ):
            wider = [*masks[:place], self._every, *masks[place + 1 :]]
            if self._shows(wider, blocks, removed):
                masks = wider
        for place, mask in enumerate(masks):
            if mask & (mask - 1) and mask != self._every:
                wider = [*masks[:place], _range(mask), *masks[place + 1 :]]
                if self._shows(wider, blocks, removed):
                    masks = wider
        named = [(place, mask) for place, mask in enumerate(masks) if mask != self._every]
        return Premise(tuple(named), blocks)

    def _shows(
        self, masks: Sequence[int], blocks: Sequence[str], removed: Mapping[int, int]
    ) -> bool:
        """Return whether no filling has one of the removed digits."""
        left = self._fill(tuple(masks), blocks)
        return bool(left) and not any(left[place] & mask for place, mask in removed.items())

    def _sentence(
        self, premise: Premise | None, lost: Sequence[Candidate]
    ) -> tuple[tuple[Message, ...], tuple[Message, ...]] | None:
        """Return the clauses of a premise and those of its results; None if they are many."""
        if premise is None:
            return None
        cells_of: dict[int, list[int]] = {}
        for place, mask in premise.masks:
            cells_of.setdefault(mask, []).append(self._cells[place])
        parts = [self._clause(cells, mask) for mask, cells in cells_of.items()]
        if premise.blocks:
            cover = places_messages(self._position.index, premise.blocks)
            parts.insert(0, Message("step.part-differ", cover=cover))
        results = self._results(lost)
        if not parts or len(cells_of) > MOST_CLAUSES or len(results) > MOST_RESULTS:
            return None
        return tuple(parts), results

    def _clause(self, cells: Sequence[int], mask: int) -> Message:
        """Return the clause on what cells can hold."""
        where, lacking = self._position.coordinates(sorted(cells)), self._every & ~mask
        if not mask & (mask - 1) and len(cells) == 1:
            return self._value((cells[0], mask.bit_length()))
        if lacking.bit_count() < 3 and mask != _range(mask):
            return Message("step.part-not", cells=where, sets=self._text(lacking))
        return Message("step.part-left-only", cells=where, sets=self._text(mask))

    def _results(self, lost: Sequence[Candidate]) -> tuple[Message, ...]:
        """Return the clauses on what cells cannot hold, or can only hold if that is shorter."""
        results = []
        for cells, digits in alike(lost):
            mask = sum([1 << digit - 1 for digit in digits])
            left = {self._position.state.masks[cell] & ~mask for cell in cells}
            where = self._position.coordinates(cells)
            text, only = self._text(mask), self._text(min(left))
            if len(left) == 1 and only.count(",") < text.count(","):
                results.append(Message("step.part-left-only", cells=where, sets=only))
            else:
                results.append(Message("step.part-not", cells=where, sets=text))
        return tuple(results)

    def _text(self, mask: int) -> str:
        """Return digits, those in a row as "3–5"."""
        return runs_text([self._position.index.layout.digits[bit] for bit in bits(mask)])


def _so(parts: tuple[Message, ...], result: tuple[Message, ...]) -> Message:
    """Return the sentence that results follow from clauses."""
    return Message("step.so", base=parts, result=result)


def _range(mask: int) -> int:
    """Return the mask of all digits from the least to the greatest of a mask."""
    return (1 << mask.bit_length()) - (mask & -mask)
