"""Grids with the candidates of each cell, as HoDoKu, Simple Sudoku and SudoCue (.sdx) write them.

Lines between boxes may be drawn in any way; signs before a cell's candidates mark a step and are
not read. A cell with one candidate is a given, since a placed digit looks the same, unless a ``u``
before it says that the player placed it. Simple Sudoku writes the givens, and then all digits, as
drawings of their own above the grid.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..board.board import Board
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .document import Document
from .marks.sight import candidates_in_sight, partly_noted
from .packing.damage import damaged
from .simplesudoku import drawing

NAME = "pencilmarks"
SIDES = (4, 6, 8, 9)
LONGEST = 20_000
"""Most characters of a text with such a grid."""
EDGE = ".--"
"""Beginning of the upper edge that HoDoKu draws."""
_WORD = re.compile(r"[*#@A-Z]?(u?(?:-?[1-9])+|[.0])")
_WHOLE = re.compile(r"[.0-9]+")
_EDGES = "---", "===", "___", "───", "━━━", "═══"


def looks_like(text: str) -> bool:
    """Return whether a text is a grid of candidates.

    In such a grid a cell has several candidates or a player's digit, or the upper edge is HoDoKu's.

    >>> looks_like("12 3 4 12\\n" * 4), looks_like("1 2 3 4\\n" * 4)
    (True, False)
    """
    if len(text) > LONGEST:
        return False
    *_, marks = _grids(text) or [[]]
    edged = any(line.lstrip().startswith(EDGE) for line in text.split("\n"))
    return any(len(word) > 1 for word in marks) or bool(marks and edged)


def _grids(text: str) -> list[list[str]]:
    """Return the words of the cells of each grid; [] if the lines are not those of grids."""
    rows: list[list[str]] = []
    whole: list[list[str]] = []
    for line in text.split("\n"):
        words = line.replace("|", " ").replace("│", " ").split()
        if not words or any(edge in line for edge in _EDGES):
            continue
        candidates = [match[1].replace("-", "") for match in map(_WORD.fullmatch, words) if match]
        signs = "".join(words)
        if len(signs) == 81 and len(words) == 1 and _WHOLE.fullmatch(signs):
            whole = [[*signs]]
        elif len(words) < 4 and len(signs) in SIDES and _WHOLE.fullmatch(signs):
            rows.append([*signs])
        elif len(candidates) == len(words) and len(words) in SIDES:
            rows.append(candidates)
    side = len(rows[-1]) if rows else 1
    if not rows or len(rows) not in (side, 2 * side, 3 * side):
        return []
    if any(len(row) != side for row in rows) or (whole and side != 9):
        return []
    cells = [word for row in rows for word in row]
    grids = [cells[first : first + side**2] for first in range(0, len(cells), side**2)]
    return whole + grids if len(grids) == 1 else grids


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle with its notes."""
    *grids, marks = _grids(text) or [[]]
    side = int(len(marks) ** 0.5)
    if not marks or any(len(word) > 1 for grid in grids for word in grid):
        raise damaged(NAME)
    digits = [word.replace("u", "").replace(".", "0") for word in marks]
    single = [int(word) if len(word) == 1 else 0 for word in digits]
    if grids:
        givens, *more = [[int(word.replace(".", "0")) for word in grid] for grid in grids]
        filled = more[0] if more else givens
        entries = [0 if given else digit for given, digit in zip(givens, filled, strict=True)]
    else:
        placed = [word.startswith("u") for word in marks]
        givens = [
            0 if is_placed else digit for is_placed, digit in zip(placed, single, strict=True)
        ]
        entries = [
            digit if is_placed else 0 for is_placed, digit in zip(placed, single, strict=True)
        ]
    notes = tuple(
        0 if given or entry else _mask(word)
        for given, entry, word in zip(givens, entries, marks, strict=True)
    )
    if any(mask >> side for mask in notes) or max([*givens, *entries]) > side:
        raise damaged(NAME)
    return Document(
        Board(
            Puzzle(givens),
            entries,
            centre=notes,
        )
    )


def _mask(word: str) -> int:
    return sum({1 << (int(sign) - 1) for sign in word if sign in "123456789"})


def write(sheet: Sheet) -> str:
    """Return the grid as HoDoKu writes it, below drawings of the digits if it alone is ambiguous.

    A cell without notes gets all candidates that no digit in sight excludes.
    """
    document = sheet.document
    givens = document.puzzle.givens.cells
    filled = document.board.digits
    open_for = candidates_in_sight(document.puzzle, filled)
    noted = document.centre or (0,) * len(givens)
    masks = [mine or other for mine, other in zip(noted, open_for, strict=True)]
    words = [
        str(digit) if digit else _digits(mask) for digit, mask in zip(filled, masks, strict=True)
    ]
    alone = all(digit or len(word) > 1 for digit, word in zip(filled, words, strict=True))
    entered = any(document.entries)
    lines = [] if alone and not entered else drawing(givens)
    if entered:
        lines += ["", *drawing(filled)]
    return "\n".join([*lines, *[""][: len(lines)], *drawn(words)])


def _digits(mask: int) -> str:
    return "".join(str(digit) for digit in range(1, 10) if mask >> (digit - 1) & 1) or "."


def drawn(
    words: Sequence[str], columns: int = 9, box: tuple[int, int] | None = (3, 3)
) -> list[str]:
    """Return the lines of a grid, each column as wide as its longest word.

    Args:
        words: the word of each cell, row by row.
        columns: number of columns.
        box: rows and columns of a box, between which there are lines; None for no such lines.

    >>> drawn(["1", "23", "4", "12"], 2, (1, 2))
    ['.-------.', '| 1  23 |', ':-------:', '| 4  12 |', "'-------'"]
    """
    high, across = box or (len(words) // columns, columns)
    wide = [max(map(len, words[column::columns])) for column in range(columns)]
    starts = range(0, columns, across)
    dashes = ["-" * sum([width + 2 for width in wide[first : first + across]]) for first in starts]
    lines = ["." + ".".join(dashes) + "."]
    for first in range(0, len(words), columns):
        if first and first // columns % high == 0:
            lines.append(":" + "+".join(dashes) + ":")
        row = zip(words[first : first + columns], wide, strict=True)
        cells = [word.ljust(width) for word, width in row]
        groups = ["  ".join(cells[start : start + across]) for start in starts]
        lines.append("| " + " | ".join(groups) + " |")
    return [*lines, "'" + "'".join(dashes) + "'"]


def loses(document: Document) -> tuple[str, ...]:
    """Return "centre" if the format cannot carry the notes: only some cells have notes."""
    return ("centre",) if partly_noted(document) else ()


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    fields=("entries", "centre"),
    loses=loses,
    sides=(9,),
    example="\n".join(drawn(["1", "23", "u4", "567", "56", "57", "89", "8", "9"] * 9)),
)
