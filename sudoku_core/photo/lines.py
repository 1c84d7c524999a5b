"""The lines of a grid as they stand out in a straightened picture, and where they really run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul

from .fitting import fitted
from .geometry import Quad, inverse, moved, perspective
from .vision import Image, Point, Vision

FAINT = 8.0
"""How dark a line is, at least, that stands out by half, were there nothing else dark."""
REACH = 0.37
"""How far from its place a line is looked for, in cells."""
PIXELS = 288
"""The side of a straightened grid, without its margin."""

Piece = tuple[float, float, float, float]
"""Of a piece of a line: where it should be (down for lines across), where along, how far off it
seems to be, all in sides of the grid, and how clear it is."""


@dataclass(frozen=True, slots=True)
class Straight:
    """The lines of a grid, cut into a piece for each cell.

    Args:
        side: how many cells make a side.
        pitch: pixels of a cell.
        strips: for the lines across, then for those down, of each line each piece: how dark it is
            from ``reach`` pixels before its place to as many after it.
        ink: how dark the darkest parts of the picture are.
    """

    side: int
    pitch: int
    strips: tuple[tuple[tuple[bytes, ...], ...], ...]
    ink: float

    @property
    def score(self) -> float:
        """From 0 to 1: how much the pieces stand out, those of the weakest lines more."""
        lines = sorted([sum(line) / self.side for line in self._standing()])
        weakest = lines[: len(lines) * 3 // 10]
        return (sum(lines) / len(lines) + sum(weakest) / len(weakest)) / 2

    @property
    def steady(self) -> float:
        """The same of the weakest pieces of each line: a row of digits is a line, but for gaps."""
        lines = list(self._steady())
        return sum(lines) / len(lines)

    def steady_between(self, times: int) -> float:
        """The same of the lines between each so-manieth and the next, three in four of which have
        as much."""
        between = [
            line for place, line in enumerate(self._steady()) if place % (self.side + 1) % times
        ]
        return sorted(between)[len(between) // 4]

    @property
    def around(self) -> list[float]:
        """Of the first and last lines across and down, how much half their pieces stand out."""
        lines = list(self._standing())
        whole = self.side + 1
        outer = [lines[place] for place in (0, self.side, whole, whole + self.side)]
        return [sorted(line[1:-1])[self.side // 2 - 1] for line in outer]

    def _steady(self) -> Iterator[float]:
        weak = max(1, self.side // 3)
        return (sum(sorted(line)[:weak]) / weak for line in self._standing())

    def _standing(self) -> Iterator[list[float]]:
        """Of each line, how much each piece stands out."""
        near, reach = self.pitch // 10, _reach(self.pitch)
        faint = FAINT + 0.1 * self.ink
        edge = (3 * reach + near) // 4 - near
        for line in (*self.strips[0], *self.strips[1]):
            found = []
            for strip in line:
                on = max(strip[reach - near : reach + near + 1])
                before, after = strip[: reach - edge], strip[reach + edge + 1 :]
                off = min(sum(before) / len(before), sum(after) / len(after))
                found.append(max(on - off, 0.0) / (on + faint))
            yield found

    def pieces(self, direction: int, near: Sequence[float] | None = None) -> Iterator[Piece]:
        """Where each piece of the lines across (0) or down (1) seems to be.

        Args:
            direction: which lines.
            near: about how far off each piece is, where that is known.
        """
        whole = self.pitch * self.side
        for number, line in enumerate(self.strips[direction]):
            for which, strip in enumerate(line):
                place = number * self.side + which
                about, spread = (near[place] * whole, 0.2) if near else (0.0, 0.7)
                off, clear = _peak(strip, about, spread * len(strip) / 2)
                at, along = number / self.side, (which + 0.5) / self.side
                yield at, along, off / whole, clear / (clear + FAINT)


def _reach(pitch: int) -> int:
    return round(pitch * REACH)


def straighten(vision: Vision, dark: Image, corners: Quad, side: int) -> Straight:
    """Look at the lines that a grid with these corners would have.

    Args:
        vision: who knows pictures.
        dark: how much darker than around it each pixel is.
        corners: of the grid.
        side: how many cells make a side.

    Returns:
        What stands where the lines should be.
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
    return Straight(side, pitch, (tuple(flat_lines), tuple(steep_lines)), ink)


