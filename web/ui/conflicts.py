"""The conflicts of digits on a board, remembered for sentences and drawing.

A key changes few digits: only the blocks and rules of the changed cells are checked again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.checker import conflicts_under

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sudoku_core.board.checker import Conflict
    from sudoku_core.board.layout import Layout

    from .state import Board

REMEMBERED = 8
"""The greatest number of boards whose conflicts are remembered."""


class Checker:
    """The digits on a layout that were checked last, and their conflicts by block and rule.

    Args:
        layout: the board's layout.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._rules = layout.blocks + layout.rules
        self._of_cell: dict[int, list[int]] = {}  # by cell the numbers of its blocks and rules
        for number, rule in enumerate(self._rules):
            for cell in layout.cells if rule.reaches else rule.cells:
                self._of_cell.setdefault(cell, []).append(number)
        self._digits: bytes | None = None
        self._conflicts: dict[int, tuple[Conflict, ...]] = {}  # by number of a broken block or rule

    def conflicts(self, digits: bytes) -> tuple[Conflict, ...]:
        """Return the conflicts of digits, in the order of blocks and rules."""
        numbers: Iterable[int] = range(len(self._rules))
        if self._digits is not None:
            numbers = set()
            for cell in changed_indices(digits, self._digits, self.layout.columns):
                numbers.update(self._of_cell.get(cell, ()))
        self._digits = None  # if a check raises, all are checked the next time
        for number in numbers:
            self._check(number, digits)
        self._digits = digits
        conflicts: list[Conflict] = []
        for number in sorted(self._conflicts):
            conflicts += self._conflicts[number]
        return tuple(conflicts)

    def _check(self, number: int, digits: bytes) -> None:
        rule = self._rules[number]
        if number < len(self.layout.blocks):
            values = [digits[cell] for cell in rule.cells if digits[cell]]
            if len(set(values)) == len(values):
                self._conflicts.pop(number, None)
                return
        conflicts = conflicts_under((rule,), digits, self.layout)
        if conflicts:
            self._conflicts[number] = conflicts
        else:
            self._conflicts.pop(number, None)


def cells_with(digits: bytes, digit: int) -> list[int]:
    """Return the cells that show a digit; no cells for the digit 0."""
    cells: list[int] = []
    wanted = bytes([digit])
    cell = digits.find(wanted) if digit else -1
    while cell >= 0:
        cells.append(cell)
        cell = digits.find(wanted, cell + 1)
    return cells


def changed_indices(values: Sequence[int], before: Sequence[int], columns: int) -> list[int]:
    """Return the indices of values that changed; an empty sequence stands for zeros.

    Args:
        values: one value a cell, or a block.
        before: as many values.
        columns: how many are compared at once.
    """
    if values is before or values == before:
        return []
    if not values or not before:
        return [index for index, value in enumerate(values or before) if value]
    indices: list[int] = []
    for start in range(0, len(values), columns):
        if values[start : start + columns] != before[start : start + columns]:
            row = range(start, start + columns)
            indices += [index for index in row if values[index] != before[index]]
    return indices


_checker: list[Checker] = []
"""The checker of the last layout."""
_known: dict[tuple[Layout, bytes], tuple[Conflict, ...]] = {}
"""The conflicts of the last boards."""


def conflicts_on(board: Board, digits: bytes) -> tuple[Conflict, ...]:
    """Return the conflicts that digits have on the blocks and under the rules of a board."""
    layout = board.layout
    key = layout, digits
    if key not in _known:
        if len(_known) >= REMEMBERED:
            _known.clear()
        if not _checker or _checker[0].layout is not layout:
            _checker[:] = [Checker(layout)]
        _known[key] = _checker[0].conflicts(digits)
    return _known[key]
