"""Penpa's drawings as shapes: coloured cells, lines, paths, circles and squares, texts.

Kinds of colours, lines and symbols are numbers; a kind that is not listed here is drawn as the
usual one. Sizes are those of the program's own drawing, in cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..drawing.shapes import Shape
from .marks.drawings import BLACK, Easel, Place
from .packing.values import whole_of
from .penpa_drawing import Frame

GREY, LIGHT = "#999999", "#cccccc"
SURFACES = {
    1: "#444444",
    2: "#b3ffb3",
    3: LIGHT,
    4: BLACK,
    5: "#c0e0ff",
    6: "#ffa3a3",
    7: "#ffffa3",
    8: GREY,
    9: "#ffb3ff",
    10: "#ffcc80",
    11: "#cc99ff",
    12: "#eecab1",
    13: "#ff670099",
}
"""Colours of cells by their kind."""
LINES = {3: "#208020", 5: GREY, 6: GREY, 8: "#ff0000", 9: "#187bcd", 30: "#208020", 40: GREY}
"""Colours of lines by their kind; others are black."""
WIDTHS = {1: 0.02, 6: 0.32, 11: 0.03, 12: 0.03, 13: 0.1, 17: 0.1, 21: 0.13, 80: 0.03}
"""Widths of lines by their kind."""
LINE = 0.08
"""Width of a line of any other kind."""
SYMBOLS = {"L": 0.43, "LL": 0.5, "M": 0.35, "S": 0.22, "SS": 0.13}
"""Half the width of a circle, a square or a diamond, by the ending of its name."""
FORMS = {"circle": (True, 0.0), "square": (False, 0.0), "diamond": (False, 45.0)}
"""Symbols, each with whether it is round and its angle."""
FILLS = {2: BLACK, 3: LIGHT, 4: "", 5: LIGHT, 9: LIGHT, 11: "#ff0000", 12: "#208020", 13: ""}
"""Colours of symbols by their kind; others are white."""
BORDERS = {3: "", 6: GREY, 7: ""}
"""Colours of the borders of symbols by their kind; others are black."""
LETTERS = {2: "#4c9900", 3: GREY, 4: "#ffffff", 8: "#187bcd", 9: "#0000ff", 10: "#ff0000"}
"""Colours of texts by their kind; others are black."""
HEIGHTS = {"1": 0.6, "5": 0.28}
"""Heights of texts by the mode of the number."""
HEIGHT, SMALL = 0.45, 0.26
"""Height of a text of any other mode, and of a number in a corner of a cell."""
PATHS = {"direction": 0.08, "nobulbthermo": 0.4, "squareframe": 0.8, "thermo": 0.4, "arrows": 0.08}
"""Widths of the lines of paths through cells, by name."""
WITH_HEAD = ("direction", "arrows")
"""Names of paths that end in the head of an arrow."""
BULB = 0.8
"""Width of the circle at the beginning of an arrow."""


def drawn_shapes(
    frame: Frame, layer: Mapping[str, object], names: Iterable[str], texts: Mapping[str, object]
) -> tuple[Shape, ...]:
    """Return the drawings, from the lowest to the highest; damaged ones are left out.

    Args:
        frame: the place of the cells.
        layer: the setter's layer.
        names: the names of its parts that are only drawings.
        texts: numbers that are no digits, by place, each as its text, its kind and its mode.
    """
    easel, drawn = Easel(), set(names)
    if "surface" in drawn:
        for key, kind in _part(layer, "surface").items():
            place, colour = place_of(frame, key), SURFACES.get(_kind(kind), "")
            if place:
                easel.area(place, (1.0, 1.0), colour, "", look="underlays")
    for name in sorted(drawn.intersection(PATHS)):
        for numbers in _listed(layer.get(name)):
            _add_path(easel, frame, name, numbers)
    for name in sorted(drawn.intersection(("freeline", "freelineE", "line", "lineE", "wall"))):
        for key, kind in _part(layer, name).items():
            _add_line(easel, frame, key, _kind(kind))
    for numbers in _listed(layer.get("polygon")):
        corners = _places(frame, numbers)
        easel.line(corners + corners[:1], BLACK, LINE)
    if "symbol" in drawn:
        for key, value in _part(layer, "symbol").items():
            _add_symbol(easel, place_of(frame, key), _listed(value))
    for key, value in texts.items():
        _add_text(easel, place_of(frame, key), _listed(value))
    return tuple(easel.shapes)


def place_of(frame: Frame, number: object) -> Place | None:
    """Return the place of a point: a middle, a corner, the middle of an edge, a part of a cell.

    >>> frame = Frame(13, 169, 28, 9)
    >>> place_of(frame, 28), place_of(frame, "197"), place_of(frame, 788), place_of(frame, "x")
    ((0.5, 0.5), (1.0, 1.0), (0.25, 0.25), None)
    """
    index = whole_of(number)
    if index is None or not 0 <= index < 12 * frame.size:
        return None
    kind, cell = divmod(index, frame.size)
    x, y = ((0.0, 0.0), (0.5, 0.5), (0.0, 0.5), (0.5, 0.0))[kind] if kind < 4 else (0.0, 0.0)
    if kind >= 4:
        cell, corner = divmod(index - (4 if kind < 8 else 8) * frame.size, 4)
        quarters = ((-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25))
        compass = ((0.0, -0.3), (0.3, 0.0), (-0.3, 0.0), (0.0, 0.3))
        x, y = (quarters if kind < 8 else compass)[corner]
    row, column = divmod(cell, frame.wide)
    top, left = divmod(frame.first, frame.wide)
    return column - left + 0.5 + x, row - top + 0.5 + y


def _add_path(easel: Easel, frame: Frame, name: str, numbers: object) -> None:
    places = _places(frame, numbers)
    if name == "arrows" and places:
        easel.area(places[0], (BULB, BULB), "", GREY, is_round=True)
    colour = GREY if name in WITH_HEAD else LIGHT
    easel.line(places, colour, PATHS[name], arrow=name in WITH_HEAD)


def _add_line(easel: Easel, frame: Frame, key: str, kind: int) -> None:
    first, _comma, second = key.partition(",")
    ends = place_of(frame, first), place_of(frame, second)
    if ends[0] and ends[1]:
        easel.line((ends[0], ends[1]), LINES.get(kind, BLACK), WIDTHS.get(kind, LINE))


def _add_symbol(easel: Easel, place: Place | None, values: list[object]) -> None:
    """Add a circle, a square or a diamond; other symbols are not drawn."""
    name = values[1] if len(values) > 1 else ""
    form, _line, size = name.partition("_") if isinstance(name, str) else ("", "", "")
    if not place or form not in FORMS or size not in SYMBOLS:
        return
    (is_round, angle), kind = FORMS[form], _kind(values[0])
    wide = 2 * SYMBOLS[size] * (0.7071 if angle else 1)
    fill, stroke = FILLS.get(kind, "#ffffff"), BORDERS.get(kind, BLACK)
    easel.area(place, (wide, wide), fill, stroke, is_round=is_round, angle=angle)


def _add_text(easel: Easel, place: Place | None, values: list[object]) -> None:
    """Add a text; a number with an arrow beside it stands there without the arrow."""
    if not place or len(values) < 2:
        return
    mode = str(values[2]) if len(values) > 2 else ""
    height = HEIGHTS.get(mode, HEIGHT) if mode else SMALL
    text = str(values[0]).partition("_")[0] if mode == "2" else values[0]
    easel.text(place, text, height, LETTERS.get(_kind(values[1]), BLACK))


def _places(frame: Frame, numbers: object) -> list[Place]:
    places = [place_of(frame, number) for number in _listed(numbers)]
    return [place for place in places if place]


def _part(layer: Mapping[str, object], name: str) -> Mapping[str, object]:
    part = layer.get(name)
    return part if isinstance(part, dict) else {}


def _kind(value: object) -> int:
    return whole_of(value) or 0


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []
