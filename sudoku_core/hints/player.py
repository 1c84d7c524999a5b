"""A player's board: what is filled in and noted, and what of it is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from ..board.candidates import Candidates, candidates
from ..board.checker import expect_puzzle
from ..board.grid import Grid, cell_at, plain, whole
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..search import Search
from .techniques.path import MOST_NODES

Entries = Grid | Mapping[int, int] | Sequence[int]
"""The digits that a player filled in: a grid, by cell the digit, or the digits of all cells."""
Noted = int | Iterable[int] | None
"""The notes of one cell: a mask (bit ``d - 1`` for the digit d), or digits; 0 or none for none."""
Notes = Mapping[int, Noted] | Sequence[Noted]
"""A player's notes: by cell, or those of all cells."""
MOST_SOLUTIONS = 200
"""Of a puzzle with several, notes are held against so many."""


@dataclass(frozen=True, slots=True)
class Known:
    """Facts that a search found out about a puzzle.

    Args:
        first: a solution, or None.
        count: how many were found, up to two.
        complete: whether there are no others.
    """

    first: Grid | None
    count: int
    complete: bool

    @property
    def unsolvable(self) -> bool:
        """True if there is surely no solution."""
        return self.complete and not self.count

    @property
    def only(self) -> Grid | None:
        """The one solution, where there is surely no other."""
        return self.first if self.complete and self.count == 1 else None


@lru_cache(maxsize=16)
def known(puzzle: Puzzle) -> Known:
    """Return what a search of limited length finds out about a puzzle.

    Args:
        puzzle: any blocks and rules, any givens.
    """
    search = Search(puzzle, lambda nodes: nodes >= MOST_NODES)
    grids = list(islice(search, 2))
    return Known(grids[0] if grids else None, len(grids), search.complete)


@dataclass(frozen=True, slots=True)
class Player:
    """A player's board, looked through for mistakes.

    Args:
        puzzle: the givens, the blocks and the rules.
        known: facts about the puzzle's solutions.
        entries: by cell the digits filled in that are not known to be wrong.
        notes: by cell the mask of the notes that may be right; with a wrong one, where there are
            several solutions, none.
        wrong_entry: a cell and the digit in it that cannot stand there; None where none is known.
        wrong_note: a cell whose notes lack what has to stand there, and the mask of these notes;
            None where none is known.
        lacking: the digits that the cell holds in solutions.
    """

    puzzle: Puzzle
    known: Known
    entries: Mapping[int, int]
    notes: Mapping[int, int]
    wrong_entry: tuple[int, int] | None = None
    wrong_note: tuple[int, int] | None = None
    lacking: tuple[int, ...] = ()

    def state(self, *, by_notes: bool = True) -> Candidates:
        """Return the board with its entries, and the candidates left.

        Args:
            by_notes: whether what the player's notes leave out is gone; else the candidates are
                those that what stands on the board leaves.
        """
        return _state(self.puzzle, self.entries, self.notes if by_notes else {})


def player_state(
    puzzle: Puzzle, entries: Entries | None = None, notes: Notes | None = None
) -> Candidates:
    """Return the state that a player is in, right or wrong: ``steps`` goes on from there.

    Args:
        puzzle: the givens, the blocks and the rules.
        entries: the player's digits; a digit in a given's cell is not read.
        notes: what is noted in empty cells; one without notes has all candidates that what stands
            on the board leaves.

    Raises:
        InputError: entries or notes do not fit the board.

    >>> state = player_state(Puzzle([1] + [0] * 15), {1: 2}, {2: (3,), 3: 0b1100})
    >>> state.placed[:2], state.masks[2:4]
    ((1, 2), (4, 12))
    """
    expect_puzzle(puzzle)
    return _state(puzzle, entered(puzzle, entries), noted(puzzle, notes))


def _state(puzzle: Puzzle, entries: Mapping[int, int], notes: Mapping[int, int]) -> Candidates:
    filled = with_entries(puzzle, entries)
    placed, masks = filled.givens.cells, list(candidates(filled))
    for cell, mask in notes.items():
        if not placed[cell]:
            masks[cell] &= mask
    return Candidates(puzzle).with_state(placed, masks)


def with_entries(puzzle: Puzzle, entries: Mapping[int, int]) -> Puzzle:
    """Return the puzzle with entries as givens."""
    cells = list(puzzle.givens.cells)
    for cell, digit in entries.items():
        cells[cell] = digit
    return puzzle.layout.puzzle(cells)


