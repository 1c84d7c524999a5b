"""The markup of each form of a shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .outlines import cell_of, centre, outline, pieces
from .shapes import CELL, PATH, TEXT, escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .shapes import Shape
    from .sketch import Sketch

    Point = tuple[int, int]

INSET, DEEPER = 8, 7
"""Distance of a cage from the edges of its cells; and of a cage inside another from the outer cage.
"""
DROP = 0.36
"""Distance from a text's middle down to its baseline, as a part of its height."""
CLUE, DOT = 40, 12
"""Height of a text without a size, and radius of a disc without a size."""
SUM_BASELINE, FIGURE_WIDTH = 19, 15
"""Distance of a sum's baseline from the top of its cell; and width of each of its figures."""
HEAD = 18
"""Length of each of the two lines of an arrow's head."""
FIGURE = 0.3
"""Half the width of a figure, as a part of its height."""
ROUND = 0.5523
"""How far a curve's control points are towards the corner, for a quarter of a circle."""


def reach(shape: Shape) -> tuple[int, int]:
    """Return how far a shape extends from its points: sideways, and up and down."""
    if shape.form == "text":
        size = shape.size or CLUE
        wide, high = round(FIGURE * size * len(shape.text)), round(DROP * size)
        return (wide, high) if len(shape.points) == 1 else (max(wide, high), max(wide, high))
    if shape.form in ("outline", "shade", "corner"):
        return CELL // 2, CELL // 2
    half = shape.size // 2 if shape.form in ("line", "arrow", "area", "oval") else shape.size or DOT
    return half, half


def _outlined(sketch: Sketch, shape: Shape) -> str:
    columns = sketch.layout.columns
    cells = [cell_of(point, columns) for point in shape.points]
    path = outline(cells, columns, INSET + DEEPER * sketch.depth(cells))
    parts = [centre(min(piece), columns) for piece in pieces(cells, columns)]
    return PATH.format(path + (_path(parts) if len(parts) > 1 else ""))  # a line connects parts


def _shaded(sketch: Sketch, shape: Shape) -> str:
    columns = sketch.layout.columns
    return PATH.format(outline([cell_of(point, columns) for point in shape.points], columns, 0))


def _cornered(sketch: Sketch, shape: Shape) -> str:
    x, y = shape.points[0]
    wide = 4 + FIGURE_WIDTH * len(shape.text)
    x += sketch.reserve_in_corner(cell_of((x, y), sketch.layout.columns), wide) - CELL // 2 + 5
    sketch.keep_free(x - 5, y - CELL // 2, 4 + wide, 25)
    return TEXT.format(x, y - CELL // 2 + SUM_BASELINE, escaped(shape.text))


def _written(_sketch: Sketch, shape: Shape) -> str:
    """Return a text, turned about its middle where there is a second point."""
    x, y = shape.points[0]
    size = shape.size or CLUE
    attributes = f' font-size="{size}"' if shape.size else ""
    if len(shape.points) > 1:
        attributes += f' transform="{_turned(shape.points[0], shape.points[1])}"'
    return f'<text x="{x}" y="{round(y + DROP * size)}"{attributes}>{escaped(shape.text)}</text>'


def _turned(middle: Point, ahead: Point) -> str:
    """Return the turn about a point that brings the line to its right through another point."""
    (x, y), across, down = middle, ahead[0] - middle[0], ahead[1] - middle[1]
    long = (across**2 + down**2) ** 0.5 or 1
    c, s = across / long, down / long
    return (
        f"matrix({c:.3f} {s:.3f} {-s:.3f} {c:.3f} {x - c * x + s * y:.1f} {y - s * x - c * y:.1f})"
    )


def _disc(_sketch: Sketch, shape: Shape) -> str:
    x, y = shape.points[0]
    return f'<circle cx="{x}" cy="{y}" r="{shape.size or DOT}"/>'


def _square(_sketch: Sketch, shape: Shape) -> str:
    (x, y), half = shape.points[0], shape.size or DOT
    return PATH.format(f"M{x - half} {y - half}h{2 * half}v{2 * half}h{-2 * half}Z")


def _diamond(_sketch: Sketch, shape: Shape) -> str:
    (x, y), half = shape.points[0], shape.size or DOT
    return PATH.format(f"M{x} {y - half}l{half} {half}l{-half} {half}l{-half} {-half}Z")


def _pill(sketch: Sketch, shape: Shape) -> str:
    """Return a line with round ends as an outline; around cells in no line, their outline."""
    (x, y), (u, v), half = shape.points[0], shape.points[-1], shape.size or DOT
    long = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
    beside = max([abs((a - x) * (v - y) - (b - y) * (u - x)) for a, b in shape.points])
    if not long or beside:
        return _outlined(sketch, shape)
    across, down = round(half * (y - v) / long), round(half * (u - x) / long)
    turn = f"A{half} {half} 0 0 1 "
    return PATH.format(
        f"M{x + across} {y + down}{turn}{x - across} {y - down}"
        f"L{u - across} {v - down}{turn}{u + across} {v + down}Z"
    )


def _area(_sketch: Sketch, shape: Shape) -> str:
    return _stroked(shape, _path(shape.points) + "Z")


def _oval(_sketch: Sketch, shape: Shape) -> str:
    """Return the curve that touches the sides of a rectangle in their middles."""
    corners = shape.points[:4]
    path = ""
    for k, (x, y) in enumerate(corners):
        (a, b), (u, v) = corners[k - 1], corners[(k + 1) % 4]
        start, end = ((a + x) / 2, (b + y) / 2), ((x + u) / 2, (y + v) / 2)
        bent = [
            f"{round(p + (x - p) * ROUND)} {round(q + (y - q) * ROUND)}" for p, q in (start, end)
        ]
        path += "" if path else f"M{round(start[0])} {round(start[1])}"
        path += f"C{bent[0]} {bent[1]} {round(end[0])} {round(end[1])}"
    return _stroked(shape, path + "Z")


def _drawn_line(_sketch: Sketch, shape: Shape) -> str:
    return _stroked(shape, _path(shape.points))


def _arrow(_sketch: Sketch, shape: Shape) -> str:
    """Return a line with a head at its end."""
    (u, v), (x, y) = shape.points[-2:]
    long = ((x - u) ** 2 + (y - v) ** 2) ** 0.5 or 1
    back, side = HEAD * (u - x) / long, HEAD * (v - y) / long
    ends = [(x + back - side, y + side + back), (x, y), (x + back + side, y + side - back)]
    head = _path([(round(a), round(b)) for a, b in ends])
    return _stroked(shape, _path(shape.points) + head)


def _stroked(shape: Shape, path: str) -> str:
    return f'<path d="{path}" stroke-width="{shape.size}"/>' if shape.size else PATH.format(path)


def _path(points: Iterable[tuple[int, int]]) -> str:
    return "M" + "L".join([f"{x} {y}" for x, y in points])


DRAWN: dict[str, Callable[[Sketch, Shape], str]] = {
    "line": _drawn_line,
    "arrow": _arrow,
    "disc": _disc,
    "square": _square,
    "diamond": _diamond,
    "pill": _pill,
    "area": _area,
    "oval": _oval,
    "outline": _outlined,
    "shade": _shaded,
    "text": _written,
    "corner": _cornered,
}
"""By form, the function that returns a shape's markup."""
