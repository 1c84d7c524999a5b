"""What a key or the pad puts into the picked cells: digits, notes, colours; and erasing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from .. import marking
from ..faults import faults
from ..game.state import Preferences
from ..puzzle_rules import digits_text
from ..state import COLOURS, change, say, sentence
from .state import LETTERS, NOTES, Typing, is_wide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..feature import Next
    from ..state import Board, Cells, Effects, Sentence, State


def type_character(state: State, character: str, once: str = "") -> Next:
    """A digit or letter is typed; above 9, digits in turn make one number.

    Args:
        state: before.
        character: one.
        once: what it becomes if not what the player has chosen.
    """
    kind = kind_of(state, once)
    wide, letter = is_wide(state.board.layout), LETTERS.find(character.upper())
    if letter >= 0 and (kind == "colour" or not wide):
        return state, []
    if kind == "colour":
        return _colour(state, int(character))
    if letter >= 0:
        return _number(state, letter + 10, kind)
    before, value, values = state.growing, int(character), state.board.layout.digits
    joined = before * 10 + value
    if before and (joined in values or _begins(joined, values)):
        return _grown(state, joined, kind)
    if value or 0 in values:
        return _number(state, value, kind)
    return blank(state) if not once else (state, [])


def kind_of(state: State, once: str = "") -> str:
    """What the next digit becomes; a puzzle that is being entered has digits only."""
    return "digit" if state.board.entering else once or state.part(Typing).kind


def _begins(value: int, values: Sequence[int]) -> bool:
    """Whether a number is the beginning of one of the values."""
    begun = str(value)
    return any(other > value and str(other).startswith(begun) for other in values)


def _grown(state: State, value: int, kind: str) -> Next:
    """A number is typed further: it takes the place of what it was, as one step for undo."""
    begun = state.part(Typing).begun
    if begun and state.past and state.past[-1] is begun:
        state = state.but(board=begun, past=state.past[:-1])
    return _enter(state, value, kind)


def _number(state: State, value: int, kind: str) -> Next:
    """A number begins, in the next cell where one has just been entered in the picked one."""
    if state.growing and _advances(state):
        state = _advanced(state)
    if is_wide(state.board.layout):
        state = state.with_parts(state.part(Typing).but(begun=state.board))
    return _enter(state, value, kind)


def _enter(state: State, value: int, kind: str) -> Next:
    """What stands for a value goes into the picked cells, unless it only begins one."""
    values = state.board.layout.digits
    effects: Effects = []
    if value in values:
        wide = is_wide(state.board.layout)
        state, effects = _put(state, values.index(value) + 1, kind, again=not wide)
        if not wide and _advances(state):
            return _advanced(state), effects + [do.follow()]
    elif not _begins(value, values):
        return say(state, ("digit.range", {"digits": digits_text(values), "digit": value}))
    return (state.but(growing=value) if is_wide(state.board.layout) else state), effects


def put(state: State, number: int) -> Next:
    """A key of the pad: a digit, counted from 1, or a colour."""
    kind, state = kind_of(state), state.but(growing=0)
    if kind == "colour":
        return _colour(state, number)
    state, effects = _put(state, number, kind, again=True)
    if _advances(state):
        return _advanced(state), effects + [do.follow()]
    return state, effects


def _put(state: State, digit: int, kind: str, *, again: bool) -> Next:
    """A digit or note goes into the picked cells; ``again`` says whether, if there, it goes."""
    if kind in NOTES:
        return _note(state, digit, kind)
    board = state.board
    cells = _writable(state)
    if not cells:
        return say(state, ("digit.given", {}))
    own = board.filled
    there = all(own[cell] == digit for cell in cells)
    if there and board.entering:
        return state, []
    if there and again:
        return change(state, _with_digit(board, cells, 0))
    changed = _with_digit(board, cells, digit)
    if state.part(Typing).upkeep:
        changed = marking.kept_up(changed, cells, digit)
    if changed == board:
        return state, []
    return change(state, changed, status=_remark(state, changed, cells))


def _writable(state: State) -> Cells:
    """The picked cells that may get a digit."""
    board = state.board
    if board.entering:
        return state.cells
    return tuple([cell for cell in state.cells if not board.givens[cell]])


def _with_digit(board: Board, cells: Cells, digit: int) -> Board:
    """The board with a digit, a given or an entry, in cells; a solution goes away."""
    givens, entries = bytearray(board.givens), bytearray(board.entries)
    for cell in cells:
        entries[cell] = 0 if board.entering else digit
        if board.entering:
            givens[cell] = digit
    return board.but(givens=bytes(givens), entries=bytes(entries), solution=b"", second=b"")


def _remark(state: State, board: Board, cells: Cells) -> tuple[Sentence, ...]:
    """What there is to say after a digit came into cells: a conflict, unless none may show."""
    if state.part(Preferences).mistakes == "never" and not board.entering:
        return ()
    for fault in faults(board, board.filled):
        if any(cell in fault.cells for cell in cells):
            return (sentence(fault.message),)
    return ()


def _note(state: State, digit: int, kind: str) -> Next:
    """A note comes into the picked cells that are empty, or goes where all have it."""
    shown = state.board.shown
    cells = tuple([cell for cell in state.cells if not shown[cell]])
    if not cells:
        return say(state, ("note.full", {}))
    return change(state, marking.noted(state.board, kind, cells, digit))


def _colour(state: State, colour: int) -> Next:
    """The picked cells are coloured, or plain again where all have that colour."""
    if not colour:
        return erase(state)
    assert colour <= COLOURS
    return change(state, marking.coloured(state.board, state.cells, colour))


def erase(state: State) -> Next:
    """The digits of the picked cells go, or the solution that shows; else notes and colours."""
    board, own = state.board, state.board.filled
    cells = _writable(state)
    if any(own[cell] for cell in cells) or (cells and board.solution):
        return change(state, _with_digit(board, cells, 0))
    changed = marking.bare(board, state.cells)
    if changed == board and not cells:
        return say(state, ("digit.given", {}))
    return change(state, changed) if changed != board else (state.but(growing=0), [])


def wipe(state: State) -> Next:
    """What the picked cells hold goes; in entering, a cell that is blank already is left so."""
    board = state.board
    return blank(state) if _advances(state) and not board.filled[state.picked] else erase(state)


def back(state: State) -> Next:
    """The Backspace key: in entering, a blank cell gives way to the one before it."""
    if _advances(state) and not state.board.givens[state.picked]:
        state = _advanced(state, -1)
        state, effects = erase(state)
        return state, effects + [do.follow()]
    return erase(state)


def blank(state: State) -> Next:
    """The picked cells become blank; in entering, the next one is picked."""
    if not _advances(state):
        return erase(state)
    if state.growing:
        state = _advanced(state)
    state, effects = erase(state)
    return _advanced(state), effects + [do.follow()]


def space(state: State) -> Next:
    """A number that may still grow is complete; where there is none, the cell becomes blank."""
    return on(state) if state.growing and _advances(state) else blank(state)


def on(state: State) -> Next:
    """In entering, the next cell is picked."""
    return (_advanced(state), [do.follow()]) if _advances(state) else (state, [])


def _advances(state: State) -> bool:
    """Whether typing moves on: a puzzle is entered cell by cell."""
    return state.board.entering and not state.others


def _advanced(state: State, by: int = 1) -> State:
    """The state with the next cell picked, as far as there is one."""
    cells = state.board.layout.cells
    place = min(max(cells.index(state.picked) + by, 0), len(cells) - 1)
    return state.but(picked=cells[place], growing=0)