def entered(puzzle: Puzzle, entries: Entries | None) -> dict[int, int]:
    """Return a player's entries by cell, in reading order.

    Raises:
        InputError: the entries are for another board.
    """
    layout, givens = puzzle.layout, puzzle.givens.cells
    if isinstance(entries, Grid):
        if entries.side != puzzle.side:
            raise InputError(Message("mistake.side", entries=entries.side, side=puzzle.side))
        if (entries.columns, len(entries.cells)) != (layout.columns, layout.size):
            raise InputError(Message("mistake.board"))
        cells: Sequence[int] = entries.cells
    else:
        filled = [0] * layout.size
        for cell, digit in _by_cell(puzzle, entries).items():
            filled[cell] = digit
        cells = layout.grid(filled).cells
    pairs = enumerate(zip(cells, givens))
    return {cell: digit for cell, (digit, given) in pairs if digit and not given}


def noted(puzzle: Puzzle, notes: Notes | None) -> dict[int, int]:
    """Return the mask of notes by cell with notes.

    Raises:
        InputError: a note is no digit of this board, or of no cell.
    """
    entries = {}
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
        if mask:
            entries[cell] = mask
    return entries


def _by_cell(puzzle: Puzzle, values: Any) -> dict[int, Any]:
    """Return values by cell from a mapping or from a sequence over all cells."""
    size = puzzle.layout.size
    if values is None:
        return {}
    if not isinstance(values, Mapping):
        values = dict(enumerate(values))
        if len(values) != size:
            raise InputError(Message("mistake.board"))
    for cell in values:
        if not (whole(cell) and 0 <= cell < size):
            raise InputError(Message("model.cell", cell=plain(cell)))
    return dict(values)


def looked_through(puzzle: Puzzle, entries: Entries | None, notes: Notes | None) -> Player:
    """Return a player's board, with the first of its mistakes.

    Args:
        puzzle: the givens, the blocks and the rules.
        entries: the player's digits.
        notes: the player's notes.

    Raises:
        InputError: entries or notes do not fit the board.
    """
    filled, remarks = entered(puzzle, entries), noted(puzzle, notes)
    facts = known(puzzle)
    wrong = None
    if facts.unsolvable:
        return Player(puzzle, facts, filled, remarks)
    if facts.only:
        solved = facts.only.cells
        false = [cell for cell, digit in filled.items() if solved[cell] != digit]
        right = {cell: digit for cell, digit in filled.items() if cell not in false}
        if false:
            wrong = _plainest(puzzle, right, [(cell, filled[cell]) for cell in false])
    else:
        right, wrong = _until_mistake(puzzle, filled)
    cell, lacking = _wrong_note(puzzle, facts, right, remarks)
    if cell is None:
        return Player(puzzle, facts, right, remarks, wrong)
    note = cell, remarks[cell]
    solved = facts.only.cells if facts.only else ()
    agreeing = {
        remark_cell: mask
        for remark_cell, mask in remarks.items()
        if solved and mask >> solved[remark_cell] - 1 & 1
    }
    return Player(puzzle, facts, right, agreeing, wrong, note, lacking)


def _plainest(
    puzzle: Puzzle, right: Mapping[int, int], wrong: Sequence[tuple[int, int]]
) -> tuple[int, int]:
    """Of several wrong entries one that clashes at sight, if there is one, else the first."""
    left = candidates(with_entries(puzzle, right))
    seen = [(cell, digit) for cell, digit in wrong if not left[cell] >> digit - 1 & 1]
    return (*seen, *wrong)[0]


def _until_mistake(
    puzzle: Puzzle, filled: Mapping[int, int]
) -> tuple[dict[int, int], tuple[int, int] | None]:
    """Return the entries that leave a solution, in reading order, and the first wrong one."""
    pairs = list(filled.items())
    if not known(with_entries(puzzle, filled)).unsolvable:
        return dict(pairs), None
    solvable, hopeless = 0, len(pairs)
    while hopeless - solvable > 1:
        middle = (solvable + hopeless) // 2
        if known(with_entries(puzzle, dict(pairs[:middle]))).unsolvable:
            hopeless = middle
        else:
            solvable = middle
    return dict(pairs[:solvable]), pairs[solvable]


def _wrong_note(
    puzzle: Puzzle, facts: Known, right: Mapping[int, int], notes: Mapping[int, int]
) -> tuple[int | None, tuple[int, ...]]:
    """Return the first cell whose notes fit no solution with the entries, and its digits."""
    if facts.only:
        left = [facts.only]
    else:
        search = Search(with_entries(puzzle, right), lambda nodes: nodes >= MOST_NODES)
        left = list(islice(search, MOST_SOLUTIONS)) if notes else []
        if not search.complete:
            return None, ()
    for cell, mask in sorted(notes.items()):
        if puzzle.givens.cells[cell] or cell in right:
            continue
        agreeing = [grid for grid in left if mask >> grid.cells[cell] - 1 & 1]
        if not agreeing:
            return cell, tuple(sorted({grid.cells[cell] for grid in left}))
        left = agreeing
    return None, ()
