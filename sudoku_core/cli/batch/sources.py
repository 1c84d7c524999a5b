"""Read puzzles one by one from lines, tables, or any text with puzzles."""

from __future__ import annotations

import argparse
import csv
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TextIO

from ...formats import Document
from ...formats.dataset import PUZZLES, SOLUTIONS
from ...language.messages import InputError, Message
from ..inputs import is_picture, is_text, puzzles, shown_name
from ..streams import reason_of
from . import JSON_LINES, PARQUET, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Content = str | Document | Message
Row = tuple[Content, str, int]
"""A puzzle, the solution that is stored with it, and the number of its line."""
SEPARATORS = {".csv": ",", ".tsv": "\t"}
LONGEST_HEAD = 16
"""Bytes at the head of a file that show whether it is a picture."""
EXTRA = 'pip install "sudoku-core[batch]"'


class Item(NamedTuple):
    """A puzzle to answer.

    Args:
        number: place among the puzzles, from 1.
        puzzle: its text, or its document, or the reason why it cannot be read.
        solution: the text of the solution that is stored with it, or "".
        file: the name of its file.
        line: its line in the file, from 1; 0 if the file as a whole cannot be read.
    """

    number: int
    puzzle: Content
    solution: str = ""
    file: str | Message = ""
    line: int = 1


def items(args: argparse.Namespace) -> Iterator[Item]:
    """Yield the puzzles of all files in turn, each read when it is needed.

    Raises:
        InputError: a table has no column with puzzles, or cannot be read here.
    """
    number = 0
    for name in args.files or ["-"]:
        before, shown = number, shown_name(name)
        for puzzle, solution, line in _of_file(name, args):
            number += 1
            yield Item(number, puzzle, solution, shown, line)
        if number == before:
            number += 1
            yield Item(number, Message("cli.no-puzzle", name=shown), line=0)


def total(args: argparse.Namespace) -> int | None:
    """Return the approximate number of puzzles; None if counting them takes long."""
    if not args.files:
        return None
    count = 0
    for name in args.files:
        path = Path(name)
        # Not path.is_file, which fails for a link longer than a file name may be.
        if not os.path.isfile(name) or not (args.lines or _is_table(path)):
            return None
        count += _rows(path)
    return count


def _rows(path: Path) -> int:
    if path.suffix.lower() == PARQUET:
        return int(_parquet(path).metadata.num_rows)
    with path.open("rb") as file:
        return sum(part.count(b"\n") for part in iter(lambda: file.read(1 << 20), b""))


def expect_files(names: Iterable[str]) -> None:
    """Raise an error unless all files can be read, before any output is written.

    Raises:
        InputError: a file cannot be read.
    """
    for name in names:
        if name != "-" and not is_text(name):
            try:
                Path(name).open("rb").close()
            except OSError as error:
                raise InputError(_unreadable(name, error)) from error


def _unreadable(name: str, error: Exception) -> Message:
    reason = reason_of(error) if isinstance(error, OSError) else str(error).rstrip(".")
    return Message("cli.file", name=shown_name(name), reason=reason)


def _of_file(name: str, args: argparse.Namespace) -> Iterator[Row]:
    """Yield the puzzles of a file, or of standard input."""
    path = Path(name)
    if is_text(name) or not (args.lines or _is_table(path)):
        alone = argparse.Namespace(**{**vars(args), "files": [name]})
        for document in puzzles(alone):
            yield (document.message if isinstance(document, InputError) else document), "", 1
        return
    try:
        yield from _table(path) if _is_table(path) else _lines(name)
    except InputError:
        raise
    except (OSError, csv.Error, ValueError) as error:  # ValueError: a damaged Parquet file
        yield _unreadable(name, error), "", 0


def _is_table(path: Path) -> bool:
    """Return whether a file is one of the command's tables or a data set with named columns."""
    suffix = path.suffix.lower()
    if suffix not in SEPARATORS:
        return suffix in TABLES
    try:
        with _opened(str(path)) as file:
            head = next(csv.reader([file.readline()], delimiter=SEPARATORS[suffix]), [])
    except (OSError, csv.Error):
        return False
    return _column(head, PUZZLES) is not None


