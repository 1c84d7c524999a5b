"""What typing does: moving, digits, erasing, clearing, undo and redo; and zooming."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import HISTORY, change, empty_board, faults, say, sentence
from .moving import destination

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..feature import Next
    from ..state import Board, Sentence, State

LETTERS = "ABCDEFGHIJKLMNOP"
"""Typed on boards above 9: A is 10, B is 11 and so on."""
ZOOMS = (1, 1.5, 2, 3, 4)
"""How many times larger the board is drawn within its frame."""


def pick(state: State, cell: int) -> Next:
    """Another cell becomes the picked one."""
    if cell == state.picked:
        return state, []
    return state.but(picked=cell, growing=0), []


def go_to(state: State, cell: int) -> Next:
    """Another cell becomes the picked one, and takes the focus."""
    return state.but(picked=cell, growing=0), [("focus",)]


def move(state: State, where: str) -> Next:
    """The picked cell moves by arrow key, to an end, or a box up or down; focus follows."""
    return go_to(state, destination(state.board.layout, state.picked, where))


def type_character(state: State, character: str) -> Next:
    """A digit or letter is typed into the picked cell; digits in turn make one value."""
    values = state.board.layout.digits
    character = character.upper()
    if character in LETTERS:
        if values[-1] < 10:
            return state, []
        return _put_value(state, LETTERS.find(character) + 10)
    before, value = state.growing, int(character)
    joined = before * 10 + value
    grows = bool(before) and (joined in values or _begins(joined, values))
    if grows:
        value = joined
    if value == 0 and 0 not in values:
        return erase(state)
    more = _begins(value, values)
    if value in values or not more:
        state, effects = _put_value(state, value, before if grows else 0)
    else:
        effects = []
    return state.but(growing=value if more else 0), effects


def _begins(value: int, values: Sequence[int]) -> bool:
    """Whether a number is the beginning of one of the values."""
    begun = str(value)
    return any(other > value and str(other).startswith(begun) for other in values)


def _put_value(state: State, value: int, before: int = 0) -> Next:
    """What stands for a value goes into the picked cell.

    Args:
        state: before.
        value: as it is shown.
        before: the value that it grew out of; with that it is one step for undo.
    """
    values = state.board.layout.digits
    if value not in values:
        return say(state, ("digit.range", {"digits": _listed(values), "digit": value}))
    cell, past = state.picked, state.past
    after, effects = put(state, values.index(value) + 1)
    if before in values and past and after.board is not state.board:
        own = _own(state.board, cell)
        if own == values.index(before) + 1 and own != _own(past[-1], cell):
            after = after.but(past=past)
    return after, effects


def _listed(values: Sequence[int]) -> str:
    """The digits of a board as a text."""
    if values[-1] - values[0] == len(values) - 1:
        return f"{values[0]}–{values[-1]}"
    return ", ".join([str(value) for value in values])


def put(state: State, digit: int) -> Next:
    """A digit, counted from 1, goes into the picked cell."""
    board, cell = state.board, state.picked
    if not board.entering and board.givens[cell]:
        return say(state, ("digit.given", {}))
    if board.shown[cell] == digit and _own(board, cell) == digit:
        return state, []
    changed = _with_digit(board, cell, digit)
    return change(state, changed, said=_remark(changed, cell))


def _own(board: Board, cell: int) -> int:
    return board.givens[cell] or board.entries[cell]


def _with_digit(board: Board, cell: int, digit: int) -> Board:
    """The board with a digit, a given or an entry; a solution goes away."""
    givens, entries = board.givens, board.entries
    if board.entering:
        givens, entries = _set(givens, cell, digit), _set(entries, cell, 0)
    else:
        entries = _set(entries, cell, digit)
    return board.but(givens=givens, entries=entries, solution=b"", second=b"")


def _set(digits: bytes, cell: int, digit: int) -> bytes:
    return digits[:cell] + bytes([digit]) + digits[cell + 1 :]


def _remark(board: Board, cell: int) -> tuple[Sentence, ...]:
    """What there is to say after a digit went into a cell."""
    found = faults(board, board.own)
    for fault in found:
        if cell in fault.cells:
            return (sentence(fault.message),)
    if not found and not board.entering and board.is_full:
        return (("complete", {}),)
    return ()


def erase(state: State) -> Next:
    """The picked cell's digit goes; where only a solution shows, the solution goes."""
    board, cell = state.board, state.picked
    if board.givens[cell] and not board.entering:
        return say(state, ("digit.given", {}))
    if not _own(board, cell) and not board.solution:
        return state.but(growing=0), []
    return change(state, _with_digit(board, cell, 0))


def clear(state: State) -> Next:
    """Entries and solution go; where there are none, the givens."""
    board = state.board
    if any(board.entries) or board.solution:
        cleared = board.but(entries=bytes(len(board.entries)), solution=b"", second=b"")
        left = "clear.entries" if any(board.givens) else "clear.all"
        return change(state, cleared, said=((left, {}),))
    if any(board.givens):
        return change(state, empty_board(board.layout), said=(("clear.all", {}),))
    return say(state, ("clear.nothing", {}))


def undo(state: State) -> Next:
    """The board before the last change."""
    if not state.past:
        return say(state, ("undo.nothing", {}))
    future = ((state.board,) + state.future)[:HISTORY]
    said: tuple[Sentence, ...] = (("undo.done", {}),)
    return _back(state, state.past[-1], said=said, past=state.past[:-1], future=future)


def redo(state: State) -> Next:
    """The board after the change that was undone."""
    if not state.future:
        return say(state, ("redo.nothing", {}))
    past = (state.past + (state.board,))[-HISTORY:]
    said: tuple[Sentence, ...] = (("redo.done", {}),)
    return _back(state, state.future[0], said=said, past=past, future=state.future[1:])


def _back(state: State, board: Board, **more: Any) -> Next:
    """A board comes back; what typing makes is no part of a step."""
    return change(state, board.but(entering=state.board.entering), **more)


def mode(state: State, setting: bool) -> Next:
    """Typing makes givens, or entries."""
    if state.board.entering == setting:
        return state, []
    said = "mode.setting" if setting else "mode.playing"
    return say(state.but(board=state.board.but(entering=setting)), (said, {}))


def zoom(state: State, step: int) -> Next:
    """Larger or smaller, in steps."""
    return state.but(zoom=min(max(state.zoom + step, 0), len(ZOOMS) - 1)), [("reveal",)]


ACTIONS: dict[str, Callable[..., Next]] = {
    "pick": pick,
    "go-to": go_to,
    "move": move,
    "type": type_character,
    "put": put,
    "erase": erase,
    "clear": clear,
    "undo": undo,
    "redo": redo,
    "mode": mode,
    "zoom": zoom,
}
