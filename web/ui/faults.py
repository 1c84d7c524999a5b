"""The conflicts of digits on a board, remembered: what is said, and what is drawn, ask for them.

A key changes few digits: only the blocks and rules of their cells are checked again.
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
"""Of so many boards at most the conflicts are remembered."""


class Checked:
    """Digits on a layout, and the conflicts that they have by block or rule.

    Args:
        layout: the layout.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._rules = layout.blocks + layout.rules
        self._of_cell: dict[int, list[int]] = {}  # numbers of the blocks and rules
        for number, rule in enumerate(self._rules):
            for cell in rule.cells:
                self._of_cell.setdefault(cell, []).append(number)
        self._digits: bytes | None = None
        self._conflicts: dict[int, tuple[Conflict, ...]] = {}  # by number, where there are any

    def conflicts(self, digits: bytes) -> tuple[Conflict, ...]:
        """Return the conflicts of other digits, in the order of blocks and rules."""
        numbers: Iterable[int] = range(len(self._rules))
        if self._digits is not None:
            numbers = set()
            for cell in _differing(digits, self._digits, self.layout.columns):
                numbers.update(self._of_cell.get(cell, ()))
        self._digits = None  # until all are checked
        for number in numbers:
            self._check(number, digits)
        self._digits = digits
        found: list[Conflict] = []
        for number in sorted(self._conflicts):
            found += self._conflicts[number]
        return tuple(found)

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


def _differing(digits: Sequence[int], before: Sequence[int], columns: int) -> list[int]:
    cells: list[int] = []
    for start in range(0, len(digits), columns):
        if digits[start : start + columns] != before[start : start + columns]:
            row = range(start, start + columns)
            cells += [cell for cell in row if digits[cell] != before[cell]]
    return cells


_checked: list[Checked] = []
"""That of the last layout."""
_faults: dict[tuple[Layout, bytes], tuple[Conflict, ...]] = {}
"""The conflicts of the last boards."""


def faults(board: Board, digits: bytes) -> tuple[Conflict, ...]:
    """Return the conflicts that digits have on the blocks and under the rules of a board."""
    layout = board.layout
    key = layout, digits
    if key not in _faults:
        if len(_faults) >= REMEMBERED:
            _faults.clear()
        if not _checked or _checked[0].layout is not layout:
            _checked[:] = [Checked(layout)]
        _faults[key] = _checked[0].conflicts(digits)
    return _faults[key]
