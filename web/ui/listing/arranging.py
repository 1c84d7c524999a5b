"""Which puzzles of a list are shown, and in which order.

A list may have ten thousand: what is done for each is left to MicroPython's own loops as far as can
be, and nothing is compared with each other but what is different.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grading.state import LEVELS
from .state import NOTHING, UNGRADED

if TYPE_CHECKING:
    from .state import Listing

STATUSES = ("one", "several", "none", "unknown", "unreadable")
"""What is said of how many solutions a puzzle has, in the order of the column."""
BEGINNINGS = {"unknown": ("unknown\t", "broke\t")}
"""How rows begin that are called by a status, where there are several ways."""
GRADES = LEVELS + ("beyond", "unknown")
"""What is said of how hard a puzzle is, in the order of the column."""
SORTS = ("number", "solutions", "level", "rating")
"""The columns by which a list can be sorted."""


def arranged(listing: Listing) -> Listing:
    """The list with those in its order that are to be shown; the page stays as far as it can."""
    rows = listing.rows
    found = list(range(len(rows)))
    if listing.level:
        found = _beginning(rows, found, (_graded(listing.level),))
    elif listing.only:
        found = _beginning(rows, found, _of_status(listing.only))
    if listing.level and listing.only not in ("", "one"):
        found = []
    if listing.sort != "number":
        found = _sorted(listing, found)
    elif listing.down:
        found.reverse()
    start = listing.start if listing.start < len(found) else 0
    return listing.but(order=tuple(found), start=start)


def tallied(listing: Listing) -> Listing:
    """The list, and how many rows it has of each status, not looked at, and to be looked at."""
    rows, tally = listing.rows, {}
    for status in STATUSES:
        tally[status] = _count(rows, _of_status(status))
    tally["untried"] = len([row for row in rows if row == NOTHING])
    tally["left"] = tally["untried"] + _count(rows, ("broke\t",))
    tally["ungraded"] = _count(rows, (UNGRADED,))
    return listing.but(tally=tally)


def lacks(listing: Listing, graded: bool) -> bool:
    """Whether anything is left to be found of the list as it was tallied last."""
    tally = listing.tally
    return bool(tally.get("left") or (graded and tally.get("ungraded")))


def _of_status(status: str) -> tuple[str, ...]:
    return BEGINNINGS.get(status, (status + "\t",))


def _graded(level: str) -> str:
    return "one\t" + level + "\t"


def _beginning(rows: tuple[str, ...], places: list[int], ways: tuple[str, ...]) -> list[int]:
    """Those of the places whose rows begin in one of the ways."""
    way = ways[0]
    if len(ways) == 1:
        return [place for place in places if rows[place].startswith(way)]
    return [place for place in places if any(rows[place].startswith(one) for one in ways)]


def _count(rows: tuple[str, ...], ways: tuple[str, ...]) -> int:
    return sum([len([row for row in rows if row.startswith(way)]) for way in ways])


def _sorted(listing: Listing, places: list[int]) -> list[int]:
    """Places by what a column says; those of which it says nothing come last."""
    rows = listing.rows
    if listing.sort == "solutions":
        groups = [_beginning(rows, places, _of_status(status)) for status in STATUSES]
    elif listing.sort == "level":
        groups = [_beginning(rows, places, (_graded(level),)) for level in GRADES]
    else:
        groups = _by_rating(rows, places)
    if listing.down:
        groups.reverse()
    found: list[int] = []
    for group in groups:
        found.extend(group)
    known = set(found)
    return found + [place for place in places if place not in known]


def _by_rating(rows: tuple[str, ...], places: list[int]) -> list[list[int]]:
    """Places with the same rating together, the lowest first."""
    groups: dict[str, list[int]] = {}
    for place in _beginning(rows, places, ("one\t",)):
        rating = rows[place].split("\t", 3)[2]
        if rating in groups:
            groups[rating].append(place)
        elif rating:
            groups[rating] = [place]
    return [groups[rating] for rating in sorted(groups, key=float)]
