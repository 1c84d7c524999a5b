"""Boards as plain data: whole, or as a change of another board."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES
from sudoku_core.language.messages import word
from sudoku_core.language.tables import table_of

from ..colours import SHIFT, is_number
from ..layouts import layout_text
from ..state import COLOURS, SIDES, Board, layout_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sudoku_core.board.layout import Layout

    Layouts = dict[str, Layout]  # layouts by their texts

DIGITS = ("givens", "entries", "solution", "second")
"""Fields written as two hexadecimal digits a cell."""
NOTES = ("corner", "centre", "colours")
"""Fields written as one number a cell; colours as digits are if no cell has several."""
ALWAYS = ("givens", "entries")
"""Fields that every board has in its data; all others are left out when they are empty."""
ABOUT = ("title", "author", "prose", "unsupported", "drawings")
"""Fields that describe the puzzle, beside its cells."""
UNSUPPORTED = ("shared.unknown", "shared.drawn", "shared.prose")
"""Codes of sentences about unsupported rules."""
CELL_BY_CELL = 4
"""A change of at most one cell in four is written cell by cell."""


def dump_board(board: Board) -> dict[str, Any]:
    """Return a board as plain data; its layout is text unless side and box describe it fully."""
    text = layout_text(board.layout)
    data: dict[str, Any] = {"layout": text} if text else _shape(board.layout)
    data["entering"] = board.entering
    for name in DIGITS + NOTES:
        if name in ALWAYS or getattr(board, name):
            data[name] = _plain_field(board, name)
    for name in ABOUT:
        if getattr(board, name):
            data[name] = getattr(board, name)
    return data


def dump_change(board: Board, base: Board) -> dict[str, Any]:
    """Return a board as a change of another board.

    The change has each field that differs, or, where few cells differ, these cells, each followed
    by its value.
    """
    if board.layout is not base.layout and board.layout != base.layout:
        return dump_board(board)
    data: dict[str, Any] = {}
    if board.entering != base.entering:
        data["entering"] = board.entering
    for name in ABOUT:
        if getattr(board, name) != getattr(base, name):
            data[name] = getattr(board, name)
    cells = {}
    for name in DIGITS + NOTES:
        new, old = getattr(board, name), getattr(base, name)
        if new is old or new == old:
            continue
        changed = [k for k, value in enumerate(new) if value != old[k]] if new and old else []
        if not changed or len(changed) > len(new) // CELL_BY_CELL:
            data[name] = _plain_field(board, name)
        else:
            cells[name] = [number for k in changed for number in (k, new[k])]
    if cells:
        data["cells"] = cells
    return data


def read_board(data: dict[str, Any], layouts: Layouts, base: Board | None = None) -> Board:
    """Return the board that plain data describe.

    Args:
        data: a board or a change, as this release or an older one wrote it.
        layouts: layouts by their texts; a layout that is read is added.
        base: the board that a change refers to.

    Raises:
        ValueError: or KeyError, TypeError, IndexError: the data make no sense.
    """
    values: dict[str, Any] = {}
    if base and "layout" not in data and "side" not in data:
        layout = base.layout
        changed = {
            name: _with_changes(base, name, cells) for name, cells in data.get("cells", {}).items()
        }
        names = [name for name in DIGITS + NOTES if name in data]
    else:
        layout, base, changed = _layout(data, layouts), None, {}
        names = [name for name in DIGITS + NOTES if name in data or name in ALWAYS]
    for name in names:
        values[name] = _cells(name, data[name])
    for name, cells in values.items():
        if (cells or name in ALWAYS) and not _fits(name, cells, layout):
            raise ValueError(name)
    values.update(changed)
    if "entering" in data or not base:
        # The first release called this field "setting".
        values["entering"] = bool(data["entering"] if "entering" in data else data["setting"])
    values.update(_about(data))
    board = base.but(**values) if base else Board(layout=layout, **values)
    if board.second and not board.solution:
        raise ValueError("second")
    return board


def puzzle_name(board: Board) -> str:
    """Return a text that all boards of the puzzle share, and no other board has."""
    layout = board.layout
    return f"{layout_text(layout) or layout.side}.{layout.box}.{board.givens.hex()}"


def board_in(text: str) -> Board | None:
    """Return the board in the text of a tab or a puzzle; None if the text makes no sense."""
    try:
        return read_board(json.loads(text)["board"], {})
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return None


def covers(board: Board, other: Board) -> bool:
    """Return whether a board has all entries, notes and colours of another board of its puzzle.

    On a full board notes and colours do not count.
    """
    if any(before not in (0, digit) for digit, before in zip(board.entries, other.entries)):
        return False
    for name in ("corner", "centre", "colours"):
        if getattr(other, name) and not getattr(board, name):
            return board.is_full
    return True


def _about(data: dict[str, Any]) -> dict[str, Any]:
    """Return the descriptive fields in a board's data."""
    about: dict[str, Any] = {name: data[name] for name in ABOUT if name in data}
    if "unread" in data:  # the field's name in older releases
        about["unsupported"] = data["unread"]
    for name in ABOUT:
        if name != "unsupported" and not isinstance(about.get(name, ""), str):
            raise ValueError(name)
    if "unsupported" in about:
        about["unsupported"] = tuple([(code, params) for code, params in about["unsupported"]])
        for code, params in about["unsupported"]:
            if code not in UNSUPPORTED:
                raise ValueError(code)
            _check_names("" if code == "shared.prose" else params["names"])
    return about


