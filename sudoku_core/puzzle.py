"""Puzzle: givens, and the blocks and rules that hold for them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from .blocks import BASE_KINDS, Block, blocks_for, box_of, checked_blocks, default_box, fitting
from .grid import Grid, checked_box, checked_digits
from .messages import InputError, Message
from .rule import checked_kinds, checked_rules, present

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .rule import Rule

_known: dict[tuple[int, tuple[int, int] | None], Layout] = {}
"""The layouts of plain boards, which all puzzles of a side and box share."""


class _Hashed:
    """A place for a hash, which a pickled value does not take along."""

    __slots__ = ("_hash",)
    _hash: int


@dataclass(frozen=True, slots=True)
class Layout(_Hashed):
    """All of a puzzle but its givens: what the tables of a search or a model are made of.

    Args:
        side: how many digits there are.
        columns: how many columns the board has.
        cells: the cells there are, as indices from 0; on most boards all of its rectangle.
        blocks: the sets of cells whose digits must differ.
        rules: what is demanded beside them.
        digits: what the digits 1, 2, 3 … stand for.
        box: rows and columns of a box, or None where the blocks hold no rectangular boxes.
        size: how many cells the rectangle has.
    """

    side: int = field()
    columns: int = field()
    cells: tuple[int, ...] = field()
    blocks: tuple[Block, ...] = field()
    rules: tuple[Rule, ...] = field()
    digits: tuple[int, ...] = field()
    box: tuple[int, int] | None = field(compare=False)
    size: int = field()

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            found = hash((self.side, self.cells, self.blocks, self.rules, self.digits))
            object.__setattr__(self, "_hash", found)
            return found

    @property
    def rows(self) -> int:
        """How many rows the board has."""
        return self.size // self.columns

    @property
    def gaps(self) -> tuple[int, ...]:
        """The indices in the rectangle that are no cells."""
        if len(self.cells) == self.size:
            return ()
        held = set(self.cells)
        return tuple([cell for cell in range(self.size) if cell not in held])

    @property
    def plain(self) -> bool:
        """Whether it has a row and a column for each digit, every cell, and the digits 1 to N."""
        side = self.side
        square = self.columns == side and len(self.cells) == self.size == side * side
        return square and self.digits == tuple(range(1, side + 1))

    @property
    def standard(self) -> bool:
        """Whether it is a plain board with no more than rows, columns and boxes."""
        return self.plain and not self.rules and self.blocks == blocks_for(self.side, self.box)

    @property
    def extras(self) -> tuple[Rule, ...]:
        """What is demanded beside rows, columns, boxes and regions: other blocks, and the rules."""
        kinds = [block.kind for block in self.blocks]
        base = BASE_KINDS if "row" in kinds else BASE_KINDS + ("block",)
        return tuple([block for block in self.blocks if block.kind not in base]) + self.rules

    def grid(self, cells: Iterable[int]) -> Grid:
        """A grid of this shape."""
        if self.size == self.side * self.side == self.columns * self.columns:
            return Grid(cells, gaps=self.gaps)
        return Grid(cells, side=self.side, columns=self.columns, gaps=self.gaps)

    def puzzle(self, givens: Iterable[int]) -> Puzzle:
        """The puzzle on this layout that has these givens."""
        return _same(self.grid(givens), self)


@dataclass(frozen=True, init=False, repr=False)
class Puzzle:
    """Givens, and the blocks and rules that hold for them.

    Args:
        givens: a Grid, or what makes one.
        blocks: any blocks, as Block values or as iterables of cell indices from 0; by default the
            rows, columns and boxes of the side.
        box: rows and columns of a box, where they are not the default ones; not with ``blocks``.
        rules: what is demanded beside the blocks; a Block among them joins the blocks.
        digits: what the digits 1, 2, 3 … stand for, ascending, as 0 to 8; there are as many digits
            as these. On a board that has not as many rows and columns as digits, what is in no
            block and no rule is no cell.

    Attributes:
        givens: the digits that are given, 0 elsewhere.
        layout: all of the puzzle but its givens.

    Raises:
        InputError: the givens are no grid, the box does not fit, the digits are not what they
            should be, or a block or rule names a cell that is not there, one cell twice, or more
            cells than there are digits.
        TypeError: both blocks and a box are given.

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
        asked = checked_kinds(rules)
        if blocks is None and values is None and not asked and not grid.gaps:
            layout = _plain_layout(grid, checked_box(box) if box else default_box(grid.side))
        else:
            layout = _layout(grid, blocks, box, asked, values)
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
        """What is demanded beside the blocks."""
        return self.layout.rules

    @property
    def side(self) -> int:
        """How many digits there are."""
        return self.layout.side

    @property
    def columns(self) -> int:
        """How many columns the board has."""
        return self.layout.columns

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells there are, as indices from 0; on most boards all of its rectangle."""
        return self.layout.cells

    @property
    def digits(self) -> tuple[int, ...]:
        """What the digits 1, 2, 3 … stand for."""
        return self.layout.digits

    @property
    def box(self) -> tuple[int, int] | None:
        """Rows and columns of a box, or None where the blocks hold no rectangular boxes."""
        return self.layout.box

    def replace(self, givens: Grid) -> Puzzle:
        """The same blocks and rules with other givens on the same board.

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
        """The same puzzle with only those of its extra blocks and rules that have these names.

        >>> from sudoku_core.rules import Killer
        >>> puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 5), Killer((0, 4), 4)])
        >>> puzzle.keeping(["killer_r1c1_2"]).rules
        (Killer((0, 4), 4),)
        """
        layout = self.layout
        gone = {one.name for one in layout.extras} - set(names)
        rules = tuple([rule for rule in layout.rules if rule.name not in gone])
        blocks = tuple([block for block in layout.blocks if block.name not in gone])
        return _same(self.givens, replace(layout, blocks=blocks, rules=rules))

    def __repr__(self) -> str:
        layout = self.layout
        if layout.standard:
            return f"Puzzle({self.givens!r}, box={layout.box})"
        more = f", rules={list(layout.rules)!r}" if layout.rules else ""
        if layout.digits != tuple(range(1, layout.side + 1)):
            more += f", digits={layout.digits}"
        return f"Puzzle({self.givens!r}, {layout.blocks!r}{more})"


