"""Read and write the positions of lessons: a line of text each."""

from __future__ import annotations

from dataclasses import dataclass

from ...board.candidates import Candidates
from ...board.puzzle import Puzzle
from ...formats.text.reading import parse
from ...formats.text.writing import format_grid

SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The signs of the digits, as the text of a position has them."""


@dataclass(frozen=True, slots=True)
class Position:
    """A board to find a step on.

    Args:
        text: a puzzle in the project's own text, the removed candidates and the entries, with a
            space between; candidates as ``cell=digits`` with a comma between.
    """

    text: str

    @property
    def state(self) -> Candidates:
        """The digits on the board, and the candidates left."""
        board, _removed, entries = self._parts
        state = Candidates(parse(board))
        for cell, digits in _pairs(entries):
            state = state.place(cell, int(digits))
        for cell, digit in self.removed:
            state = state.eliminate(cell, digit)
        return state

    @property
    def removed(self) -> tuple[tuple[int, int], ...]:
        """The removed candidates: cells, as indices from 0, and digits."""
        pairs = _pairs(self._parts[1])
        return tuple([(cell, SIGNS.index(sign) + 1) for cell, signs in pairs for sign in signs])

    @property
    def _parts(self) -> list[str]:
        """The texts of the board, the removed candidates and the entries."""
        return [*self.text.split(" "), "", ""][:3]


def _pairs(text: str) -> list[tuple[int, str]]:
    parts = [part.partition("=") for part in text.split(",") if part]
    return [(int(cell), digits) for cell, _equals, digits in parts]


def position_text(state: Candidates, *, with_entries: bool = False) -> str:
    """Return the text of a position.

    Args:
        state: the digits on the board, and the candidates left.
        with_entries: whether digits that are no givens stay entries; else they become givens.

    >>> state = Candidates(Puzzle([1] + [0] * 15)).place(1, 2).eliminate(3, 4)
    >>> position_text(state), position_text(state, with_entries=True)
    ('12.............. 3=4', '1............... 3=4 1=2')
    >>> Position(position_text(state)).state.masks == state.masks
    True
    """
    puzzle = state.puzzle
    full = state.placed
    plain = Candidates(puzzle.layout.puzzle(full))
    removed = [
        (cell, plain.masks[cell] & ~state.masks[cell]) for cell in puzzle.cells if not full[cell]
    ]
    lost = [f"{cell}={_digits(mask)}" for cell, mask in removed if mask]
    text = _board_text(puzzle if with_entries else plain.puzzle) + " " + ",".join(lost)
    if with_entries:
        givens = puzzle.givens.cells
        added = [f"{cell}={full[cell]}" for cell in puzzle.cells if full[cell] and not givens[cell]]
        text += " " + ",".join(added)
    return text.rstrip(" ")


def _board_text(puzzle: Puzzle) -> str:
    plain = not puzzle.rules and puzzle.layout == type(puzzle)(puzzle.givens).layout
    return format_grid(puzzle.givens if plain else puzzle, "line" if plain else "rules")


def _digits(mask: int) -> str:
    return "".join([SIGNS[bit] for bit in range(mask.bit_length()) if mask >> bit & 1])
