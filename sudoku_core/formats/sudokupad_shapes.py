"""The drawings in SudokuPad's JSON as shapes: lines, arrows, areas, cages and texts."""

from __future__ import annotations

from typing import Any

from ..drawing.shapes import Shape
from .marks.drawings import BLACK, Easel, Place, colour_of, number_of, place_of
from .packing.values import whole_of

PIXELS = 64
"""Pixels of a cell, in which widths of lines and sizes of texts are counted."""
WIDTH, LETTERS = 5, 28
"""Width of a line and size of a text, in pixels, where the data do not have them."""
CLUE = 0.6
"""Height of a digit beside the board, in cells."""


def drawn_shapes(
    data: dict[str, Any], cages: list[dict[str, Any]], side: int, corner: tuple[int, int]
) -> tuple[Shape, ...]:
    """Return the drawings, from the lowest to the highest; damaged ones are left out.

    Args:
        data: the JSON.
        cages: the cages that are no rules.
        side: the side N.
        corner: row and column, from 0, of the board's first cell among the cells of the data.
    """
    easel, top, left = Easel(), *corner
    for row, line in enumerate(_listed(data.get("cells"))):
        for column, cell in enumerate(_listed(line)):
            if isinstance(cell, dict):
                _add_cell(easel, cell, (column - left, row - top), side)
    for item in _items(data, "underlays"):
        _add_area(easel, item, corner, "underlays")
    for key in ("lines", "arrows"):
        for item in _items(data, key):
            _add_line(easel, item, corner, arrow=key == "arrows")
    for item in cages:
        places = [_cell(place, corner) for place in _listed(item.get("cells"))]
        cells = [y * side + x for x, y in places if 0 <= x < side and 0 <= y < side]
        colour = colour_of(item.get("outlineC") or item.get("borderColor"), BLACK)
        easel.cage(cells, side, item.get("value"), colour)
    for item in _items(data, "overlays"):
        _add_area(easel, item, corner, "overlays")
    return tuple(easel.shapes)


def _add_cell(easel: Easel, cell: dict[str, Any], place: tuple[int, int], side: int) -> None:
    """Colour a cell; write its digit if it is beside the board."""
    x, y = place
    middle = x + 0.5, y + 0.5
    colour = colour_of(cell.get("color") or cell.get("c") or cell.get("highlight"))
    easel.area(middle, (1.0, 1.0), colour, "", look="underlays")
    if not (0 <= x < side and 0 <= y < side):
        easel.text(middle, cell.get("value"), CLUE, BLACK)


def _add_line(easel: Easel, item: dict[str, Any], corner: tuple[int, int], *, arrow: bool) -> None:
    places = [_place(point, corner) for point in _listed(item.get("wayPoints"))]
    width = number_of(item.get("thickness"), WIDTH) / PIXELS
    colour = colour_of(item.get("color"), BLACK)
    easel.line([place for place in places if place], colour, width, arrow=arrow)


def _add_area(easel: Easel, item: dict[str, Any], corner: tuple[int, int], look: str) -> None:
    """Add an area and its text; an area over the lines of the board stays over them if small."""
    middle = _place(item.get("center"), corner)
    if not middle:
        return
    size = number_of(item.get("width")), number_of(item.get("height"))
    fill, stroke = colour_of(item.get("backgroundColor")), colour_of(item.get("borderColor"))
    angle = number_of(item.get("angle"))
    below = look if look == "underlays" else ""
    is_round = item.get("rounded") is True
    easel.area(middle, size, fill, stroke, is_round=is_round, angle=angle, look=below)
    height = number_of(item.get("fontSize"), LETTERS) / PIXELS
    easel.text(middle, item.get("text"), height, colour_of(item.get("color"), BLACK), angle)


def _place(point: object, corner: tuple[int, int]) -> Place | None:
    """Return the place of a row and a column of the data on the board."""
    numbers = _listed(point)
    place = place_of(numbers[0], numbers[1]) if len(numbers) == 2 else None
    return (place[0] - corner[1], place[1] - corner[0]) if place else None


def _cell(place: object, corner: tuple[int, int]) -> tuple[int, int]:
    """Return column and row of a cell on the board; negative where the data make no sense."""
    numbers = [whole_of(number) for number in _listed(place)]
    if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
        return -1, -1
    return numbers[1] - corner[1], numbers[0] - corner[0]


def _items(data: dict[str, Any], key: str) -> list[dict[str, Any]]:
    return [item for item in _listed(data.get(key)) if isinstance(item, dict)]


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
