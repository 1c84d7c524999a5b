"""Lists of puzzles: import, number of solutions, and grades."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

import sudoku_core as sc

from .making import ASSUME_UNIQUE, GRADE_STATUS
from .plain import Extra, Post, message_data
from .sharing import UNSUPPORTED

if TYPE_CHECKING:
    from protocol import LinesReply, LinesRequest, RowsReply, RowsRequest

BATCH = 200
"""Number of puzzles per event, so that the page stays responsive."""
SAMPLE_LINES, LONG = 3, 64
"""A text has one puzzle per line if its first lines are this long and each is a puzzle."""
PLAIN = re.compile(r"[.1-9]{81}")
"""Pattern of a plain 9×9 puzzle in one line, which needs no parsing."""
LONGEST_LINE = 200
"""Characters shown of a line that is no puzzle."""
ANSWER_SECONDS = 0.7
"""Time after which a reply is sent, whatever the number of its rows."""
SOLVE_SECONDS, GRADE_SECONDS = 5.0, 10.0
"""Time limits per puzzle for its solutions and for its grade."""
SMALL = 9
"""Largest side of plain boards on which the search always ends soon."""


def lines(request: LinesRequest, post: Post, _extra: Extra) -> LinesReply:
    """Post all puzzles of a text; an unreadable puzzle gets its row at once."""
    texts: list[str] = []
    unreadable: list[list[object]] = []
    count = 0

    def send() -> None:
        post(
            {
                "kind": "lines",
                "id": request["id"],
                "texts": [*texts],
                "unreadable": [*unreadable],
            }
        )
        texts.clear()
        unreadable.clear()

    for text, problem in _read(request["text"]):
        if problem:
            unreadable.append([len(texts), _row("unreadable", problem=problem)])
        texts.append(text)
        count += 1
        if len(texts) == BATCH:
            send()
    if texts:
        send()
    return {"status": "read", "count": count}


def _read(text: str) -> Iterator[tuple[str, sc.Message | None]]:
    """Yield each puzzle as a line, with the problem of an unreadable puzzle."""
    source_lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if _has_puzzle_per_line(source_lines):
        for number, line in enumerate(source_lines, 1):
            if line.strip():
                yield _parse_line(line, number)
        return
    for document in sc.formats.read_many(text):
        if isinstance(document, sc.ParseError):
            index = document.line - 1
            line = source_lines[index] if index < len(source_lines) else ""
            yield _unreadable(line, document.message)
        else:
            yield _to_line(document)


def _to_line(document: sc.formats.Document) -> tuple[str, sc.Message | None]:
    """Return a puzzle as a line, and the message about unsupported rules."""
    unsupported = [message for message in document.messages if message.code in UNSUPPORTED]
    # A count of solutions without some of the rules would mislead.
    return sc.format_grid(document.puzzle), unsupported[0] if unsupported else None


def _has_puzzle_per_line(source_lines: list[str]) -> bool:
    """Return whether each line is a puzzle by itself, judged by the first lines."""
    first = list(islice((line for line in source_lines if line.strip()), SAMPLE_LINES))
    return bool(first) and all(
        len(line) >= LONG and "://" not in line and _parse_line(line, 1)[1] is None
        for line in first
    )


def _parse_line(line: str, number: int) -> tuple[str, sc.Message | None]:
    plain = line.strip().replace("0", ".")
    if PLAIN.fullmatch(plain):
        return plain, None
    try:
        return _to_line(sc.formats.read(line))
    except sc.ParseError as error:
        message = error.message
        return _unreadable(line, sc.Message(message.code, **{**message.params, "line": number}))
    except sc.InputError as error:
        return _unreadable(line, error.message)


def _unreadable(line: str, message: sc.Message) -> tuple[str, sc.Message]:
    return " ".join(line.split())[:LONGEST_LINE], message


def rows(request: RowsRequest, _post: Post, _extra: Extra) -> RowsReply:
    """Return the rows of the first puzzles, as many as the time allows."""
    end = perf_counter() + ANSWER_SECONDS
    result: list[str] = []
    for text in request["puzzles"]:
        result.append(_row_of(text, request["grade"]))
        if perf_counter() > end:
            break
    return {"status": "listed", "rows": result}


def _row_of(text: str, graded: bool) -> str:
    """Return the row of a puzzle; a failure becomes the row's problem."""
    try:
        puzzle = sc.parse(text)
        status, solution = _solve(puzzle)
        if status != "one" or not solution:
            return _row(status)
        grade = _grade(puzzle) if graded else ("", "", "")
        return _row(status, *grade, sc.format_grid(solution, "line", digits=puzzle.digits))
    except sc.InputError as error:
        return _row("unreadable", problem=error.message)
    except Exception as error:  # the rest of the list must go on
        return _row("broke", problem=sc.Message("engine.broke", reason=repr(error)))


def _row(
    status: str,
    level: str = "",
    rating: str = "",
    effort: str = "",
    solution: str = "",
    problem: sc.Message | None = None,
) -> str:
    reason = json.dumps(message_data(problem)) if problem else ""
    return "\t".join((status, level, rating, effort, solution, reason))


def _solve(puzzle: sc.Puzzle) -> tuple[str, sc.Grid | None]:
    """Return the number of solutions as a status, and a solution for the status "one"."""
    if puzzle.side > SMALL or puzzle.rules:
        count = sc.count_solutions(puzzle, time_limit=SOLVE_SECONDS)
        if count.unique is None:
            return "unknown", None
        if count.found != 1:
            return ("several" if count.found else "none"), None
        solution = sc.solve(puzzle, time_limit=SOLVE_SECONDS).grid
        return ("one", solution) if solution else ("unknown", None)
    first_two = list(sc.solutions(puzzle, 2))
    return ("none", "one", "several")[len(first_two)], first_two[0] if first_two else None


def _grade(puzzle: sc.Puzzle) -> tuple[str, str, str]:
    """Return level, rating and effort, if found without sums and within the time limit."""
    end = perf_counter() + GRADE_SECONDS
    grade = sc.grade(
        puzzle,
        unique=ASSUME_UNIQUE,
        extra={},
        on_progress=lambda _step: perf_counter() > end,
    )
    status = GRADE_STATUS[grade.status]
    if status == "unfinished":
        return "unknown", "", ""
    level = grade.level if status == "solved" else "beyond"
    return level, f"{grade.rating:.1f}", f"{grade.effort:.1f}"
