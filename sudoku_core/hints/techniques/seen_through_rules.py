"""Seen through rules: whichever place a digit takes, or digit a cell, a rule excludes a candidate.

Where blocks alone exclude it, this is pointing or a common peer. Here at least one conflict is a
row of a rule's table: a dot, a whisper, a neighbour that must not be consecutive.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...language.messages import Message
from .conflicts import Conflicts, conflicts_of, in_all
from .equation_index import members, place_message
from .position import Position
from .rule_proofs import Proof, step_by_rows
from .step import Step, Technique

RATINGS = {2: 2.9, 3: 3.1, 4: 3.3}
"""Rating by number of candidates, one of which holds."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each equation whose candidates all exclude others."""
    conflicts = conflicts_of(position.index.layout)
    if not conflicts.rules:
        return
    for number in position.exactly_one:
        live = position.live[number]
        if RATINGS.get(live.bit_count()) == rating:
            places = list(members(live))
            seen = in_all(conflicts, places) & position.alive & ~live
            for target in members(seen & ~position.seen_by_all(live)):
                yield _step(position, conflicts, rating, number, target)


def _step(
    position: Position, conflicts: Conflicts, rating: float, number: int, target: int
) -> Step:
    """Return the step of a candidate that all candidates of an equation exclude."""
    left = position.live[number]
    proof: Proof = Counter({position.equation(number).name: -1})
    links: list[str] = []
    while left:
        name, owner, covered = _largest(position, conflicts, left, target)
        proof[name] += 1
        links += [owner] if owner else []
        left &= ~covered
    cell, digit = position.candidate(target)
    live = position.live[number]
    block = position.equation(number).block
    message = Message(
        "step.seen-block" if block else "step.seen-cell",
        base=position.places_of((number,)),
        digits=position.digit_text(position.digits_of(live)),
        cells=position.coordinates((cell,)),
        left=position.digit_text((digit,)),
        cover=tuple([place_message(position.index, name) for name in dict.fromkeys(links)]),
    )
    rests_on = tuple(dict.fromkeys([block, *links] if block else links))
    named = "seen-through-rules", rating
    return step_by_rows(position, named, 1 << target, proof, message, live, rests_on)


def _largest(
    position: Position, conflicts: Conflicts, left: int, target: int
) -> tuple[str, str, int]:
    """Return the row with a target and most of some candidates: its name, its block, its set."""
    rows = [(link.candidates & left, link.name, link.rule) for link in conflicts.links[target]]
    for number in position.index.holding[target]:
        equation = position.equation(number)
        rows.append((equation.candidates & left, equation.name, equation.block))
    covered, name, owner = max(rows, key=lambda row: row[0].bit_count())
    return name, owner, covered


TECHNIQUE = Technique("seen-through-rules", tuple(RATINGS.values()), find)
