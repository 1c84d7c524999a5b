"""Turn rows of words into the cells of a square board, and find its side.

A cell is (symbol, line, column), line and column from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import ParseError
from .lexer import LARGEST_SIDE, MARKS, is_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .lexer import Row

    Cell = tuple[str, int, int]

_FEWEST_PADDED = 10
"""Fewest words of a row whose numbers may all have two digits, as in ``01 00 12``."""

SMALLEST_LINE = 4
"""Smallest side of the puzzles in a list with one puzzle a line."""

LONGEST_ROW = 49
"""Most cells of a line that may be a row; a longer line is a puzzle of its own."""


def is_separated(rows: Sequence[Row]) -> bool:
    """Return whether each word is one cell ("12 0 7") rather than several ("53. .7. ...").

    They are if words have less than two signs on average; or two, in rows such as ``01 00 12``.
    """
    words = sum([len(row.words) for row in rows])
    symbols = sum([len(word) for row in rows for word, _, _ in row.words])
    if words * 2 != symbols:
        return words * 2 > symbols
    return all(_is_padded(row) for row in rows)


def _is_padded(row: Row) -> bool:
    count = len(row.words)
    return count >= _FEWEST_PADDED and all(
        len(word) == 2 and is_number(word) and int(word) <= count for word, _, _ in row.words
    )


def cells_of(rows: Sequence[Row], separated: bool) -> tuple[list[Cell], list[int]]:
    """Return the cells of the rows, and the number of cells of each row.

    Raises:
        ParseError: a row could not be read, or there are more cells than on the largest board.
    """
    cells: list[Cell] = []
    lengths: list[int] = []
    most = LARGEST_SIDE * LARGEST_SIDE
    for row in rows:
        if row.error:
            raise row.error
        before = len(cells)
        for word, column, _ in row.words:
            if len(cells) + len(word) > most:
                raise ParseError("parse.large", row.number, column, limit=LARGEST_SIDE)
            if separated:
                cells.append((word, row.number, column))
            else:
                cells.extend([(char, row.number, column + i) for i, char in enumerate(word)])
        lengths.append(len(cells) - before)
    return cells, lengths


def check_shape(cells: Sequence[Cell], lengths: Sequence[int], side: int | None) -> int:
    """Return the side of the board that the cells fill.

    Args:
        cells: the cells, row after row.
        lengths: number of cells of each row of the text.
        side: the required side, or None for any side.

    Raises:
        ParseError: the cells fill no board; names the row that is too long or short, if possible.
    """
    if not cells:
        raise ParseError("parse.empty", 1, 1)
    count = len(cells)
    side_found = side or root_of(count)
    row = min(lengths) if len(lengths) > 1 else 0
    if _is_prose([symbol for symbol, _, _ in cells], max(side_found, row)):
        raise _at(cells, 0, "parse.no-puzzle")
    if side_found * side_found == count and _fits(cells, lengths, side):
        return side_found
    second = _second(cells, lengths, side)
    if second:
        raise _at(cells, second, "parse.several")
    if len(lengths) > 1:
        _refuse_rows(cells, lengths, side)
    if side is None:
        root = max(root_of(count), 2)  # nobody means a board of one cell
        raise _at(
            cells, count, "parse.square", count=count, below=root * root, above=(root + 1) ** 2
        )
    raise _at(cells, side * side, "parse.count", count=count, expected=side * side, side=side)


def _is_prose(symbols: Iterable[str], side: int) -> bool:
    """Return whether symbols are mostly letters, and too many different ones for a board.

    >>> _is_prose("hello", 2), _is_prose("ABBA" * 4, 4), _is_prose("ABCDEFGH" + "." * 7, 3)
    (True, False, False)
    """
    text = "".join(symbols).upper()
    letters = [char for char in text if "A" <= char <= "Z"]
    return len(letters) * 4 > len(text) * 3 and len(set(letters)) > side + 1


def _fits(cells: Sequence[Cell], lengths: Sequence[int], side: int | None) -> bool:
    """Return whether N² cells stand in N equal lines, or in lines that cut a board otherwise."""
    root, shortest, longest = root_of(len(cells)), min(lengths), max(lengths)
    if len(lengths) == root:
        return shortest == longest
    if side is not None or len(lengths) == 1:
        return True
    even = shortest == longest and (longest % root == 0 or root % longest == 0)
    return even and not _second(cells, lengths, side)


def _second(cells: Sequence[Cell], lengths: Sequence[int], side: int | None) -> int:
    """Return the index of the first cell of a second puzzle, or 0."""
    length, rows = lengths[0], len(lengths)
    if min(lengths) < max(lengths):
        return 0
    if rows > 1 and is_line([symbol for symbol, _, _ in cells], length, side):
        return length
    if side in (None, length) and 1 < length < rows and rows % length == 0:
        return length * length
    return 0


def is_line(symbols: Iterable[str], length: int, side: int | None) -> bool:
    """Return whether a line of cells is a puzzle of its own rather than a row of a larger puzzle.

    Args:
        symbols: the cells of all lines that could be the rows of one board.
        length: number of cells in a line.
        side: the required side, or None for any side.
    """
    root = root_of(length)
    if root * root != length or root < SMALLEST_LINE or side is not None:
        return root * root == length and root == side
    if length > LONGEST_ROW:
        return True
    known = set(MARKS + "0xX" + "123456789"[:root])
    return all(symbol in known for symbol in symbols)


def root_of(count: int) -> int:
    """Return the whole part of a square root.

    >>> root_of(80), root_of(81)
    (8, 9)
    """
    return int((count + 0.5) ** 0.5)


def _at(cells: Sequence[Cell], index: int, code: str, **params: object) -> ParseError:
    """Return an error at a cell, or just behind the last one."""
    if index < len(cells):
        return ParseError(code, cells[index][1], cells[index][2], **params)
    symbol, line, column = cells[-1]
    return ParseError(code, line, column + len(symbol), **params)


def _refuse_rows(cells: Sequence[Cell], lengths: Sequence[int], side: int | None) -> None:
    """Raise the error of the first row of a wrong length, else of the number of rows."""
    if len(lengths) == 1:
        return
    counts: dict[int, int] = {}
    for length in lengths:
        counts[length] = counts.get(length, 0) + 1
    expected = side or most_common(counts)
    before = 0
    for length in lengths:
        if length != expected:
            raise _at(
                cells[: before + length],
                before + expected,
                "parse.row",
                count=length,
                expected=expected,
            )
        before += length
    raise _at(cells, expected * expected, "parse.rows", count=len(lengths), expected=expected)


def most_common(counts: Mapping[int, int]) -> int:
    """Return the length that most rows have; of equally frequent lengths the longest.

    Args:
        counts: number of rows by length.
    """
    return max([(count, length) for length, count in counts.items()])[1]


def drawn_box(rows: Sequence[Row], separated: bool, side: int) -> tuple[int, int] | None:
    """Return the rows and columns of the box that drawn lines between the cells show, or None."""
    if len(rows) != side:
        return None
    ruled = [index for index, row in enumerate(rows) if index and row.ruled]
    height = ruled[0] if ruled else 0
    if ruled != list(range(height, side, height or side)):
        return None
    widths = {width for row in rows for width in _groups(row, separated)}
    width = widths.pop() if len(widths) == 1 else 0
    if not height and 1 < width < side:
        height = side // width
    elif height > 1 and width in (0, side):
        width = side // height
    return (height, width) if height * width == side and 1 < height < side else None


def _groups(row: Row, separated: bool) -> list[int]:
    sizes: dict[int, int] = {}
    for word, _, group in row.words:
        sizes[group] = sizes.get(group, 0) + (1 if separated else len(word))
    return [sizes[group] for group in sizes]
