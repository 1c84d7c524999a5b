"""Quadrilaterals, and perspectives between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2

from .vision import Point

Quad = tuple[Point, Point, Point, Point]
"""Four corners, clockwise on the screen, from the upper left."""
Matrix = tuple[float, ...]
"""The nine numbers of a perspective, row by row."""


def clockwise(corners: Iterable[Point]) -> Quad:
    """Return four corners clockwise, starting with the one nearest to the upper left.

    >>> clockwise([(9, 0), (0, 0), (0, 9), (9, 9)])
    ((0, 0), (9, 0), (9, 9), (0, 9))
    """
    points = list(corners)
    x, y = sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4
    points.sort(key=lambda corner: atan2(corner[1] - y, corner[0] - x))
    first = min(range(4), key=lambda place: sum(points[place]))
    a, b, c, d = points[first:] + points[:first]
    return a, b, c, d


def area(corners: Sequence[Point]) -> float:
    """Return the area of a polygon; negative if its corners run counterclockwise.

    >>> area([(0, 0), (4, 0), (4, 2), (0, 2)])
    8.0
    """
    ends = [*corners[1:], corners[0]]
    return sum([a * d - b * c for (a, b), (c, d) in zip(corners, ends)]) / 2


def convex(quad: Quad) -> bool:
    """Return whether a clockwise quadrilateral is convex and has no nearly straight corner.

    >>> convex(((0, 0), (9, 0), (9, 9), (0, 9))), convex(((0, 0), (9, 0), (2, 2), (0, 9)))
    (True, False)
    """
    whole = area(quad)
    return whole > 0 and all(
        area([quad[i - 2], quad[i - 1], quad[i]]) > whole * 0.15 for i in range(4)
    )


def apart(quad: Quad, other: Quad) -> float:
    """Return the largest distance between corresponding corners, along a row or column."""
    return max([max(abs(a - c), abs(b - d)) for (a, b), (c, d) in zip(quad, other)])


def perspective(quad: Quad, columns: float, rows: float) -> Matrix:
    """Return the perspective from a rectangle with a corner at (0, 0) to a quadrilateral.

    >>> to = perspective(((10, 10), (30, 10), (30, 20), (10, 20)), 1, 1)
    >>> moved(to, [(0, 0), (0.5, 0.5), (1, 1)])
    [(10.0, 10.0), (20.0, 15.0), (30.0, 20.0)]
    """
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad
    ux, uy, vx, vy = bx - cx, by - cy, dx - cx, dy - cy
    sx, sy = ax - bx + cx - dx, ay - by + cy - dy
    whole = ux * vy - vx * uy
    g, h = (sx * vy - vx * sy) / whole, (ux * sy - sx * uy) / whole
    return (
        (bx - ax + g * bx) / columns, (dx - ax + h * dx) / rows, ax,
        (by - ay + g * by) / columns, (dy - ay + h * dy) / rows, ay,
        g / columns, h / rows, 1.0,
    )  # fmt: skip


def inverse(matrix: Matrix) -> Matrix:
    """Return the inverse perspective.

    >>> there = perspective(((0, 0), (5, 1), (4, 4), (0, 3)), 2, 2)
    >>> [(round(x), round(y)) for x, y in moved(inverse(there), [(5, 1), (4, 4)])]
    [(2, 0), (2, 2)]
    """
    a, b, c, d, e, f, g, h, i = matrix
    adjugate = (
        e * i - f * h, c * h - b * i, b * f - c * e,
        f * g - d * i, a * i - c * g, c * d - a * f,
        d * h - e * g, b * g - a * h, a * e - b * d,
    )  # fmt: skip
    whole = adjugate[8] or 1.0  # 0 where the first pixel is seen from infinity
    return tuple([value / whole for value in adjugate])


def moved(matrix: Matrix, points: Iterable[Point]) -> list[Point]:
    """Return the images of points under a perspective."""
    a, b, c, d, e, f, g, h, i = matrix
    images = []
    for x, y in points:
        w = g * x + h * y + i
        images.append(((a * x + b * y + c) / w, (d * x + e * y + f) / w))
    return images


def enclosing(hull: Sequence[Point]) -> Quad | None:
    """Return a quadrilateral around a convex polygon.

    Sides are dropped one at a time, always the one whose removal (its neighbours are extended until
    they meet) adds the least area.

    Args:
        hull: a convex polygon, in either direction.

    Returns:
        The four corners, or None if neighbouring sides are too parallel to meet.

    >>> hull = [(1, 0), (9, 0), (9, 8), (8, 9), (0, 9), (0, 1)]
    >>> [(round(x), round(y)) for x, y in enclosing(hull)]
    [(0, 0), (9, 0), (9, 9), (0, 9)]
    """
    corners = list(hull) if area(hull) > 0 else list(hull)[::-1]
    while len(corners) > 4:
        best: tuple[float, int, Point] | None = None
        for number in range(len(corners)):
            a, b, c, d = (corners[(number + k) % len(corners)] for k in (-1, 0, 1, 2))
            tip = _intersection(a, b, c, d)
            if tip is not None:
                grown = abs(area([b, tip, c]))
                if best is None or grown < best[0]:
                    best = grown, number, tip
        if best is None:
            return None
        _grown, number, tip = best
        corners[number] = tip
        del corners[(number + 1) % len(corners)]
    return clockwise(corners) if len(corners) == 4 else None


def _intersection(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Return the intersection of the lines ab and cd, if it lies beyond both b and c."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], c[0] - d[0], c[1] - d[1]
    across = vx * uy - ux * vy
    if abs(across) < 1e-9:
        return None
    wx, wy = c[0] - b[0], c[1] - b[1]
    s, t = (vx * wy - vy * wx) / across, (ux * wy - uy * wx) / across
    return (b[0] + s * ux, b[1] + s * uy) if s >= 0 and t >= 0 else None


def extremes(hull: Sequence[Point]) -> Quad:
    """Return the corners farthest to the upper left, upper right, lower right and lower left."""
    return clockwise(
        [
            min(hull, key=lambda point: point[0] + point[1]),
            max(hull, key=lambda point: point[0] - point[1]),
            max(hull, key=lambda point: point[0] + point[1]),
            min(hull, key=lambda point: point[0] - point[1]),
        ]
    )
