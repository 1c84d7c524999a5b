"""Changes of the notes and colours on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .blocks import peers
from .colours import colours_in, number_of
from .conflicts import cells_with, changed_indices

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .state import Board, Cells

NOTES = ("corner", "centre")
"""The kinds of notes, fields of a board."""


def with_note_toggled(board: Board, kind: str, cells: Cells, digit: int) -> Board:
    """Return the board with a note in all of some cells, or in none if all have the note."""
    notes, bit = _numbers(board, kind), 1 << (digit - 1)
    everywhere = all(notes[cell] & bit for cell in cells)
    for cell in cells:
        notes[cell] = notes[cell] & ~bit if everywhere else notes[cell] | bit
    return board.but(**{kind: _as_stored(notes)})


def with_colour_toggled(board: Board, cells: Cells, colour: int) -> Board:
    """Return the board with a colour in all of some cells, or in none if all have the colour."""
    numbers = _numbers(board, "colours")
    everywhere = all(colour in colours_in(numbers[cell]) for cell in cells)
    for cell in cells:
        others = [other for other in colours_in(numbers[cell]) if other != colour]
        numbers[cell] = number_of(others if everywhere else others + [colour])
    return board.but(colours=_as_stored(numbers))


def without_notes_and_colours(board: Board, cells: Cells) -> Board:
    """Return the board without the notes and colours of some cells."""
    return _without(board, NOTES + ("colours",), cells)


def without_notes(board: Board, cells: Iterable[int]) -> Board:
    """Return the board without the notes of some cells."""
    return _without(board, NOTES, cells)


def _without(board: Board, kinds: Iterable[str], cells: Iterable[int]) -> Board:
    for kind in kinds:
        if getattr(board, kind):
            numbers = _numbers(board, kind)
            for cell in cells:
                numbers[cell] = 0
            board = board.but(**{kind: _as_stored(numbers)})
    return board


def without_notes_in_peers(board: Board, cells: Iterable[int], digit: int) -> Board:
    """Return the board without notes of a digit in the peers of some cells."""
    bit = 1 << (digit - 1)
    for kind in NOTES:
        if getattr(board, kind):
            notes = _numbers(board, kind)
            for cell in cells:
                for peer in peers(board.layout, cell):
                    notes[peer] &= ~bit
            stored = _as_stored(notes)
            if stored != getattr(board, kind):
                board = board.but(**{kind: stored})
    return board


def with_notes_returned(board: Board, past: Sequence[Board], cells: Iterable[int]) -> Board:
    """Return the board with the notes that erased digits had removed from their cells' peers.

    A note returns unless a peer still shows its digit, the player removed it, or all notes of its
    cell were removed meanwhile. A cell with all its other candidates noted gets the note, too: its
    candidates may have been filled in while the digit stood, so that there was no note to remove.

    Args:
        board: the board after digits were erased or replaced.
        past: the boards before, the last one last.
        cells: the cells whose digits were erased or replaced.
    """
    for cell in cells:
        digit = past[-1].entries[cell]
        if digit in (0, board.entries[cell]):
            continue
        free, bit = set(peers(board.layout, cell)), 1 << (digit - 1)
        for other in cells_with(board.filled, digit):
            free -= peers(board.layout, other)
        for kind in NOTES:
            notes = _numbers(board, kind)
            lacking = {peer for peer in free if not notes[peer] & bit}
            returning = _returning(past, kind, lacking, digit)
            if returning:
                for peer in returning:
                    notes[peer] |= bit
                board = board.but(**{kind: _as_stored(notes)})
    return board


def _returning(past: Sequence[Board], kind: str, lacking: set[int], digit: int) -> list[int]:
    """Return cells whose note vanished when a peer got the digit, or that lack only that note.

    Args:
        past: the boards before, the last one last.
        kind: corner or centre.
        lacking: cells without the note.
        digit: the digit of the note.
    """
    board, bit, every = past[-1], 1 << (digit - 1), (1 << past[-1].side) - 1
    later, new, returning = board, getattr(board, kind), []
    notes = new or (0,) * len(board.entries)
    for earlier in reversed(past[:-1]):
        if earlier.layout is not board.layout or not lacking:
            break
        old = getattr(earlier, kind)
        lost = {cell for cell in lacking if old[cell] & bit} if old and old is not new else set()
        if lost:
            lacking -= lost  # only the last removal counts
            near: set[int] = set()
            for cell in changed_indices(later.entries, earlier.entries, board.columns):
                if later.entries[cell] == digit:
                    near |= peers(board.layout, cell)
            returning += [cell for cell in lost & near if notes[cell] or not (new and new[cell])]
        later, new = earlier, old
    for cell in lacking:
        if notes[cell] and notes[cell] == every & ~digits_of_peers(board, cell):
            returning.append(cell)
    return returning


def with_candidates_noted(
    board: Board, kind: str, cells: Iterable[int] = (), masks: Sequence[int] | None = None
) -> Board:
    """Return the board on which empty cells have notes of all digits that no peer shows.

    Args:
        board: the board.
        kind: corner or centre.
        cells: the cells that get notes; by default all.
        masks: by cell the digits to note at most, a bit each; by default all.
    """
    filled, notes, every = board.filled, _numbers(board, kind), (1 << board.side) - 1
    for cell in cells or board.layout.cells:
        if not filled[cell]:
            notes[cell] = (masks[cell] if masks else every) & ~digits_of_peers(board, cell)
    return board.but(**{kind: _as_stored(notes)})


def candidates_in_notes(board: Board) -> Cells:
    """Return the notes that stand for candidates, by cell a bit a digit; 0 for no notes.

    Notes in corners may be places of a digit in a box: they count as candidates once every empty
    cell has notes.
    """
    nothing = (0,) * len(board.givens)
    corner, centre, filled = board.corner or nothing, board.centre or nothing, board.filled
    notes = [0 if filled[cell] else corner[cell] | centre[cell] for cell in range(len(nothing))]
    if all(filled[cell] or notes[cell] for cell in board.layout.cells):
        return tuple(notes)
    return tuple([notes[cell] if centre[cell] else 0 for cell in range(len(nothing))])


def without_candidates(board: Board, pairs: Iterable[Sequence[int]]) -> Board:
    """Return the board without the notes of some candidates, each a cell and a digit."""
    for kind in NOTES:
        notes = list(getattr(board, kind))
        if notes:
            for cell, digit in pairs:
                notes[cell] &= ~(1 << (digit - 1))
            board = board.but(**{kind: _as_stored(notes)})
    return board


def digits_of_peers(board: Board, cell: int) -> int:
    """Return the digits that the peers of a cell show, a bit each."""
    filled, digits = board.filled, 0
    for peer in peers(board.layout, cell):
        digits |= 1 << filled[peer]
    return digits >> 1


def _numbers(board: Board, kind: str) -> list[int]:
    return list(getattr(board, kind) or (0,) * len(board.givens))


def _as_stored(numbers: Sequence[int]) -> tuple[int, ...]:
    """Return notes or colours as a board stores them: empty if no cell has any."""
    return tuple(numbers) if any(numbers) else ()