def _table(path: Path) -> Iterator[Row]:
    suffix = path.suffix.lower()
    if suffix == PARQUET:
        yield from _parquet_rows(path)
    elif suffix in JSON_LINES:
        with _opened(str(path)) as file:
            yield from _json_rows(file, path)
    else:
        with _opened(str(path)) as file:
            rows = csv.reader(file, delimiter=SEPARATORS[suffix])
            yield from _named_rows(next(rows), rows, 2)


def _named_rows(head: Sequence[str], rows: Iterable[Sequence[object]], first: int) -> Iterator[Row]:
    """Yield the puzzle and stored solution of each row, by the names of the columns."""
    puzzle, solution = _column(head, PUZZLES), _column(head, SOLUTIONS)
    assert puzzle is not None
    for line, row in enumerate(rows, first):
        if not row:
            continue
        text = row[puzzle] if puzzle < len(row) else ""
        known = row[solution] if solution is not None and solution < len(row) else ""
        yield str(text or ""), str(known or ""), line


def _column(head: Sequence[str], words: Sequence[str]) -> int | None:
    names = [name.strip().lower() for name in head]
    return next((names.index(word) for word in words if word in names), None)


def _json_rows(file: TextIO, path: Path) -> Iterator[Row]:
    for number, line in enumerate(file, 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            row = None
        row = {"puzzle": row} if isinstance(row, str) else row
        fields = {str(name).lower(): row[name] for name in row} if isinstance(row, dict) else {}
        puzzle = next((fields[word] for word in PUZZLES if word in fields), None)
        known = next((fields[word] for word in SOLUTIONS if word in fields), None)
        if isinstance(puzzle, str):
            yield _written(puzzle), _written(known) if isinstance(known, str) else "", number
        else:
            where = {"name": str(path), "line": str(number)}
            yield Message("batch.json", **where), "", number


def _written(text: str) -> str:
    """Return a text that can be encoded; half a surrogate pair of JSON becomes a question mark."""
    return (
        text if text.isascii() else text.encode("utf-8", "surrogatepass").decode(errors="replace")
    )


def _parquet_rows(path: Path) -> Iterator[Row]:
    table = _parquet(path)
    head = list(table.schema_arrow.names)
    places = [_column(head, PUZZLES), _column(head, SOLUTIONS)]
    if places[0] is None:
        raise InputError(Message("batch.columns", name=str(path), known=", ".join(PUZZLES)))
    names = [head[place] for place in places if place is not None]
    row = 1
    for batch in table.iter_batches(columns=names):
        columns = [batch.column(name).to_pylist() for name in names]
        yield from _named_rows(["puzzle", "solution"][: len(names)], zip(*columns), row)
        row += len(columns[0])


def _parquet(path: Path):  # type: ignore[no-untyped-def]
    try:
        from pyarrow import ArrowException, parquet
    except ImportError as error:
        raise InputError(Message("batch.parquet", install=EXTRA)) from error
    try:
        return parquet.ParquetFile(path)
    except (OSError, ArrowException) as error:
        raise InputError(Message("cli.file", name=str(path), reason=str(error))) from error


def _lines(name: str) -> Iterator[Row]:
    """Yield each line that is no comment; for a picture, a single error."""
    with _opened(name) as file:
        data = getattr(file, "buffer", None)
        # Peeked, not read, since a pipe yields each byte only once.
        if isinstance(data, io.BufferedReader) and is_picture(data.peek(LONGEST_HEAD)):
            yield Message("cli.picture", name=shown_name(name)), "", 0
            return
        for number, line in enumerate(file, 1):
            if line.isspace():
                yield Message("batch.empty", name=shown_name(name), line=str(number)), "", number
            elif not line.startswith("#"):
                yield line.strip(), "", number


@contextmanager
def _opened(name: str) -> Iterator[TextIO]:
    """Yield a file, or standard input, as text; bytes that are no UTF-8 become question marks."""
    if name == "-":
        if sys.stdin:
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")  # type: ignore[union-attr]
        yield sys.stdin or io.StringIO()  # None where it was closed
        return
    with Path(name).open(encoding="utf-8-sig", errors="replace", newline="") as file:
        yield file
