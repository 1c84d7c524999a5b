"""Jigsaws as text: N² givens, then N² marks of their cells' regions, as 81 + 81 signs.

Both halves stand in one line, in two lines, or in rows below each other. A map of regions is told
from a second puzzle by its marks: N marks, N times each, and the cells of each mark are connected.
A filled board is no such map, since no two equal digits touch; marks whose regions are just the
rows, or just the columns, are no map either. A map of letters alone is a jigsaw without givens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.blocks import Block, box_of
from ..board.puzzle import Puzzle
from ..drawing.outlines import pieces
from ..rules import jigsaw
from .contract import Format
from .text.digits import read_digits
from .text.lexer import LONGEST_TEXT, MARKS, read_rows
from .text.shape import SMALLEST_LINE, cells_of, check_shape, is_separated, root_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .contract import Options
    from .text.shape import Cell

_BETWEEN = " \t\n,;|"


def side_of_double(count: int) -> int:
    """Return the side N if a count of cells is 2N², that of givens and regions, else 0.

    >>> side_of_double(162), side_of_double(81)
    (9, 0)
    """
    side = root_of(count // 2)
    return side if side >= SMALLEST_LINE and 2 * side * side == count else 0


def is_map(marks: Sequence[str], side: int) -> bool:
    """Return whether the marks of N² cells make N connected regions of N cells.

    >>> is_map("aabbaabbccddccdd", 4), is_map("1234341221434321", 4), is_map("1234" * 4, 4)
    (True, False, False)
    """
    if len(set(marks)) != side or any(mark in MARKS for mark in marks):
        return False
    places: dict[str, list[int]] = {}
    for cell, mark in enumerate(marks):
        places.setdefault(mark, []).append(cell)
    if any(len(cells) != side for cells in places.values()):
        return False
    if not all(len(pieces(cells, side)) == 1 for cells in places.values()):
        return False
    bands = {max(cells) - min(cells) for cells in places.values()}
    return bands not in ({side - 1}, {side * (side - 1)})


def could_be_regions(line: str) -> bool:
    """Return whether a line may be the regions of the puzzle before it; a quick test.

    >>> could_be_regions("aabbaabbccddccdd"), could_be_regions("1..." * 4)
    (True, False)
    """
    signs = line.strip()
    first = signs[:1]
    side = signs.count(first)
    return side * side == len(signs) > 1 and first in (signs[1], signs[side]) and "." not in signs


def jigsaw_puzzle(givens: Sequence[int], marks: Sequence[object], side: int) -> Puzzle:
    """Return the puzzle whose regions have these marks; if the regions are boxes, with boxes."""
    places: dict[object, list[int]] = {}
    for cell, mark in enumerate(marks):
        places.setdefault(mark, []).append(cell)
    box = box_of(side, [Block("box", 1, cells) for cells in places.values()])
    return Puzzle(givens, box=box) if box else Puzzle(givens, jigsaw(side, marks))


def jigsaw_of(cells: Sequence[Cell], options: Options) -> Puzzle | None:
    """Return the jigsaw of the cells of both halves; None if the cells are no jigsaw.

    Raises:
        ParseError: a given is no digit of this board.
    """
    side = side_of_double(len(cells))
    if not side or options.box is not None or options.side not in (None, side):
        return None
    marks = [symbol.upper() for symbol, _, _ in cells[side * side :]]
    if not is_map(marks, side):
        return None
    givens = read_digits(cells[: side * side], side, None, options.letters)
    return jigsaw_puzzle(givens, marks, side)


def looks_like(text: str) -> bool:
    """Return whether the whole text is one jigsaw, or the regions of one in letters."""
    # Cells are counted first: to read every text twice would take too long.
    if len(text) > LONGEST_TEXT:
        return False
    bare = text
    for sign in _BETWEEN:
        bare = bare.replace(sign, "")
    alone = root_of(len(bare))
    if alone >= SMALLEST_LINE and alone * alone == len(bare) and bare.isalpha():
        return is_map([sign.upper() for sign in bare], alone)
    side = side_of_double(len(bare))
    return side > 0 and is_map([sign.upper() for sign in bare[side * side :]], side)


def read(text: str, options: Options) -> Puzzle:
    """Return the jigsaw."""
    rows = list(read_rows(text))
    if options.letters is None and options.box is None:
        marks = [sign.upper() for row in rows for word in row.words for sign in word[0]]
        side = root_of(len(marks))
        whole = side > 0 and side * side == len(marks) and options.side in (None, side)
        if whole and is_map(marks, side):
            return jigsaw_puzzle([0] * len(marks), marks, side)
    cells, lengths = cells_of(rows, is_separated(rows))
    puzzle = jigsaw_of(cells, options)
    if puzzle is None:
        check_shape(cells, lengths, options.side)
        from .rows import puzzle_of  # not above: rows imports jigsaws

        return puzzle_of(rows, options)
    return puzzle


FORMAT = Format("jigsaw", looks_like=looks_like, read=read)
