"""The list as a CSV table, in the format of the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import problem_of, status_of

if TYPE_CHECKING:
    from ..words import Words
    from .state import Listing

CSV = "text/csv;charset=utf-8"
COLUMNS = "number,puzzle,solution,status,unique,level,rating,effort,error"
SOLVED, INFEASIBLE, LIMIT = "solved", "infeasible", "limit"
STATUSES = {
    "one": (SOLVED, "true"),
    "several": (SOLVED, "false"),
    "none": (INFEASIBLE, "false"),
    "unknown": (LIMIT, ""),
}
"""The command's status, and whether the solution is unique; unreadable puzzles and puzzles without
a result have neither."""
LEVELS = {"beyond": "extreme", "unknown": ""}
"""The command's names of levels that differ from the page's."""
LINE_END = "\r\n"
"""Line ending of RFC 4180."""


def csv(listing: Listing, words: Words) -> str:
    """Return the CSV text of the table's puzzles, in their order.

    Args:
        listing: the list.
        words: the words for errors.
    """
    lines = [COLUMNS]
    for index in listing.order:
        row = listing.rows[index]
        _status, level, rating, effort, solution = (row.split("\t") + [""] * 5)[:5]
        status, unique = STATUSES.get(status_of(row), ("", ""))
        results = [solution, status, unique, LEVELS.get(level, level), rating, effort]
        fields = [str(index + 1), quoted(listing.texts[index])] + results
        lines.append(",".join(fields + [quoted(_error(row, level, words))]))
    return LINE_END.join(lines) + LINE_END


def _error(row: str, level: str, words: Words) -> str:
    """Return the reason why results are missing, or ""."""
    status = status_of(row)
    if status in ("unreadable", "broke"):
        return problem_of(row, words) or words("list.status." + status)
    if status == "unknown":
        return words("list.status.unknown")
    return words("list.level") + ": " + words("list.ungraded") if level == "unknown" else ""


def quoted(text: str) -> str:
    """Return a text as a CSV field, in quotes if necessary.

    >>> quoted("1..2"), quoted("1..2;a,b")
    ('1..2', '"1..2;a,b"')
    """
    if any(sign in text for sign in '",\n\r'):
        return '"' + text.replace('"', '""') + '"'
    return text
