"""Recent: boards of the last days, each stored when another board replaced it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..feature import Feature, Stored, View
from ..making.state import Stock
from ..opening.state import Origin
from ..state import change
from .state import PAGE, Entry, Recent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..feature import Data, Next, Properties
    from ..state import Board, Effects, State
    from ..words import Words

FEWEST_GIVENS = 2
"""A puzzle with fewer givens is not stored for itself."""


def follow(before: State, after: State) -> Next:
    """Store a board that another replaced; read the list when the dialog opens."""
    effects: Effects = []
    if (
        after.board is not before.board
        and _is_worth_storing(before)
        and _is_replaced(before.board, after.board)
    ):
        effects.append(do.shelve(before))
    if after.dialog != before.dialog and "recent" in (after.dialog, before.dialog):
        after = after.with_parts(Recent())
        if after.dialog == "recent":
            effects.append(do.list_recent())
    return after, effects


def dump(state: State) -> Data:
    """Return whether the board is worth storing, and the day of a puzzle of the day."""
    return {"made": _is_worth_storing(state), "day": state.part(Stock).date_of(state.board)}


def list_boards(state: State, stored: Iterable[tuple[str, float, str]]) -> Next:
    """List stored boards that are worth it and are not on the board; of copies, the newest.

    Args:
        state: the state before.
        stored: name, time and text of each board, the newest first.
    """
    from ..storage.boards import board_in, covers
    from ..storage.text import puzzle_data

    entries: list[Entry] = []
    boards = [state.board]
    for name, when, text in stored:
        board = board_in(text)
        data = puzzle_data(text, "recent") if board else {}
        if not board or not data.get("made"):
            continue
        if not any(board.same_puzzle(other) and covers(other, board) for other in boards):
            day = data.get("day")
            day = day if isinstance(day, str) else ""
            entries.append(Entry(name=name, when=when, text=text, board=board, day=day))
            boards.append(board)
    return state.with_parts(state.part(Recent).but(entries=tuple(entries))), []


def reopen(state: State, number: int) -> Next:
    """Open a board of the list with all that is stored of it, and remove it from the list."""
    from ..storage.text import restore_puzzle

    entry = state.part(Recent).entries[number]
    state, effects = change(state.but(dialog=""), entry.board, status=(("restored", {}),))
    return restore_puzzle(state, entry.text), effects + [do.forget(entry.name), do.in_sight()]


def remove(state: State, number: int) -> Next:
    """Remove a board from the list."""
    return _remove(state, (state.part(Recent).entries[number],))


def remove_all(state: State) -> Next:
    """Remove all boards from the list."""
    return _remove(state, state.part(Recent).entries)


def undo(state: State) -> Next:
    """Put back the boards that were removed last."""
    recent = state.part(Recent)
    if not recent.removed:
        return state, []
    last = recent.removed[-1]
    entries = tuple(sorted(recent.entries + last, key=lambda entry: -entry.when))
    state = state.with_parts(recent.but(entries=entries, removed=recent.removed[:-1]))
    return state, [do.remember(entry.name, entry.when, entry.text) for entry in last]


def show_more(state: State) -> Next:
    """Show more of the list."""
    recent = state.part(Recent)
    return state.with_parts(recent.but(most=recent.most + PAGE)), []


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the dialog, which is empty until it is open."""
    if state.dialog != "recent":
        return {("recent", "showing"): False}
    from . import view

    return view.properties(state.part(Recent), words)


def _inputs(state: State) -> tuple[object, ...]:
    return state.part(Recent), state.dialog == "recent"


def _remove(state: State, entries: tuple[Entry, ...]) -> Next:
    recent = state.part(Recent)
    left = tuple([entry for entry in recent.entries if entry not in entries])
    state = state.with_parts(recent.but(entries=left, removed=recent.removed + (entries,)))
    return state, [do.forget(entry.name) for entry in entries]


def _is_replaced(before: Board, after: Board) -> bool:
    """Return whether a board gave way to another puzzle, and was not just edited."""
    if after.layout is not before.layout and after.layout != before.layout:
        return True
    if after.givens == before.givens:
        return False
    if not any(after.givens):
        return True
    if after.entering and before.entering:
        return False
    pairs = list(zip(after.givens, before.givens))
    only_removed = all(new in (0, old) for new, old in pairs)
    only_added = all(old in (0, new) for new, old in pairs)
    return not only_removed and not only_added


def _is_worth_storing(state: State) -> bool:
    """Return whether the user filled anything in, or brought the puzzle."""
    board = state.board
    if any(board.entries) or any(board.colours) or any(board.corner) or any(board.centre):
        return True
    origin = state.part(Origin)
    if origin.example or origin.made:
        return False
    return board.count >= FEWEST_GIVENS or bool(board.layout.rules)


FEATURE = Feature(
    name="recent",
    actions={
        "list": list_boards,
        "reopen": reopen,
        "remove": remove,
        "remove-all": remove_all,
        "undo": undo,
        "more": show_more,
    },
    follow=follow,
    views=(View(properties, _inputs),),
    storage=(Stored("puzzle", dump),),
)
