"""Where in a picture the grid is: its four corners, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

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
their grids none more than 0.30 (``BESIDE``). What scores more is one, beyond doubt."""
BESIDE = 0.30
STEADY = 0.34
"""What is so ``steady`` may be a grid of 9, however faint: those with faint lines inside the blocks
had 0.40 and more, grids of 6 and of 4, looked at as if of 9, at most 0.28."""
CLEAN = 1
"""The darkness of half the pixels, at most, of what a program has drawn: in none of 160 photos it
was below 2. Then what is darker at all by ``DRAWN`` (blurred, in blocks of so many pixels) is a
line or a digit, however thin or pale."""
DRAWN = (5, 31, 2.0)


@dataclass(frozen=True, slots=True)
class FoundGrid:
    """A grid that was found.

    Args:
        corners: clockwise as one sees them, in pixels.
        side: how many cells make a side.
        score: from 0 to 1, how much its lines stand out.
        plane: the picture, or its negative: that in which the lines are dark.
        dark: its ``darkness``, or where it is dark at all. Both pictures are freed with the scope
            in which the grid was found.
    """

    corners: Quad
    side: int
    score: float
    plane: Image
    dark: Image


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
    found = _best(vision, plane, lambda ink, dark: _find(vision, ink, dark))
    return found if found and (found.score >= LEAST or _steady(vision, found)) else None


def at_corners(vision: Vision, plane: Image, corners: Quad) -> FoundGrid:
    """The grid that a person found.

    Args:
        vision: who knows pictures.
        plane: the picture.
        corners: about where the grid's are, clockwise as one sees them.

    Returns:
        The grid, with its corners where its lines say, if they are near.
    """
    found = _best(vision, plane, lambda ink, dark: _sided(vision, ink, dark, [corners]))
    assert found is not None
    return found


def _best(
    vision: Vision, plane: Image, look: Callable[[Image, Image], FoundGrid | None]
) -> FoundGrid | None:
    """What is found in the first of the views of a picture in which it is beyond doubt, or stands
    out most; ``look`` is given what ``_views`` gives."""
    best: FoundGrid | None = None
    for ink, dark, least in _views(vision, plane):
        found = look(ink, dark)
        if found and found.score >= least and (not best or found.score > best.score + 0.1):
            best = found
        # On faint lines of 9, with digits halfway between the strong ones, 6 may seem to be.
        if best and best.score >= CLEAR and best.side == SIDES[0]:
            break
    return best


def _views(vision: Vision, plane: Image) -> Iterator[tuple[Image, Image, float]]:
    """A picture and its negative, the darkness of each, and what counts as a grid there."""
    seen = []
    for light in (False, True):
        ink = vision.negative(plane) if light else plane
        seen.append((ink, darkness(vision, ink)))
        yield (*seen[-1], 0.0)
    blur, block, by = DRAWN
    for ink, dark in seen:
        sample = sorted(vision.data(dark)[::97])
        if sample[len(sample) // 2] <= CLEAN:
            yield ink, vision.darker(vision.blurred(ink, blur, 0), block, by), CLEAR


def _find(vision: Vision, plane: Image, dark: Image) -> FoundGrid | None:
    """The grid with dark lines, if any."""
    columns, rows = vision.size(plane)
    near = 0.01 * max(columns, rows)
    known: list[Quad] = []
    found: list[FoundGrid] = []
    for number, way in enumerate(WAYS):
        for quad in candidates(vision, plane, way):
            if all(apart(quad, other) > near for other in known):
                known.append(quad)
                found.append(_seen(vision, plane, dark, quad, SIDES[0]))
        found.sort(key=_worth, reverse=True)
        found[:2] = sorted([_climbed(vision, one) for one in found[:2]], key=_worth)[::-1]
        if number and found and found[0].score >= CLEAR:
            return found[0]
    return _sided(vision, plane, dark, known) if known else None


def _seen(vision: Vision, plane: Image, dark: Image, quad: Quad, side: int) -> FoundGrid:
    """A quadrilateral as a grid, whatever it scores."""
    return FoundGrid(quad, side, straighten(vision, dark, quad, side).score, plane, dark)


def _sided(vision: Vision, plane: Image, dark: Image, quads: Sequence[Quad]) -> FoundGrid:
    """The best of some quadrilaterals as a grid of one of the sides that there are."""
    best: FoundGrid | None = None
    for side in SIDES:
        seen = [_seen(vision, plane, dark, quad, side) for quad in quads]
        found = _climbed(vision, max(seen, key=_worth))
        if best is None or found.score > best.score + (0.22 if _steady(vision, best) else 0.1):
            best = found
        if best.score >= CLEAR:
            break
    assert best is not None
    return best


def _steady(vision: Vision, found: FoundGrid) -> bool:
    """Whether it is a grid of 9 whose lines, faint as they may be, have no gaps."""
    if found.side != SIDES[0] or found.score < BESIDE:
        return False
    return straighten(vision, found.dark, found.corners, found.side).steady >= STEADY


def _worth(found: FoundGrid) -> float:
    """The puzzle of the day is larger than yesterday's small one."""
    return found.score * float(abs(area(found.corners)) ** 0.2)


def _climbed(vision: Vision, found: FoundGrid) -> FoundGrid:
    """The same grid with its corners where its lines say."""
    best = found
    seen = straighten(vision, best.dark, best.corners, best.side)
    for _round in range(3):
        corners = refined(best.corners, seen)
        if not convex(corners):
            break
        seen = straighten(vision, best.dark, corners, best.side)
        if seen.score <= best.score + 0.002:
            break
        best = replace(best, corners=corners, score=seen.score)
    return best
