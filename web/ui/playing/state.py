"""What typing puts into cells, and how it is helped."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from ..keys import Key
    from ..state import Board, State

KINDS = ("digit", "corner", "centre", "colour")
"""What can be typed."""
NOTES = ("corner", "centre")
"""The kinds that are notes."""
ONE_KEY = 9
"""Digits up to here are one key each; above, they are typed one after the other."""
LETTERS = "ABCDEFGHIJKLMNOP"
"""Typed on boards above 9: A is 10, B is 11 and so on."""


@dataclass(frozen=True, slots=True)
class Typing(Value):
    """What the next digit becomes, and what the player has chosen for every puzzle."""

    kind: str = field(default="digit")  # one of KINDS
    notes: str = field(default="centre")  # the kind of notes that was chosen last
    upkeep: bool = field(default=True)  # whether a placed digit leaves the notes of its peers
    mirrored: bool = field(default=False)  # whether the pad is on its other side
    begun: Board | None = field(default=None)  # the board before the number that still grows


def is_wide(layout: Layout) -> bool:
    """Whether some digits of a board are two keys long."""
    return layout.digits[-1] > ONE_KEY


def typed_digit(state: State, key: Key) -> str:
    """Return the digit that a key types, or its letter on boards with letters; or nothing."""
    letter = key.letter.upper()
    wide = letter and letter in LETTERS and is_wide(state.board.layout)
    return key.digit or (key.name if wide else "")


def left_of(board: Board) -> tuple[int, ...] | None:
    """How many of each digit are still to be placed; None where rules do not tell how many fit."""
    total = _total(board.layout)
    if not total:
        return None
    shown = board.shown
    return tuple([total - shown.count(bytes([digit])) for digit in range(1, board.side + 1)])


_totals: dict[int, tuple[Layout, int]] = {}
"""How often each digit stands on a full board, for the layout asked last, by its identity."""


def _total(layout: Layout) -> int:
    """How many blocks that need every digit part a board among them, 0 where there are no such."""
    if id(layout) not in _totals:
        _totals.clear()
        _totals[id(layout)] = layout, _parts(layout)
    return _totals[id(layout)][1]


def _parts(layout: Layout) -> int:
    for kind in ("row", "box", "region", "column"):
        blocks = [block for block in layout.blocks if block.kind == kind]
        held = [cell for block in blocks for cell in block.cells]
        whole = all(len(block.cells) == layout.side for block in blocks)
        if whole and len(held) == len(layout.cells) == len(set(held)):
            return len(blocks)
    return 0
