"""State of typing, and questions about the digits of a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from ..keys import Key
    from ..state import Board, State

KINDS = ("digit", "corner", "centre", "colour")
"""Kinds of typing."""
ONE_KEY = 9
"""The greatest number that is typed by one key."""
LETTERS = "ABCDEFGHIJKLMNOP"
"""Letters that stand for numbers on boards above 9: A is 10, B is 11 and so on."""


@dataclass(frozen=True, slots=True)
class Typing(Value):
    """The kind of typing, and the player's preferences for every puzzle."""

    kind: str = field(default="digit")  # one of KINDS
    notes: str = field(default="centre")  # the kind of notes that was chosen last
    upkeep: bool = field(default=True)  # whether a placed digit removes notes of its peers
    first: bool = field(default=False)  # whether a digit is chosen first, then its cells
    chosen: int = field(default=0)  # the chosen key of the pad, counted from 1; 0 for none
    packed: bool = field(default=False)  # whether centre notes stand side by side
    patterned: bool = field(default=False)  # whether colours have patterns, too
    spaced: bool = field(default=False)  # whether Space switches the kind of typing
    mirrored: bool = field(default=False)  # whether the pad is on its other side


@dataclass(frozen=True, slots=True)
class GrowingNumber(Value):
    """A number that is typed digit by digit."""

    board: Board | None = field(default=None)  # before its first digit


def is_wide(layout: Layout) -> bool:
    """Return whether some numbers of a board are typed by two keys."""
    return layout.digits[-1] > ONE_KEY


def typed_digit(state: State, key: Key) -> str:
    """Return the digit that a key types, or its letter on boards above 9; or nothing."""
    letter = key.letter.upper()
    wide = letter and letter in LETTERS and is_wide(state.board.layout)
    return key.digit or (key.name if wide else "")


def remaining_counts(board: Board) -> tuple[int, ...] | None:
    """Return how many of each digit are still to be placed, or None if that is not known."""
    total = _total(board.layout)
    if not total:
        return None
    shown = board.shown
    return tuple([total - shown.count(bytes([digit])) for digit in range(1, board.side + 1)])


_totals: dict[int, tuple[Layout, int]] = {}
"""The count of each digit on a full board, for the last layout, by identity."""


def _total(layout: Layout) -> int:
    if id(layout) not in _totals:
        _totals.clear()
        _totals[id(layout)] = layout, _count_partition(layout)
    return _totals[id(layout)][1]


def _count_partition(layout: Layout) -> int:
    """Return the number of full blocks that partition the board; 0 if no kind of blocks does."""
    for kind in ("row", "box", "region", "column"):
        blocks = [block for block in layout.blocks if block.kind == kind]
        cells = [cell for block in blocks for cell in block.cells]
        are_full = all(len(block.cells) == layout.side for block in blocks)
        if are_full and len(cells) == len(layout.cells) == len(set(cells)):
            return len(blocks)
    return 0
