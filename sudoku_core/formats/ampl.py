"""AMPL data as in seed 004: ``param: CLUES: n0 := 1 7 6 …``, triples of row, column, digit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.blocks import default_box, lines
from ..board.grid import cell_at
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .errors import ParseError
from .text.lexer import LARGEST_SIDE, is_number, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    Token = tuple[str, int, int]
    """A word, its line and its column."""

_SPACE = " \t\x0b\x0c\xa0,[](){}:"
_LONGEST_STATEMENT = 4 * LARGEST_SIDE * LARGEST_SIDE
"""Most words of a statement; the largest board has a triple for each cell."""


def looks_like(text: str) -> bool:
    """Return whether a text assigns an AMPL parameter.

    >>> looks_like("param: CLUES: n0 := 1 7 6 ;"), looks_like("1 7 6")
    (True, False)
    """
    return ":=" in text and "param" in text


def read(text: str, options: Options) -> Puzzle:
    """Return the puzzle of AMPL triples, whatever statements of a model stand around them.

    Without the option ``side``, the side is that of ``set ROWS := 1..9``, ``param N := 9`` or a
    comment ``# side 9``, else the largest number. A comment ``# box 3x2`` or ``# box none`` names
    boxes that are not the usual ones.

    Args:
        text: lines that end in a newline.
        options: the caller's wishes.

    Raises:
        ParseError: there are no triples, a triple names no cell or digit, or the side is not clear.

    >>> text = "param: CLUES: n0 := 1 2 4  4 3 2 ;"
    >>> read(text, Options(None, None, None)).givens.rows[0]
    (0, 4, 0, 0)
    """
    least_side = 0
    box = ""
    triples = None
    for keyword, names, values in _assignments(text):
        if keyword == "box":
            box = values[0][0] if values else ""
        elif keyword == "param" and (len(names) > 1 or len(values) != 1):
            triples = triples or []
            triples.extend(_triples(values))
        else:
            least_side = max(least_side, _largest_index(names, values))
    if triples is None:
        raise ParseError("parse.empty", 1, 1)
    side = options.side or least_side or _side_of(triples)
    if side > LARGEST_SIDE:
        raise ParseError("parse.large", 1, 1, limit=LARGEST_SIDE)
    cells = _cells(triples, side)
    if box == "none" and not options.box:
        return Puzzle(cells, lines(side))
    return Puzzle(cells, box=options.box or _box(box, side))


def write(sheet: Sheet) -> str:
    """Return the digits of a grid as AMPL triples, with side and boxes in comments.

    >>> from sudoku_core.board.grid import Grid
    >>> print(write(Sheet(Grid([0, 2, 1, 0]), None, (1, 2), "12", None)))
    # side 2
    param: CLUES: n0 :=
    1 2 2
    2 1 1
    ;
    """
    grid = sheet.grid
    comments = [f"# side {grid.side}"]
    comments.extend(["# " + rule_line.replace(":", " ") for rule_line in sheet.rule_lines])
    triples = []
    for cell, digit in enumerate(grid.cells):
        if digit:
            row, column = cell_at(cell, grid.columns)
            triples.append(f"{row} {column} {sheet.digits[digit - 1]}")
    return "\n".join(comments + ["param: CLUES: n0 :="] + triples + [";"])


def _assignments(text: str) -> Iterator[tuple[str, list[Token], list[Token]]]:
    """Yield the keyword, names and values of each assignment and each comment on side or box."""
    statement: list[Token] = []
    for number, line in enumerate(text.split("\n"), 1):
        code, _, comment = line.partition("#")
        if comment.split()[:1] == ["rule"]:
            raise ParseError("parse.ampl-rules", number, 1)
        if comment.split()[:1] in (["side"], ["box"]):
            yield comment.split()[0], [], [(word, number, 1) for word in comment.split()[1:2]]
        for token in _tokens(code, number):
            statement.append(token)
            if len(statement) > _LONGEST_STATEMENT:
                raise ParseError("parse.large", number, token[2], limit=LARGEST_SIDE)
            if token[0] == ";":
                yield from _assignment(statement)
                statement = []
    yield from _assignment(statement)


def _tokens(code: str, number: int) -> Iterator[Token]:
    letters: list[str] = []
    # No index and no slice: for each, MicroPython counts its way from the start of the string.
    for column, char in enumerate(code.replace(":=", "≔ ") + " ", 1):
        if char not in _SPACE and char not in ";≔":
            letters.append(char)
            continue
        if letters:
            yield "".join(letters), number, column - len(letters)
            letters = []
        if char in ";≔":
            yield char, number, column


def _assignment(statement: list[Token]) -> Iterator[tuple[str, list[Token], list[Token]]]:
    keyword = ""
    names: list[Token] = []
    for index, token in enumerate(statement):
        if token[0] in ("param", "set"):
            keyword, names = token[0], []
        elif token[0] == "≔" and keyword:
            yield keyword, names, [word for word in statement[index + 1 :] if word[0] != ";"]
            return
        else:
            names.append(token)


def _largest_index(names: list[Token], values: list[Token]) -> int:
    """Return the side of ``set ROWS := 1..9`` or ``param N := 9`` (the order), or 0."""
    numbers = [word for word, _, _ in values]
    if ".." in "".join(numbers):
        numbers = "".join(numbers).split("..")
    if not numbers or not all(is_number(word) for word in numbers):
        return 0
    side = max([int(word) for word in numbers])
    return side * side if [name for name, _, _ in names] == ["n"] else side


def _box(text: str, side: int) -> tuple[int, int] | None:
    """Return the rows and columns of a box, as in ``3x2``; None if it is no box of the side."""
    rows, _, columns = text.partition("x")
    if is_number(rows) and is_number(columns) and int(rows) * int(columns) == side:
        return int(rows), int(columns)
    return None


def _triples(values: list[Token]) -> list[list[Token]]:
    for word, line, column in values:
        if not is_number(word):
            raise ParseError("parse.ampl-number", line, column, found=shown(word))
    if len(values) % 3:
        _, line, column = values[-1]
        raise ParseError("parse.ampl-triple", line, column)
    return [values[index : index + 3] for index in range(0, len(values), 3)]


def _side_of(triples: list[list[Token]]) -> int:
    """Return the largest number as the side.

    Raises:
        ParseError: the largest number is hardly the side, as 8: a board of side 9 may have no given
            9 and none in its last row and column.
    """
    most, line, column = 0, 1, 1
    for token in [token for triple in triples for token in triple]:
        if int(token[0]) > most:
            most, line, column = int(token[0]), token[1], token[2]
    root = int((most + 1) ** 0.5 + 0.5)
    if root * root == most + 1 or default_box(most) is None:
        raise ParseError("parse.ampl-side", line, column, found=most)
    return most


def _cells(triples: list[list[Token]], side: int) -> list[int]:
    cells = [0] * (side * side)
    for triple in triples:
        for position, (word, line, column) in enumerate(triple):
            if not 1 <= int(word) <= side:
                code = "parse.ampl-digit" if position == 2 else "parse.ampl-cell"
                raise ParseError(code, line, column, found=word, side=side)
        row, column, digit = [int(word) for word, _, _ in triple]
        cell = (row - 1) * side + column - 1
        if cells[cell]:
            _, line, place = triple[0]
            raise ParseError("parse.ampl-twice", line, place, cells=((row, column),))
        cells[cell] = digit
    return cells


FORMAT = Format("ampl", write=write, looks_like=looks_like, read=read)
