"""Whether digits obey the blocks and rules; shares nothing with model, search or solvers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .blocks import KINDS
from .grid import Grid, cell_at
from .messages import Message
from .puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .blocks import Block
    from .rule import Rule


RULES = ("conflict.killer", "conflict.killer-sum", "conflict.thermometer")
"""The rules that are no blocks and have a message of their own."""


@dataclass(frozen=True, slots=True, repr=False)
class Conflict:
    """A rule that digits break: a digit that stands more than once in a block, a wrong sum.

    Args:
        rule: the block or rule.
        digit: what the digit that repeats stands for; None where no one digit is at fault.
        cells: the cells at fault, as indices from 0.
        columns: how many columns the board has.
        complaint: what is wrong, as the code of its message ends.

    >>> conflict = conflicts(Grid([1, 1, 0, 0]))[0]
    >>> conflict.rule.name, conflict.digit, conflict.cells
    ('row1', 1, (0, 1))
    >>> str(conflict)
    'Row 1 has the digit 1 more than once: R1C1, R1C2.'
    """

    rule: Rule = field()
    digit: int | None = field()
    cells: tuple[int, ...] = field()
    columns: int = field(compare=False)
    complaint: str = field(compare=False)

    @property
    def block(self) -> Rule:
        """The rule, under the name that it had when all rules were blocks."""
        return self.rule

    @property
    def message(self) -> Message:
        """The conflict in words."""
        params = self.rule.params
        params["cells"] = tuple([cell_at(cell, self.columns) for cell in self.cells])
        if self.digit is not None:
            params["digit"] = self.digit
        else:
            params["at"] = (cell_at(self.rule.cells[0], self.columns),)
            params["name"] = self.rule.name
        if self.digit is not None:
            code = f"conflict.{self.complaint if self.complaint in KINDS else 'block'}"
        else:
            code = f"conflict.{self.complaint}"
            code = code if code in RULES else "conflict.rule"
        return Message(code, **params)

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"Conflict({self.rule.name!r}, digit={self.digit}, cells={self.cells})"


def expect_puzzle(value: object) -> None:
    """Refuse what is no Puzzle, with a word on how to make one.

    Raises:
        TypeError: it is none.

    >>> expect_puzzle("1...............")
    Traceback (most recent call last):
        ...
    TypeError: a Puzzle is meant here, not str; parse makes one of a text
    """
    if not isinstance(value, Puzzle):
        how = "Puzzle(grid) makes one" if isinstance(value, Grid) else "parse makes one of a text"
        raise TypeError(f"a Puzzle is meant here, not {type(value).__name__}; {how}")


def conflicts(board: Puzzle | Grid, blocks: Iterable[Block] | None = None) -> tuple[Conflict, ...]:
    """Every digit that stands more than once in a block, and every other rule that is broken.

    Args:
        board: a puzzle (its givens are looked at) or a grid, filled or not.
        blocks: blocks to look at and nothing else; by default the puzzle's own blocks and rules, or
            for a grid the standard blocks of its side.

    Returns:
        One value for each block and digit, in the order of the blocks, then one for each rule;
        empty where all is well.

    >>> conflicts(Grid([1, 2, 2, 1]))
    ()
    >>> [str(conflict) for conflict in conflicts(Puzzle([1, 0, 1, 0]))]
    ['Column 1 has the digit 1 more than once: R1C1, R2C1.']
    """
    puzzle = Puzzle(board) if isinstance(board, Grid) else board
    expect_puzzle(puzzle)
    digits = puzzle.givens.cells
    found = _repeats(puzzle.blocks if blocks is None else blocks, digits, puzzle)
    return tuple(found + (_broken(digits, puzzle) if blocks is None else []))


def _repeats(blocks: Iterable[Block], digits: Sequence[int], puzzle: Puzzle) -> list[Conflict]:
    found = []
    for block in blocks:
        places: dict[int, list[int]] = {}
        for cell in block.cells:
            if digits[cell]:
                places.setdefault(digits[cell], []).append(cell)
        for digit in sorted(places):
            if len(places[digit]) > 1:
                cells = tuple(places[digit])
                value = puzzle.digits[digit - 1]
                found.append(Conflict(block, value, cells, puzzle.columns, block.kind))
    return found


def _broken(digits: Sequence[int], puzzle: Puzzle) -> list[Conflict]:
    found = []
    for rule in puzzle.rules:
        cells = rule.broken(digits, puzzle.digits)
        if cells:
            complaint = rule.complaint(digits)
            found.append(Conflict(rule, None, cells, puzzle.columns, complaint))
    return found


def is_solution(puzzle: Puzzle, grid: Grid) -> bool:
    """Whether a grid is full, keeps the puzzle's givens, and breaks none of its blocks and rules.

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
    return not _repeats(puzzle.blocks, digits, puzzle) and not _broken(digits, puzzle)
