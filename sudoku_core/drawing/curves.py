"""Links of a chain: curves between candidates that hide no other digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .glyphs import PATH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .shapes import Candidates, Point
    from .spots import Spots

BOWS = (0.0, 0.07, -0.07, 0.14, -0.14, 0.28, -0.28, 0.45, -0.45)
"""Distances of a curve from the straight line, as parts of the line's length, in the order in which
they are tried; the first curve that hides no digit is drawn."""
SHORT, ARC = 3, (0.8, -0.8)
"""Distance of two candidates, in radii, below which an arc is drawn, which is clearer than a line;
and the distances of such an arc from the line, as in ``BOWS``."""
APART = 14
"""Distance between the points at which a curve is tested, too small to miss a digit."""


def groups(chain: Sequence[Mapping[str, Any]], sets: list[Candidates]) -> list[Candidates]:
    """Return the nodes of a chain with several candidates, except those inside a set.

    Args:
        chain: the links of a step's chain.
        sets: sets that are outlined anyway.
    """
    nodes: list[Candidates] = []
    for link in chain:
        for group in (link["start"], link["end"]):
            within = any(all(pair in pairs for pair in group) for pairs in sets)
            if len(group) > 1 and not within and group not in nodes:
                nodes.append(group)
    return nodes


def links(spots: Spots, chain: Sequence[Mapping[str, Any]], sets: list[Candidates]) -> str:
    """Return the drawing of all links of a chain and of its groups.

    Args:
        spots: places on the board.
        chain: the links of a step's chain.
        sets: sets that are outlined anyway.
    """
    drawn = [_around(spots, group) for group in groups(chain, sets)]
    for link in chain:
        start, end = _nearest(spots, link["start"], link["end"])
        path = curve(spots, start, end, link["start"] + link["end"])
        drawn.append(PATH.format("strong" if link["strong"] else "weak", path))
    return "".join(drawn)


def curve(spots: Spots, start: list[int], end: list[int], ends: Candidates) -> str:
    """Return the path from one candidate to another that avoids other digits.

    Args:
        spots: places on the board.
        start: a candidate.
        end: another candidate.
        ends: candidates that the path may touch.
    """
    here, there = spots.at(start[0], start[1]), spots.at(end[0], end[1])
    wide, high = there[0] - here[0], there[1] - here[1]
    long = max((wide * wide + high * high) ** 0.5, 1)
    best, least = here, 1e9
    near = long < SHORT * spots.reach(start[0])
    for bow in ARC if near else BOWS:
        middle = (
            (here[0] + there[0]) / 2 - high * bow * 2,
            (here[1] + there[1]) / 2 + wide * bow * 2,
        )
        hidden = abs(bow) / 10 + _hidden(spots, (here, middle, there), long, ends)
        if hidden < least:
            best, least = middle, hidden
        if least < 0.1:
            break
    first = _towards(here, best, spots.reach(start[0]))
    last = _towards(there, best, spots.reach(end[0]))
    return f"M{_pair(first)}Q{_pair(best)} {_pair(last)}"


def _hidden(
    spots: Spots, points: tuple[Point, Point, Point], long: float, ends: Candidates
) -> float:
    """Return how much of other digits a curve hides."""
    (a, b), (c, d), (e, f) = points
    count = max(int(long / APART), 3)
    total = 0.0
    for k in range(1, count):
        t = k / count
        p, q, r = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        total += spots.hidden_at(p * a + q * c + r * e, p * b + q * d + r * f, ends)
    return total


def _towards(point: Point, other: Point, far: float) -> Point:
    wide, high = other[0] - point[0], other[1] - point[1]
    part = min(far / max((wide * wide + high * high) ** 0.5, 1), 0.5)
    return point[0] + wide * part, point[1] + high * part


def _nearest(spots: Spots, start: Candidates, end: Candidates) -> tuple[list[int], list[int]]:
    """Return the two candidates, one of each group, that are nearest to each other."""
    nearest, least = (start[0], end[0]), 1e9
    for first in start:
        for second in end:
            (a, b), (c, d) = spots.at(first[0], first[1]), spots.at(second[0], second[1])
            far = (a - c) * (a - c) + (b - d) * (b - d)
            if far < least:
                nearest, least = (first, second), far
    return nearest


def _around(spots: Spots, group: Candidates) -> str:
    """Return a rounded outline of a group: a thick line, and a thinner one on it."""
    path = "M" + "L".join([_pair(spots.at(cell, digit)) for cell, digit in sorted(group)])
    wide = 2 * min([spots.reach(cell) for cell, _digit in group])
    drawn = '<path class="{}" d="{}" style="stroke-width:{:.1f}"/>'
    edge = drawn.format("around", path, wide + 5)
    return edge + drawn.format("within", path, wide)


def _pair(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
