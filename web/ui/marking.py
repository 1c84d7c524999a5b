"""Notes and colours on a board: which cells get or lose them, and what follows a digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board.state import peers

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .state import Board, Cells


def noted(board: Board, kind: str, cells: Cells, digit: int) -> Board:
    """The board with a note in these cells; without it where all of them have it."""
    notes, bit = _notes(board, kind), 1 << (digit - 1)
    everywhere = all(notes[cell] & bit for cell in cells)
    for cell in cells:
        notes[cell] = notes[cell] & ~bit if everywhere else notes[cell] | bit
    return board.but(**{kind: _held(notes)})


def coloured(board: Board, cells: Cells, colour: int) -> Board:
    """The board with these cells coloured; plain where all of them have that colour, or for 0."""
    colours = bytearray(board.colours or bytes(len(board.givens)))
    everywhere = all(colours[cell] == colour for cell in cells)
    for cell in cells:
        colours[cell] = 0 if everywhere else colour
    return board.but(colours=bytes(colours) if any(colours) else b"")


def bare(board: Board, cells: Cells) -> Board:
    """The board without the notes and colours of these cells."""
    return bare_notes(coloured(board, cells, 0), cells)


def bare_notes(board: Board, cells: Iterable[int]) -> Board:
    """The board without the notes of these cells."""
    for kind in ("corner", "centre"):
        if getattr(board, kind):
            notes = _notes(board, kind)
            for cell in cells:
                notes[cell] = 0
            board = board.but(**{kind: _held(notes)})
    return board


def kept_up(board: Board, cells: Iterable[int], digit: int) -> Board:
    """The board after a digit came into cells: their peers have no note of it any more."""
    bit = 1 << (digit - 1)
    for kind in ("corner", "centre"):
        if getattr(board, kind):
            notes = _notes(board, kind)
            for cell in cells:
                for peer in peers(board.layout, cell):
                    notes[peer] &= ~bit
            if tuple(notes) != getattr(board, kind):
                board = board.but(**{kind: _held(notes)})
    return board


def filled_in(
    board: Board, kind: str, cells: Iterable[int] = (), masks: Sequence[int] | None = None
) -> Board:
    """Return the board on which empty cells have the digits noted that none of their peers shows.

    Args:
        board: before.
        kind: which notes.
        cells: those that get notes; by default all.
        masks: by cell the digits that it can hold at most, a bit each; by default all.
    """
    own, notes, every = board.filled, _notes(board, kind), (1 << board.side) - 1
    for cell in cells or board.layout.cells:
        if not own[cell]:
            notes[cell] = (masks[cell] if masks else every) & ~seen(board, cell)
    return board.but(**{kind: _held(notes)})


def seen(board: Board, cell: int) -> int:
    """Return the digits that the peers of a cell show, a bit each."""
    own, digits = board.filled, 0
    for peer in peers(board.layout, cell):
        digits |= 1 << own[peer]
    return digits >> 1


def _notes(board: Board, kind: str) -> list[int]:
    return list(getattr(board, kind) or (0,) * len(board.givens))


def _held(notes: Sequence[int]) -> tuple[int, ...]:
    """Notes as a board has them: nothing at all where there are none."""
    return tuple(notes) if any(notes) else ()
