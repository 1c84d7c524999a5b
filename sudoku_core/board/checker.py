"""Check of digits against blocks and rules; shares no code with model, search or solvers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..language.messages import Message
from .blocks import Block
from .grid import Grid, cell_at
from .puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .layout import Layout
    from .rule import Rule


@dataclass(frozen=True, slots=True, repr=False)
class Conflict:
    """A rule that digits break: a digit more than once in a block, or a wrong sum.

    Args:
        rule: the block or rule.
        digit: value of the repeated digit; None if no single digit is at fault.
        cells: the cells at fault, as indices from 0.
        columns: number of the board's columns.
        fault: word for the rule's fault, see ``Condition.fault``.

    >>> conflict = conflicts(Grid([1, 1, 0, 0]))[0]
    >>> conflict.rule.name, conflict.digit, conflict.cells
    ('row1', 1, (0, 1))
    >>> str(conflict)
    'Row 1 has the digit 1 more than once: R1C1 and R1C2.'
    """

    rule: Rule = field()
    digit: int | None = field()
    cells: tuple[int, ...] = field()
    columns: int = field(compare=False)
    fault: str = field(compare=False)

    @property
    def message(self) -> Message:
        """The conflict as a sentence."""
        params = self.rule.params
        params["cells"] = tuple([cell_at(cell, self.columns) for cell in self.cells])
        first = self.rule.cells[0] if self.digit is None else min(self.rule.cells)
        params["at"] = (cell_at(first, self.columns),)
        if self.digit is not None:
            params["digit"] = self.digit
        else:
            params["name"] = self.rule.name
        return Message(self.rule.code("conflict", self.fault), **params)

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"Conflict({self.rule.name!r}, digit={self.digit}, cells={self.cells})"


def expect_puzzle(value: object) -> None:
    """Raise TypeError for a value that is not a Puzzle, and explain how to make one.

    Raises:
        TypeError: the value is not a Puzzle.

    >>> expect_puzzle("1...............")
    Traceback (most recent call last):
        ...
    TypeError: a Puzzle is meant here, not str; parse makes one of a text
    """
    if not isinstance(value, Puzzle):
        how = "Puzzle(grid) makes one" if isinstance(value, Grid) else "parse makes one of a text"
        raise TypeError(f"a Puzzle is meant here, not {type(value).__name__}; {how}")


def conflicts(board: Puzzle | Grid, blocks: Iterable[Block] | None = None) -> tuple[Conflict, ...]:
    """Return every repetition of a digit in a block, and every other broken rule.

    Args:
        board: a puzzle (its givens are checked) or a grid, filled or not.
        blocks: the only blocks to check; by default the puzzle's blocks and rules, or for a grid
            the standard blocks of its side.

    Returns:
        A value for each block and digit, in the order of the blocks, then one for each rule; empty
        if there is no conflict.

    >>> conflicts(Grid([1, 2, 2, 1]))
    ()
    >>> [str(conflict) for conflict in conflicts(Puzzle([1, 0, 1, 0]))]
    ['Column 1 has the digit 1 more than once: R1C1 and R2C1.']
    """
    puzzle = Puzzle(board) if isinstance(board, Grid) else board
    expect_puzzle(puzzle)
    rules = puzzle.blocks + puzzle.rules if blocks is None else blocks
    return conflicts_under(rules, puzzle.givens.cells, puzzle.layout)


def conflicts_under(
    rules: Iterable[Rule], digits: Sequence[int], layout: Layout
) -> tuple[Conflict, ...]:
    """Return the conflicts of digits under some blocks and rules of a layout, in their order.

    Args:
        rules: blocks, and other rules of the layout.
        digits: by cell the digit, 0 for none.
        layout: the layout.
    """
    in_order: list[Conflict] = []
    for rule in rules:
        if isinstance(rule, Block):
            in_order += _repeats((rule,), digits, layout)
        else:
            in_order += _broken((rule,), digits, layout)
    return tuple(in_order)


def _repeats(
    blocks: Iterable[Block], digits: Sequence[int], layout: Layout | Puzzle
) -> list[Conflict]:
    repeats = []
    for block in blocks:
        places: dict[int, list[int]] = {}
        for cell in block.cells:
            if digits[cell]:
                places.setdefault(digits[cell], []).append(cell)
        for digit in sorted(places):
            if len(places[digit]) > 1:
                cells = tuple(places[digit])
                value = layout.digits[digit - 1]
                repeats.append(Conflict(block, value, cells, layout.columns, ""))
    return repeats


def _broken(
    rules: Iterable[Rule], digits: Sequence[int], layout: Layout | Puzzle
) -> list[Conflict]:
    broken = []
    for rule in rules:
        cells = rule.broken(digits, layout.digits)
        if cells:
            fault = rule.fault(digits, layout.digits)
            broken.append(Conflict(rule, None, cells, layout.columns, fault))
    return broken


def is_solution(puzzle: Puzzle, grid: Grid) -> bool:
    """Return whether a grid is full, has the puzzle's givens, and breaks no block or rule.

    >>> puzzle = Puzzle([1, 0, 0, 0])
    >>> is_solution(puzzle, Grid([1, 2, 2, 1])), is_solution(puzzle, Grid([2, 1, 1, 2]))
    (True, False)
    """
    expect_puzzle(puzzle)
    digits = grid.cells
    if grid.columns != puzzle.columns or len(digits) != puzzle.layout.size:
        return False
    if any(not 1 <= digits[cell] <= puzzle.side for cell in puzzle.cells):
        return False
    if any(digits[gap] for gap in puzzle.layout.gaps):
        return False
    givens = puzzle.givens.cells
    if any(given and given != digit for given, digit in zip(givens, digits)):
        return False
    return not _repeats(puzzle.blocks, digits, puzzle) and not _broken(puzzle.rules, digits, puzzle)
