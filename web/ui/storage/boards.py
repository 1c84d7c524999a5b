"""Boards as plain data: whole, or by what differs from another board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES
from sudoku_core.language.messages import word
from sudoku_core.language.tables import table_of

from ..layouts import layout_text
from ..state import COLOURS, SIDES, Board, layout_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sudoku_core.board.layout import Layout

    Layouts = dict[str, Layout]  # those that were read, by their texts

DIGITS = ("givens", "entries", "solution", "second", "colours")
"""Written as two hexadecimal digits a cell."""
NOTES = ("corner", "centre")
"""Written as one number a cell."""
ALWAYS = ("givens", "entries")
"""What no board is without; else nothing stands for nothing anywhere."""
ABOUT = ("title", "author", "prose", "unread")
"""What is told of the puzzle beside its cells."""
UNREAD = ("shared.unknown", "shared.drawn", "shared.prose")
"""What can be said of rules that could not be read."""
FEW = 4
"""Up to one in so many cells a change is written cell by cell."""


def plain_board(board: Board) -> dict[str, Any]:
    """A board as plain data; a layout that side and box do not tell as its text."""
    text = layout_text(board.layout)
    plain: dict[str, Any] = {"layout": text} if text else _shape(board.layout)
    plain["entering"] = board.entering
    for name in DIGITS + NOTES:
        if name in ALWAYS or getattr(board, name):
            plain[name] = _plain_field(board, name)
    for name in ABOUT:
        if getattr(board, name):
            plain[name] = getattr(board, name)
    return plain


def plain_change(board: Board, base: Board) -> dict[str, Any]:
    """A board by what differs from another: fields, or cells of fields and their values in turn."""
    if board.layout is not base.layout and board.layout != base.layout:
        return plain_board(board)
    plain: dict[str, Any] = {}
    if board.entering != base.entering:
        plain["entering"] = board.entering
    for name in ABOUT:
        if getattr(board, name) != getattr(base, name):
            plain[name] = getattr(board, name)
    cells = {}
    for name in DIGITS + NOTES:
        new, old = getattr(board, name), getattr(base, name)
        if new is old or new == old:
            continue
        other = [k for k, value in enumerate(new) if value != old[k]] if new and old else []
        if not other or len(other) > len(new) // FEW:
            plain[name] = _plain_field(board, name)
        else:
            cells[name] = [part for k in other for part in (k, new[k])]
    if cells:
        plain["cells"] = cells
    return plain


def board_of(plain: dict[str, Any], layouts: Layouts, base: Board | None = None) -> Board:
    """The board that plain data are.

    Args:
        plain: as they were made above, or by an older release.
        layouts: those that were read already; what is read is added.
        base: the board that they may be a change of.

    Raises:
        ValueError: or KeyError, TypeError, IndexError: there is no sense in them.
    """
    values: dict[str, Any] = {}
    if base and "layout" not in plain and "side" not in plain:
        layout = base.layout
        changed = {
            name: _changed(base, name, told) for name, told in plain.get("cells", {}).items()
        }
        given = [name for name in DIGITS + NOTES if name in plain]
    else:
        layout, base, changed = _layout(plain, layouts), None, {}
        given = [name for name in DIGITS + NOTES if name in plain or name in ALWAYS]
    for name in given:
        told = plain[name]
        values[name] = bytes.fromhex(told) if name in DIGITS else tuple(told)
    for name, cells in values.items():
        if (cells or name in ALWAYS) and not _fits(name, cells, layout):
            raise ValueError(name)
    values.update(changed)
    if "entering" in plain or not base:
        # The first release called it so.
        values["entering"] = bool(plain["entering"] if "entering" in plain else plain["setting"])
    values.update(_about(plain))
    board = base.but(**values) if base else Board(layout=layout, **values)
    if board.second and not board.solution:
        raise ValueError("second")
    return board


def puzzle_name(board: Board) -> str:
    """A text that is the same for boards with the same puzzle, and for no others."""
    layout = board.layout
    return f"{layout_text(layout) or layout.side}.{layout.box}.{board.givens.hex()}"


def _about(plain: dict[str, Any]) -> dict[str, Any]:
    """The fields of what is told of a puzzle, as far as they are there."""
    told: dict[str, Any] = {name: plain[name] for name in ABOUT if name in plain}
    for name in ABOUT:
        if name != "unread" and not isinstance(told.get(name, ""), str):
            raise ValueError(name)
    if "unread" in told:
        told["unread"] = tuple([(code, params) for code, params in told["unread"]])
        for code, params in told["unread"]:
            if code not in UNREAD:
                raise ValueError(code)
            _check_names("" if code == "shared.prose" else params["names"])
    return told


def _check_names(names: Any) -> None:
    """Names are messages that can be worded; an older release kept them as one text."""
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
    return value.hex() if name in DIGITS else list(value)


def _layout(plain: dict[str, Any], layouts: Layouts) -> Layout:
    if "layout" in plain:
        text = plain["layout"]
        if text not in layouts:
            # Not above: MicroPython has to load the formats, and most boards need none.
            from sudoku_core.formats.text.reading import parse

            layouts[text] = parse(text).layout
        return layouts[text]
    side = plain["side"]
    if not 1 <= side <= SIDES[-1]:
        raise ValueError(side)
    return layout_for(side, tuple(plain["box"]) if plain["box"] else None)


def _changed(board: Board, name: str, told: Sequence[int]) -> bytes | tuple[int, ...]:
    """A field with the values of some cells changed."""
    before, most = getattr(board, name), _most(name, board.layout)
    cells = list(before)
    for place in range(0, len(told), 2):
        cell, value = told[place], told[place + 1]
        if cell < 0 or not 0 <= value <= most or (value and cell in board.layout.gaps):
            raise ValueError(name)
        cells[cell] = value
    return bytes(cells) if name in DIGITS else tuple(cells)


def _fits(name: str, cells: Sequence[int], layout: Layout) -> bool:
    """Whether a field can be one of a board with this layout."""
    if len(cells) != layout.size or min(cells) < 0 or max(cells) > _most(name, layout):
        return False
    return not any(cells[gap] for gap in layout.gaps)


def _most(name: str, layout: Layout) -> int:
    """The greatest value that a cell of a field has."""
    if name == "colours":
        return COLOURS
    return layout.side if name in DIGITS else (1 << layout.side) - 1
