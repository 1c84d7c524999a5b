"""A player's board: a puzzle with what is filled in and noted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..language.messages import InputError, Message
from .candidates import Candidates, candidates
from .checker import Conflict, conflicts, expect_puzzle
from .grid import Grid, cell_at, plain, whole
from .puzzle import Puzzle

Entries = Grid | Mapping[int, int] | Sequence[int]
"""The digits that a player filled in: a grid, a mapping by cell, or a sequence over all cells."""
CellNotes = int | Iterable[int] | None
"""The notes of one cell: a mask (bit ``d - 1`` for the digit d), or digits; 0 or None for no note.
"""
Notes = Mapping[int, CellNotes] | Sequence[CellNotes]
"""A player's notes: a mapping by cell, or a sequence over all cells."""


@dataclass(frozen=True, slots=True, init=False)
class Board:
    """A puzzle with a player's entries and notes: an immutable value.

    Args:
        puzzle: the givens, the blocks and the rules.
        entries: the digits filled in; a digit in a given's cell is not read.
        corner: the notes in the cells' corners.
        centre: the notes in the middle of the cells.

    Attributes:
        puzzle: the puzzle.
        entries: by cell the digit filled in, 0 for none; empty where nothing is filled in.
        corner: by cell the corner notes as a mask, bit ``d - 1`` for the digit d; empty for none.
        centre: by cell the centre notes likewise.

    Raises:
        InputError: entries or notes do not fit the board.

    >>> board = Board(Puzzle([1] + [0] * 15), {1: 2}, centre={2: (3,), 3: 0b1100})
    >>> board.digits[:3], board.candidates.masks[2:4], board.conflicts
    ((1, 2, 0), (4, 12), ())
    >>> str(Board(board.puzzle, {1: 1}).conflicts[0])
    'Row 1 has the digit 1 more than once: R1C1 and R1C2.'
    """

    puzzle: Puzzle
    entries: tuple[int, ...]
    corner: tuple[int, ...]
    centre: tuple[int, ...]

    def __init__(
        self,
        puzzle: Puzzle,
        entries: Entries | None = None,
        corner: Notes | None = None,
        centre: Notes | None = None,
    ) -> None:
        expect_puzzle(puzzle)
        object.__setattr__(self, "puzzle", puzzle)
        object.__setattr__(self, "entries", _entries(puzzle, entries))
        object.__setattr__(self, "corner", _masks(puzzle, corner))
        object.__setattr__(self, "centre", _masks(puzzle, centre))

    @property
    def digits(self) -> tuple[int, ...]:
        """By cell the digit on the board, given or filled in, 0 for none."""
        givens = self.puzzle.givens.cells
        if not self.entries:
            return givens
        return tuple([given or entry for given, entry in zip(givens, self.entries)])

    @property
    def filled(self) -> Puzzle:
        """The puzzle with the entries as givens."""
        return self.puzzle.layout.puzzle(self.digits) if self.entries else self.puzzle

    def with_entry(self, cell: int, digit: int) -> Board:
        """Return the board with another entry; one in a given's cell is not read."""
        entries = list(self.entries) or [0] * self.puzzle.layout.size
        entries[cell] = digit
        return Board(self.puzzle, entries, self.corner, self.centre)

    @property
    def notes(self) -> dict[int, int]:
        """By empty cell the mask of the notes that list all candidates of the cell.

        Centre notes do. Corner notes may only mark the places of a digit in a box, so they count
        once every empty cell has notes.
        """
        if not self.corner and not self.centre:
            return {}
        nothing = (0,) * self.puzzle.layout.size
        pairs = zip(self.corner or nothing, self.centre or nothing)
        both = [corner | centre for corner, centre in pairs]
        digits = self.digits
        empty = [cell for cell in self.puzzle.cells if not digits[cell]]
        complete = all(both[cell] for cell in empty)
        return {
            cell: both[cell]
            for cell in empty
            if both[cell] and (complete or (self.centre and self.centre[cell]))
        }

    @property
    def candidates(self) -> Candidates:
        """The digits on the board, and the candidates that they and the notes leave."""
        filled = self.filled
        masks = list(candidates(filled))
        for cell, mask in self.notes.items():
            masks[cell] &= mask
        return Candidates(self.puzzle).with_state(filled.givens.cells, masks)

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """The rules that givens and entries break."""
        return conflicts(self.filled)


def board_of(
    puzzle: Puzzle | Board, entries: Entries | None = None, notes: Notes | None = None
) -> Board:
    """Return a board, or the board of a puzzle with entries and centre notes.

    Raises:
        InputError: entries or notes do not fit the board.
        TypeError: the value is neither a puzzle nor a board, or there are entries or notes beside
            a board.
    """
    if not isinstance(puzzle, Board):
        return Board(puzzle, entries, None, notes)
    if entries is not None or notes is not None:
        raise TypeError("a Board has its own entries and notes")
    return puzzle


def _entries(puzzle: Puzzle, entries: Entries | None) -> tuple[int, ...]:
    """Return a player's entries by cell; none in the cells of givens."""
    if entries is None:
        return ()
    layout, givens = puzzle.layout, puzzle.givens.cells
    if isinstance(entries, Grid):
        if entries.side != puzzle.side:
            raise InputError(Message("mistake.side", entries=entries.side, side=puzzle.side))
        if (entries.columns, len(entries.cells)) != (layout.columns, layout.size):
            raise InputError(Message("mistake.board"))
        cells: Sequence[int] = entries.cells
    else:
        by_cell = _by_cell(puzzle, entries)
        if not by_cell:
            return ()
        digits = [0] * layout.size
        for cell, digit in by_cell.items():
            digits[cell] = digit
        cells = layout.grid(digits).cells
    filled = tuple([0 if given else digit for digit, given in zip(cells, givens)])
    return filled if any(filled) else ()


def _masks(puzzle: Puzzle, notes: Notes | None) -> tuple[int, ...]:
    """Return the masks of notes by cell; empty where there are none."""
    masks = [0] * puzzle.layout.size
    for cell, digits in _by_cell(puzzle, notes).items():
        mask = 0
        if whole(digits):
            mask = digits
        elif digits is not None:
            for digit in digits if isinstance(digits, Iterable) else (digits,):
                mask |= 1 << digit - 1 if whole(digit) and 1 <= digit <= puzzle.side else -1
        if not 0 <= mask < 1 << puzzle.side:
            where = (cell_at(cell, puzzle.columns),)
            raise InputError(Message("hint.notes", cells=where, found=plain(digits)))
        masks[cell] = mask
    return tuple(masks) if any(masks) else ()


def _by_cell(puzzle: Puzzle, values: Any) -> dict[int, Any]:
    """Return values by cell from a mapping or from a sequence over all cells, without zeros."""
    size = puzzle.layout.size
    if values is None or (isinstance(values, Sequence) and not values):
        return {}
    if not isinstance(values, Mapping):
        listed = list(values)
        if len(listed) != size:
            raise InputError(Message("mistake.board"))
        return {cell: value for cell, value in enumerate(listed) if value} if any(listed) else {}
    for cell in values:
        if not (whole(cell) and 0 <= cell < size):
            raise InputError(Message("model.cell", cell=plain(cell)))
    return dict(values)
