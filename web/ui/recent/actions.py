"""Boards go to the list when others take their place, are opened again, removed and put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..making.state import Stock
from ..opening.state import Origin
from ..state import change
from .state import PAGE, Entry, Recent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..feature import Data, Next
    from ..state import Board, Effects, State

FEWEST = 2
"""A puzzle of one given need not be kept."""


def follow(before: State, after: State) -> Next:
    """A board that another took the place of is kept; the list is read when it is opened."""
    effects: Effects = []
    if after.board is not before.board and _is_made(before) and replaces(after.board, before.board):
        effects.append(do.shelve(before))
    if after.dialog != before.dialog and "recent" in (after.dialog, before.dialog):
        after = after.with_parts(Recent())
        if after.dialog == "recent":
            effects.append(do.list_recent())
    return after, effects


def dump(state: State) -> Data:
    """Return whether the user made anything of the board, and of which day the puzzle is."""
    return {"made": _is_made(state), "day": state.part(Stock).date_of(state.board)}


def listed(state: State, found: Iterable[tuple[str, float, str]]) -> Next:
    """The list is read: what the user made anything of, and is not on the board."""
    from ..storage.boards import board_in, covers
    from ..storage.text import puzzle_data

    entries: list[Entry] = []
    shown = [state.board]
    for name, when, text in found:
        board = board_in(text)
        data = puzzle_data(text, "recent") if board else {}
        if not board or not data.get("made"):
            continue
        if not any(board.same_puzzle(one) and covers(one, board) for one in shown):
            day = data.get("day")
            day = day if isinstance(day, str) else ""
            entries.append(Entry(name=name, when=when, text=text, board=board, day=day))
            shown.append(board)
    return state.with_parts(state.part(Recent).but(entries=tuple(entries))), []


def reopen(state: State, number: int) -> Next:
    """One of the list comes back with all that was kept of it; it leaves the list."""
    from ..storage.text import restore_puzzle

    entry = state.part(Recent).entries[number]
    state, effects = change(state.but(dialog=""), entry.board, status=(("restored", {}),))
    return restore_puzzle(state, entry.text), effects + [do.forget(entry.name), do.in_sight()]


def remove(state: State, number: int) -> Next:
    """One of the list goes."""
    return _without(state, (state.part(Recent).entries[number],))


def remove_all(state: State) -> Next:
    """All of the list go."""
    return _without(state, state.part(Recent).entries)


def undo(state: State) -> Next:
    """What was removed last is put back."""
    recent = state.part(Recent)
    if not recent.removed:
        return state, []
    back = recent.removed[-1]
    entries = tuple(sorted(recent.entries + back, key=lambda entry: -entry.when))
    state = state.with_parts(recent.but(entries=entries, removed=recent.removed[:-1]))
    return state, [do.remember(entry.name, entry.when, entry.text) for entry in back]


def more(state: State) -> Next:
    """More of the list is shown."""
    recent = state.part(Recent)
    return state.with_parts(recent.but(most=recent.most + PAGE)), []


def _without(state: State, gone: tuple[Entry, ...]) -> Next:
    recent = state.part(Recent)
    left = tuple([entry for entry in recent.entries if entry not in gone])
    state = state.with_parts(recent.but(entries=left, removed=recent.removed + (gone,)))
    return state, [do.forget(entry.name) for entry in gone]


def replaces(board: Board, before: Board) -> bool:
    """Whether a board has another puzzle, not one that was made of the one before by editing it."""
    if board.layout is not before.layout and board.layout != before.layout:
        return True
    if board.givens == before.givens:
        return False
    if not any(board.givens):
        return True
    if board.entering and before.entering:
        return False
    pairs = list(zip(board.givens, before.givens))
    less = all(new in (0, old) for new, old in pairs)
    return not less and not all(old in (0, new) for new, old in pairs)


def _is_made(state: State) -> bool:
    """Whether the user filled anything in, or brought the puzzle."""
    board = state.board
    if any(board.entries) or any(board.colours) or any(board.corner) or any(board.centre):
        return True
    origin = state.part(Origin)
    if origin.example or origin.made:
        return False
    return board.count >= FEWEST or bool(board.layout.rules)
