"""The drawings in f-puzzles' JSON as shapes: colours of cells, lines, areas, cages, texts."""

from __future__ import annotations

import re
from typing import Any

from ..drawing.shapes import Shape
from .fpuzzles_rules import TABLE
from .marks.drawings import BLACK, Easel, Place, colour_of, number_of
from .packing.values import text_of

AREAS = {"rectangle": False, "circle": True}
"""Keys of areas, each with whether they are round."""
LINE, AREA, TEXT = 0.3, 0.5, 0.5
"""Width of a line, width of an area, and size of a text where the data do not have them."""
LETTERS = 0.8
"""Height of a text of the size 1, in cells."""
INSIDE = 0.62
"""Height of a text in an area, as a part of the area's height; less for longer texts."""
_NAME = re.compile(r"R(-?\d{1,2})C(-?\d{1,2})", re.IGNORECASE)


def drawn_shapes(data: dict[str, Any], cells: list[dict[str, Any]], side: int) -> tuple[Shape, ...]:
    """Return the drawings, from the lowest to the highest; damaged ones are left out.

    Args:
        data: the JSON.
        cells: the data of each cell.
        side: the side N.
    """
    easel = Easel()
    for number, cell in enumerate(cells):
        _colour_cell(easel, cell, (number % side, number // side))
    for item in _items(data, "line"):
        for names in _listed(item.get("lines")):
            colour, width = (
                colour_of(item.get("outlineC"), BLACK),
                number_of(item.get("width"), LINE),
            )
            easel.line(_places(names), colour, width)
    for key, is_round in AREAS.items():
        for item in _items(data, key):
            _add_area(easel, item, is_round=is_round)
    for item in _items(data, "cage"):
        _add_cage(easel, item, side)
    for item in _items(data, "text"):
        middle = _middle(item)
        if middle:
            height = LETTERS * number_of(item.get("size"), TEXT)
            colour, angle = colour_of(item.get("fontC"), BLACK), number_of(item.get("angle"))
            easel.text(middle, item.get("value"), height, colour, angle)
    return tuple(easel.shapes)


def is_of_known_rule(mark: dict[str, Any], data: dict[str, Any]) -> bool:
    """Return whether a drawing belongs to a rule that is known here, and drawn by itself."""
    key = "".join(text_of(mark.get("fromConstraint")).lower().split())
    return key in data and key in TABLE


def _colour_cell(easel: Easel, cell: dict[str, Any], corner: Place) -> None:
    """Colour a cell; several colours stand side by side."""
    values = cell.get("cArray") or [cell.get("c") or cell.get("highlight")]
    colours = [colour for colour in map(colour_of, _listed(values)[:9]) if colour]
    for k, colour in enumerate(colours):
        wide = 1 / len(colours)
        middle = corner[0] + (k + 0.5) * wide, corner[1] + 0.5
        easel.area(middle, (wide, 1.0), colour, "", look="underlays")


def _add_area(easel: Easel, item: dict[str, Any], *, is_round: bool) -> None:
    middle = _middle(item)
    if not middle:
        return
    size = number_of(item.get("width"), AREA), number_of(item.get("height"), AREA)
    fill, stroke = colour_of(item.get("baseC")), colour_of(item.get("outlineC"))
    angle = number_of(item.get("angle"))
    easel.area(middle, size, fill, stroke, is_round=is_round, angle=angle)
    text = text_of(item.get("value"))
    height = min(INSIDE * size[1], size[0] / max(len(text), 1))
    easel.text(middle, text, height, colour_of(item.get("fontC"), BLACK))


def _add_cage(easel: Easel, item: dict[str, Any], side: int) -> None:
    places = _places(item.get("cells"))
    inside = [(int(x), int(y)) for x, y in places if 0 <= x < side and 0 <= y < side]
    colour = colour_of(item.get("outlineC"), BLACK)
    easel.cage([y * side + x for x, y in inside], side, item.get("value"), colour)


def _items(data: dict[str, Any], key: str) -> list[dict[str, Any]]:
    items = [item for item in _listed(data.get(key)) if isinstance(item, dict)]
    return [item for item in items if not is_of_known_rule(item, data)]


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _places(names: object) -> list[Place]:
    """Return the middles of cells on the board or beside it."""
    places = []
    for name in _listed(names):
        match = _NAME.fullmatch(name) if isinstance(name, str) else None
        if match:
            places.append((int(match[2]) - 0.5, int(match[1]) - 0.5))
    return places


def _middle(item: dict[str, Any]) -> Place | None:
    """Return the place of a drawing: the middle of its cells."""
    places = _places(item.get("cells"))
    if not places:
        return None
    count = len(places)
    return sum([x for x, _ in places]) / count, sum([y for _, y in places]) / count
