"""What a step does to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import marking
from ..playing.state import Typing
from .state import notes_of

if TYPE_CHECKING:
    from ..state import Board, State
    from .state import Hint


def applied(state: State, known: Hint) -> Board:
    """The board after a step: digits come, candidates go from the notes.

    Where not every empty cell has notes, all get theirs first: else nothing would tell that a
    candidate is gone.

    Args:
        state: with the board.
        known: the step.
    """
    board, step = state.board, known.step
    assert step
    if step["technique"] == "wrong-entry":
        return _entered(board, [(cell, 0) for cell, _digit in step["eliminates"]])
    if step["technique"] == "wrong-note":
        return _mended(board, known)
    if step["places"]:
        board = _entered(board, [(cell, digit) for cell, digit in step["places"]])
        if state.part(Typing).upkeep:
            for cell, digit in step["places"]:
                board = marking.without_notes_in_peers(board, (cell,), digit)
    if step["eliminates"]:
        own, noted = board.filled, notes_of(board)
        if not all(own[cell] or noted[cell] for cell in board.layout.cells):
            board = _noted(board, state.part(Typing).notes, known)
        board = _ruled_out(board, step["eliminates"])
    return board


def _entered(board: Board, pairs: list[tuple[int, int]]) -> Board:
    entries = bytearray(board.entries)
    for cell, digit in pairs:
        entries[cell] = digit
    return board.but(entries=bytes(entries))


def _mended(board: Board, known: Hint) -> Board:
    """The notes that lack something are all that the cell can hold again."""
    assert known.step
    cells = {cell for cell, _digit in known.step["places"] + known.step["eliminates"]}
    board = marking.without_notes(board, cells)
    return marking.with_candidates_noted(board, "centre", cells)


def _noted(board: Board, kind: str, known: Hint) -> Board:
    """Note in empty cells without notes what the state has for them, less what their peers show."""
    own, noted = board.filled, notes_of(board)
    notes = list(getattr(board, kind) or (0,) * len(own))
    for cell in board.layout.cells:
        if not own[cell] and not noted[cell]:
            notes[cell] = known.masks[cell] & ~marking.digits_of_peers(board, cell)
    return board.but(**{kind: tuple(notes)})


def _ruled_out(board: Board, pairs: list[list[int]]) -> Board:
    for kind in ("corner", "centre"):
        held = getattr(board, kind)
        if held:
            notes = list(held)
            for cell, digit in pairs:
                notes[cell] &= ~(1 << (digit - 1))
            board = board.but(**{kind: tuple(notes) if any(notes) else ()})
    return board
