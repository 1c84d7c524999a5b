"""Properties of the list's dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..opening.state import Several
from ..paper.sheets import PER_PAGE
from ..printing.state import Printing
from .sorting import GRADES, SORTS, STATUSES, is_unfinished
from .state import DIALOG, READING, Listing, Room, Run, problem_of, seconds_left, status_of
from .table_actions import PAGE

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Sentence, State
    from ..words import Words

    Row = tuple[int, str, bool, str, str, str, str, str, bool]

MINUTE = 60


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the properties follow from; just False while the dialog is closed."""
    if state.dialog != DIALOG:
        return (False,)
    return (True,) + tuple([state.part(kind) for kind in (Listing, Room, Run, Printing)])


def offer(state: State, _words: Words) -> Properties:
    """Show the offer of a list if only the first puzzle of a text was opened."""
    first = ("import.first", {}) in state.status
    return {("list-offer", "hidden"): not (first and state.part(Several).text)}


def properties(state: State, words: Words) -> Properties:
    """Return the dialog's properties."""
    if state.dialog != DIALOG:
        return {(DIALOG, "showing"): False}
    listing, room, run = state.part(Listing), state.part(Room), state.part(Run)
    has_list, runs = bool(listing.texts), bool(run.phase)
    values = {
        (DIALOG, "showing"): True,
        ("list-making", "hidden"): has_list or runs,
        ("list-whole", "hidden"): not (has_list or runs),
        ("list-text", "value"): room.draft,
        ("list-problem", "textContent"): words(*room.problem) if room.problem else "",
        ("list-status", "textContent"): _summary(state, words),
        ("list-cut", "hidden"): not room.truncated,
        ("list-unstored", "hidden"): not (room.unstored and has_list),
        ("list-progress", "hidden"): not runs,
        ("list-bar", "max"): max(run.total, 1) if run.phase != READING else 1,
        ("list-bar", "value"): run.done if run.phase != READING else 0,
        ("list-left", "textContent"): _progress(run, len(listing.texts), words),
        ("list-go-on", "hidden"): runs or not is_unfinished(listing, run.graded),
        ("list-cancel", "hidden"): not runs,
        ("list-put-back", "hidden"): room.previous is None or run.phase == READING,
        ("list-graded", "checked"): run.graded,
        ("list-workers-set", "hidden"): run.most < 2,
        ("list-workers", "options"): tuple(
            [(str(count), str(count), True) for count in range(1, run.most + 1)]
        ),
        ("list-workers", "value"): str(run.workers or run.most),
    }
    values.update(_table(listing, words))
    values.update(_paper(state, words))
    return values


def _summary(state: State, words: Words) -> str:
    """Return the results, or the phase of the work, for screen readers, too."""
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
    summary = words("list.all", {"count": len(listing.rows)})
    if parts:
        summary += " " + words.listed(parts) + "."
    elif tally.get("untried"):
        summary = ""
    interruption = _interruption(run, listing, words)
    return interruption + " " + summary if interruption else summary


def _interruption(run: Run, listing: Listing, words: Words) -> str:
    """Return the progress of interrupted work, or ""."""
    tally, total = listing.tally, len(listing.rows)
    code, left = "list.stopped.counting", tally.get("untried", 0)
    if not left and run.graded:
        code, left = "list.stopped.grading", tally.get("ungraded", 0)
        total = tally.get("one", 0)
    return words(code, {"done": total - left, "count": total}) if left else ""


def _progress(run: Run, read: int, words: Words) -> str:
    """Return the progress of the work and the time left."""
    if not run.phase:
        return ""
    if run.phase == READING:
        return words("list.read", {"count": read}) if read else ""
    progress = words("list.done", {"done": run.done, "total": run.total})
    seconds = seconds_left(run)
    return progress + " · " + words(*_time(seconds)) if seconds else progress


def _time(seconds: float) -> Sentence:
    if seconds < MINUTE:
        return "list.seconds", {"count": max(1, int(seconds + 0.5))}
    if seconds < 2 * MINUTE * MINUTE:
        return "list.minutes", {"count": int(seconds / MINUTE + 0.5)}
    return "list.hours", {"count": int(seconds / MINUTE / MINUTE + 0.5)}


def _table(listing: Listing, words: Words) -> Properties:
    """Return the visible page of the table, its filters and its headings."""
    order, start = listing.order, listing.start
    page = order[start : start + PAGE]
    values = {
        ("list-rows", "listing.rows"): tuple([_row(listing, index, words) for index in page]),
        ("list-only", "options"): _options("list.any", "list.status.", STATUSES, words),
        ("list-only", "value"): listing.status,
        ("list-level", "options"): _options("list.any-level", "level.", GRADES, words),
        ("list-level", "value"): listing.level,
        ("list-range", "textContent"): words(
            "list.range", {"first": start + 1, "last": start + len(page), "count": len(order)}
        )
        if page
        else words("list.empty"),
        ("list-back", "aria-disabled"): start == 0,
        ("list-next", "aria-disabled"): start + PAGE >= len(order),
        ("list-title", "textContent"): words("list.named", {"name": listing.name})
        if listing.name
        else words("list.title"),
    }
    for name in SORTS:
        direction = "descending" if listing.descending else "ascending"
        values["list-by-" + name, "aria-sort"] = direction if listing.sort == name else "none"
    return values


def _options(
    every: str, family: str, names: tuple[str, ...], words: Words
) -> tuple[tuple[str, str, bool], ...]:
    options = [("", words(every), True)]
    for name in names:
        code = "list.unknown" if name == "unknown" else family + name
        options.append((name, words(code), True))
    return tuple(options)


def _row(listing: Listing, index: int, words: Words) -> Row:
    """Return a row of the table.

    A row has the puzzle's index, its text, whether it is chosen, its status, level and rating, the
    labels of its button and of its checkbox, and whether it can be chosen.
    """
    row = listing.rows[index]
    fields = (row.split("\t") + [""] * 6)[:6]
    status = words("list.status." + status_of(row) if row else "list.status.untried")
    if fields[5]:
        status += ": " + problem_of(row, words)
    level = fields[1]
    if level:
        level = words("list.ungraded" if level == "unknown" else "level." + level)
    rating = ""
    if fields[2]:
        whole, _point, tenth = fields[2].partition(".")
        rating = words("walk.rated", {"whole": int(whole), "tenth": int(tenth)})
    label = words("list.open", {"number": index + 1})
    tick = words("list.tick", {"number": index + 1})
    chosen = index in listing.chosen
    can_choose = status_of(row) != "unreadable"
    return index, listing.texts[index], chosen, status, level, rating, label, tick, can_choose


def _paper(state: State, words: Words) -> Properties:
    """Return the properties of printing the chosen puzzles."""
    options, chosen = state.part(Printing).options, len(state.part(Listing).chosen)
    return {
        ("list-chosen", "textContent"): words("list.chosen", {"count": chosen})
        if chosen
        else words("list.unchosen"),
        ("list-heading", "value"): options.title,
        ("list-places", "options"): tuple([(str(count), str(count), True) for count in PER_PAGE]),
        ("list-places", "value"): str(options.per_page),
        ("list-solutions", "checked"): options.solutions,
        ("list-codes", "checked"): options.codes,
        ("list-print", "aria-disabled"): not chosen,
    }
