"""Where the grid is in a picture: turned so that it stands upright, and seen straight."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import Photo, Point

MARGIN = 0.1
"""Where nothing is known, the corners are so far from the picture's edges."""
NEAREST = 0.02
"""So much of the picture's shorter side is between two corners at least."""
AROUND = 0.15
"""So much of its neighbours is seen around a cell."""


def usual(wide: int, high: int) -> tuple[Point, ...]:
    """The corners of the largest square in the middle of a picture, a little within it.

    >>> usual(300, 200)
    ((70.0, 20.0), (230.0, 20.0), (230.0, 180.0), (70.0, 180.0))
    """
    half = min(wide, high) * (0.5 - MARGIN)
    left, right, top, bottom = wide / 2 - half, wide / 2 + half, high / 2 - half, high / 2 + half
    return (left, top), (right, top), (right, bottom), (left, bottom)


def by_hand(photo: Photo) -> tuple[Point, ...]:
    """The corners that were found, or that the user has moved; none where nobody knows of any.

    Args:
        photo: with a picture.
    """
    known = set(photo.corners) != set(usual(photo.wide, photo.high))
    return photo.corners if known else ()


def quarters(corners: Sequence[Point]) -> int:
    """How many quarters of a turn, clockwise, bring the first corner to the upper left.

    >>> quarters(()), quarters([(9, 0), (9, 9), (0, 9), (0, 0)])
    (0, 3)
    """
    if not corners:
        return 0
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    across, down = bx - ax + cx - dx, by - ay + cy - dy
    if abs(across) >= abs(down):
        return 0 if across >= 0 else 2
    return 3 if down > 0 else 1


def turned(point: Point, wide: float, high: float, count: int) -> Point:
    """A point of a picture, once that is turned by quarters, clockwise.

    >>> turned((1, 0), 4, 3, 1), turned((3, 1), 3, 4, 3)
    ((3, 1), (1, 0))
    """
    x, y = point
    if count == 1:
        return high - y, x
    if count == 2:
        return wide - x, high - y
    return (y, wide - x) if count == 3 else (x, y)


def seen(photo: Photo) -> tuple[float, float, tuple[Point, ...]]:
    """How wide and high the picture is as it is shown, and its corners there, as parts of that."""
    count = quarters(photo.corners)
    wide, high = (photo.high, photo.wide) if count % 2 else (photo.wide, photo.high)
    places = [turned(corner, photo.wide, photo.high, count) for corner in photo.corners]
    return wide, high, tuple([(x / wide, y / high) for x, y in places])


def moved(photo: Photo, number: int, across: float, down: float) -> Photo:
    """The photo with one of its corners moved by parts of the picture as it is shown.

    A corner stays in the picture, and the grid's outline goes around it as it did.
    """
    count = quarters(photo.corners)
    wide, high, places = seen(photo)
    x, y = places[number]
    x, y = min(max(x + across, 0.0), 1.0), min(max(y + down, 0.0), 1.0)
    corners = list(photo.corners)
    corners[number] = turned((x * wide, y * high), wide, high, (4 - count) % 4)
    return photo.but(corners=tuple(corners)) if _is_round(corners, photo) else photo


def _is_round(corners: Sequence[Point], photo: Photo) -> bool:
    """Whether four corners go around clockwise, and none lies on or behind a side."""
    least = (NEAREST * min(photo.wide, photo.high)) ** 2
    for number in range(4):
        (ax, ay), (bx, by), (cx, cy) = [corners[(number + k) % 4] for k in range(3)]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < least:
            return False
    return True


def straight(corners: Sequence[Point], row: int, column: int, side: int, size: float) -> str:
    """The transform, as CSS has it, that shows one cell of the grid straight in a square.

    Args:
        corners: the grid's, in the picture's pixels.
        row: of the cell, from 0.
        column: likewise.
        side: how many rows and columns the grid has.
        size: of the square, in pixels.
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
    """The projection that takes four corners to those of the unit square, row by row."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    # From the square to the corners, as P. Heckbert has it; then the other way round.
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
