"""lisudoku: links with a puzzle in JSON, packed by LZ-string, or with its digits alone.

Its JSON is translated into that of f-puzzles; unsupported rules keep their keys.
"""

from __future__ import annotations

from typing import Any

from ..board.board import Board
from .contract import Format, Options
from .document import Document
from .fpuzzles_reading import read_board
from .packing.damage import damaged, only_named, strange, too_long
from .packing.links import Link, decoded
from .packing.lzstring import LONGEST_PACKED, unpack
from .packing.unpacking import json_of
from .packing.values import whole_of
from .text.lexer import LARGEST_SIDE
from .text.reading import parse as parse_own

NAME, SITE = "lisudoku", "lisudoku.xyz"
DIAGONALS = {"primaryDiagonal": "diagonal-", "secondaryDiagonal": "diagonal+"}
KNOWN = ("gridSize", "fixedNumbers", "regions", "extraRegions", "thermos", "killerCages")


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the site, or its JSON."""
    if text.startswith("{"):
        return '"gridSize"' in text or '"grid_size"' in text
    return Link(text).host == SITE


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link or text."""
    if not text.startswith("{"):
        if len(text) > LONGEST_PACKED:
            raise too_long(NAME, LONGEST_PACKED)
        link = Link(text)
        packed = decoded(link.fields.get("import", ""))
        if not packed:
            raise only_named(NAME) if link.path.startswith("p/") else damaged(NAME)
        if packed.isascii() and packed.isdigit():
            return Document(Board(parse_own(packed)))
        text = unpack(packed, NAME)
    return read_board(_as_fpuzzles(json_of(text, NAME)), NAME)


def _as_fpuzzles(data: object) -> dict[str, Any]:
    """Return the data as f-puzzles' JSON has them."""
    if not isinstance(data, dict):
        raise strange(NAME, "gridSize")
    data = {_in_camel_case(key): value for key, value in data.items()}
    side = whole_of(data.get("gridSize"))
    if side is None or not 1 <= side <= LARGEST_SIDE:
        raise strange(NAME, "gridSize")
    cells: list[dict[str, Any]] = [{} for _ in range(side * side)]
    for item in _listed(data, "fixedNumbers"):
        cells[_cell(item.get("position"), side)] = {"value": item.get("value"), "given": True}
    regions = _listed(data, "regions")
    for number, region in enumerate(regions):
        for place in region:
            cells[_cell(place, side)]["region"] = number
    if regions:
        for cell in cells:
            cell.setdefault("region", None)
    board: dict[str, Any] = {
        "size": side,
        "grid": [cells[at : at + side] for at in range(0, side * side, side)],
        "extraregion": [{"cells": _names(item)} for item in _listed(data, "extraRegions")],
        "killercage": [
            {"cells": _names(item.get("region")), "value": item.get("sum")}
            for item in _listed(data, "killerCages")
        ],
        "thermometer": [{"lines": [_names(item)]} for item in _listed(data, "thermos")],
    }
    for key, value in data.items():
        if key not in KNOWN:
            board[DIAGONALS.get(key, key)] = value
    return board


def _in_camel_case(name: str) -> str:
    """Return a key without underscores, which some texts have."""
    first, *more = name.split("_")
    return first + "".join([word.capitalize() for word in more])


def _listed(data: dict[str, Any], key: str) -> list[Any]:
    items = data.get(key) or []
    if not isinstance(items, list) or not all(isinstance(item, dict | list) for item in items):
        raise strange(NAME, key)
    return items


def _cell(place: Any, side: int) -> int:
    row, column = whole_of(place["row"]), whole_of(place["col"])
    if row is None or column is None or not (0 <= row < side and 0 <= column < side):
        raise strange(NAME, "row")
    return row * side + column


def _names(places: Any) -> list[str]:
    return [f"R{place['row'] + 1}C{place['col'] + 1}" for place in places or []]


FORMAT = Format(
    NAME,
    looks_like,
    read,
    sides=(9,),
    example=(
        "https://lisudoku.xyz/solver?import="
        "N4Ig5gTglgJgylAXgUxALgCwBoQDMoAeyMAcgK4C2ARshAM7oDaoADgPZ1QAuUbAdulAQ2Ad3QBmHAGM2AG3Q"
        "BGAL44AbgENZZVGgBMSgLo4A1lFmzaAYXVhkDNMxB1K6bCAjIwvAQ6Gj0AAzScoEqfmJoQSAy8mjKBoY4XAAW"
        "tBQcTI7CEbrBsQFh7v56eYqGRiAs0BTqEACeACJQNvya6LiadMg46nw8ANJ8UGDJXO2d3SBsMDCWyOb2jAlAA"
        "%3D"
    ),
)
