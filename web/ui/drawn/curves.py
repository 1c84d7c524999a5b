"""The links of a chain: curves from candidate to candidate that hide no other digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .glyphs import PATH

if TYPE_CHECKING:
    from protocol import LinkData

    from .spots import Candidates, Point, Spots

BOWS = (0.0, 0.07, -0.07, 0.14, -0.14, 0.28, -0.28, 0.45, -0.45)
"""How far a curve may leave the straight line, in its length: no farther than it has to."""
SHORT, ARC = 3, (0.8, -0.8)
"""Where so many radii part two candidates, an arc is seen better than a line."""
APART = 14
"""A digit is not missed by points so far from each other."""


def groups(chain: list[LinkData], sets: list[Candidates]) -> list[Candidates]:
    """The nodes of a chain with several candidates, but for those within sets.

    Args:
        chain: as a step has it.
        sets: what is gone around anyway.
    """
    found: list[Candidates] = []
    for link in chain:
        for group in (link["start"], link["end"]):
            within = any(all(one in held for one in group) for held in sets)
            if len(group) > 1 and not within and group not in found:
                found.append(group)
    return found


def links(spots: Spots, chain: list[LinkData], sets: list[Candidates]) -> str:
    """All links of a chain, with what goes around its groups.

    Args:
        spots: of the board.
        chain: as a step has it.
        sets: what is gone around anyway.
    """
    drawn = [_around(spots, group) for group in groups(chain, sets)]
    for link in chain:
        start, end = _nearest(spots, link["start"], link["end"])
        path = curve(spots, start, end, link["start"] + link["end"])
        drawn.append(PATH.format("strong" if link["strong"] else "weak", path))
    return "".join(drawn)


def curve(spots: Spots, start: list[int], end: list[int], ends: Candidates) -> str:
    """The path from one candidate to another, past others.

    Args:
        spots: of the board.
        start: a candidate.
        end: another.
        ends: those that it may touch.
    """
    one, other = spots.at(start[0], start[1]), spots.at(end[0], end[1])
    wide, high = other[0] - one[0], other[1] - one[1]
    long = max((wide * wide + high * high) ** 0.5, 1)
    best, least = one, 1e9
    near = long < SHORT * spots.reach(start[0])
    for bow in ARC if near else BOWS:
        middle = (
            (one[0] + other[0]) / 2 - high * bow * 2,
            (one[1] + other[1]) / 2 + wide * bow * 2,
        )
        hidden = abs(bow) / 10 + _hidden(spots, (one, middle, other), long, ends)
        if hidden < least:
            best, least = middle, hidden
        if least < 0.1:
            break
    first = _towards(one, best, spots.reach(start[0]))
    last = _towards(other, best, spots.reach(end[0]))
    return f"M{_pair(first)}Q{_pair(best)} {_pair(last)}"


def _hidden(
    spots: Spots, points: tuple[Point, Point, Point], long: float, ends: Candidates
) -> float:
    """How much a curve hides."""
    (a, b), (c, d), (e, f) = points
    count = max(int(long / APART), 3)
    found = 0.0
    for k in range(1, count):
        t = k / count
        p, q, r = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        found += spots.in_the_way(p * a + q * c + r * e, p * b + q * d + r * f, ends)
    return found


def _towards(point: Point, other: Point, far: float) -> Point:
    wide, high = other[0] - point[0], other[1] - point[1]
    part = min(far / max((wide * wide + high * high) ** 0.5, 1), 0.5)
    return point[0] + wide * part, point[1] + high * part


def _nearest(spots: Spots, start: Candidates, end: Candidates) -> tuple[list[int], list[int]]:
    """Of two groups the candidates that are nearest to each other."""
    found, least = (start[0], end[0]), 1e9
    for one in start:
        for other in end:
            (a, b), (c, d) = spots.at(one[0], one[1]), spots.at(other[0], other[1])
            far = (a - c) * (a - c) + (b - d) * (b - d)
            if far < least:
                found, least = (one, other), far
    return found


def _around(spots: Spots, group: Candidates) -> str:
    """A rounded outline: a thick line through a group, and a thinner one upon it."""
    path = "M" + "L".join([_pair(spots.at(cell, digit)) for cell, digit in sorted(group)])
    wide = 2 * min([spots.reach(cell) for cell, _digit in group])
    drawn = '<path class="{}" d="{}" style="stroke-width:{:.1f}"/>'
    edge = drawn.format("around", path, wide + 5)
    return edge + drawn.format("within", path, wide)


def _pair(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
