"""Reasons why a rule, with the blocks around it, leaves candidates out: the cells that show it.

A reason names cells of which none can be left out, with what they can hold: "R1C1 can only be 1–3
and R1C5 is 7, so R1C3 cannot be 8". Whatever the other cells of the rule hold, no filling has the
candidate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...language.messages import Message
from ...rules.kernel import bits
from .equation_index import places_messages
from .line_fillings import Fill
from .position import Position
from .reason_sentences import in_turn, reasons_together, runs_text
from .rule_alone import inside
from .rule_proofs import demand_message, last_left, rule_message
from .step import Candidate, alike

MOST_CLAUSES = 4
"""Most clauses on cells that a sentence has, if there are shorter ones on single digits."""
MOST_RESULTS = 3
"""Most clauses on what follows; more are not named."""
SHORT_PREMISE = 2
"""Reasons with at most so many cells come first."""


class Premise(NamedTuple):
    """Cells, with blocks around them, that rule candidates out.

    Args:
        masks: by place in the rule the digits that the cell can hold, as a mask.
        blocks: the names of the blocks in which no digit repeats.
    """

    masks: tuple[tuple[int, int], ...]
    blocks: tuple[str, ...]


Clauses = tuple[tuple[Message, ...], tuple[Message, ...]]
"""The clauses of a sentence: those on cells and blocks, and those on what follows."""


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

    def message(self, rule: str, eliminates: Sequence[Candidate]) -> Message:
        """Return the explanation of a step, which names the rule first.

        Args:
            rule: the name of the rule.
            eliminates: candidates that the rule, with the blocks around it, rules out.
        """
        last = last_left(self._position, eliminates)
        ending = "-placed" if last else ""
        demand = demand_message(self._position, rule)
        sentences, complete = self._sentences(eliminates, last)
        # A rule that is too large to look at shows nothing of its cells.
        (parts, result), *others = sentences or [((), (Message("case.no-room"),))]
        if parts:
            code = "step.line-so" + ending
            first = rule_message(self._position, code, rule, parts=parts, result=result)
        elif demand:
            code = "step.line-always" + ending
            first = rule_message(self._position, code, rule, result=result, reason=(demand,))
        else:
            first = rule_message(self._position, "step.line-any", rule, result=result)
        # Blocks without digits show nothing to a reader who does not think of the rule.
        if demand and not last and [each.code for each in parts] == ["step.part-differ"]:
            first = in_turn((first, demand))
        # Sentences that name no cells would begin with "so".
        named = [_so(*each) for each in others if each[0]]
        complete = (complete and len(named) == len(others)) or not sentences
        return reasons_together([first, *named], first, complete=complete)

    def reason(
        self, eliminates: Sequence[Candidate], last: Candidate | None = None
    ) -> Message | None:
        """Return the sentences on candidates without the name of the rule; None if none
        is on cells.

        Args:
            eliminates: candidates that the rule rules out.
            last: the last candidate of their cell, if they and others already named leave one.
        """
        if not eliminates:
            return None
        clauses, complete = self._sentences(eliminates, last)
        sentences = [_so(*each) for each in clauses if each[0]]
        return reasons_together(sentences, sentences[0], complete=complete) if sentences else None

    def pattern(self, eliminates: Sequence[Candidate]) -> int:
        """Return the set of the candidates left in the cells that rule candidates out.

        Args:
            eliminates: candidates that the rule rules out.
        """
        premise = self._premise(self._removed(eliminates))
        cells = [self._cells[place] for place, _mask in premise.masks] if premise else ()
        position = self._position
        lost = sum([1 << position.number(cell, digit) for cell, digit in eliminates])
        return inside(position, cells) & position.alive & ~lost

    def _sentences(
        self, eliminates: Sequence[Candidate], last: Candidate | None
    ) -> tuple[list[Clauses], bool]:
        """Return the clauses of one sentence on all candidates, or else of several sentences.

        Returns:
            The sentences, none if the rule is too large to look at; whether they are on all
            candidates.
        """
        premise = self._premise(self._removed(eliminates))
        if premise is None:
            return [], False
        whole = self._sentence(premise, eliminates, last)
        if last or _length(whole) <= MOST_CLAUSES:
            return [whole], True
        groups: dict[Premise, list[Candidate]] = {}
        for cell, digit in eliminates:
            each = self._premise(self._removed([(cell, digit)]))
            if each:
                groups.setdefault(each, []).append((cell, digit))
        by_length = sorted(
            groups.items(), key=lambda pair: (len(pair[0].masks) > SHORT_PREMISE, -len(pair[1]))
        )
        sentences = [self._sentence(each, lost, None) for each, lost in by_length]
        short = [sentence for sentence in sentences if _length(sentence) <= MOST_CLAUSES]
        return short or [whole], not short or len(short) == len(sentences)

    def _removed(self, eliminates: Sequence[Candidate]) -> dict[int, int]:
        """Return by place in the rule the mask of the removed digits."""
        removed: dict[int, int] = {}
        for cell, digit in eliminates:
            place = self._cells.index(cell)
            removed[place] = removed.get(place, 0) | 1 << digit - 1
        return removed

    def _premise(self, removed: Mapping[int, int]) -> Premise | None:
        """Return cells and blocks that rule digits out, and of which none can be left out.

        Args:
            removed: by place in the rule the mask of the removed digits.
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
        if not left:
            return False
        return not any(left[place] & mask for place, mask in removed.items())

    def _sentence(
        self, premise: Premise, lost: Sequence[Candidate], last: Candidate | None
    ) -> Clauses:
        """Return the clauses of a premise and those of its results.

        Many results become "none of the removed digits fits".
        """
        cells_of: dict[int, list[int]] = {}
        for place, mask in premise.masks:
            cells_of.setdefault(mask, []).append(self._cells[place])
        parts = [self._clause(cells, mask) for mask, cells in cells_of.items()]
        if premise.blocks:
            cover = places_messages(self._position.index, premise.blocks)
            parts.append(Message("step.part-differ", cover=cover))
        results = (self._last(premise, last, lost),) if last else self._results(lost)
        if len(results) > MOST_RESULTS and parts:
            results = (Message("case.no-room"),)
        return tuple(parts), results

    def _clause(self, cells: Sequence[int], mask: int) -> Message:
        """Return the clause on what cells can hold."""
        where, lacking = self._position.coordinates(sorted(cells)), self._every & ~mask
        few = lacking.bit_count() == 1 or (lacking.bit_count() == 2 and mask != _range(mask))
        if few and mask & (mask - 1):
            return Message("step.part-not", cells=where, excluded=self._text(lacking))
        return self._only(sorted(cells), mask)

    def _only(self, cells: Sequence[int], mask: int) -> Message:
        """Return the clause that cells can only hold some digits, or that a cell is a digit."""
        if not mask & (mask - 1) and len(cells) == 1:
            return self._value((cells[0], mask.bit_length()))
        where = self._position.coordinates(cells)
        return Message("step.part-left-only", cells=where, sets=self._text(mask))

    def _last(self, premise: Premise, last: Candidate, lost: Sequence[Candidate]) -> Message:
        """Return the clause on a cell's last candidate, with those that a premise rules out if
        the cell could hold further digits otherwise."""
        masks = [self._every] * len(self._cells)
        for place, mask in premise.masks:
            masks[place] = mask
        left = self._fill(tuple(masks), premise.blocks)
        if left and left[self._cells.index(last[0])] == 1 << last[1] - 1:
            return self._value(last)
        return Message(
            "step.part-left-last",
            cells=self._position.coordinates(last[:1]),
            excluded=self._text(sum([1 << digit - 1 for _cell, digit in lost])),
            digits=self._position.digit_text(last[1:]),
        )

    def _value(self, place: Candidate) -> Message:
        cells, digits = self._position.coordinates(place[:1]), self._position.digit_text(place[1:])
        return Message("step.part-value", cells=cells, sum=digits)

    def _results(self, lost: Sequence[Candidate]) -> tuple[Message, ...]:
        """Return clauses on what cells lose, or keep where that is shorter."""
        only: dict[int, list[int]] = {}
        others = []
        for cells, digits in alike(lost):
            mask = sum([1 << digit - 1 for digit in digits])
            for cell in cells:
                left = self._position.state.masks[cell] & ~mask
                if self._text(left).count(",") < self._text(mask).count(","):
                    only.setdefault(left, []).append(cell)
                else:
                    others.append((cell, mask))
        clauses = [(cells, self._only(cells, mask)) for mask, cells in only.items()]
        for each, masks in alike(others):
            where, text = self._position.coordinates(each), self._text(masks[0])
            clauses.append((list(each), Message("step.part-not", cells=where, excluded=text)))
        return tuple([clause for _cells, clause in sorted(clauses, key=lambda pair: pair[0])])

    def _text(self, mask: int) -> str:
        """Return digits, those in a row as "3–5"."""
        return runs_text([self._position.index.layout.digits[bit] for bit in bits(mask)])


def _length(clauses: Clauses) -> int:
    """Return the number of clauses on cells; ``MOST_CLAUSES`` + 1 for none with many results."""
    parts, results = clauses
    if not parts and len(results) > MOST_RESULTS:
        return MOST_CLAUSES + 1
    return sum([part.code != "step.part-differ" for part in parts])


def _so(parts: tuple[Message, ...], result: tuple[Message, ...]) -> Message:
    """Return the sentence that results follow from clauses."""
    return Message("step.so", base=parts, result=result)


def _range(mask: int) -> int:
    """Return the mask of all digits from the least to the greatest of a mask."""
    return (1 << mask.bit_length()) - (mask & -mask)