def _check_names(names: Any) -> None:
    """Raise ValueError unless names are messages with a sentence; older releases had one text."""
    if isinstance(names, str):
        return
    if not names or not isinstance(names, list):
        raise ValueError("names")
    for name in names:
        if not name["code"].startswith("variant."):
            raise ValueError("names")
        word(table_of(LANGUAGES[0]).SENTENCES[name["code"]], name["params"])


def _shape(layout: Layout) -> dict[str, Any]:
    return {"side": layout.side, "box": layout.box}


def _plain_field(board: Board, name: str) -> Any:
    value = getattr(board, name)
    if name == "colours" and max(value, default=0) <= COLOURS:
        value = bytes(value)
    return value.hex() if isinstance(value, bytes) else list(value)


def _cells(name: str, value: Any) -> bytes | tuple[int, ...]:
    """Return the cells of a field, as ``_plain_field`` wrote them."""
    if name in DIGITS:
        return bytes.fromhex(value)
    return tuple(bytes.fromhex(value) if isinstance(value, str) else value)


def _layout(data: dict[str, Any], layouts: Layouts) -> Layout:
    if "layout" in data:
        text = data["layout"]
        if text not in layouts:
            # Imported here: most boards need no formats, and loading them takes time.
            from sudoku_core.formats.text.reading import parse

            layouts[text] = parse(text).layout
        return layouts[text]
    side = data["side"]
    if not 1 <= side <= SIDES[-1]:
        raise ValueError(side)
    return layout_for(side, tuple(data["box"]) if data["box"] else None)


def _with_changes(board: Board, name: str, changes: Sequence[int]) -> bytes | tuple[int, ...]:
    """Return a field with other values in some cells.

    Args:
        board: the board before.
        name: the name of the field.
        changes: cells, each followed by its new value.
    """
    before, most = getattr(board, name), _most(name, board.layout)
    cells = list(before)
    for place in range(0, len(changes), 2):
        cell, value = changes[place], changes[place + 1]
        if cell < 0 or not 0 <= value <= most or (value and cell in board.layout.gaps):
            raise ValueError(name)
        if name == "colours" and not is_number(value):
            raise ValueError(name)
        cells[cell] = value
    return bytes(cells) if name in DIGITS else tuple(cells)


def _fits(name: str, cells: Sequence[int], layout: Layout) -> bool:
    """Return whether cells can be the field of a board with a layout."""
    if len(cells) != layout.size or min(cells) < 0 or max(cells) > _most(name, layout):
        return False
    if name == "colours" and not all(is_number(number) for number in cells):
        return False
    return not any(cells[gap] for gap in layout.gaps)


def _most(name: str, layout: Layout) -> int:
    """Return the greatest value of a field's cells."""
    if name == "colours":
        return 1 << SHIFT + COLOURS
    return layout.side if name in DIGITS else (1 << layout.side) - 1
