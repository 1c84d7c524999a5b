"""Texts of a tab, a puzzle and the preferences: writing and reading.

Texts are JSON. A tab has ``board``, the boards of undo (``past``, the latest first) and of redo
(``future``) as changes, the picked cells, the zoom, and the data of features in two scopes:
``tab`` and ``puzzle``. A puzzle has ``board`` and ``puzzle``. The preferences have ``browser``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..board.state import ZOOMS
from ..state import first_zoom
from . import scopes
from .boards import dump_board, dump_change, read_board
from .scopes import SCOPES, of_feature, or_none

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..feature import Data
    from ..state import Board, Effects, State
    from .scopes import ByFeature

VERSION = 3
BOARDS = 60
"""The greatest number of boards of undo that are stored, and of boards of redo."""


def differ(before: State, after: State) -> bool:
    """Return whether two states differ in anything that is stored."""
    for name in ("board", "past", "future", "others"):
        if getattr(before, name) is not getattr(after, name):
            return True
    if (before.picked, before.zoom) != (after.picked, after.zoom):
        return True
    if before.parts is after.parts and before.language == after.language:
        return False
    return any(scopes.dump(before, scope) != scopes.dump(after, scope) for scope in SCOPES)


def dump_tab(state: State) -> str:
    """Return the text of a tab."""
    data: Data = {
        "version": VERSION,
        "board": dump_board(state.board),
        "picked": state.picked,
        "others": state.others,
        "zoom": state.zoom,
        "tab": scopes.dump(state, "tab"),
        "puzzle": scopes.dump(state, "puzzle"),
    }
    used: dict[tuple[int, int], tuple[Board, Board, str]] = {}
    past = _dump_chain(state.board, reversed(state.past[-BOARDS:]), used)
    future = _dump_chain(state.board, state.future[:BOARDS], used)
    _change_texts.clear()
    _change_texts.update(used)
    return json.dumps(data)[:-1] + ', "past": [' + past + '], "future": [' + future + "]}"


def dump_puzzle(state: State) -> str:
    """Return the text of the board, with the features' data about its puzzle."""
    board, data = dump_board(state.board), scopes.dump(state, "puzzle")
    return json.dumps({"version": VERSION, "board": board, "puzzle": data})


def dump_preferences(state: State, before: str = "") -> str:
    """Return the text of the preferences.

    Args:
        state: the state with the preferences.
        before: the text until now; its data that no feature dumps stay.
    """
    known = read(before)
    features: ByFeature = or_none(dict, known.get("browser", {})) or {}
    features.update(scopes.dump(state, "browser"))
    data = {"version": VERSION, "browser": features}
    return before if data == known else json.dumps(data)


def load(state: State, text: str, preferences: str = "") -> tuple[State, bool]:
    """Restore a tab, as far as its texts make sense.

    Args:
        state: the first state, which the texts change.
        text: the tab's text; empty for none.
        preferences: the text of the preferences; empty for none.

    Returns:
        The state, and whether all boards could be read.
    """
    data, intact = read(text), not text
    if data.get("version") == VERSION:
        state, intact = _with_boards(state, data)
        for scope in SCOPES:  # the first release had the preferences in the same text
            state = scopes.restore(state, scope, data.get(scope))
    return scopes.restore(state, "browser", read(preferences).get("browser")), intact


def restore_puzzle(state: State, text: str) -> State:
    """Return the state with the data stored with the puzzle; its board is in the state already."""
    return scopes.restore(state, "puzzle", read(text).get("puzzle"))


def restore_preferences(state: State, text: str, before: str = "") -> tuple[State, Effects]:
    """Take over the preferences that another tab has changed.

    Args:
        state: the state, whose other preferences stay: they may not be stored yet.
        text: the text of the preferences.
        before: the text until now.
    """
    stored, known = read(text).get("browser"), read(before).get("browser")
    return scopes.restore_changes(state, "browser", stored, known), []


def puzzle_data(text: str, feature: str) -> Data:
    """Return the data that a feature has stored with a puzzle."""
    return of_feature(read(text).get("puzzle"), feature)


def read(text: str) -> Data:
    """Return the data of a text of this release or an older one; empty if it makes no sense."""
    data = or_none(json.loads, text) if text else None
    if not isinstance(data, dict):
        return {}
    if data.get("version") in (None, 1, 2):
        from .upgrade import upgraded  # imported only when needed: at most once a visit

        return upgraded(data)
    return data


_change_texts: dict[tuple[int, int], tuple[Board, Board, str]] = {}
"""The last text of each change, by the identities of its board and its base."""


def _dump_chain(board: Board, others: Iterable[Board], used: dict[Any, Any]) -> str:
    """Return boards as text, each as a change of the board before.

    Args:
        board: the board that the first change refers to.
        others: the boards.
        used: gets an entry of ``_change_texts`` for each change.
    """
    texts = []
    for other in others:
        key = id(other), id(board)
        if key not in _change_texts:
            used[key] = other, board, json.dumps(dump_change(other, board))
        else:
            used[key] = _change_texts[key]
        texts.append(used[key][2])
        board = other
    return ", ".join(texts)


def _with_boards(state: State, data: Data) -> tuple[State, bool]:
    """Return the state with the boards that make sense, and whether all of them do."""
    layouts: dict[str, Any] = {}
    board = or_none(read_board, data.get("board"), layouts)
    past, past_intact = _read_chain(board, data.get("past"), layouts)
    future, future_intact = _read_chain(board, data.get("future"), layouts)
    intact = bool(board) and past_intact and future_intact
    board = board or state.board
    state = state.but(
        board=board,
        past=tuple(reversed(past)),
        future=future,
        picked=board.layout.cells[0],
        zoom=first_zoom(state.narrow, board.columns),
    )
    return or_none(_with_picked_cells_and_zoom, state, data) or state, intact


def _with_picked_cells_and_zoom(state: State, data: Data) -> State:
    cells = set(state.board.layout.cells)
    if data["picked"] not in cells or not set(data["others"]) <= cells:
        raise ValueError("picked")
    zoom = min(max(int(data["zoom"]), 0), len(ZOOMS) - 1)
    return state.but(picked=data["picked"], others=tuple(data["others"]), zoom=zoom)


def _read_chain(
    board: Board | None, changes: Any, layouts: dict[str, Any]
) -> tuple[tuple[Board, ...], bool]:
    """Return the boards of a chain that make sense, and whether all of them do.

    Args:
        board: the board that the first change refers to.
        changes: the stored changes.
        layouts: layouts by their texts.
    """
    boards: list[Board] = []
    if not isinstance(changes, list):
        return (), changes is None
    for change in changes:
        board = or_none(read_board, change, layouts, board)
        if board:
            boards.append(board)
    return tuple(boards), len(boards) == len(changes)
