"""Lists of puzzles: read, and how many solutions each has, and how hard each is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING

import sudoku_core as sc

from .making import ENDED, LONE
from .plain import Extra, Post, message_data
from .sharing import UNREAD

if TYPE_CHECKING:
    from protocol import LinesReply, LinesRequest, RowsReply, RowsRequest

PART = 200
"""So many puzzles are told at a time, for the page to stay at hand."""
ALONE, LONG = 3, 64
"""Where so many lines at the beginning are so long, and a puzzle each, all are read alone."""
PLAIN = re.compile(r"[.1-9]{81}")
"""What most lists are made of: it need not be read and written to be what it is."""
LONGEST_LINE = 200
"""So much is told of a line that is no puzzle."""
ANSWER_SECONDS = 0.7
"""After so long an answer goes, of however many puzzles."""
SECONDS, GRADE_SECONDS = 5.0, 10.0
"""How long it is looked for solutions of a puzzle, and for its grade."""
SMALL = 9
"""On plain boards up to this side, the search always comes to its end soon."""


def lines(request: LinesRequest, post: Post, _extra: Extra) -> LinesReply:
    """Read all puzzles of a text; what is none has its row at once."""
    texts: list[str] = []
    unread: list[list[object]] = []
    count = 0

    def tell() -> None:
        post({"kind": "lines", "id": request["id"], "texts": [*texts], "unread": [*unread]})
        texts.clear()
        unread.clear()

    for text, problem in _read(request["text"]):
        if problem:
            unread.append([len(texts), _row("unreadable", problem=problem)])
        texts.append(text)
        count += 1
        if len(texts) == PART:
            tell()
    if texts:
        tell()
    return {"status": "read", "count": count}


def _read(text: str) -> Iterator[tuple[str, sc.Message | None]]:
    """Each puzzle as a line, and what is wrong with it."""
    written = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if _stand_alone(written):
        for number, line in enumerate(written, 1):
            if line.strip():
                yield _of_line(line, number)
        return
    for found in sc.formats.read_many(text):
        if isinstance(found, sc.ParseError):
            yield _bad(written[found.line - 1] if found.line <= len(written) else "", found.message)
            continue
        yield _opened(found)


def _opened(document: sc.formats.Document) -> tuple[str, sc.Message | None]:
    """A puzzle as a line, and what of its rules is left out."""
    left_out = [one for one in document.messages if one.code in UNREAD]
    # What is counted without a rule would mislead.
    return sc.format_grid(document.puzzle), left_out[0] if left_out else None


def _stand_alone(written: list[str]) -> bool:
    """Whether there is a puzzle a line, so that no line need be read together with another."""
    first = list(islice((line for line in written if line.strip()), ALONE))
    return bool(first) and all(
        len(line) >= LONG and "://" not in line and _of_line(line, 1)[1] is None for line in first
    )


def _of_line(line: str, number: int) -> tuple[str, sc.Message | None]:
    plain = line.strip().replace("0", ".")
    if PLAIN.fullmatch(plain):
        return plain, None
    try:
        return _opened(sc.formats.read(line))
    except sc.ParseError as error:
        message = error.message
        return _bad(line, sc.Message(message.code, **{**message.params, "line": number}))
    except sc.InputError as error:
        return _bad(line, error.message)


def _bad(line: str, message: sc.Message) -> tuple[str, sc.Message]:
    return " ".join(line.split())[:LONGEST_LINE], message


def rows(request: RowsRequest, _post: Post, _extra: Extra) -> RowsReply:
    """Look at puzzles one after the other, until it is time to answer."""
    end = perf_counter() + ANSWER_SECONDS
    found: list[str] = []
    for text in request["puzzles"]:
        found.append(_looked_at(text, request["grade"]))
        if perf_counter() > end:
            break
    return {"status": "listed", "rows": found}


def _looked_at(text: str, graded: bool) -> str:
    """The row of a puzzle; whatever is wrong with it stays there."""
    try:
        puzzle = sc.parse(text)
        status, solution = _solved(puzzle)
        if status != "one" or not solution:
            return _row(status)
        told = _graded(puzzle) if graded else ("", "", "")
        return _row(status, *told, sc.format_grid(solution, "line", digits=puzzle.digits))
    except sc.InputError as error:
        return _row("unreadable", problem=error.message)
    except Exception as error:  # the others of the list must not wait for ever
        return _row("broke", problem=sc.Message("engine.broke", reason=repr(error)))


def _row(
    status: str,
    level: str = "",
    rating: str = "",
    effort: str = "",
    solution: str = "",
    problem: sc.Message | None = None,
) -> str:
    told = json.dumps(message_data(problem)) if problem else ""
    return "\t".join((status, level, rating, effort, solution, told))


def _solved(puzzle: sc.Puzzle) -> tuple[str, sc.Grid | None]:
    """How many solutions there are, as a status, and one of them where there is one."""
    if puzzle.side > SMALL or puzzle.rules:
        counted = sc.count_solutions(puzzle, time_limit=SECONDS)
        if counted.unique is None:
            return "unknown", None
        if counted.found != 1:
            return ("several" if counted.found else "none"), None
        only = sc.solve(puzzle, time_limit=SECONDS).grid
        return ("one", only) if only else ("unknown", None)
    found = list(sc.solutions(puzzle, 2))
    return ("none", "one", "several")[len(found)], found[0] if found else None


def _graded(puzzle: sc.Puzzle) -> tuple[str, str, str]:
    """Level, rating and effort, as far as they are found without sums and in time."""
    end = perf_counter() + GRADE_SECONDS
    found = sc.grade(puzzle, unique=LONE, extra={}, on_progress=lambda _step: perf_counter() > end)
    if ENDED[found.status] == "unfinished":
        return "unknown", "", ""
    level = found.level if ENDED[found.status] == "solved" else "beyond"
    return level, f"{found.rating:.1f}", f"{found.effort:.1f}"