def _same(givens: Grid, layout: Layout) -> Puzzle:
    """A puzzle on a layout that is known to be right, whose rules keep their names."""
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
    """Whether there are as many rows and columns as digits."""
    return grid.columns == grid.side and len(grid.cells) == grid.side * grid.side


def _plain_layout(grid: Grid, box: tuple[int, int] | None) -> Layout:
    key = grid.side, box
    if key not in _known or not _is_square(grid):
        _known[key] = _layout(grid, None, box, (), None)
    return _known[key]


def _layout(
    grid: Grid,
    blocks: Iterable[Block | Iterable[int]] | None,
    box: tuple[int, int] | None,
    rules: tuple[Rule, ...],
    digits: tuple[int, ...] | None,
) -> Layout:
    side, size = grid.side, len(grid.cells)
    square = _is_square(grid)
    more = [fitting(rule, side) for rule in rules if isinstance(rule, Block)]
    others = [rule for rule in rules if not isinstance(rule, Block)]
    if blocks is None:
        if not square or grid.gaps:
            raise InputError(Message("puzzle.blocks", side=side))
        found = blocks_for(side, checked_box(box) if box else default_box(side))
        found = found + checked_blocks(more, grid, len(found), found) if more else found
    else:
        found = checked_blocks(tuple(blocks) + tuple(more), grid, 0, ())
    named = checked_rules(others, grid, [block.name for block in found])
    return Layout(
        side=side,
        columns=grid.columns,
        cells=present(grid, found + named, square),
        blocks=found,
        rules=named,
        digits=digits or tuple(range(1, side + 1)),
        box=box_of(side, found) if square else None,
        size=size,
    )
