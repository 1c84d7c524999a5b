"""Locked candidates: all places of a digit in a block are in another block too.

Named after where the digit must stand: *pointing*, where that is a box or a region, *claiming*,
where it is a line. One truth and one link. Where several blocks are needed to see all the places,
as on a jigsaw, that is a *common peer*, in a room of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..messages import Message
from .ground import members
from .position import Position
from .step import Step, Technique

RATINGS = {"pointing": 2.6, "claiming": 2.8}
DIRECT = {"pointing": 1.7, "claiming": 1.9}
"""Where a hidden single follows at once in a block of the same kind."""


Locked = tuple[int, tuple[int, ...], int]
"""A truth of a block, links that cover it, and the other candidates that are in all of them."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All truths of a block, each with a link that covers it."""
    for step in position.once("locked candidates", _all):
        if step.rating == rating:
            yield step


def _all(position: Position) -> list[Step]:
    found = []
    kinds: dict[str, set[str]] = {}
    for block in position.ground.layout.blocks:
        kinds.setdefault(block.kind, set()).add(block.name)
    alike = {name: names for names in kinds.values() for name in names}
    for truth, links, gone in locked(position):
        if len(links) == 1:
            name = "claiming" if position.in_line(truth) else "pointing"
            step = _step(position, name, truth, links, gone)
            same_kind = alike.get(position.equation(truth).place, ())
            if step and position.shows_hidden_single(step, same_kind):
                step = replace(step, rating=DIRECT[name])
            if step:
                found.append(step)
    return found


def locked(position: Position) -> Sequence[Locked]:
    """All truths of a block, each with the links that cover it, one or several.

    Args:
        position: the state.
    """
    return position.once("locked truths", _locked)


def _locked(position: Position) -> Sequence[Locked]:
    found = []
    for truth in position.truths:
        live = position.live[truth]
        if position.equation(truth).place and live & (live - 1):
            found += [(truth, links, gone) for links, gone in reaching(position, live, live)]
    return found


def reaching(
    position: Position, places: int, besides: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Links that cover the places of a digit, all of which some other candidate is in.

    One link is enough wherever there is one; then, for what sees all the places otherwise, several.

    Args:
        position: the state.
        places: candidates of one digit, one of which holds.
        besides: candidates that are not looked at.

    Yields:
        Links, and the candidates that are in all of them.
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
        links, open_places = [], places
        while open_places:
            numbers = position.ground.holding[target]
            best = max(numbers, key=lambda n: (position.live[n] & open_places).bit_count())
            links.append(best)
            open_places &= ~position.live[best]
        yield tuple(sorted(links)), 1 << target


def _step(
    position: Position, name: str, truth: int, links: tuple[int, ...], gone: int
) -> Step | None:
    live, cover = position.live[truth], 0
    for link in links:
        cover |= position.live[link]
    said = Message(
        "step." + name,
        base=position.places_of((truth,)),
        cover=position.places_of(links),
        digits=position.shown(position.digits_of(live)),
    )
    roles = {"base": live, "cover": cover & ~live}
    return position.eliminating(name, RATINGS[name], (truth,), links, said, roles, only=gone)


TECHNIQUE = Technique(
    "locked-candidates", tuple(sorted({*RATINGS.values(), *DIRECT.values()})), find
)
