"""Thermometer: bounds on each cell by the cells before and after it.

Each cell is higher than the least digit of the cell before it, and so on to the end of the line,
and lower than the greatest digit of the cell after it. The rows of the cells are subtracted, and
the rows that compare neighbours are added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...board.rule import Rule
from ...language.messages import Message
from .certificates import reduced
from .equation_index import place_message
from .position import Position
from .reason_sentences import in_turn
from .rule_parts import rule_parts
from .step import Step, Technique

RATING = 2.0
MOST_NAMED = 3
"""Most cells of a chain of bounds to name; of a longer one the first and the last."""
MOST_SENTENCES = 4
"""Most sentences about bounds; of more, those that go on from each other become one."""


def find(position: Position, _rating: float) -> Iterator[Step]:
    """Yield a step for each thermometer with a digit that is too low or too high."""
    for line in rule_parts(position.index.layout).lines:
        step = _step(position, line.rule, line.names)
        if step:
            yield step


@dataclass(frozen=True, slots=True)
class Bound:
    """A bound on a cell of a line, by a bound on another cell.

    Args:
        first: the place, on the line, of the cell whose digits set the bound.
        last: the place of the bounded cell.
        start: the least digit of the first place; the greatest, if that place is behind the last.
        digits: the digits of the cell beyond the bound, as a mask.
    """

    first: int
    last: int
    start: int
    digits: int

    @property
    def rises(self) -> bool:
        """True for a lower bound, False for an upper bound."""
        return self.first < self.last

    @property
    def digit(self) -> int:
        """The least or the greatest digit that is left for the cell."""
        return self.start + self.last - self.first


def _step(position: Position, rule: Rule, names: Sequence[str]) -> Step | None:
    """Return the step that eliminates all digits that are too low or too high on a line.

    Args:
        position: the position of the step.
        rule: the line.
        names: for each pair of neighbours, the prefix of the names of its rows.
    """
    masks = [position.state.masks[cell] for cell in rule.cells]
    rising, falling = list(_rising(masks)), list(_falling(masks))
    if any(not 1 <= bound.digit <= position.side for bound in (*rising, *falling)):
        return None
    bounds = [bound for bound in (*rising, *falling) if bound.digits]
    eliminated = base = 0
    for bound in bounds:
        eliminated |= bound.digits << rule.cells[bound.last] * position.side
        base |= 1 << position.number(rule.cells[bound.first], bound.start)
    if not eliminated & position.alive:
        return None
    return Step(
        "thermometer",
        RATING,
        (),
        position.listed(eliminated & position.alive),
        reduced(_proof(position, rule, names, bounds)),
        _message(position, rule, bounds),
        position.role_pairs({"base": base}),
        (rule.name,),
    )


def _proof(
    position: Position, rule: Rule, names: Sequence[str], bounds: Sequence[Bound]
) -> Counter[str]:
    """Return the certificate of bounds: for each, the rows of a cell, a comparison, the next cell …

    The rows of a bound are added once, and again for each bound that rests on it, directly or not.
    """
    cells = [position.cell_row(cell) for cell in rule.cells]
    proof: Counter[str] = Counter()
    resting: Counter[tuple[bool, int]] = Counter()
    for bound in reversed(bounds):
        times = 1 + resting[bound.rises, bound.last]
        resting[bound.rises, bound.first] += times
        for place in range(bound.first, bound.last, 1 if bound.rises else -1):
            digit = bound.start + place - bound.first
            proof[cells[place]] -= times
            proof[f"{names[place if bound.rises else place - 1]}_digit{digit}"] += times
    return proof


def _message(position: Position, rule: Rule, bounds: Sequence[Bound]) -> Message:
    """Return the sentences about the bounds, one for each cell whose digits set some of them."""
    runs = list(_runs(bounds))
    whole = sum(map(len, runs)) <= MOST_SENTENCES
    chains: dict[Message, list[Message]] = {}
    for run in runs:
        for start, parts in _sentences(position, rule, run, whole):
            chains.setdefault(start, []).extend(parts)
    reasons = [
        Message("step.thermometer-bounds", start=(start,), parts=tuple(parts))
        for start, parts in chains.items()
    ]
    base = (place_message(position.index, rule.name),)
    return Message("step.thermometer", base=base, reason=(in_turn(reasons),))


def _runs(bounds: Sequence[Bound]) -> Iterator[list[Bound]]:
    """Yield the last bound by each cell's digits, with those that go on from the bounded cell."""
    run: list[Bound] = []
    for bound in {(bound.rises, bound.first): bound for bound in bounds}.values():
        if run and (bound.rises, bound.first) != (run[-1].rises, run[-1].last):
            yield run
            run = []
        run.append(bound)
    yield run


def _sentences(
    position: Position, rule: Rule, run: Sequence[Bound], whole: bool
) -> Iterator[tuple[Message, list[Message]]]:
    """Yield the bound of each first cell of a run, and those that follow, or one sentence."""
    skips = len(run) > 1 and not whole
    last = _chain(position, rule, run[-1])[-1]
    for bound in run[:1] if skips else run:
        start, *parts = _chain(position, rule, bound)
        if bound is not run[0]:
            code = "step.part-least-left" if bound.rises else "step.part-most-left"
            start = Message(code, **start.params)
        if skips:
            parts = [Message("step.and-so-on-left", first=(parts[0],), last=(last,))]
        elif len(parts) > MOST_NAMED:
            parts = [Message("step.and-so-on", first=(parts[0],), last=(parts[-1],))]
        yield start, parts


def _chain(position: Position, rule: Rule, bound: Bound) -> list[Message]:
    """Return the bound of the first cell, and those that follow up to the last cell."""
    turn = 1 if bound.rises else -1
    return [
        _bounded(position, rule, place, bound.start + place - bound.first, rises=bound.rises)
        for place in range(bound.first, bound.last + turn, turn)
    ]


def _bounded(position: Position, rule: Rule, place: int, digit: int, *, rises: bool) -> Message:
    """Return the sentence about the least or the greatest digit of a cell, or its only one."""
    cell, bit = rule.cells[place], 1 << digit - 1
    only = digit == (position.side if rises else 1) or position.state.masks[cell] == bit
    code = "value" if only else "least" if rises else "most"
    value = position.index.layout.digits[digit - 1]
    return Message(f"step.part-{code}", cells=position.coordinates((cell,)), sum=value)


def _rising(masks: Sequence[int]) -> Iterator[Bound]:
    """Yield the lower bound of each place but the first."""
    first, start = 0, (masks[0] & -masks[0]).bit_length()
    for place, mask in enumerate(masks[1:], 1):
        low = start + place - first - 1  # the highest digit that is too low
        bound = Bound(first, place, start, mask & ((1 << low) - 1))
        yield bound
        left = mask & ~bound.digits
        lowest = (left & -left).bit_length()
        if lowest > low + 1 or not bound.digits:
            first, start = place, lowest


def _falling(masks: Sequence[int]) -> Iterator[Bound]:
    """Yield the upper bound of each place but the last."""
    first, start = len(masks) - 1, masks[-1].bit_length()
    for place in reversed(range(len(masks) - 1)):
        high = max(start + place - first, 0)
        bound = Bound(first, place, start, masks[place] & -1 << high)
        yield bound
        highest = (masks[place] & ~bound.digits).bit_length()
        if highest < high or not bound.digits:
            first, start = place, highest


TECHNIQUE = Technique("thermometer", (RATING,), find)
