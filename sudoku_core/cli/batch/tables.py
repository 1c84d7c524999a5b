"""Write answers as rows of a table: CSV, JSON Lines or Parquet, by the file's ending."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TextIO

from ...formats.text.letters import ALPHABET
from ...language.messages import InputError, Message
from ..streams import reason_of
from . import JSON_LINES, PARQUET, TABLES, columns_of
from .sources import EXTRA

Row = Mapping[str, object]
FLOATS = ("rating", "effort", "seconds")
WHOLE = ("found", "narrowest", "steps")
TRUTHS = ("unique", "complete", "valid", "full")
ROW_GROUP = 20_000
KNOWN = (".csv", *TABLES)


def row_of(command: str, puzzle: str, answer: Mapping[str, Any], seconds: float) -> Row:
    """Return an answer as a row.

    Args:
        command: name of the command.
        puzzle: the text of the puzzle.
        answer: the command's answer with ``--json``.
        seconds: the time of the answer.
    """
    row = {name: answer.get(name) for name in columns_of(command)}
    row["puzzle"] = puzzle
    row["seconds"] = round(seconds, 6)
    if "solution" in row:
        row["solution"] = _line(answer.get("grid"))
    if "conflicts" in row:
        row["conflicts"] = " ".join(answer.get("conflicts") or ())
    if "steps" in row and "steps" in answer:
        used = Counter([step["technique"] for step in answer["steps"]])
        row["steps"] = len(answer["steps"])
        row["techniques"] = "; ".join([f"{name} {count}" for name, count in used.items()])
    if row.get("proof_size") is not None:
        row["proof_size"] = str(row["proof_size"])
    return row


def _line(grid: list[list[int | None]] | None) -> str | None:
    """Return a grid as one line, with a dash for each gap."""
    if grid is None:
        return None
    values = [value for row in grid for value in row]
    if max(value or 0 for value in values) < len(ALPHABET):
        return "".join(["-" if value is None else ALPHABET[value] for value in values])
    return ",".join(["-" if value is None else str(value) for value in values])


@contextmanager
def table_to(name: str, command: str, resume: bool) -> Iterator[tuple[Iterator[str], Write]]:
    """Yield the puzzles that a table already has, and the function that writes a row.

    Args:
        name: name of the file.
        command: name of the command.
        resume: whether to continue an interrupted table.

    Yields:
        The puzzles, to be read before the first row is written, and the function.

    Raises:
        InputError: the ending is unknown; or the file exists, and is not to be or cannot be
            continued; or it cannot be written.
    """
    path = Path(name)
    if path.suffix.lower() not in KNOWN:
        raise InputError(Message("batch.ending", name=name, known=", ".join(KNOWN)))
    is_parquet = path.suffix.lower() == PARQUET
    there = path.is_file() and path.stat().st_size > 0
    if there and (is_parquet or not resume):
        raise InputError(Message("batch.exists" if is_parquet else "batch.there", name=name))
    columns = columns_of(command)
    try:
        if is_parquet:
            with _parquet_to(path, columns) as write:
                yield iter(()), write
            return
        begun = there and _cut(path, columns)
        done = _lines(path) if begun else iter(())
        # Line by line, so that the rows stay if the run is interrupted.
        with path.open("a", encoding="utf-8", newline="", buffering=1) as file:
            if path.suffix.lower() in JSON_LINES:
                yield done, lambda row: _write_json(file, row)
            else:
                with _csv_to(file, columns, begun) as write:
                    yield done, write
    except BrokenPipeError:  # of standard output, not of the table
        raise
    except OSError as error:  # on opening or later, such as a full disk
        reason = reason_of(error)
        raise InputError(Message("batch.unwritten", name=name, reason=reason)) from error


Write = Callable[[Row], object]


def _write_json(file: TextIO, row: Row) -> None:
    file.write(json.dumps(row) + "\n")


def _shown(row: Row) -> Row:
    """Return a row with its booleans in lower case, as in JSON."""
    return {
        name: str(value).lower() if isinstance(value, bool) else value
        for name, value in row.items()
    }


@contextmanager
def _csv_to(file: TextIO, columns: tuple[str, ...], begun: bool) -> Iterator[Write]:
    """Yield the function that writes a row of CSV; the first call writes the header too.

    The header is not written earlier, so that a run without answers leaves an empty file.
    """
    writer = csv.DictWriter(file, columns, lineterminator="\n")
    named = begun

    def write(row: Row) -> None:
        nonlocal named
        if not named:
            writer.writeheader()
            named = True
        writer.writerow(_shown(row))

    yield write
    if not named:
        writer.writeheader()


def _cut(path: Path, columns: tuple[str, ...]) -> bool:
    """Cut an incomplete last row off an interrupted table; return whether any line is left.

    Raises:
        InputError: the file is another table, or no table; then nothing is cut.
    """
    with path.open("r+b") as file:
        if not _begins(path, file.readline(), columns):
            raise InputError(Message("batch.other", name=str(path), known=", ".join(columns)))
        file.seek(0)
        whole = sum(len(line) for line in file if line.endswith(b"\n"))
        file.truncate(whole)
    return whole > 0


def _begins(path: Path, line: bytes, columns: tuple[str, ...]) -> bool:
    """Return whether a line, perhaps incomplete, can be the first of a table of these columns."""
    is_json, is_whole = path.suffix.lower() in JSON_LINES, line.endswith(b"\n")
    if is_json and is_whole:
        try:
            return tuple(json.loads(line)) == columns
        except (ValueError, TypeError):
            return False
    head = b'{"puzzle": "' if is_json else ",".join(columns).encode()
    return line.rstrip(b"\r\n") == head if is_whole else line[: len(head)] == head[: len(line)]


def _lines(path: Path) -> Iterator[str]:
    """Yield the puzzles of a table, row by row.

    Raises:
        InputError: a line is no row of the table.
    """
    try:
        with path.open(encoding="utf-8", newline="") as text:
            is_json = path.suffix.lower() in JSON_LINES
            for row in map(json.loads, text) if is_json else csv.DictReader(text):
                yield row["puzzle"]
    except (ValueError, KeyError, TypeError, csv.Error) as error:
        raise InputError(Message("batch.unlike", name=str(path))) from error


@contextmanager
def _parquet_to(path: Path, columns: tuple[str, ...]) -> Iterator[Write]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise InputError(Message("batch.parquet", install=EXTRA)) from error
    kinds = {
        **dict.fromkeys(FLOATS, pyarrow.float64()),
        **dict.fromkeys(WHOLE, pyarrow.int64()),
        **dict.fromkeys(TRUTHS, pyarrow.bool_()),
    }
    schema = pyarrow.schema([(name, kinds.get(name, pyarrow.string())) for name in columns])
    rows: list[Row] = []
    writers: list[Any] = []  # made with the first rows, as in _csv_to
    path.open("a").close()
    with ExitStack() as stack:

        def write_out() -> None:
            if not writers:
                writers.append(stack.enter_context(parquet.ParquetWriter(path, schema)))
            writers[0].write_table(pyarrow.Table.from_pylist(rows, schema))
            rows.clear()

        def write(row: Row) -> None:
            rows.append(row)
            if len(rows) == ROW_GROUP:
                write_out()

        try:
            yield write
        except BaseException:
            if rows:
                write_out()
            raise
        write_out()
