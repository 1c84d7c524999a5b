"""Actions that type digits, notes and colours into the picked cells, or erase them.

While a puzzle is entered, typing moves on from cell to cell. On boards above 9, a number may be
typed by several keys: it grows until the next number begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from .. import marking
from ..conflicts import conflicts_on
from ..game.state import GamePreferences
from ..puzzle_rules import digits_text
from ..state import COLOURS, change, say, sentence
from .state import LETTERS, GrowingNumber, Typing, is_wide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..feature import Next
    from ..state import Board, Cells, Effects, Sentence, State


def type_character(state: State, character: str, once: str = "") -> Next:
    """Type a digit or a letter.

    Args:
        state: the state before.
        character: the digit or letter.
        once: the kind of typing for this character; by default the chosen kind.
    """
    kind = kind_of_typing(state, once)
    wide, letter = is_wide(state.board.layout), LETTERS.find(character.upper())
    if letter >= 0 and (kind == "colour" or not wide):
        return state, []
    if kind == "colour":
        return _colour(state, int(character))
    if letter >= 0:
        return _begin_number(state, letter + 10, kind)
    before, value, values = state.growing, int(character), state.board.layout.digits
    joined = before * 10 + value
    if before and (joined in values or _is_beginning(joined, values)):
        return _grow_number(state, joined, kind)
    if value or 0 in values:
        return _begin_number(state, value, kind)
    return enter_blank(state) if not once else (state, [])


def kind_of_typing(state: State, once: str = "") -> str:
    """Return the kind of typing: digits while a puzzle is entered, else ``once`` or the chosen."""
    return "digit" if state.board.entering else once or state.part(Typing).kind


def _is_beginning(value: int, values: Sequence[int]) -> bool:
    """Return whether one of the values begins with the digits of a number."""
    text = str(value)
    return any(other > value and str(other).startswith(text) for other in values)


def _grow_number(state: State, value: int, kind: str) -> Next:
    """Replace a number that was typed by a longer number, as one step for undo."""
    begun = state.part(GrowingNumber).board
    if begun and state.past and state.past[-1] is begun:
        state = state.but(board=begun, past=state.past[:-1])
    return _enter(state, value, kind)


def _begin_number(state: State, value: int, kind: str) -> Next:
    """Begin a number, in the next cell if a number was just entered in the picked cell."""
    if state.growing and _moves_on(state):
        state = _with_next_picked(state)
    if is_wide(state.board.layout):
        state = state.with_parts(GrowingNumber(board=state.board))
    return _enter(state, value, kind)


def _enter(state: State, value: int, kind: str) -> Next:
    """Put the digit of a value into the picked cells; only remember the beginning of a value."""
    values = state.board.layout.digits
    effects: Effects = []
    if value in values:
        wide = is_wide(state.board.layout)
        state, effects = _put(state, values.index(value) + 1, kind, toggle=not wide)
        if not wide and _moves_on(state):
            return _with_next_picked(state), effects + [do.follow()]
    elif not _is_beginning(value, values):
        return say(state, ("digit.range", {"digits": digits_text(values), "digit": value}))
    return (state.but(growing=value) if is_wide(state.board.layout) else state), effects


def put(state: State, number: int) -> Next:
    """Put the digit, counted from 1, or the colour of a key of the pad into the picked cells."""
    kind, state = kind_of_typing(state), state.but(growing=0)
    if kind == "colour":
        return _colour(state, number)
    state, effects = _put(state, number, kind, toggle=True)
    if _moves_on(state):
        return _with_next_picked(state), effects + [do.follow()]
    return state, effects


def _put(state: State, digit: int, kind: str, *, toggle: bool) -> Next:
    """Put a digit or note into the picked cells; toggle erases a digit that all of them have."""
    if kind in marking.NOTES:
        return _toggle_note(state, digit, kind)
    board = state.board
    cells = _writable(state)
    if not cells:
        return say(state, ("digit.given", {}))
    filled = board.filled
    is_there = all(filled[cell] == digit for cell in cells)
    if is_there and board.entering:
        return state, []
    if is_there and toggle:
        return change(state, _with_digit(state, cells, 0))
    changed = _with_digit(state, cells, digit)
    if state.part(Typing).upkeep:
        changed = marking.without_notes_in_peers(changed, cells, digit)
    if changed == board:
        return state, []
    return change(state, changed, status=_conflict(state, changed, cells))


def _writable(state: State) -> Cells:
    """Return the picked cells that may get a digit."""
    board = state.board
    if board.entering:
        return state.cells
    return tuple([cell for cell in state.cells if not board.givens[cell]])


def _with_digit(state: State, cells: Cells, digit: int) -> Board:
    """Return the board with a digit, as given or entry, in cells, and without a solution.

    Notes removed by the replaced digits return, if notes are kept up automatically.
    """
    board = state.board
    givens, entries = bytearray(board.givens), bytearray(board.entries)
    for cell in cells:
        entries[cell] = 0 if board.entering else digit
        if board.entering:
            givens[cell] = digit
    changed = board.but(givens=bytes(givens), entries=bytes(entries), solution=b"", second=b"")
    if state.part(Typing).upkeep and not board.entering:
        return marking.with_notes_returned(changed, state.past + (board,), cells)
    return changed


def _conflict(state: State, board: Board, cells: Cells) -> tuple[Sentence, ...]:
    """Return the status that tells the first conflict of cells, empty if no conflict may show."""
    if state.part(GamePreferences).mistakes == "never" and not board.entering:
        return ()
    for conflict in conflicts_on(board, board.filled):
        if any(cell in conflict.cells for cell in cells):
            return (sentence(conflict.message),)
    return ()


def _toggle_note(state: State, digit: int, kind: str) -> Next:
    """Note a digit in the picked cells that are empty, or remove the note if all have it."""
    shown = state.board.shown
    cells = tuple([cell for cell in state.cells if not shown[cell]])
    if not cells:
        return say(state, ("note.full", {}))
    return change(state, marking.with_note_toggled(state.board, kind, cells, digit))


def _colour(state: State, colour: int) -> Next:
    """Give the picked cells a colour more, or take it away if all have it."""
    if not colour:
        return _erase(state)
    assert colour <= COLOURS
    return change(state, marking.with_colour_toggled(state.board, state.cells, colour))


def _erase(state: State) -> Next:
    """Erase the digits of the picked cells, or a solution; else notes and colours."""
    board, filled = state.board, state.board.filled
    cells = _writable(state)
    if any(filled[cell] for cell in cells) or (cells and board.solution):
        return change(state, _with_digit(state, cells, 0))
    changed = marking.without_notes_and_colours(board, state.cells)
    if changed == board and not cells:
        return say(state, ("digit.given", {}))
    return change(state, changed) if changed != board else (state.but(growing=0), [])


def erase(state: State) -> Next:
    """Erase the picked cells; while a puzzle is entered, move on from a blank cell."""
    if _moves_on(state) and not state.board.filled[state.picked]:
        return enter_blank(state)
    return _erase(state)


def backspace(state: State) -> Next:
    """Erase the picked cells; while a puzzle is entered, a blank cell's predecessor instead."""
    if _moves_on(state) and not state.board.givens[state.picked]:
        state = _with_next_picked(state, -1)
        state, effects = _erase(state)
        return state, effects + [do.follow()]
    return _erase(state)


def enter_blank(state: State) -> Next:
    """Erase the picked cells; while a puzzle is entered, move on to the next cell."""
    if not _moves_on(state):
        return _erase(state)
    if state.growing:
        state = _with_next_picked(state)
    state, effects = _erase(state)
    return _with_next_picked(state), effects + [do.follow()]


def type_space(state: State) -> Next:
    """Complete a number that may still grow; if there is none, enter a blank."""
    return go_to_next(state) if state.growing and _moves_on(state) else enter_blank(state)


def go_to_next(state: State) -> Next:
    """Pick the next cell while a puzzle is entered."""
    return (_with_next_picked(state), [do.follow()]) if _moves_on(state) else (state, [])


def _moves_on(state: State) -> bool:
    """Return whether typing moves on to the next cell."""
    return state.board.entering and not state.others


def _with_next_picked(state: State, by: int = 1) -> State:
    """Return the state with the next cell picked, or the same cell at the end."""
    cells = state.board.layout.cells
    place = min(max(cells.index(state.picked) + by, 0), len(cells) - 1)
    return state.but(picked=cells[place], growing=0)
