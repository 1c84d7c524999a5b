"""The lines of a grid: their contrast in a straightened picture, and their true course."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul

from .fitting import fitted
from .geometry import Quad, inverse, moved, perspective
from .vision import Image, Point, Vision

FAINT = 8.0
"""Darkness of a line with a contrast of one half if nothing else in the picture is dark."""
REACH = 0.37
"""Distance from its expected place at which a line is searched, in cells."""
PIXELS = 288
"""Side of a straightened grid, without its margin."""

Piece = tuple[float, float, float, float]
"""A piece of a line: its expected place across the line, its place along the line, its offset from
the expected place, all in sides of the grid, and its clarity from 0 to 1."""


@dataclass(frozen=True, slots=True)
class GridLines:
    """The lines of a grid, cut into one piece for each cell.

    Args:
        side: cells in a side.
        pitch: pixels of a cell.
        strips: for the horizontal lines, then the vertical ones: of each line each piece, as
            darkness from ``reach`` pixels before its expected place to as many after.
        ink: darkness of the darkest parts of the picture.
    """

    side: int
    pitch: int
    strips: tuple[tuple[tuple[bytes, ...], ...], ...]
    ink: float

    @property
    def score(self) -> float:
        """Mean contrast of the lines, from 0 to 1; the weakest lines count more."""
        lines = sorted([sum(line) / self.side for line in self._contrasts()])
        weakest = lines[: len(lines) * 3 // 10]
        return (sum(lines) / len(lines) + sum(weakest) / len(weakest)) / 2

    @property
    def steady(self) -> float:
        """Contrast of the weakest third of each line's pieces: a row of digits is like a line with
        gaps."""
        lines = list(self._steadiness())
        return sum(lines) / len(lines)

    def steady_between(self, times: int) -> float:
        """Return the steadiness that three in four of the in-between lines have.

        Args:
            times: every ``times``-th line is a known one; those in between are measured.
        """
        between = [
            line for place, line in enumerate(self._steadiness()) if place % (self.side + 1) % times
        ]
        return sorted(between)[len(between) // 4]

    @property
    def around(self) -> list[float]:
        """For the first and last lines in both directions, the contrast that half the pieces
        have."""
        lines = list(self._contrasts())
        whole = self.side + 1
        outer = [lines[place] for place in (0, self.side, whole, whole + self.side)]
        return [sorted(line[1:-1])[self.side // 2 - 1] for line in outer]

    def _steadiness(self) -> Iterator[float]:
        weak = max(1, self.side // 3)
        return (sum(sorted(line)[:weak]) / weak for line in self._contrasts())

    def _contrasts(self) -> Iterator[list[float]]:
        """Yield the contrasts of the pieces, line by line."""
        near, reach = self.pitch // 10, _reach(self.pitch)
        faint = FAINT + 0.1 * self.ink
        edge = (3 * reach + near) // 4 - near
        for line in (*self.strips[0], *self.strips[1]):
            contrasts = []
            for strip in line:
                on = max(strip[reach - near : reach + near + 1])
                before, after = strip[: reach - edge], strip[reach + edge + 1 :]
                off = min(sum(before) / len(before), sum(after) / len(after))
                contrasts.append(max(on - off, 0.0) / (on + faint))
            yield contrasts

    def pieces(self, direction: int, near: Sequence[float] | None = None) -> Iterator[Piece]:
        """Yield the measured pieces of all lines in one direction.

        Args:
            direction: 0 for horizontal lines, 1 for vertical lines.
            near: expected offset of each piece, if known.
        """
        whole = self.pitch * self.side
        for number, line in enumerate(self.strips[direction]):
            for column, strip in enumerate(line):
                place = number * self.side + column
                about, spread = (near[place] * whole, 0.2) if near else (0.0, 0.7)
                off, clear = _peak(strip, about, spread * len(strip) / 2)
                at, along = number / self.side, (column + 0.5) / self.side
                yield at, along, off / whole, clear / (clear + FAINT)


def _reach(pitch: int) -> int:
    return round(pitch * REACH)


def measured_lines(vision: Vision, dark: Image, corners: Quad, side: int) -> GridLines:
    """Return measurements of the lines that a grid with these corners would have.

    Args:
        vision: operations on pictures.
        dark: how much darker than its surroundings each pixel is.
        corners: corners of the grid.
        side: cells in a side.
    """
    pitch = PIXELS // side
    margin, wide = pitch // 2, side * pitch + pitch // 2 * 2
    to = perspective(corners, side * pitch, side * pitch)
    to = inverse(_shifted(to, -margin))
    with vision.scope():
        flat = vision.warped(dark, to, wide, wide)
        long = pitch * 7 // 10 | 1
        whole = vision.data(flat)
        across = vision.data(vision.averaged(flat, long, 1))
        down = vision.data(vision.averaged(flat, 1, long))
    sample = sorted(whole[::37])
    ink = sample[len(sample) * 97 // 100] + 8.0
    reach, middle = _reach(pitch), margin + pitch // 2
    middles = range(middle, middle + side * pitch, pitch)
    flat_lines, steep_lines = [], []
    for at in range(margin, margin + side * pitch + 1, pitch):
        first, last = at - reach, at + reach + 1
        flat_lines.append(tuple([across[first * wide + x : last * wide : wide] for x in middles]))
        steep_lines.append(tuple([down[y * wide + first : y * wide + last] for y in middles]))
    return GridLines(side, pitch, (tuple(flat_lines), tuple(steep_lines)), ink)


def _shifted(matrix: Sequence[float], by: float) -> tuple[float, ...]:
    """Return the perspective for coordinates whose origin is moved by the same amount along both
    axes."""
    a, b, c, d, e, f, g, h, i = matrix
    return (a, b, c + by * (a + b), d, e, f + by * (d + e), g, h, i + by * (g + h))


def _peak(strip: bytes, about: float, spread: float) -> tuple[float, float]:
    """Return a line's offset from the middle of a strip, and the line's darkness.

    Peaks farther from ``about`` count less.
    """
    reach = len(strip) // 2
    level = sorted(strip)[reach]
    best, at = 0.0, reach
    for place in range(1, len(strip) - 1):
        height = (strip[place - 1] + 2 * strip[place] + strip[place + 1]) / 4 - level
        off = (place - reach - about) / spread
        height /= 1 + off * off
        if height > best:
            best, at = height, place
    if not best:
        return about, 0.0
    a, b, c = strip[at - 1], strip[at], strip[at + 1]
    bend = 2 * b - a - c
    return at - reach + (max(-0.5, min((c - a) / 2 / bend, 0.5)) if bend > 0 else 0.0), best


def refined(corners: Quad, lines: GridLines) -> Quad:
    """Return corners moved to where the measured lines are.

    Args:
        corners: corners for which the lines were measured.
        lines: the measured lines.

    Returns:
        Corners that are closer to the grid's, if the given corners were near.
    """
    shifts = []
    for direction in (1, 0):
        ats, alongs, offs, clear = zip(*lines.pieces(direction))
        xs, ys = (ats, alongs) if direction else (alongs, ats)
        terms = list(
            zip(*[((1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y) for x, y in zip(xs, ys)])
        )
        shifts.append(fitted(terms, offs, clear, 0.05 / lines.side, (0.02,) * 4))
    to = perspective(corners, 1, 1)
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    a, b, c, d = moved(to, [(x + u, y + v) for (x, y), u, v in zip(square, *shifts)])
    return a, b, c, d


def crossings(corners: Quad, lines: GridLines) -> list[list[Point]]:
    """Return where the lines cross in the picture, each line followed as a gentle curve.

    Args:
        corners: corners for which the lines were measured.
        lines: the measured lines.

    Returns:
        Points row by row, including one more line on each side of the grid.
    """
    side = lines.side
    curves = [_curves(lines, direction) for direction in (0, 1)]
    curves = [[curve[0], *curve, curve[-1]] for curve in curves]  # one more on each side
    to = perspective(corners, 1, 1)
    points = []
    for row in range(-1, side + 2):
        row_points = []
        for column in range(-1, side + 2):
            x, y = column / side, row / side
            down, across = _curve(curves[0][row + 1], x), _curve(curves[1][column + 1], y)
            row_points.append((x + across, y + down))
        points.append(moved(to, row_points))
    return points


def _curves(lines: GridLines, direction: int) -> list[list[float]]:
    """Return the three factors of each line's curve: horizontal lines (0) or vertical ones (1).

    First all lines are bent together, as paper bends; then each line by itself, a little.
    """
    side = lines.side
    ats, alongs, offs, clear = zip(*lines.pieces(direction))
    terms = list(zip(*[_bends(at, along) for at, along in zip(ats, alongs)]))
    factors = fitted(
        terms, offs, clear, 0.1 / side, [0.001 * n for n in (0, 1, 3, 1, 3, 9, 3, 9, 9)]
    )
    about = [sum(map(mul, row, factors)) for row in zip(*terms)]
    _ats, alongs, offs, clear = zip(*lines.pieces(direction, about))
    xs = [2 * along - 1 for along in alongs[:side]]
    basis = [[1.0] * side, xs, [x * x for x in xs]]
    curves = []
    for first in range(0, len(offs), side):
        line = slice(first, first + side)
        smooth = fitted(basis, about[line], [1.0] * side, 1.0, (0.0, 0.0, 0.0))
        rest = [off - known for off, known in zip(offs[line], about[line])]
        bent = fitted(basis, rest, clear[line], 0.04 / side, (0.02, 0.1, 0.3))
        curves.append([a + b for a, b in zip(smooth, bent)])
    return curves


def _bends(at: float, along: float) -> list[float]:
    x, y = 2 * along - 1, 2 * at - 1
    return [a * b for a in (1.0, y, y * y) for b in (1.0, x, x * x)]


def _curve(factors: Sequence[float], along: float) -> float:
    x = max(-1.0, min(2 * along - 1, 1.0))
    return factors[0] + factors[1] * x + factors[2] * x * x
