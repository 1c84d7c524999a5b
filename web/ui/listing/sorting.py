"""Filter, order and tally of a list.

A list may have ten thousand puzzles, so the loops over rows are comprehensions, which MicroPython
runs fast, and only distinct values are compared when sorting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grading.state import LEVELS
from .state import NOTHING, UNGRADED

if TYPE_CHECKING:
    from .state import Listing

STATUSES = ("one", "several", "none", "unknown", "unreadable")
"""Statuses, in the order of the column."""
PREFIXES = {"unknown": ("unknown\t", "broke\t")}
"""Beginnings of the rows of a status, where a status has several."""
GRADES = LEVELS + ("beyond", "unknown")
"""Levels, in the order of the column."""
SORTS = ("number", "solutions", "level", "rating")
"""Columns that can sort the list."""


def with_order(listing: Listing) -> Listing:
    """Return the list with its filter and order applied; the page stays if possible."""
    rows = listing.rows
    order = list(range(len(rows)))
    if listing.level:
        order = _select(rows, order, (_level_prefix(listing.level),))
    elif listing.status:
        order = _select(rows, order, _prefixes(listing.status))
    if listing.level and listing.status not in ("", "one"):
        order = []
    if listing.sort != "number":
        order = _sorted(listing, order)
    elif listing.descending:
        order.reverse()
    start = listing.start if listing.start < len(order) else 0
    return listing.but(order=tuple(order), start=start)


def with_tally(listing: Listing) -> Listing:
    """Return the list with the number of rows of each status, and of rows that need work."""
    rows, tally = listing.rows, {}
    for status in STATUSES:
        tally[status] = _count(rows, _prefixes(status))
    tally["untried"] = len([row for row in rows if row == NOTHING])
    tally["left"] = tally["untried"] + _count(rows, ("broke\t",))
    tally["ungraded"] = _count(rows, (UNGRADED,))
    return listing.but(tally=tally)


def is_unfinished(listing: Listing, graded: bool) -> bool:
    """Return whether the last tally has rows that need work."""
    tally = listing.tally
    return bool(tally.get("left") or (graded and tally.get("ungraded")))


def _prefixes(status: str) -> tuple[str, ...]:
    return PREFIXES.get(status, (status + "\t",))


def _level_prefix(level: str) -> str:
    return "one\t" + level + "\t"


def _select(rows: tuple[str, ...], indices: list[int], prefixes: tuple[str, ...]) -> list[int]:
    """Return the indices of rows with one of the prefixes."""
    first = prefixes[0]
    if len(prefixes) == 1:
        return [index for index in indices if rows[index].startswith(first)]
    return [index for index in indices if any(rows[index].startswith(text) for text in prefixes)]


def _count(rows: tuple[str, ...], prefixes: tuple[str, ...]) -> int:
    return sum([len([row for row in rows if row.startswith(text)]) for text in prefixes])


def _sorted(listing: Listing, indices: list[int]) -> list[int]:
    """Return the indices sorted by a column; rows without a value come last."""
    rows = listing.rows
    if listing.sort == "solutions":
        groups = [_select(rows, indices, _prefixes(status)) for status in STATUSES]
    elif listing.sort == "level":
        groups = [_select(rows, indices, (_level_prefix(level),)) for level in GRADES]
    else:
        groups = _by_rating(rows, indices)
    if listing.descending:
        groups.reverse()
    order: list[int] = []
    for group in groups:
        order.extend(group)
    members = set(order)
    return order + [index for index in indices if index not in members]


def _by_rating(rows: tuple[str, ...], indices: list[int]) -> list[list[int]]:
    """Return groups of indices with equal rating, the lowest first."""
    groups: dict[str, list[int]] = {}
    for index in _select(rows, indices, ("one\t",)):
        rating = rows[index].split("\t", 3)[2]
        if rating in groups:
            groups[rating].append(index)
        elif rating:
            groups[rating] = [index]
    return [groups[rating] for rating in sorted(groups, key=float)]
