"""The conflicts of digits on a board, remembered: what is said, and what is drawn, ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.checker import conflicts

if TYPE_CHECKING:
    from sudoku_core.board.checker import Conflict
    from sudoku_core.board.layout import Layout

    from .state import Board

REMEMBERED = 8
"""Of so many boards at most the conflicts are remembered."""


def faults(board: Board, digits: bytes) -> tuple[Conflict, ...]:
    """The conflicts that digits have on the blocks and under the rules of a board."""
    key = board.layout, digits
    if key not in _faults:
        if len(_faults) >= REMEMBERED:
            _faults.clear()
        clean = is_clean(board.layout, digits)
        _faults[key] = () if clean else conflicts(board.puzzle(digits))
    return _faults[key]


_faults: dict[tuple[Layout, bytes], tuple[Conflict, ...]] = {}
"""Those of the last boards: they are asked for by what is said, and by what is drawn."""

_last: list[tuple[Layout, bytes]] = []
"""The last board that was in no conflict."""


def is_clean(layout: Layout, digits: bytes) -> bool:
    """Whether no digit repeats in a block, soon told at each key from a board on which none did.

    Always False where there are rules that are not blocks.

    Args:
        layout: the board's.
        digits: those on it, 0 for none.
    """
    if layout.rules:
        return False
    if _last and _last[0][0] is layout:
        clean = not any(_repeats(layout, digits, cell) for cell in _new(layout, digits))
    else:
        filled = [[digits[cell] for cell in block.cells if digits[cell]] for block in layout.blocks]
        clean = all(len(set(held)) == len(held) for held in filled)
    if clean:
        _last[:] = [(layout, digits)]
    return clean


def _new(layout: Layout, digits: bytes) -> list[int]:
    """The cells whose digit was not on the last board."""
    before, columns = _last[0][1], layout.columns
    found = []
    for start in range(0, len(digits), columns):
        if digits[start : start + columns] != before[start : start + columns]:
            row = range(start, start + columns)
            found += [cell for cell in row if digits[cell] and digits[cell] != before[cell]]
    return found


def _repeats(layout: Layout, digits: bytes, cell: int) -> bool:
    """Whether the digit of a cell stands elsewhere in a block of it."""
    digit = digits[cell]
    for block in layout.blocks:
        if cell in block.cells and [digits[other] for other in block.cells].count(digit) > 1:
            return True
    return False
