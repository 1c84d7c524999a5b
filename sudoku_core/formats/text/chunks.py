"""Cut the rows of a text into the rows of each puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..jigsaw import is_map, side_of_double
from .lexer import LARGEST_SIDE
from .shape import LONGEST_ROW, SMALLEST_LINE, is_line, is_separated, most_common, root_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .lexer import Row


def chunks_of(rows: Iterable[Row], side: int | None) -> Iterator[list[Row]]:
    """Yield the rows of one puzzle after the other; one empty list for a text without rows.

    A row that fits no puzzle spoils the puzzle around it, and no other. Rows that are the regions
    of the puzzle before them belong to it.

    Args:
        rows: the rows of the text.
        side: the side of all puzzles, or None if the text leaves it open.
    """
    before: list[Row] | None = None
    for chunk in _apart(rows, side):
        if before and _are_regions(chunk):
            yield before + chunk
            before = None
            continue
        if before is not None:
            yield before
        before = chunk
    if before is not None:
        yield before


def _are_regions(chunk: Sequence[Row]) -> bool:
    if any("." in word for row in chunk for word, _, _ in row.words):
        return False
    signs = _signs(chunk)
    side = root_of(len(signs))
    return side >= SMALLEST_LINE and side * side == len(signs) and is_map(signs, side)


def _is_double(row: Row) -> bool:
    """Return whether a row is a jigsaw: givens and regions."""
    signs = _signs([row])
    side = side_of_double(len(signs))
    return side > 0 and is_map(signs[side * side :], side)


def _signs(rows: Sequence[Row]) -> list[str]:
    """Return the texts of the cells of rows, each a word or a sign."""
    words = [word.upper() for row in rows for word, _, _ in row.words]
    return words if is_separated(rows) else list("".join(words))


def _apart(rows: Iterable[Row], side: int | None) -> Iterator[list[Row]]:
    """Yield the rows of one grid after the other, regions apart from their givens."""
    chunk: list[Row] = []
    counts: dict[int, int] = {}
    needed = usual = 0
    for row in rows:
        length = _length(row)
        whole = _rows_needed(length, side) == 1
        if chunk and (
            whole or row.opens or (row.apart and _ends_puzzle(chunk, needed, length, usual))
        ):
            yield from _split(chunk, usual, side)
            chunk, counts = [], {}
        chunk.append(row)
        counts[length] = counts.get(length, 0) + 1
        usual = most_common(counts)
        needed = _rows_needed(usual, side)
        if len(chunk) >= needed:
            yield from _split(chunk, usual, side)
            chunk, counts = [], {}
    if chunk or not needed:
        yield from _split(chunk, usual, side)


def _length(row: Row) -> int:
    if is_separated([row]):
        return len(row.words)
    return sum([len(word) for word, _, _ in row.words])


def _rows_needed(length: int, side: int | None) -> int:
    """Return the number of rows of a board, by the number of cells that most rows have."""
    if side is not None:
        return -(-side * side // max(length, 1))
    if length < 2:
        return LARGEST_SIDE * LARGEST_SIDE
    alone = length > LONGEST_ROW and is_line([], length, None)
    return 1 if alone or length > LARGEST_SIDE else length


def _ends_puzzle(chunk: Sequence[Row], needed: int, length: int, usual: int) -> bool:
    """Return whether a blank line ends the puzzle: one row is missing, or the next differs in
    length.

    Args:
        chunk: the rows before the blank line.
        needed: number of rows that the puzzle should have.
        length: number of cells of the row behind the blank line.
        usual: number of cells that most rows have.
    """
    if not length or not usual:
        return False
    bands = any(row.apart for row in chunk[1:])
    return length != usual or (len(chunk) == needed - 1 > 1 and not bands)


def _split(chunk: list[Row], usual: int, side: int | None) -> Iterator[list[Row]]:
    """Yield each row alone if most rows are puzzles of their own, else all rows together."""
    separated = is_separated(chunk)
    # N rows of N numbers set apart are a board, even where each row could be a small one.
    board = separated and usual == len(chunk)
    if len(chunk) > 1 and not board and not chunk[0].sdk:
        words = [word for row in chunk if _length(row) == usual for word, _, _ in row.words]
        lines = is_line(words if separated else "".join(words), usual, side)
        if lines or all(_is_double(row) for row in chunk):
            for row in chunk:
                yield [row]
            return
    yield chunk
