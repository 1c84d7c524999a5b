"""A list as a table for other programs, as the command writes one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import problem_of, solutions

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
"""What the command calls each, and whether there is one solution only; it calls nothing what it
could not look at, and neither is said of what was not looked at yet."""
LEVELS = {"beyond": "extreme", "unknown": ""}
"""The command's words for levels, where they are others."""
ENDINGS = "\r\n"
"""Of lines, as the format's description has them."""


def csv(listing: Listing, words: Words) -> str:
    """The puzzles that are shown, in their order, each with what is known of it.

    Args:
        listing: has them.
        words: for what went wrong.
    """
    lines = [COLUMNS]
    for place in listing.order:
        row = listing.rows[place]
        _status, level, rating, effort, solution = (row.split("\t") + [""] * 5)[:5]
        status, unique = STATUSES.get(solutions(row), ("", ""))
        told = [solution, status, unique, LEVELS.get(level, level), rating, effort]
        fields = [str(place + 1), quoted(listing.texts[place])] + told
        lines.append(",".join(fields + [quoted(_error(row, level, words))]))
    return ENDINGS.join(lines) + ENDINGS


def _error(row: str, level: str, words: Words) -> str:
    """Why there is nothing more to say."""
    status = solutions(row)
    if status in ("unreadable", "broke"):
        return problem_of(row, words) or words("list.status." + status)
    if status == "unknown":
        return words("list.status.unknown")
    return words("list.level") + ": " + words("list.ungraded") if level == "unknown" else ""


def quoted(text: str) -> str:
    """A text as a field: between quotes where it has a comma, quotes or more lines.

    >>> quoted("1..2"), quoted("1..2;a,b")
    ('1..2', '"1..2;a,b"')
    """
    if any(sign in text for sign in '",\n\r'):
        return '"' + text.replace('"', '""') + '"'
    return text
