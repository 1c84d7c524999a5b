"""Lines of data sets: a puzzle, its solution and more, with commas between, one puzzle a line.

The first line may name the columns. Without names, the first column is the puzzle, and the next
column that is as long is the solution. A line of a puzzle bank is twelve signs, 81 digits and a
rating, with spaces between.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator

from ..board.board import Board
from ..board.grid import Grid
from .contract import Format, Options, Sheet
from .document import Document
from .errors import ParseError
from .packing.damage import attempt, damaged, strange
from .text.reading import parse
from .text.writing import format_grid

NAME = "dataset"
PUZZLES = ("puzzle", "quizzes", "quiz", "question", "board", "puzzles", "grid")
SOLUTIONS = ("solution", "solutions", "answer", "answers")
TITLES = ("title", "name")
AUTHORS = ("author", "source")
SHORTEST = 16
"""Fewest cells of a puzzle in a text without names of columns."""
_LONGEST_LINE = 50_000
_RECORD = re.compile(r"[0-9a-f]{12} +[0-9.]{81} +\d+(\.\d+)?")
"""A line of a puzzle bank."""
_Columns = dict[str, int]


def looks_like(text: str) -> bool:
    """Return whether the first line names a column of puzzles, or has a puzzle and its solution.

    >>> looks_like("quizzes,solutions"), looks_like("1,2,3,4")
    (True, False)
    """
    first = text[:_LONGEST_LINE].lstrip("\n").partition("\n")[0]
    try:
        fields = _fields(first, _delimiter(first))
    except ParseError:
        return False
    return len(fields) > 1 and bool("puzzle" in _named(fields) or _unnamed(fields))


def _delimiter(line: str) -> str:
    return " " if _RECORD.fullmatch(line.strip()) else max(",;\t", key=line.count)


def _fields(line: str, delimiter: str) -> list[str]:
    """Return the fields of a line.

    Raises:
        ParseError: the line has quotation marks that are not closed, or is too long.
    """
    if len(line) > _LONGEST_LINE:
        raise damaged(NAME)
    if delimiter == " ":
        return line.split()
    try:
        return [field.strip() for field in next(csv.reader([line], delimiter=delimiter), [])]
    except csv.Error as error:
        raise damaged(NAME) from error


def _named(fields: list[str]) -> _Columns:
    """Return the number of each known column, by its content; {} if the fields are no names."""
    names = [field.lower() for field in fields]
    titles = {"puzzle": PUZZLES, "solution": SOLUTIONS, "title": TITLES, "author": AUTHORS}
    columns = {}
    for column, words in titles.items():
        places = [names.index(word) for word in words if word in names]
        if places:
            columns[column] = places[0]
    if "source" in names and "question" in names:
        columns.pop("author", None)  # such a source is the name of a collection
    return columns


def _unnamed(fields: list[str]) -> _Columns:
    """Return the number of each column of a text without names; {} if the line is no puzzle's."""
    if _RECORD.fullmatch(" ".join(fields)):
        return {"puzzle": 1}
    size = len(fields[0])
    alike = [place for place, field in enumerate(fields) if len(field) == size]
    if size < SHORTEST or len(alike) < 2:
        return {}
    return {"puzzle": 0, "solution": alike[1]}


def read_many(text: str, _options: Options | None = None) -> Iterator[Document | ParseError]:
    """Yield the puzzle of each line, or its error; no line is read before it is needed."""
    columns: _Columns = {}
    delimiter = ""
    for number, line in _lines(text):
        delimiter = delimiter or _delimiter(line)
        try:
            fields = _fields(line, delimiter)
        except ParseError as error:
            yield error.below(number - 1)
            continue
        if not columns:
            columns = _named(fields)
            if "puzzle" in columns:
                continue
            columns = _unnamed(fields) or {"puzzle": 0}
        document = attempt(NAME, _document, fields, columns)
        yield document.below(number - 1) if isinstance(document, ParseError) else document


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not blank, with their numbers, one after the other."""
    begin, number = 0, 0
    while begin < len(text):
        number += 1
        end = text.find("\n", begin)
        end = len(text) if end < 0 else end
        line = text[begin:end].strip()
        begin = end + 1
        if line:
            yield number, line


def read(text: str, _options: Options | None = None) -> Document:
    """Return the one puzzle of a text."""
    boards = read_many(text)
    first = next(boards, None)
    if isinstance(first, ParseError):
        raise first
    if first is None:
        raise ParseError("parse.empty", 1, 1)
    if next(boards, None):
        raise ParseError("parse.several", 1, 1)
    return first


def _document(fields: list[str], columns: _Columns) -> Document:
    values = {
        column: fields[place] if place < len(fields) else "" for column, place in columns.items()
    }
    puzzle = parse(values["puzzle"])
    solution = None
    if values.get("solution"):
        try:
            solution = parse(values["solution"], side=puzzle.side).givens
        except ParseError as error:
            raise strange(NAME, "solution") from error
        solution = solution if _is_full(solution, puzzle.givens) else None
    return Document(
        Board(puzzle),
        solution=solution,
        title=values.get("title", ""),
        author=values.get("author", ""),
    )


def _is_full(grid: Grid, like: Grid) -> bool:
    return grid.is_full and len(grid.cells) == len(like.cells)


def write(sheet: Sheet) -> str:
    """Return the names of the columns, and a line."""
    return "".join(write_many([sheet.document])).rstrip("\n")


def write_many(puzzles: Iterable[Document]) -> Iterator[str]:
    """Yield the names of the columns, then a line for each puzzle."""
    yield "puzzle,solution,title,author\n"
    for document in puzzles:
        solution = format_grid(document.solution, "line") if document.solution else ""
        values = [format_grid(document.puzzle, "line"), solution, document.title, document.author]
        yield ",".join(map(_quoted, values)) + "\n"


def _quoted(field: str) -> str:
    field = " ".join(field.split())
    if any(sign in field for sign in ',";\t'):
        return '"' + field.replace('"', '""') + '"'
    return field


FORMAT = Format(
    NAME,
    looks_like,
    read,
    read_many=read_many,
    write=write,
    write_many=write_many,
    fields=("solution", "title", "author"),
    sides=tuple(range(4, 36)),
    long=True,
    ending="csv",
    example="puzzle,solution\n1..4..1..1..4..1,1234341221434321",
)
