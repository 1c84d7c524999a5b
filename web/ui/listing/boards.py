"""The puzzles of a list as boards, for pictures, for playing and for paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..paper.sheets import PrintedPuzzle
from ..state import SIDES, Board
from .arranging import GRADES
from .state import solutions

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from .state import Listing

USUAL = 81
"""The length of most texts: these need no parser."""


def board_of(text: str) -> Board | None:
    """The board of a puzzle of a list; None where the page can show none."""
    if len(text) == USUAL and all(sign in ".123456789" for sign in text):
        givens = bytes([0 if sign == "." else int(sign) for sign in text])
        return Board(givens=givens, entries=bytes(USUAL), entering=False)
    # Not above: MicroPython has to load them, and not every visit reads a text.
    from sudoku_core.formats.text.reading import parse
    from sudoku_core.language.messages import InputError

    try:
        puzzle = parse(text)
    except InputError:
        return None
    layout = puzzle.layout
    if max(layout.rows, layout.columns, layout.side) > SIDES[-1]:
        return None
    givens = bytes(puzzle.givens.cells)
    return Board(layout=layout, givens=givens, entries=bytes(len(givens)), entering=False)


def grid_of(layout: Layout, text: str) -> bytes:
    """Read a solution as the core writes it in a line: signs, or numbers with commas."""
    from sudoku_core.formats.text.letters import ALPHABET

    signs = text.split(",") if "," in text else text
    digits = {"-": 0}
    for number, value in enumerate(layout.digits):
        digits[str(value)] = number + 1
        if value < len(ALPHABET):
            digits[ALPHABET[value]] = number + 1
    grid = bytearray(layout.size)
    for cell in layout.cells:
        grid[cell] = digits[signs[cell]]
    return bytes(grid)


def printed(listing: Listing, place: int) -> PrintedPuzzle | None:
    """A puzzle of a list for the printer."""
    board, row = board_of(listing.texts[place]), listing.rows[place]
    if not board:
        return None
    fields = row.split("\t")
    outcome = solutions(row)
    if outcome not in ("one", "several", "none"):
        return PrintedPuzzle(board=board)
    level = fields[1] if fields[1] in GRADES[:-1] else ""
    solution = grid_of(board.layout, fields[4]) if outcome == "one" else b""
    return PrintedPuzzle(board=board, level=level, outcome=outcome, solution=solution)
