"""What a reload brings back, as text: the boards, and what features keep."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .features import FEATURES
from .state import COLOURS, SIDES, Board, layout_for, layout_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sudoku_core.puzzle import Layout

    from .state import State

VERSION = 1
BOARDS = 60
"""How many boards of the past are kept over a reload."""
NAMES = ("version", "board", "past", "future", "layouts")
"""What is kept beside what features keep."""
DIGITS = ("givens", "entries", "solution", "second")
NOTES = ("corner", "centre")


def differ(before: State, after: State) -> bool:
    """Whether two states differ in anything that a reload brings back."""
    if before.board is not after.board or before.past is not after.past:
        return True
    if before.future is not after.future:
        return True
    if before.parts is after.parts and before.language == after.language:
        return False
    return _kept(before) != _kept(after)


def dump(state: State) -> str:
    """The part of a state that a reload brings back."""
    layouts: list[str] = []
    kept = _kept(state)
    kept["version"] = VERSION
    kept["board"] = _plain(state.board, layouts)
    kept["past"] = [_plain(board, layouts) for board in state.past[-BOARDS:]]
    kept["future"] = [_plain(board, layouts) for board in state.future[:BOARDS]]
    kept["layouts"] = layouts
    return json.dumps(kept)


def load(state: State, text: str) -> State:
    """The state with all that a text brings back and there is sense in."""
    kept = _tried(json.loads, text)
    if not isinstance(kept, dict) or kept.get("version") != VERSION:
        return state
    layouts = [_tried(_layout, told) for told in _listed(kept, "layouts")]
    past, future = [
        tuple([board for board in [_tried(_board, one, layouts) for one in listed] if board])
        for listed in (_listed(kept, "past"), _listed(kept, "future"))
    ]
    board = _tried(_board, kept.get("board"), layouts) or state.board
    state = state.but(board=board, past=past, future=future, picked=board.layout.cells[0])
    for feature in FEATURES:
        if feature.restored:
            state = _tried(feature.restored, state, kept) or state
    return state


def _tried(call: Callable[..., Any], *arguments: object) -> Any:
    """What a call makes of what was kept; None where there is no sense in that."""
    try:
        return call(*arguments)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return None


def _listed(kept: dict[str, Any], name: str) -> list[Any]:
    found = kept.get(name)
    return found if isinstance(found, list) else []


def _kept(state: State) -> dict[str, Any]:
    """What features keep; no two keep anything under one name, nor under one of the boards'."""
    kept: dict[str, Any] = {}
    for feature in FEATURES:
        for name, value in feature.kept(state).items():
            if name in kept or name in NAMES:
                raise KeyError(name)
            kept[name] = value
    return kept


def _plain(board: Board, layouts: list[str]) -> dict[str, Any]:
    """A board as plain data; layouts that side and box do not tell are collected beside it."""
    plain: dict[str, Any] = {name: getattr(board, name).hex() for name in DIGITS}
    plain["entering"] = board.entering
    for name in NOTES:
        if getattr(board, name):
            plain[name] = list(getattr(board, name))
    if board.colours:
        plain["colours"] = board.colours.hex()
    text = layout_text(board.layout)
    if text:
        if text not in layouts:
            layouts.append(text)
        plain["layout"] = layouts.index(text)
    else:
        plain["side"] = board.side
        plain["box"] = board.layout.box
    return plain


def _layout(text: str) -> Layout:
    # Not above: MicroPython has to compile the formats, and most boards need none.
    from sudoku_core.formats import parse

    return parse(text).layout


def _board(plain: dict[str, Any], layouts: list[Layout | None]) -> Board:
    if "layout" in plain:
        layout = layouts[plain["layout"]]
    else:
        side = plain["side"]
        if not 1 <= side <= SIDES[-1]:
            raise ValueError(side)
        layout = layout_for(side, tuple(plain["box"]) if plain["box"] else None)
    if not layout:
        raise ValueError(plain["layout"])
    digits = {name: bytes.fromhex(plain[name]) for name in DIGITS}
    for name, cells in digits.items():
        if cells or name in ("givens", "entries"):
            fits = len(cells) == layout.size and max(cells) <= layout.side
            if not fits or any(cells[gap] for gap in layout.gaps):
                raise ValueError(name)
    if digits["second"] and not digits["solution"]:
        raise ValueError("second")
    marks = {name: _noted(plain[name], layout) for name in NOTES if name in plain}
    colours = bytes.fromhex(plain.get("colours", ""))
    if colours and (len(colours) != layout.size or max(colours) > COLOURS):
        raise ValueError("colours")
    # The release before called it so.
    entering = bool(plain["entering"] if "entering" in plain else plain["setting"])
    return Board(layout=layout, entering=entering, colours=colours, **digits, **marks)


def _noted(masks: list[int], layout: Layout) -> tuple[int, ...]:
    if masks and (len(masks) != layout.size or not 0 <= min(masks) <= max(masks) < 1 << layout.side):
        raise ValueError("notes")
    return tuple(masks)
