"""Layout: a puzzle without its givens, and the geometry of its cells."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..drawing.shapes import CELL
from .blocks import BASE_KINDS, blocks_for
from .grid import Grid

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..drawing.shapes import Shape
    from .blocks import Block
    from .puzzle import Puzzle
    from .rule import Rule


class _Hashed:
    """Slot for a cached hash, which is not pickled."""

    __slots__ = ("_hash",)
    _hash: int


@dataclass(frozen=True, slots=True)
class Layout(_Hashed):
    """A puzzle without its givens; the tables of searches and models depend on nothing else.

    Args:
        side: number of digits.
        columns: number of the board's columns.
        cells: the cells, as indices from 0; on most boards the whole rectangle.
        blocks: the sets of cells whose digits must differ.
        rules: the other rules.
        digits: values of the digits 1, 2, 3 ….
        box: rows and columns of a box, or None if not all blocks of such boxes are there.
        size: number of cells of the rectangle.

    >>> from sudoku_core import parse
    >>> layout = parse("1" + "." * 15).layout
    >>> layout.side, layout.box, len(layout.blocks), layout.blocks[0].name
    (4, (2, 2), 12, 'row1')
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
            value = hash((self.side, self.cells, self.blocks, self.rules, self.digits))
            object.__setattr__(self, "_hash", value)
            return value

    @property
    def rows(self) -> int:
        """Number of the board's rows."""
        return self.size // self.columns

    @property
    def gaps(self) -> tuple[int, ...]:
        """Indices in the rectangle that are no cells."""
        if len(self.cells) == self.size:
            return ()
        cells = set(self.cells)
        return tuple([cell for cell in range(self.size) if cell not in cells])

    @property
    def plain(self) -> bool:
        """True if the board has a row and a column for each digit, no gaps, and the digits 1 to
        N."""
        side = self.side
        square = self.columns == side and len(self.cells) == self.size == side * side
        return square and self.digits == tuple(range(1, side + 1))

    @property
    def standard(self) -> bool:
        """True if the board is plain and has only rows, columns and boxes."""
        return self.plain and not self.rules and self.blocks == blocks_for(self.side, self.box)

    @property
    def extras(self) -> tuple[Rule, ...]:
        """Blocks other than rows, columns, boxes and regions, then the rules."""
        kinds = [block.kind for block in self.blocks]
        base = BASE_KINDS if "row" in kinds else BASE_KINDS + ("block",)
        return tuple([block for block in self.blocks if block.kind not in base]) + self.rules

    def keeping(self, names: Iterable[str]) -> Layout:
        """Return the layout without the extra blocks and rules whose names are not listed."""
        dropped = {rule.name for rule in self.extras} - set(names)
        lost = tuple([rule for rule in self.rules if rule.name in dropped])
        rules = [rule.without(lost) for rule in self.rules if rule.name not in dropped]
        blocks = [block for block in self.blocks if block.name not in dropped]
        return replace(self, blocks=tuple(blocks), rules=tuple(rules))

    def grid(self, cells: Iterable[int]) -> Grid:
        """Return a grid of this shape."""
        if self.size == self.side * self.side == self.columns * self.columns:
            return Grid(cells, gaps=self.gaps)
        return Grid(cells, side=self.side, columns=self.columns, gaps=self.gaps)

    def puzzle(self, givens: Iterable[int]) -> Puzzle:
        """Return the puzzle with these givens on this layout."""
        from .puzzle import on_layout  # not above: a puzzle has a layout

        return on_layout(self.grid(givens), self)

    def picture(
        self,
        givens: Sequence[int],
        filled: Sequence[int],
        over: str = "",
        shapes: Sequence[Shape] = (),
    ) -> str:
        """Return a board of this layout as an SVG picture.

        Args:
            givens: by cell the given digit, 0 for none.
            filled: by cell the digit on the board, given or not, 0 for none.
            over: markup that is drawn above everything else.
            shapes: drawings of another program.
        """
        from ..drawing.picture import Scene, picture  # not above: few boards are drawn

        return picture(Scene(self, givens, filled, shapes=shapes), filled=True, over=over)

    def at(self, row: int, column: int) -> int | None:
        """Return the cell in a row and column, both from 0; None where there is no cell."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return None
        cell = row * self.columns + column
        return cell if len(self.cells) == self.size or cell in self.cells else None

    def near(self, cell: int, steps: Iterable[tuple[int, int]]) -> list[int]:
        """Return the cells that steps lead to from a cell.

        Args:
            cell: a cell index.
            steps: pairs of rows down and columns to the right.
        """
        row, column = cell // self.columns, cell % self.columns
        ends = [self.at(row + down, column + right) for down, right in steps]
        return [end for end in ends if end is not None]

    def pairs(self, steps: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the pairs of a cell and another cell that one of the steps leads to."""
        all_steps = tuple(steps)
        return [(cell, end) for cell in self.cells for end in self.near(cell, all_steps)]

    def seen_from(self, place: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cells on the line from a position, the nearest first.

        Args:
            place: row and column, from 0, of a position outside the board; for a diagonal line,
                also the step down and to the right.

        >>> from sudoku_core.board.puzzle import Puzzle
        >>> layout = Puzzle([0] * 16).layout
        >>> layout.seen_from((-1, 2)), layout.seen_from((4, 1, -1, 1))
        ((2, 6, 10, 14), (14, 11))
        """
        row, column = place[0], place[1]
        if len(place) == 4:
            down, right = place[2], place[3]
        else:
            down, right = _inwards(row, self.rows), _inwards(column, self.columns)
            if down and right:
                return ()
        cells: list[int] = []
        for step in range(1, self.rows + self.columns if down or right else 1):
            cell = self.at(row + step * down, column + step * right)
            if cell is not None:
                cells.append(cell)
            elif cells:
                break
        return tuple(cells)

    def centre(self, *cells: int) -> tuple[int, int]:
        """Return the middle of some cells, in hundredths of a cell: of one cell, an edge or a
        corner.

        >>> from sudoku_core.board.puzzle import Puzzle
        >>> Puzzle([0] * 16).layout.centre(0, 1)
        (100, 50)
        """
        across = sum([cell % self.columns for cell in cells])
        down = sum([cell // self.columns for cell in cells])
        return (
            across * CELL // len(cells) + CELL // 2,
            down * CELL // len(cells) + CELL // 2,
        )


def _inwards(index: int, count: int) -> int:
    """Return the step along one axis from outside onto the board; 0 if the position is not
    outside."""
    return 1 if index < 0 else -1 if index >= count else 0
