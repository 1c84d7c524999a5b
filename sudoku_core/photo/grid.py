"""Where in a picture the grid is: its four corners, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .geometry import Quad, apart, area, convex, enclosing, extremes
from .lines import refined, straighten
from .vision import Image, Vision

LOOK = 500
"""Pixels of the longer side of the picture in which candidates are looked for."""
WAYS = ((3, 13, 7.0, 0), (3, 21, 5.0, 0), (3, 31, 4.0, 3), (5, 15, 3.0, 3), (3, 9, 4.0, 3))
"""How dark lines are looked for: blurred so much, in blocks of so many pixels, darker by so much,
gaps closed by so much."""
SIDES = (9, 6, 16, 4)
"""How many cells may make a side, those first that are met most."""
LEAST, CLEAR = 0.36, 0.52
"""What scores less is no grid: of 160 photos none had less than 0.45, and of 480 places beside
their grids none more than 0.30. What scores more is one, beyond doubt."""


@dataclass(frozen=True, slots=True)
class FoundGrid:
    """A grid that was found.

    Args:
        corners: clockwise as one sees them, in pixels.
        side: how many cells make a side.
        score: from 0 to 1, how much its lines stand out.
        light: whether they are lighter than the paper.
    """

    corners: Quad
    side: int
    score: float
    light: bool = False


def darkness(vision: Vision, plane: Image) -> Image:
    """How much darker than its surroundings each pixel of a plane is."""
    columns, rows = vision.size(plane)
    wide = max(15, min(columns, rows) // 12 | 1)
    paper = vision.closed(plane, wide // 2 | 1)
    return vision.minus(vision.averaged(paper, wide // 2 | 1, wide // 2 | 1), plane)


def candidates(vision: Vision, plane: Image, way: tuple[int, int, float, int]) -> Iterator[Quad]:
    """Quadrilaterals that might be the outline of a grid."""
    columns, rows = vision.size(plane)
    factor = min(1.0, LOOK / max(columns, rows))
    wide, high = max(1, round(columns * factor)), max(1, round(rows * factor))
    blur, block, by, gaps = way
    with vision.scope():
        less = vision.resized(plane, wide, high) if factor < 1 else plane
        lines = vision.darker(vision.blurred(less, blur, 0), block, by)
        if gaps:
            lines = vision.closed(lines, gaps)
        hulls = vision.hulls(lines, 0.2 * min(wide, high), 8)
    for hull in hulls:
        points = [((x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5) for x, y in hull]
        if abs(area(points)) < 0.05 * columns * rows:
            continue
        for quad in (enclosing(points), extremes(points)):
            if quad is not None and convex(quad):
                yield quad


def find(vision: Vision, plane: Image) -> FoundGrid | None:
    """Find the grid in a picture.

    Args:
        vision: who knows pictures.
        plane: the picture.

    Returns:
        The grid that stands out most, of which a larger one is preferred, and dark lines to light
        ones; None where nothing looks like one.
    """
    found = _find(vision, plane, light=False)
    if found is None or found.score < CLEAR:
        with vision.scope():
            other = _find(vision, vision.negative(plane), light=True)
        if other and (found is None or other.score > found.score + 0.1):
            found = other
    return found if found and found.score >= LEAST else None


def at_corners(vision: Vision, plane: Image, corners: Quad) -> FoundGrid:
    """The grid that a person found.

    Args:
        vision: who knows pictures.
        plane: the picture.
        corners: about where the grid's are, clockwise as one sees them.

    Returns:
        The grid, with its corners where its lines say, if they are near.
    """
    found = []
    for light in (False, True):
        with vision.scope():
            dark = darkness(vision, vision.negative(plane) if light else plane)
            found.append(_sided(vision, dark, [corners], light))
            if found[0].score >= CLEAR:
                break
    return max(found, key=lambda one: one.score)


def _find(vision: Vision, plane: Image, light: bool) -> FoundGrid | None:
    """The grid with dark lines, if any; ``light`` is what it is called."""
    columns, rows = vision.size(plane)
    near = 0.01 * max(columns, rows)
    known: list[Quad] = []
    found: list[FoundGrid] = []
    with vision.scope():
        dark = darkness(vision, plane)
        for number, way in enumerate(WAYS):
            for quad in candidates(vision, plane, way):
                if all(apart(quad, other) > near for other in known):
                    known.append(quad)
                    seen = straighten(vision, dark, quad, SIDES[0])
                    found.append(FoundGrid(quad, SIDES[0], seen.score, light))
            found.sort(key=_worth, reverse=True)
            found[:2] = sorted([_climbed(vision, dark, one) for one in found[:2]], key=_worth)[::-1]
            if number and found and found[0].score >= CLEAR:
                return found[0]
        return _sided(vision, dark, known, light) if known else None


def _sided(vision: Vision, dark: Image, quads: Sequence[Quad], light: bool) -> FoundGrid:
    """The best of some quadrilaterals as a grid of one of the sides that there are."""
    best: FoundGrid | None = None
    for side in SIDES:
        seen = [
            FoundGrid(quad, side, straighten(vision, dark, quad, side).score, light)
            for quad in quads
        ]
        found = _climbed(vision, dark, max(seen, key=_worth))
        if best is None or found.score > best.score + 0.1:
            best = found
        if best.score >= CLEAR:
            break
    assert best is not None
    return best


def _worth(found: FoundGrid) -> float:
    """The puzzle of the day is larger than yesterday's small one."""
    return found.score * float(abs(area(found.corners)) ** 0.2)


def _climbed(vision: Vision, dark: Image, found: FoundGrid) -> FoundGrid:
    """The same grid with its corners where its lines say."""
    best = found
    seen = straighten(vision, dark, best.corners, best.side)
    for _round in range(3):
        corners = refined(best.corners, seen)
        if not convex(corners):
            break
        seen = straighten(vision, dark, corners, best.side)
        if seen.score <= best.score + 0.002:
            break
        best = FoundGrid(corners, best.side, seen.score, best.light)
    return best
