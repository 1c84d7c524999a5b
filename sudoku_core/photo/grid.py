"""Where in a picture the grid is: its four corners, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from .geometry import Quad, apart, area, convex, enclosing, extremes, moved, perspective
from .lines import refined, straighten
from .vision import Image, Vision

LOOK = 500
"""Pixels of the longer side of the picture in which candidates are looked for."""
WAYS = ((3, 13, 7.0, 0), (3, 21, 5.0, 0), (3, 31, 4.0, 3), (5, 15, 3.0, 3), (3, 9, 4.0, 3))
"""How dark lines are looked for: blurred so much, in blocks of so many pixels, darker by so much,
gaps closed by so much."""
SIDES = (9, 6, 16, 4, 8, 12, 5, 7, 10, 11, 13, 15)
"""How many cells may make a side, those first that are met most; the last ones are those of other
puzzles, which would be taken for something else."""
LARGEST = 6
"""How many candidates, the largest ones, are looked at as grids of all those sides."""
FINEST = 25
"""The largest side that is told from others."""
FINER = ((2, 0.15), (3, 0.06), (4, 0.06), (5, 0.06))
"""What seems to be a grid may be each so-manieth line of a finer one, if the lines between are so
``steady_between``: those that were not there had at most 0.11 where they halve cells, which are
full of digits, and else 0.02; those that were there had 0.14 and more, but where they are hardly
seen."""
LEAST, CLEAR = 0.36, 0.52
"""What scores less is no grid: of 160 photos none had less than 0.45, and of 480 places beside
their grids none more than 0.30 (``BESIDE``). What scores more is one, beyond doubt."""
FAIR = 0.45
"""What scores more and is ``steady`` is taken for a grid of 9 without a look at other sides: larger
ones, full of digits, had at most 0.44."""
BESIDE = 0.30
STEADY = 0.34
"""What is so ``steady`` may be a grid of 9, however faint: those with faint lines inside the blocks
had 0.40 and more, grids of 6 and of 4, looked at as if of 9, at most 0.28."""
SOFTER = 1.5
"""How much a picture is blurred in which no grid of 9 is clear: in the dark a camera makes lines of
dots."""
CLEAN = 1
"""The darkness of half the pixels, at most, of what a program has drawn: in none of 160 photos it
was below 2. Then what is darker at all by ``DRAWN`` (blurred, in blocks of so many pixels) is a
line or a digit, however thin or pale."""
DRAWN = (5, 31, 2.0)


@dataclass(frozen=True, slots=True)
class View:
    """One way to look at a picture. What it holds is freed with the scope in which it was made.

    Args:
        plane: the picture, or its negative.
        dark: its ``darkness``, or where it is dark at all.
        least: what counts as a grid here.
    """

    plane: Image
    dark: Image
    least: float


@dataclass(frozen=True, slots=True)
class FoundGrid:
    """A grid that was found.

    Args:
        corners: clockwise as one sees them, in pixels.
        side: how many cells make a side.
        score: from 0 to 1, how much its lines stand out.
        steady: the same of the weakest pieces of each line.
        view: in which its lines are dark.
    """

    corners: Quad
    side: int
    score: float
    steady: float
    view: View


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
    seen = []
    fair: list[FoundGrid] = []
    for soft in (0.0, SOFTER):
        softer = vision.blurred(plane, 0, soft) if soft else plane
        views = []
        for view in _views(vision, softer):
            found, quads = _nine(vision, view)
            if found and found.score >= CLEAR:
                return found
            views.append((view, quads))
            if found and found.score >= max(FAIR, view.least) and found.steady >= STEADY:
                fair.append(found)
        if fair:
            return max(fair, key=lambda found: found.score)
        seen.append(views)
    for views in seen:
        found = _best(vision, views)
        if found and (found.score >= LEAST or _of_nine(found)):
            return found
    return None


def at_corners(vision: Vision, plane: Image, corners: Quad) -> FoundGrid:
    """The grid that a person found.

    Args:
        vision: who knows pictures.
        plane: the picture.
        corners: about where the grid's are, clockwise as one sees them.

    Returns:
        The grid, with its corners where its lines say, if they are near.
    """
    found = _best(vision, ((view, [corners]) for view in _views(vision, plane)))
    assert found is not None
    return found


def _views(vision: Vision, plane: Image) -> Iterator[View]:
    """A picture and its negative."""
    seen = []
    for light in (False, True):
        ink = vision.negative(plane) if light else plane
        seen.append((ink, darkness(vision, ink)))
        yield View(*seen[-1], 0.0)
    blur, block, by = DRAWN
    for ink, dark in seen:
        sample = sorted(vision.data(dark)[::97])
        if sample[len(sample) // 2] <= CLEAN:
            yield View(ink, vision.darker(vision.blurred(ink, blur, 0), block, by), CLEAR)


def _nine(vision: Vision, view: View) -> tuple[FoundGrid | None, list[Quad]]:
    """The best grid of 9 with dark lines, if any, and all candidates so far."""
    columns, rows = vision.size(view.plane)
    near = 0.01 * max(columns, rows)
    known: list[Quad] = []
    found: list[FoundGrid] = []
    for number, way in enumerate(WAYS):
        for quad in candidates(vision, view.plane, way):
            if all(apart(quad, other) > near for other in known):
                known.append(quad)
                found.append(_seen(vision, view, quad, SIDES[0]))
        found.sort(key=_worth, reverse=True)
        found[:2] = sorted([_climbed(vision, one) for one in found[:2]], key=_worth)[::-1]
        if number and found and found[0].score >= CLEAR:
            break
    return found[0] if found else None, known


def _best(vision: Vision, views: Iterable[tuple[View, Sequence[Quad]]]) -> FoundGrid | None:
    """What is found in the first of the views of a picture in which it is beyond doubt, or stands
    out most."""
    best: FoundGrid | None = None
    for view, quads in views:
        found = _sided(vision, view, quads) if quads else None
        if found and found.score >= view.least and (not best or found.score > best.score + 0.1):
            best = found
        if best and _least(best) >= CLEAR:
            break
    return best


def _seen(vision: Vision, view: View, quad: Quad, side: int) -> FoundGrid:
    """A quadrilateral as a grid, whatever it scores."""
    seen = straighten(vision, view.dark, quad, side)
    return FoundGrid(quad, side, seen.score, seen.steady, view)


def _sided(vision: Vision, view: View, quads: Sequence[Quad]) -> FoundGrid:
    """The best of some quadrilaterals as a grid of one of the sides that there are."""
    best: FoundGrid | None = None
    large = sorted(quads, key=lambda quad: -abs(area(quad)))[:LARGEST]
    for side in SIDES:
        seen = [_seen(vision, view, quad, side) for quad in (large if best else quads)]
        found = _climbed(vision, max(seen, key=_worth))
        if side != SIDES[0] and len(quads) > 1 and _part(vision, found):
            continue
        ahead = 0.1 if best and best.side == SIDES[0] else 0.03
        if best is None or _least(found) > _least(best) + ahead:
            best = found
        if found.score >= CLEAR and side == SIDES[0]:
            break
    assert best is not None
    return _finer(vision, best)


def _part(vision: Vision, found: FoundGrid) -> bool:
    """Whether the grid goes on outside, at two sides or more, as around a part of a crossword."""
    ring = 1 / found.side
    low, high = -ring, 1 + ring
    to = perspective(found.corners, 1, 1)
    a, b, c, d = moved(to, [(low, low), (high, low), (high, high), (low, high)])
    if not convex((a, b, c, d)):
        return False
    around = straighten(vision, found.view.dark, (a, b, c, d), found.side + 2).around
    return sorted(around)[-2] > found.score / 2


def _finer(vision: Vision, found: FoundGrid) -> FoundGrid:
    """The grid with more cells of which only the strongest lines were seen, if it is that."""
    best = found
    for times, least in FINER:
        side = found.side * times
        if side <= FINEST and found.side <= SIDES[0]:
            fine = _climbed(vision, _seen(vision, found.view, found.corners, side))
            seen = straighten(vision, fine.view.dark, fine.corners, side)
            if seen.steady_between(times) >= least:
                best = replace(found, side=side, corners=fine.corners)
    return best


def _least(found: FoundGrid) -> float:
    """How good a grid is: its lines stand out, and have no gaps."""
    return min(found.score, found.steady)


def _of_nine(found: FoundGrid) -> bool:
    """Whether it is a grid of 9 whose lines, faint as they may be, have no gaps."""
    return found.side == SIDES[0] and found.score >= BESIDE and found.steady >= STEADY


def _worth(found: FoundGrid) -> float:
    """The puzzle of the day is larger than yesterday's small one."""
    return found.score * float(abs(area(found.corners)) ** 0.2)


def _climbed(vision: Vision, found: FoundGrid) -> FoundGrid:
    """The same grid with its corners where its lines say."""
    best = found
    seen = straighten(vision, best.view.dark, best.corners, best.side)
    for _round in range(3):
        corners = refined(best.corners, seen)
        if not convex(corners):
            break
        seen = straighten(vision, best.view.dark, corners, best.side)
        if seen.score <= best.score + 0.002:
            break
        best = replace(best, corners=corners, score=seen.score, steady=seen.steady)
    return best
