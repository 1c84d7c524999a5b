"""Detection of the grid in a picture: its four corners, its side, and how clear it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from .geometry import Quad, apart, area, convex, enclosing, extremes, moved, perspective
from .lines import measured_lines, refined
from .vision import Image, Vision

LOOK = 500
"""Pixels of the picture's longer side while candidates are searched."""
THRESHOLDS = ((3, 13, 7.0, 0), (3, 21, 5.0, 0), (3, 31, 4.0, 3), (5, 15, 3.0, 3), (3, 9, 4.0, 3))
"""Settings of the adaptive threshold that finds dark lines, tried in turn: kernel of the blur, side
of the block, least difference in darkness, and the width of gaps that are closed."""
SIDES = (9, 6, 16, 4, 8, 12, 5, 7, 10, 11, 13, 15)
"""Cells in a side, the most common first. The last are sides of other puzzles, which would
otherwise be mistaken for one of the first."""
MOST_CANDIDATES = 6
"""Number of the largest candidates that are measured for all those sides."""
LARGEST_SIDE = 25
"""Largest side that is distinguished from others."""
FINER = ((2, 0.15), (3, 0.06), (4, 0.06), (5, 0.06))
"""Each pair: how many lines of a finer grid there may be to a line of the detected grid, and how
``steady_between`` the lines in between have to be. Between lines that did not exist it was at most
0.11 for two (digits lie in the middle of cells) and 0.02 for more; between existing lines at least
0.14, unless these were hardly visible."""
LEAST, CLEAR = 0.36, 0.52
"""Score below which a candidate is no grid, and above which a grid is beyond doubt. In 160 photos
no grid scored less than 0.45, and none of 480 places beside the grids more than 0.30
(``BESIDE``)."""
FAIR = 0.45
"""Score from which a ``steady`` grid of side 9 is accepted without trying other sides: larger ones,
full of digits, scored at most 0.44 when measured as if of side 9."""
BESIDE = 0.30
STEADY = 0.34
"""Least ``steady`` of a grid of side 9, however faint: grids with faint lines inside the boxes had
0.40 and more; grids of side 6 and 4, measured as if of side 9, at most 0.28."""
SOFTER = 1.5
"""Sigma of the blur in which a second search is made if no grid of side 9 is clear: in the dark,
cameras break lines into dots."""
CLEAN = 1
"""Largest median darkness of a picture drawn by a program; in none of 160 photos was the median
below 2. In such a picture everything that is darker at all by ``DRAWN`` is a line or a digit,
however thin or pale."""
DRAWN = (5, 31, 2.0)
"""Kernel of the blur, side of the block and least difference in darkness in a drawn picture."""


@dataclass(frozen=True, slots=True)
class View:
    """A picture prepared for the search. The scope in which a view was made frees its images.

    Args:
        plane: the picture, or its negative.
        dark: its ``darkness``, or a mask of its dark pixels.
        least: least score of a grid in this view.
    """

    plane: Image
    dark: Image
    least: float


@dataclass(frozen=True, slots=True)
class DetectedGrid:
    """A grid detected in a picture.

    Args:
        corners: clockwise on the screen, in pixels.
        side: cells in a side.
        score: contrast of its lines, from 0 to 1.
        steady: contrast of the weakest pieces of each line, from 0 to 1.
        view: the view in which its lines are dark.
    """

    corners: Quad
    side: int
    score: float
    steady: float
    view: View


