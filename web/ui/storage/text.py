"""What a reload brings back, as text: the boards, and what features keep."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..board.actions import ZOOMS
from ..failures import note
from ..features import FEATURES
from ..state import first_zoom
from .boards import board_of, plain_board, plain_change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from ..feature import Feature
    from ..state import Board, Effects, State

VERSION = 2
BOARDS = 60
"""How many boards of the past are kept over a reload."""
OWN = ("version", "board", "past", "future", "picked", "others", "zoom")
"""What is kept beside what features keep."""
OF_TAB = ("kept", "kept_with_puzzle")
EVERYWHERE = ("kept_everywhere",)


def differ(before: State, after: State) -> bool:
    """Whether two states differ in anything that a reload brings back."""
    for name in ("board", "past", "future", "others"):
        if getattr(before, name) is not getattr(after, name):
            return True
    if (before.picked, before.zoom) != (after.picked, after.zoom):
        return True
    if before.parts is after.parts and before.language == after.language:
        return False
    return _all_kept(before) != _all_kept(after)


def dump(state: State) -> str:
    """The part of a state that a reload of its tab brings back."""
    kept = _kept(state, OF_TAB)
    kept.update(
        {
            "version": VERSION,
            "board": plain_board(state.board),
            "picked": state.picked,
            "others": state.others,
            "zoom": state.zoom,
        }
    )
    written: dict[tuple[int, int], tuple[Board, Board, str]] = {}
    past = _chain(state.board, reversed(state.past[-BOARDS:]), written)
    future = _chain(state.board, state.future[:BOARDS], written)
    _written.clear()
    _written.update(written)
    return json.dumps(kept)[:-1] + ', "past": [' + past + '], "future": [' + future + "]}"


def dump_puzzle(state: State) -> str:
    """The board alone, with what belongs to its puzzle."""
    kept = _kept(state, ("kept_with_puzzle",))
    kept.update({"version": VERSION, "board": plain_board(state.board)})
    return json.dumps(kept)


def settings(state: State, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """What holds in all tabs, and at every later visit.

    Args:
        state: as it is now.
        before: the settings until now; what no feature tells of stays as it was.
    """
    known = dict(before or {})
    known.update(_kept(state, EVERYWHERE))
    return known


def load(state: State, text: str, everywhere: str = "") -> tuple[State, bool]:
    """The state with all that texts bring back and there is sense in.

    Args:
        state: the one to begin with.
        text: what the tab has kept; empty for nothing.
        everywhere: the settings.

    Returns:
        The state, and whether all of the boards could be read.
    """
    kept, sound = plain(text), not text
    if kept.get("version") in (1, VERSION):
        state, sound = _with_boards(state, _upgraded(kept))
    else:
        kept = {}
    kept.update(plain(everywhere))
    if kept:
        for feature in FEATURES:
            state = _restored(feature, state, kept)
    return state, sound


def reopened(state: State, text: str) -> State:
    """The state with what was kept with a puzzle; its board is on it already."""
    kept = _kept(state, ("kept",) + EVERYWHERE)  # not what is kept with the puzzle before
    kept.update(plain(text))
    for feature in FEATURES:
        if _of_feature(feature, "kept_with_puzzle", state):
            state = _restored(feature, state, kept)
    return state


def set_elsewhere(state: State, text: str) -> tuple[State, Effects]:
    """Restore what another tab has set for all tabs, and nothing that belongs to this one."""
    everywhere = plain(text)
    for feature in FEATURES:
        before = _of_feature(feature, "kept_everywhere", state)
        after = before.copy()
        for name in before:
            after[name] = everywhere.get(name, before[name])
        if after != before:
            state = _restored(feature, state, after)
    return state, []


_written: dict[tuple[int, int], tuple[Board, Board, str]] = {}
"""How boards were written last time, by their identity and that of the board they are told from."""


def _chain(board: Board, others: Iterable[Board], written: dict[Any, Any]) -> str:
    """Boards as text, each by what differs from the one before; the first, from ``board``."""
    texts = []
    for other in others:
        key = id(other), id(board)
        if key not in _written:
            written[key] = other, board, json.dumps(plain_change(other, board))
        else:
            written[key] = _written[key]
        texts.append(written[key][2])
        board = other
    return ", ".join(texts)


def _with_boards(state: State, kept: dict[str, Any]) -> tuple[State, bool]:
    """The state with the boards that make sense, and whether all do."""
    layouts: dict[str, Any] = {}
    board = _tried(board_of, kept.get("board"), layouts)
    past, past_sound = _unchained(board, kept.get("past"), layouts)
    future, future_sound = _unchained(board, kept.get("future"), layouts)
    sound = bool(board) and past_sound and future_sound
    board = board or state.board
    state = state.but(
        board=board,
        past=tuple(reversed(past)),
        future=future,
        picked=board.layout.cells[0],
        zoom=first_zoom(state.narrow, board.columns),
    )
    return _tried(_as_looked_at, state, kept) or state, sound


def _as_looked_at(state: State, kept: dict[str, Any]) -> State:
    """The state with the cells that were picked, and as large as it was drawn."""
    places = set(state.board.layout.cells)
    if kept["picked"] not in places or not set(kept["others"]) <= places:
        raise ValueError("picked")
    zoom = min(max(int(kept["zoom"]), 0), len(ZOOMS) - 1)
    return state.but(picked=kept["picked"], others=tuple(kept["others"]), zoom=zoom)


def _unchained(
    board: Board | None, told: Any, layouts: dict[str, Any]
) -> tuple[tuple[Board, ...], bool]:
    """The boards of a chain as far as they make sense, and whether all do."""
    boards: list[Board] = []
    if not isinstance(told, list):
        return (), told is None
    for plain in told:
        board = _tried(board_of, plain, layouts, board)
        if board:
            boards.append(board)
    return tuple(boards), len(boards) == len(told)


def _upgraded(kept: dict[str, Any]) -> dict[str, Any]:
    """What the first release kept, as it is kept now: the past from the last board on."""
    if kept["version"] == VERSION:
        return kept
    new = kept.copy()
    if isinstance(kept.get("past"), list):
        new["past"] = list(reversed(kept["past"]))
    return new


def plain(text: str) -> dict[str, Any]:
    """The plain data that a text holds, by name; none where there is no sense in it."""
    found = _tried(json.loads, text)
    return found if isinstance(found, dict) else {}


def _tried(call: Callable[..., Any], *arguments: object) -> Any:
    """What a call makes of what was kept; None where there is no sense in that."""
    try:
        return call(*arguments)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError):
        return None


def _restored(feature: Feature, state: State, kept: dict[str, Any]) -> State:
    """Return the state with what a feature restores; the same state if the feature raises."""
    try:
        return _tried(feature.restored, state, kept) or state if feature.restored else state
    except Exception as error:
        note(feature.restored, error)
        return state


def _of_feature(feature: Feature, kind: str, state: State) -> dict[str, Any]:
    """Return what a feature keeps, of one kind; nothing if it raises."""
    call: Callable[[State], dict[str, Any]] = getattr(feature, kind)
    try:
        return call(state)
    except Exception as error:
        note(call, error)
        return {}


def _all_kept(state: State) -> dict[str, Any]:
    return _kept(state, OF_TAB + EVERYWHERE)


def _kept(state: State, kinds: tuple[str, ...]) -> dict[str, Any]:
    """What features keep; no two keep anything under one name, nor under one of the boards'."""
    kept: dict[str, Any] = {}
    for feature in FEATURES:
        for kind in kinds:
            for name, value in _of_feature(feature, kind, state).items():
                if name in kept or name in OWN:
                    raise KeyError(name)
                kept[name] = value
    return kept
