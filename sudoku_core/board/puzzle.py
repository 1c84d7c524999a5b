"""Puzzle: givens with their blocks and rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..language.messages import InputError, Message
from .blocks import Block, blocks_for, box_of, check_size, checked_blocks, default_box
from .grid import Grid, checked_box, checked_digits
from .layout import Layout
from .rule_checks import cells_of_board, check_rules, checked_kinds, on_board
from .text import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .rule import Rule

_plain_layouts: dict[tuple[int, tuple[int, int] | None], Layout] = {}
"""Cache of the layouts of plain boards: all puzzles of a side and box share one."""


@dataclass(frozen=True, init=False, repr=False)
class Puzzle:
    """Givens with their blocks and rules.

    Args:
        givens: a Grid, or the arguments of one.
        blocks: any blocks, as Block values or as iterables of cell indices from 0; by default the
            rows, columns and boxes of the side.
        box: rows and columns of a box, unless they are the default ones; not together with
            ``blocks``.
        rules: rules beside the blocks; a Block among them is added to the blocks.
        digits: values of the digits 1, 2, 3 …, ascending, such as 0 to 8; their number is the side.
            If the number of rows or columns is not the side, only the places in a block or a rule
            are cells.

    Attributes:
        givens: the given digits, 0 elsewhere.
        layout: the puzzle without its givens.

    Raises:
        InputError: the givens are no grid, the box does not fit, the digits are not valid, or a
            block or rule names a cell that does not exist, a cell twice, or more cells than there
            are digits.
        TypeError: both blocks and a box are given, or the givens are a text, which ``parse`` reads.

    >>> puzzle = Puzzle([0] * 36)
    >>> puzzle.side, puzzle.box, len(puzzle.blocks)
    (6, (2, 3), 18)
    >>> Puzzle([0] * 16, blocks=[(0, 5, 10, 15)]).blocks
    (Block('block', 1, (0, 5, 10, 15)),)
    >>> from sudoku_core.rules import Killer, diagonals
    >>> puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 5), *diagonals(4)])
    >>> puzzle.rules[0].name, len(puzzle.blocks)
    ('killer_r1c1', 14)
    """

    givens: Grid = field()
    layout: Layout = field()

    def __init__(
        self,
        givens: Grid | Iterable[int] | Iterable[Sequence[int]],
        blocks: Iterable[Block | Iterable[int]] | None = None,
        *,
        box: tuple[int, int] | None = None,
        rules: Iterable[Rule] = (),
        digits: Iterable[int] | None = None,
    ) -> None:
        if blocks is not None and box is not None:
            raise TypeError("a puzzle takes blocks or a box, not both")
        values = None if digits is None else checked_digits(digits)
        grid = _grid(givens, values)
        checked = checked_kinds(rules)
        if blocks is None and values is None and not checked and not grid.gaps:
            layout = _plain_layout(grid, checked_box(box) if box else default_box(grid.side))
        else:
            layout = _layout(grid, blocks, box, checked, values)
        if layout.gaps != grid.gaps:
            grid = layout.grid(grid.cells)
        object.__setattr__(self, "givens", grid)
        object.__setattr__(self, "layout", layout)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The sets of cells whose digits must differ."""
        return self.layout.blocks

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules beside the blocks."""
        return self.layout.rules

    @property
    def side(self) -> int:
        """Number of digits."""
        return self.layout.side

    @property
    def columns(self) -> int:
        """Number of the board's columns."""
        return self.layout.columns

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells, as indices from 0; on most boards the whole rectangle."""
        return self.layout.cells

    @property
    def digits(self) -> tuple[int, ...]:
        """Values of the digits 1, 2, 3 …."""
        return self.layout.digits

    @property
    def box(self) -> tuple[int, int] | None:
        """Rows and columns of a box, or None if not all blocks of such boxes are there."""
        return self.layout.box

    def replace(self, givens: Grid) -> Puzzle:
        """Return a puzzle with other givens and the same blocks and rules.

        Raises:
            InputError: the givens are for another board.

        >>> Puzzle([0] * 36, box=(3, 2)).replace(Grid([6] + [0] * 35)).box
        (3, 2)
        """
        layout, count = self.layout, len(givens.cells)
        if count != layout.size or givens.columns != layout.columns:
            raise InputError(Message("puzzle.givens", count=count, expected=layout.size))
        return layout.puzzle(givens.cells)

    def keeping(self, names: Iterable[str]) -> Puzzle:
        """Return the puzzle without the extra blocks and rules whose names are not listed.

        >>> from sudoku_core.rules import Killer
        >>> puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 5), Killer((0, 4), 4)])
        >>> puzzle.keeping(["killer_r1c1_2"]).rules
        (Killer((0, 4), 4),)
        """
        return on_layout(self.givens, self.layout.keeping(names))

    def __str__(self) -> str:
        layout = self.layout
        return shown(self.givens.rows, layout.digits, layout.box)

    def _repr_svg_(self) -> str:
        """Return the puzzle as an SVG picture, which notebooks show."""
        return self.layout.picture(self.givens.cells, self.givens.cells)

    def __repr__(self) -> str:
        layout = self.layout
        if layout.standard:
            return f"Puzzle({self.givens!r}, box={layout.box})"
        more = f", rules={list(layout.rules)!r}" if layout.rules else ""
        if layout.digits != tuple(range(1, layout.side + 1)):
            more += f", digits={layout.digits}"
        return f"Puzzle({self.givens!r}, {layout.blocks!r}{more})"


def on_layout(givens: Grid, layout: Layout) -> Puzzle:
    """Return the puzzle on a layout that is known to be valid; its rules keep their names."""
    puzzle: Puzzle = object.__new__(Puzzle)
    object.__setattr__(puzzle, "givens", givens)
    object.__setattr__(puzzle, "layout", layout)
    return puzzle


def _grid(
    givens: Grid | Iterable[int] | Iterable[Sequence[int]], digits: tuple[int, ...] | None
) -> Grid:
    if digits is None:
        return givens if isinstance(givens, Grid) else Grid(givens)
    if isinstance(givens, Grid):
        return Grid(givens.cells, side=len(digits), columns=givens.columns, gaps=givens.gaps)
    return Grid(givens, side=len(digits))


def _is_square(grid: Grid) -> bool:
    """Return whether there are as many rows and columns as digits."""
    return grid.columns == grid.side and len(grid.cells) == grid.side * grid.side


def _plain_layout(grid: Grid, box: tuple[int, int] | None) -> Layout:
    key = grid.side, box
    if key not in _plain_layouts or not _is_square(grid):  # _layout refuses other boards
        _plain_layouts[key] = _layout(grid, None, box, (), None)
    return _plain_layouts[key]


def _layout(
    grid: Grid,
    blocks: Iterable[Block | Iterable[int]] | None,
    box: tuple[int, int] | None,
    rules: tuple[Rule, ...],
    digits: tuple[int, ...] | None,
) -> Layout:
    side, size = grid.side, len(grid.cells)
    square = _is_square(grid)
    more = [rule for rule in rules if isinstance(rule, Block)]
    others = [rule for rule in rules if not isinstance(rule, Block)]
    for block in more:
        check_size(block, side)
    if blocks is None:
        if not square or grid.gaps:
            raise InputError(Message("puzzle.blocks", side=side))
        all_blocks = blocks_for(side, checked_box(box) if box else default_box(side))
        all_blocks += checked_blocks(more, grid, all_blocks)
    else:
        all_blocks = checked_blocks(tuple(blocks) + tuple(more), grid)
    check_rules(others, grid)
    draft = Layout(
        side=side,
        columns=grid.columns,
        cells=cells_of_board(grid, all_blocks + tuple(others), square),
        blocks=all_blocks,
        rules=tuple(others),
        digits=digits or tuple(range(1, side + 1)),
        box=box_of(side, all_blocks) if square else None,
        size=size,
    )
    if not others:
        return draft
    return replace(draft, rules=on_board(others, draft, [block.name for block in all_blocks]))
