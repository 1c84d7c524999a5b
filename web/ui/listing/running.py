"""Which puzzles of the list are asked about next, and what the answers make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import sentence
from . import effects as fx
from .arranging import arranged, tallied
from .state import COUNTING, DIALOG, GRADING, NOTHING, READING, UNGRADED, Listing, Room, Run

if TYPE_CHECKING:
    from typing import Any

    from protocol import ErrorReply, LinesRequest, OverdueReply, RowsReply, RowsRequest

    from ..feature import Next
    from ..state import Effects, Sentence, State

LIMIT = 60
"""Seconds for an answer, after which the worker is given up; the engine answers much sooner."""
MOST_AT_ONCE = 500
"""Puzzles that are asked about at once."""
ARRANGE_MILLISECONDS, KEEP_MILLISECONDS = 2000, 5000
"""Between two times that what came is sorted in, and written down; a long list is sorted seldom."""
BROKE = "broke\t\t\t\t\t"
"""The row of a puzzle by which a worker ended twice."""


def read(state: State, text: str) -> Next:
    """A worker is asked to read a text."""
    number = state.requests + 1
    request: LinesRequest = {"op": "lines", "id": number, "text": text}
    run = state.part(Run).but(phase=READING, asked={number: ()}, again=(), alone=(), waits=False)
    return state.but(requests=number).with_parts(run), [fx.send(request)]


def begin(state: State) -> Next:
    """The work goes on where it was: first all solutions are counted, then grades are found."""
    rows, run = state.part(Listing).rows, state.part(Run)
    phase = ""
    if NOTHING in rows:
        phase, total = COUNTING, len(rows)
        left = len([row for row in rows if row == NOTHING])
    elif run.graded:
        total = len([row for row in rows if row.startswith("one\t")])
        left = len([row for row in rows if row.startswith(UNGRADED)])
        phase = GRADING if left else ""
    if not phase:
        return end(state)
    run = run.but(
        phase=phase, asked={}, again=(), alone=(), place=0, size=1, total=total, done=total - left,
        base=0, since=0.0, waits=False,
    )  # fmt: skip
    return _fill(state.with_parts(run, state.part(Room).but(problem=None)))


def end(state: State, waits: bool = False) -> Next:
    """Nothing runs any more; what is known is written down.

    Args:
        state: before.
        waits: whether it goes on when the room is opened again.
    """
    run, room = state.part(Run), state.part(Room)
    if not run.phase:
        return state, []
    if run.phase == READING:
        return unread(state, None)
    run = run.but(phase="", asked={}, again=(), waits=waits)
    listing = tallied(arranged(state.part(Listing)))
    state = state.with_parts(run, room.but(arranged=state.now), listing)
    return state, [fx.end(), kept(state)]


def unread(state: State, problem: Sentence | None) -> Next:
    """A text is not read after all, for a reason or because nobody waits; the list before stays."""
    run, room = state.part(Run).but(phase="", asked={}), state.part(Room)
    room, before = room.but(problem=problem, before=None, cut=False), room.before
    state = state.with_parts(run, room, before or Listing())
    # It may have been forgotten, where it was removed before the other came.
    return state, [fx.end()] + (all_kept(state) if before else [fx.forget()])


def told(state: State, event: Any) -> Next:
    """A worker says something; what was let go is not heard any more."""
    run, number = state.part(Run), event["id"]
    if number not in run.asked:
        return state, []
    if event["kind"] == "lines":
        return _lines(state, event), []
    if event["kind"] != "reply":
        return state, []
    asked = dict(run.asked)
    puzzles = asked.pop(number)
    state = state.with_parts(run.but(asked=asked))
    if run.phase == READING:
        return _read(state, event["reply"])
    return _answered(state, puzzles, event["reply"])


def gone(state: State, reason: Any) -> Next:
    """No worker can be had."""
    state, effects = end(state)
    return state.with_parts(state.part(Room).but(problem=sentence(reason))), effects


def kept(state: State) -> tuple[Any, ...]:
    """The effect that writes down what is known of the puzzles."""
    return fx.keep("rows", "\n".join(state.part(Listing).rows))


def all_kept(state: State) -> Effects:
    """The effects that write down a list with what is known of it."""
    return [_texts_kept(state.part(Listing)), kept(state)]


def _texts_kept(listing: Listing) -> tuple[Any, ...]:
    return fx.keep("texts", "\n".join((listing.name,) + listing.texts))


def _lines(state: State, event: Any) -> State:
    """More puzzles are read."""
    listing = state.part(Listing)
    rows = [NOTHING] * len(event["texts"])
    for place, row in event["unreadable"]:
        rows[place] = row
    texts = listing.texts + tuple(event["texts"])
    return state.with_parts(
        listing.but(texts=texts, rows=listing.rows + tuple(rows), order=tuple(range(len(texts))))
    )


def _read(state: State, reply: Any) -> Next:
    """All puzzles are read, or there are none; what is there is kept, and looked at."""
    listing = state.part(Listing)
    if not listing.texts or reply["status"] != "read" or reply["count"] != len(listing.texts):
        is_error = reply["status"] == "error"
        return unread(state, sentence(reply["message"]) if is_error else ("list.none", {}))
    run = state.part(Run).but(phase=COUNTING)
    state = state.with_parts(run, state.part(Room).but(draft=""))
    state, effects = begin(state) if state.dialog == DIALOG else end(state, waits=True)
    return state, [_texts_kept(listing)] + effects


def _fill(state: State) -> Next:
    """Every worker has something to do, as long as there is something; then comes what is next."""
    run, effects = state.part(Run), []
    hands = max(1, min(run.wanted or run.most, run.most))
    while len(run.asked) < hands:
        run, puzzles = _next(run, state.part(Listing).rows)
        if not puzzles:
            break
        state = state.but(requests=state.requests + 1)
        asked = dict(run.asked)
        asked[state.requests] = puzzles
        run = run.but(asked=asked)
        effects.append(fx.send(_request(state, run.phase, puzzles)))
    state = state.with_parts(run)
    if run.asked:
        return state, effects
    return begin(state) if run.phase == COUNTING and run.done == run.total else end(state)


def _request(state: State, phase: str, puzzles: tuple[int, ...]) -> RowsRequest:
    texts = state.part(Listing).texts
    return {
        "op": "rows",
        "id": state.requests,
        "puzzles": [texts[one] for one in puzzles],
        "grade": phase == GRADING,
        "time_limit": LIMIT,
    }


def _next(run: Run, rows: tuple[str, ...]) -> tuple[Run, tuple[int, ...]]:
    """The puzzles that are asked about next."""
    if run.again:
        return run.but(again=run.again[1:]), run.again[0]
    place = run.place
    found: list[int] = []
    while place < len(rows) and len(found) < run.size:
        row = rows[place]
        if row == NOTHING if run.phase == COUNTING else row.startswith(UNGRADED):
            found.append(place)
        place += 1
    return run.but(place=place), tuple(found)


def _answered(
    state: State, puzzles: tuple[int, ...], reply: RowsReply | ErrorReply | OverdueReply
) -> Next:
    """Rows come; those for which there was no time are asked for again.

    So many are asked for at once as were answered in time, and more where there was time left.
    """
    if reply["status"] != "listed":
        return _failed(state, puzzles)
    run, found = state.part(Run), reply["rows"]
    count = len(found)
    if count < len(puzzles):
        run = run.but(again=(puzzles[count:],) + run.again, size=max(1, count))
    elif count == run.size:
        run = run.but(size=min(2 * count, MOST_AT_ONCE))
    return _put(state.with_parts(run), puzzles[:count], found)


def _failed(state: State, puzzles: tuple[int, ...]) -> Next:
    """A worker came to its end: its puzzles are asked about once more, each alone; then that is
    said of the one."""
    run = state.part(Run)
    if len(puzzles) == 1 and puzzles[0] in run.alone:
        row = state.part(Listing).rows[puzzles[0]]
        # Without its grade, where the solutions were counted before.
        return _put(state, puzzles, [row.replace(UNGRADED, "one\tunknown\t") if row else BROKE])
    run = run.but(again=run.again + tuple([(one,) for one in puzzles]), alone=run.alone + puzzles)
    return _fill(state.with_parts(run))


def _put(state: State, puzzles: tuple[int, ...], found: list[str]) -> Next:
    """Rows are known; now and then they are sorted in and written down."""
    listing, run, room = state.part(Listing), state.part(Run), state.part(Room)
    rows = list(listing.rows)
    for place, row in zip(puzzles, found):
        rows[place] = row
    listing = listing.but(rows=tuple(rows))
    run = run.but(done=run.done + len(found), last=state.now)
    if not run.since:
        run = run.but(since=state.now, base=run.done)
    effects: Effects = []
    if state.now - room.arranged > max(ARRANGE_MILLISECONDS, len(rows)):
        listing, room = arranged(listing), room.but(arranged=state.now)
    state = state.with_parts(listing, run, room)
    if state.now - room.kept > KEEP_MILLISECONDS:
        effects.append(kept(state))
        state = state.with_parts(room.but(kept=state.now))
    state, more = _fill(state)
    return state, effects + more
