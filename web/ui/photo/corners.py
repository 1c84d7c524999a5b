"""Geometry of the grid in a picture: corners, quarter turns, and the view of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import Photo, Point

MARGIN = 0.1
"""Distance of default corners from the picture's edges, as a fraction of the shorter side."""
NEAREST = 0.02
"""Minimum distance of corners, as a fraction of the picture's shorter side."""
AROUND = 0.15
"""Margin around a cell's picture, as a fraction of the cell."""


def default_corners(width: int, height: int) -> tuple[Point, ...]:
    """Return the corners of a large square in the middle of a picture.

    >>> default_corners(300, 200)
    ((70.0, 20.0), (230.0, 20.0), (230.0, 180.0), (70.0, 180.0))
    """
    half = min(width, height) * (0.5 - MARGIN)
    left, right, top, bottom = (
        width / 2 - half,
        width / 2 + half,
        height / 2 - half,
        height / 2 + half,
    )
    return (left, top), (right, top), (right, bottom), (left, bottom)


def known_corners(photo: Photo) -> tuple[Point, ...]:
    """Return the corners if they were read or moved; () for default corners."""
    are_known = set(photo.corners) != set(default_corners(photo.width, photo.height))
    return photo.corners if are_known else ()


def quarter_turns(corners: Sequence[Point]) -> int:
    """Return the number of clockwise quarter turns that bring the first corner to the upper left.

    >>> quarter_turns(()), quarter_turns([(9, 0), (9, 9), (0, 9), (0, 0)])
    (0, 3)
    """
    if not corners:
        return 0
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    across, down = bx - ax + cx - dx, by - ay + cy - dy
    if abs(across) >= abs(down):
        return 0 if across >= 0 else 2
    return 3 if down > 0 else 1


def rotated(point: Point, width: float, height: float, count: int) -> Point:
    """Return a point of a picture after clockwise quarter turns.

    >>> rotated((1, 0), 4, 3, 1), rotated((3, 1), 3, 4, 3)
    ((3, 1), (1, 0))
    """
    x, y = point
    if count == 1:
        return height - y, x
    if count == 2:
        return width - x, height - y
    return (y, width - x) if count == 3 else (x, y)


def upright_view(photo: Photo) -> tuple[float, float, tuple[Point, ...]]:
    """Return width and height of the turned picture, and its corners as fractions of these."""
    count = quarter_turns(photo.corners)
    width, height = (photo.height, photo.width) if count % 2 else (photo.width, photo.height)
    places = [rotated(corner, photo.width, photo.height, count) for corner in photo.corners]
    return width, height, tuple([(x / width, y / height) for x, y in places])


def with_moved_corner(photo: Photo, number: int, across: float, down: float) -> Photo:
    """Return the photo with a corner moved by fractions of the turned picture.

    The corner stays in the picture, and the grid's outline stays convex and clockwise.
    """
    count = quarter_turns(photo.corners)
    width, height, places = upright_view(photo)
    x, y = places[number]
    x, y = min(max(x + across, 0.0), 1.0), min(max(y + down, 0.0), 1.0)
    corners = list(photo.corners)
    corners[number] = rotated((x * width, y * height), width, height, (4 - count) % 4)
    return photo.but(corners=tuple(corners)) if _is_convex(corners, photo) else photo


def _is_convex(corners: Sequence[Point], photo: Photo) -> bool:
    """Return whether the corners form a convex, clockwise outline."""
    least = (NEAREST * min(photo.width, photo.height)) ** 2
    for number in range(4):
        (ax, ay), (bx, by), (cx, cy) = [corners[(number + k) % 4] for k in range(3)]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < least:
            return False
    return True


def cell_transform(corners: Sequence[Point], row: int, column: int, side: int, size: float) -> str:
    """Return the CSS transform that shows a cell of the grid as a square.

    Args:
        corners: the corners of the grid, in pixels of the picture.
        row: the row of the cell, from 0.
        column: the column of the cell, from 0.
        side: the number of rows and columns.
        size: the side of the square, in pixels.
    """
    a, b, c, d, e, f, g, h, i = _to_square(corners)
    scale = size / (1 + 2 * AROUND)
    left, top = (AROUND - column) * scale, (AROUND - row) * scale
    scale *= side
    first = [scale * p + left * q for p, q in ((a, g), (b, h), (c, i))]
    second = [scale * p + top * q for p, q in ((d, g), (e, h), (f, i))]
    columns = (
        (first[0], second[0], 0, g), (first[1], second[1], 0, h),
        (0, 0, i, 0), (first[2], second[2], 0, i),
    )  # fmt: skip
    values = [f"{value / i:.9f}" for column in columns for value in column]
    return "matrix3d(" + ", ".join(values) + ")"


def _to_square(corners: Sequence[Point]) -> tuple[float, ...]:
    """Return the projection of four corners to those of the unit square, as a matrix by rows."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    # The projection of the square to the corners (P. Heckbert), then its inverse.
    ux, uy, vx, vy = bx - cx, by - cy, dx - cx, dy - cy
    sx, sy = ax - bx + cx - dx, ay - by + cy - dy
    area = ux * vy - vx * uy
    g, h = (sx * vy - vx * sy) / area, (ux * sy - sx * uy) / area
    a, b, c = bx - ax + g * bx, dx - ax + h * dx, ax
    d, e, f = by - ay + g * by, dy - ay + h * dy, ay
    return (
        e - f * h, c * h - b, b * f - c * e,
        f * g - d, a - c * g, c * d - a * f,
        d * h - e * g, b * g - a * h, a * e - b * d,
    )  # fmt: skip
