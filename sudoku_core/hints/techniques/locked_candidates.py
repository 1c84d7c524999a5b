"""Locked candidates: all places of a digit in a block lie in another block too.

Named after the block that must hold the digit: *pointing* for a box or a region, *claiming* for a
line. The sum has one exactly-one row and one at-most-one row. If several blocks are needed to see
all the places, as on a jigsaw, the technique is ``common_peer``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...language.messages import Message
from .equation_index import members
from .position import Position
from .step import Step, Technique

RATINGS = {"pointing": 2.6, "claiming": 2.8}
DIRECT = {"pointing": 1.7, "claiming": 1.9}
"""Rating by name if a hidden single follows at once in a block of the same kind."""


Locked = tuple[int, tuple[int, ...], int]
"""An equation of a block, equations that cover it, and the other candidates in all of these."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of digits of a block that a single other block covers."""
    for step in position.cached("locked candidates", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    steps = []
    kinds: dict[str, set[str]] = {}
    for block in position.index.layout.blocks:
        kinds.setdefault(block.kind, set()).add(block.name)
    alike = {name: names for names in kinds.values() for name in names}
    for base, covers, eliminated in locked(position):
        if len(covers) == 1:
            name = "claiming" if position.in_line(base) else "pointing"
            step = _step(position, name, base, covers, eliminated)
            same_kind = alike.get(position.equation(base).block, ())
            if step and position.shows_hidden_single(step, same_kind):
                step = replace(step, rating=DIRECT[name])
            if step:
                steps.append(step)
    return steps


def locked(position: Position) -> Sequence[Locked]:
    """Return the locked digits: an equation, the equations that cover it, what they eliminate.

    Args:
        position: the position to search.
    """
    return position.cached("locked", _locked)


def _locked(position: Position) -> Sequence[Locked]:
    locked_digits = []
    for base in position.exactly_one:
        live = position.live[base]
        if position.equation(base).block and live & (live - 1):
            locked_digits += [
                (base, covers, eliminated) for covers, eliminated in reaching(position, live, live)
            ]
    return locked_digits


def reaching(
    position: Position, places: int, besides: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield equations that cover the places of a digit and all contain some other candidate.

    A single equation is used wherever one covers all places; several for the remaining candidates
    that see all places.

    Args:
        position: the position to search.
        places: the set of candidates of one digit, one of which holds.
        besides: the set of candidates that are no targets.

    Yields:
        The equations, and the set of targets that are in all of them.
    """
    left = position.seen_by_all(places) & ~besides
    if not left:
        return
    for link in position.covering(places):
        if left & position.live[link]:
            yield (link,), left & position.live[link]
    for link in position.covering(places):
        left &= ~position.live[link]
    for target in members(left):
        covers, open_places = [], places
        while open_places:
            numbers = position.index.holding[target]
            best = max(numbers, key=lambda n: (position.live[n] & open_places).bit_count())
            covers.append(best)
            open_places &= ~position.live[best]
        yield tuple(sorted(covers)), 1 << target


def _step(
    position: Position, name: str, base: int, covers: tuple[int, ...], eliminated: int
) -> Step | None:
    live, covered = position.live[base], 0
    for link in covers:
        covered |= position.live[link]
    message = Message(
        "step." + name,
        base=position.places_of((base,)),
        cover=position.places_of(covers),
        digits=position.digit_text(position.digits_of(live)),
    )
    roles = {"base": live, "cover": covered & ~live}
    return position.eliminating(
        name, RATINGS[name], (base,), covers, message, roles, only=eliminated
    )


TECHNIQUE = Technique(
    "locked-candidates", tuple(sorted({*RATINGS.values(), *DIRECT.values()})), find
)