def darkness(vision: Vision, plane: Image) -> Image:
    """Return how much darker than its surroundings each pixel of a plane is."""
    columns, rows = vision.size(plane)
    wide = max(15, min(columns, rows) // 12 | 1)
    paper = vision.closed(plane, wide // 2 | 1)
    return vision.minus(vision.averaged(paper, wide // 2 | 1, wide // 2 | 1), plane)


def candidates(
    vision: Vision, plane: Image, threshold: tuple[int, int, float, int]
) -> Iterator[Quad]:
    """Yield quadrilaterals that might outline a grid, by one of the ``THRESHOLDS``."""
    columns, rows = vision.size(plane)
    factor = min(1.0, LOOK / max(columns, rows))
    wide, high = max(1, round(columns * factor)), max(1, round(rows * factor))
    blur, block, by, gaps = threshold
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


def find_grid(vision: Vision, plane: Image) -> DetectedGrid | None:
    """Return the clearest grid in a picture; larger grids and dark lines are preferred.

    Args:
        vision: operations on pictures.
        plane: the picture.

    Returns:
        The grid, or None if nothing resembles one.
    """
    searched = []
    fair: list[DetectedGrid] = []
    for soft in (0.0, SOFTER):
        softer = vision.blurred(plane, 0, soft) if soft else plane
        views = []
        for view in _views(vision, softer):
            grid, quads = _best_nine_by_nine(vision, view)
            if grid and grid.score >= CLEAR:
                return grid
            views.append((view, quads))
            if grid and grid.score >= max(FAIR, view.least) and grid.steady >= STEADY:
                fair.append(grid)
        if fair:
            return max(fair, key=lambda grid: grid.score)
        searched.append(views)
    for views in searched:
        grid = _best(vision, views)
        if grid and (grid.score >= LEAST or _steady_nine_by_nine(grid)):
            return grid
    return None


def at_corners(vision: Vision, plane: Image, corners: Quad) -> DetectedGrid:
    """Return the grid whose corners a person has marked.

    Args:
        vision: operations on pictures.
        plane: the picture.
        corners: approximate corners, clockwise on the screen.

    Returns:
        The grid; its corners are moved to where its lines meet, if that is near.
    """
    grid = _best(vision, ((view, [corners]) for view in _views(vision, plane)))
    assert grid is not None
    return grid


def _views(vision: Vision, plane: Image) -> Iterator[View]:
    """Yield views of a picture and of its negative."""
    inks = []
    for light in (False, True):
        ink = vision.negative(plane) if light else plane
        inks.append((ink, darkness(vision, ink)))
        yield View(*inks[-1], 0.0)
    blur, block, by = DRAWN
    for ink, dark in inks:
        sample = sorted(vision.data(dark)[::97])
        if sample[len(sample) // 2] <= CLEAN:
            yield View(ink, vision.darker(vision.blurred(ink, blur, 0), block, by), CLEAR)


def _best_nine_by_nine(vision: Vision, view: View) -> tuple[DetectedGrid | None, list[Quad]]:
    """Return the best grid of side 9 with dark lines, if any, and all candidates."""
    columns, rows = vision.size(view.plane)
    near = 0.01 * max(columns, rows)
    known: list[Quad] = []
    grids: list[DetectedGrid] = []
    for number, threshold in enumerate(THRESHOLDS):
        for quad in candidates(vision, view.plane, threshold):
            if all(apart(quad, other) > near for other in known):
                known.append(quad)
                grids.append(_measured(vision, view, quad, SIDES[0]))
        grids.sort(key=_rank, reverse=True)
        grids[:2] = sorted([_with_refined_corners(vision, grid) for grid in grids[:2]], key=_rank)[
            ::-1
        ]
        if number and grids and grids[0].score >= CLEAR:
            break
    return grids[0] if grids else None, known


def _best(vision: Vision, views: Iterable[tuple[View, Sequence[Quad]]]) -> DetectedGrid | None:
    """Return the grid of the first view in which it is beyond doubt, or else the clearest."""
    best: DetectedGrid | None = None
    for view, quads in views:
        grid = _best_of_sides(vision, view, quads) if quads else None
        if grid and grid.score >= view.least and (not best or grid.score > best.score + 0.1):
            best = grid
        if best and _quality(best) >= CLEAR:
            break
    return best


def _measured(vision: Vision, view: View, quad: Quad, side: int) -> DetectedGrid:
    lines = measured_lines(vision, view.dark, quad, side)
    return DetectedGrid(quad, side, lines.score, lines.steady, view)


def _best_of_sides(vision: Vision, view: View, quads: Sequence[Quad]) -> DetectedGrid:
    """Return the best grid that some quadrilateral outlines, for any of the ``SIDES``."""
    best: DetectedGrid | None = None
    large = sorted(quads, key=lambda quad: -abs(area(quad)))[:MOST_CANDIDATES]
    for side in SIDES:
        measured = [_measured(vision, view, quad, side) for quad in (large if best else quads)]
        grid = _with_refined_corners(vision, max(measured, key=_rank))
        if side != SIDES[0] and len(quads) > 1 and _continues_outside(vision, grid):
            continue
        ahead = 0.1 if best and best.side == SIDES[0] else 0.03
        if best is None or _quality(grid) > _quality(best) + ahead:
            best = grid
        if grid.score >= CLEAR and side == SIDES[0]:
            break
    assert best is not None
    return _with_finer_lines(vision, best)


def _continues_outside(vision: Vision, grid: DetectedGrid) -> bool:
    """Return whether the lines continue outside on two sides or more, as around a part of a
    crossword."""
    ring = 1 / grid.side
    low, high = -ring, 1 + ring
    to = perspective(grid.corners, 1, 1)
    a, b, c, d = moved(to, [(low, low), (high, low), (high, high), (low, high)])
    if not convex((a, b, c, d)):
        return False
    around = measured_lines(vision, grid.view.dark, (a, b, c, d), grid.side + 2).around
    return sorted(around)[-2] > grid.score / 2


def _with_finer_lines(vision: Vision, grid: DetectedGrid) -> DetectedGrid:
    """Return the grid that also has the weaker lines in between, if they exist."""
    best = grid
    for times, least in FINER:
        side = grid.side * times
        if side <= LARGEST_SIDE and grid.side <= SIDES[0]:
            fine = _with_refined_corners(vision, _measured(vision, grid.view, grid.corners, side))
            lines = measured_lines(vision, fine.view.dark, fine.corners, side)
            if lines.steady_between(times) >= least:
                best = replace(grid, side=side, corners=fine.corners)
    return best


def _quality(grid: DetectedGrid) -> float:
    """Return the quality of a grid: its lines have contrast and no gaps."""
    return min(grid.score, grid.steady)


def _steady_nine_by_nine(grid: DetectedGrid) -> bool:
    return grid.side == SIDES[0] and grid.score >= BESIDE and grid.steady >= STEADY


def _rank(grid: DetectedGrid) -> float:
    """Return the score, raised by the area: the puzzle of the day is larger than yesterday's."""
    return grid.score * float(abs(area(grid.corners)) ** 0.2)


def _with_refined_corners(vision: Vision, grid: DetectedGrid) -> DetectedGrid:
    """Return the grid with its corners moved to where its lines meet."""
    best = grid
    lines = measured_lines(vision, best.view.dark, best.corners, best.side)
    for _round in range(3):
        corners = refined(best.corners, lines)
        if not convex(corners):
            break
        lines = measured_lines(vision, best.view.dark, corners, best.side)
        if lines.score <= best.score + 0.002:
            break
        best = replace(best, corners=corners, score=lines.score, steady=lines.steady)
    return best
