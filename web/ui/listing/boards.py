"""Boards of the puzzles of a list, for pictures, playing and printing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..paper.sheets import PrintedPuzzle
from ..state import SIDES, Board, to_board
from .sorting import GRADES
from .state import status_of

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from .state import Listing

PLAIN_LENGTH = 81
"""Length of the text of a plain 9×9 puzzle, which needs no parser."""


def board_of(text: str) -> Board | None:
    """Return the board of a puzzle of a list, or None if the page cannot show the puzzle."""
    if len(text) == PLAIN_LENGTH and all(sign in ".123456789" for sign in text):
        givens = bytes([0 if sign == "." else int(sign) for sign in text])
        return Board(givens=givens, entries=bytes(PLAIN_LENGTH), entering=False)
    # Imported here: MicroPython takes time to load these modules, and few visits need them.
    from sudoku_core.formats.text.reading import parse
    from sudoku_core.language.messages import InputError

    try:
        puzzle = parse(text)
    except InputError:
        return None
    layout = puzzle.layout
    if max(layout.rows, layout.columns, layout.side) > SIDES[-1]:
        return None
    return to_board(puzzle)


def grid_of(layout: Layout, text: str) -> bytes:
    """Return the digits of a solution in the core's line format: signs, or numbers with commas."""
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


def printed_puzzle(listing: Listing, index: int) -> PrintedPuzzle | None:
    """Return a puzzle of a list for printing, or None if the page cannot show the puzzle."""
    board, row = board_of(listing.texts[index]), listing.rows[index]
    if not board:
        return None
    fields = row.split("\t")
    outcome = status_of(row)
    if outcome not in ("one", "several", "none"):
        return PrintedPuzzle(board=board)
    level = fields[1] if fields[1] in GRADES[:-1] else ""
    solution = grid_of(board.layout, fields[4]) if outcome == "one" else b""
    return PrintedPuzzle(board=board, level=level, outcome=outcome, solution=solution)