def _shifted(matrix: Sequence[float], by: float) -> tuple[float, ...]:
    """The same perspective of places that are counted from farther off."""
    a, b, c, d, e, f, g, h, i = matrix
    return (a, b, c + by * (a + b), d, e, f + by * (d + e), g, h, i + by * (g + h))


def _peak(strip: bytes, about: float, spread: float) -> tuple[float, float]:
    """Where in a strip a line seems to be, from its middle, and how dark it is.

    What is farther from where it should be about counts less.
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


def refined(corners: Quad, seen: Straight) -> Quad:
    """Corners from which the lines would be where they seem to be.

    Args:
        corners: those from which the lines were looked at.
        seen: what was seen.

    Returns:
        Corners that are closer, if these were not too far off.
    """
    shifts = []
    for direction in (1, 0):
        ats, alongs, offs, clear = zip(*seen.pieces(direction))
        xs, ys = (ats, alongs) if direction else (alongs, ats)
        terms = list(
            zip(*[((1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y) for x, y in zip(xs, ys)])
        )
        shifts.append(fitted(terms, offs, clear, 0.05 / seen.side, (0.02,) * 4))
    to = perspective(corners, 1, 1)
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    a, b, c, d = moved(to, [(x + u, y + v) for (x, y), u, v in zip(square, *shifts)])
    return a, b, c, d


def crossings(corners: Quad, seen: Straight) -> list[list[Point]]:
    """Where the lines cross in the picture, each line followed as a gentle curve.

    Args:
        corners: those from which the lines were looked at.
        seen: what was seen.

    Returns:
        Row by row, from one line before the first to one after the last.
    """
    side = seen.side
    curves = [_curves(seen, direction) for direction in (0, 1)]
    curves = [[lines[0], *lines, lines[-1]] for lines in curves]  # one more on each side
    to = perspective(corners, 1, 1)
    found = []
    for row in range(-1, side + 2):
        points = []
        for column in range(-1, side + 2):
            x, y = column / side, row / side
            down, across = _curve(curves[0][row + 1], x), _curve(curves[1][column + 1], y)
            points.append((x + across, y + down))
        found.append(moved(to, points))
    return found


def _curves(seen: Straight, direction: int) -> list[list[float]]:
    """Of each line across (0) or down (1) the factors of its curve.

    First all lines bend together, as paper does; then each by itself, a little.
    """
    side = seen.side
    ats, alongs, offs, clear = zip(*seen.pieces(direction))
    terms = list(zip(*[_bends(at, along) for at, along in zip(ats, alongs)]))
    factors = fitted(
        terms, offs, clear, 0.1 / side, [0.001 * n for n in (0, 1, 3, 1, 3, 9, 3, 9, 9)]
    )
    about = [sum(map(mul, at, factors)) for at in zip(*terms)]
    _ats, alongs, offs, clear = zip(*seen.pieces(direction, about))
    xs = [2 * along - 1 for along in alongs[:side]]
    own = [[1.0] * side, xs, [x * x for x in xs]]
    lines = []
    for first in range(0, len(offs), side):
        line = slice(first, first + side)
        smooth = fitted(own, about[line], [1.0] * side, 1.0, (0.0, 0.0, 0.0))
        rest = [off - known for off, known in zip(offs[line], about[line])]
        bent = fitted(own, rest, clear[line], 0.04 / side, (0.02, 0.1, 0.3))
        lines.append([a + b for a, b in zip(smooth, bent)])
    return lines


def _bends(at: float, along: float) -> list[float]:
    x, y = 2 * along - 1, 2 * at - 1
    return [a * b for a in (1.0, y, y * y) for b in (1.0, x, x * x)]


def _curve(factors: Sequence[float], along: float) -> float:
    x = max(-1.0, min(2 * along - 1, 1.0))
    return factors[0] + factors[1] * x + factors[2] * x * x
