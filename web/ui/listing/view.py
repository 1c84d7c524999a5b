"""What the room of the list shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..opening.state import Several
from ..paper.sheets import PER_PAGE
from ..printing.state import Printing
from .arranging import GRADES, SORTS, STATUSES, lacks
from .showing import PAGE
from .state import DIALOG, READING, Listing, Room, Run, problem_of, seconds_left, solutions

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Sentence, State
    from ..words import Words

    Row = tuple[int, str, bool, str, str, str, str, str, bool]

MINUTE = 60


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from; only the room's being open, while it is not."""
    if state.dialog != DIALOG:
        return (False,)
    return (True,) + tuple([state.part(kind) for kind in (Listing, Room, Run, Printing)])


def offer(state: State, _words: Words) -> Properties:
    """A list is offered where only the first puzzle of a text was opened."""
    first = ("import.first", {}) in state.status
    return {("list-offer", "hidden"): not (first and state.part(Several).text)}


def properties(state: State, words: Words) -> Properties:
    """The properties, by element and name."""
    if state.dialog != DIALOG:
        return {(DIALOG, "showing"): False}
    listing, room, run = state.part(Listing), state.part(Room), state.part(Run)
    there, runs = bool(listing.texts), bool(run.phase)
    shown = {
        (DIALOG, "showing"): True,
        ("list-making", "hidden"): there or runs,
        ("list-whole", "hidden"): not (there or runs),
        ("list-text", "value"): room.draft,
        ("list-problem", "textContent"): words(*room.problem) if room.problem else "",
        ("list-told", "textContent"): _told(state, words),
        ("list-cut", "hidden"): not room.cut,
        ("list-unkept", "hidden"): not (room.unkept and there),
        ("list-progress", "hidden"): not runs,
        ("list-bar", "max"): max(run.total, 1) if run.phase != READING else 1,
        ("list-bar", "value"): run.done if run.phase != READING else 0,
        ("list-left", "textContent"): _left(run, len(listing.texts), words),
        ("list-go-on", "hidden"): runs or not lacks(listing, run.graded),
        ("list-cancel", "hidden"): not runs,
        ("list-put-back", "hidden"): room.before is None or run.phase == READING,
        ("list-graded", "checked"): run.graded,
        ("list-workers-set", "hidden"): run.most < 2,
        ("list-workers", "options"): tuple(
            [(str(one), str(one), True) for one in range(1, run.most + 1)]
        ),
        ("list-workers", "value"): str(run.wanted or run.most),
    }
    shown.update(_table(listing, words))
    shown.update(_paper(state, words))
    return shown


def _told(state: State, words: Words) -> str:
    """How the work stands, where that is worth being said aloud."""
    run, listing = state.part(Run), state.part(Listing)
    if run.phase:
        return words("list." + run.phase)
    if not listing.texts:
        return ""
    tally = listing.tally
    parts = [
        words("list.count." + status, {"count": tally[status]})
        for status in STATUSES
        if tally.get(status)
    ]
    told = words("list.all", {"count": len(listing.rows)})
    if parts:
        told += " " + words.listed(parts) + "."
    elif tally.get("untried"):
        told = ""
    stopped = _stopped(run, listing, words)
    return stopped + " " + told if stopped else told


def _stopped(run: Run, listing: Listing, words: Words) -> str:
    """How far the work has come that goes on when one wants it to."""
    tally, total = listing.tally, len(listing.rows)
    code, left = "list.stopped.counting", tally.get("untried", 0)
    if not left and run.graded:
        code, left = "list.stopped.grading", tally.get("ungraded", 0)
        total = tally.get("one", 0)
    return words(code, {"done": total - left, "count": total}) if left else ""


def _left(run: Run, read: int, words: Words) -> str:
    """How far the work is, and how long it will take."""
    if not run.phase:
        return ""
    if run.phase == READING:
        return words("list.read", {"count": read}) if read else ""
    told = words("list.done", {"done": run.done, "total": run.total})
    seconds = seconds_left(run)
    return told + " · " + words(*_time(seconds)) if seconds else told


def _time(seconds: float) -> Sentence:
    if seconds < MINUTE:
        return "list.seconds", {"count": max(1, int(seconds + 0.5))}
    if seconds < 2 * MINUTE * MINUTE:
        return "list.minutes", {"count": int(seconds / MINUTE + 0.5)}
    return "list.hours", {"count": int(seconds / MINUTE / MINUTE + 0.5)}


def _table(listing: Listing, words: Words) -> Properties:
    """The page of the table that is in sight, and what chooses it."""
    order, start = listing.order, listing.start
    places = order[start : start + PAGE]
    shown = {
        ("list-rows", "listing.rows"): tuple([_row(listing, place, words) for place in places]),
        ("list-only", "options"): _options("list.any", "list.status.", STATUSES, words),
        ("list-only", "value"): listing.only,
        ("list-level", "options"): _options("list.any-level", "level.", GRADES, words),
        ("list-level", "value"): listing.level,
        ("list-range", "textContent"): words(
            "list.range", {"first": start + 1, "last": start + len(places), "count": len(order)}
        )
        if places
        else words("list.empty"),
        ("list-back", "aria-disabled"): start == 0,
        ("list-next", "aria-disabled"): start + PAGE >= len(order),
        ("list-title", "textContent"): words("list.named", {"name": listing.name})
        if listing.name
        else words("list.title"),
    }
    for name in SORTS:
        way = ("descending" if listing.down else "ascending") if listing.sort == name else "none"
        shown["list-by-" + name, "aria-sort"] = way
    return shown


def _options(
    every: str, family: str, names: tuple[str, ...], words: Words
) -> tuple[tuple[str, str, bool], ...]:
    options = [("", words(every), True)]
    for name in names:
        code = "list.unknown" if name == "unknown" else family + name
        options.append((name, words(code), True))
    return tuple(options)


def _row(listing: Listing, place: int, words: Words) -> Row:
    """A puzzle: its place, text, whether it is chosen, what is known, the names of what opens and
    of what chooses it, and whether it can be chosen."""
    row = listing.rows[place]
    fields = (row.split("\t") + [""] * 6)[:6]
    status = words("list.status." + solutions(row) if row else "list.status.untried")
    if fields[5]:
        status += ": " + problem_of(row, words)
    level = fields[1]
    if level:
        level = words("list.ungraded" if level == "unknown" else "level." + level)
    rating = ""
    if fields[2]:
        whole, _point, tenth = fields[2].partition(".")
        rating = words("walk.rated", {"whole": int(whole), "tenth": int(tenth)})
    named = words("list.open", {"number": place + 1})
    tick = words("list.tick", {"number": place + 1})
    chosen = place in listing.chosen
    free = solutions(row) != "unreadable"
    return place, listing.texts[place], chosen, status, level, rating, named, tick, free


def _paper(state: State, words: Words) -> Properties:
    """How the chosen ones are printed."""
    options, count = state.part(Printing).options, len(state.part(Listing).chosen)
    return {
        ("list-chosen", "textContent"): words("list.chosen", {"count": count})
        if count
        else words("list.unchosen"),
        ("list-heading", "value"): options.title,
        ("list-places", "options"): tuple([(str(one), str(one), True) for one in PER_PAGE]),
        ("list-places", "value"): str(options.per_page),
        ("list-solutions", "checked"): options.solutions,
        ("list-codes", "checked"): options.codes,
        ("list-print", "aria-disabled"): not count,
    }
