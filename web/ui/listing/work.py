"""The work on the list: the next requests to the workers, and the use of their replies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import sentence
from . import effects as fx
from .sorting import with_order, with_tally
from .state import COUNTING, DIALOG, GRADING, NOTHING, READING, UNGRADED, Listing, Room, Run

if TYPE_CHECKING:
    from typing import Any

    from protocol import ErrorReply, LinesRequest, OverdueReply, RowsReply, RowsRequest

    from ..feature import Next
    from ..state import Effects, Sentence, State

LIMIT = 60
"""Seconds after which a silent worker is ended; the engine replies much sooner."""
MOST_AT_ONCE = 500
"""Greatest number of puzzles per request."""
SORT_MILLISECONDS, STORE_MILLISECONDS = 2000, 5000
"""Minimum times between two sortings and between two storings; long lists are sorted less often."""
BROKE = "broke\t\t\t\t\t"
"""Row of a puzzle at which two workers broke down."""


def read(state: State, text: str) -> Next:
    """Ask a worker to read a text."""
    number = state.requests + 1
    request: LinesRequest = {"op": "lines", "id": number, "text": text}
    run = state.part(Run)
    run = run.but(phase=READING, requests={number: ()}, retries=(), suspects=(), resumes=False)
    return state.but(requests=number).with_parts(run), [fx.send(request)]


def begin(state: State) -> Next:
    """Begin or resume the work: first count all solutions, then grade."""
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
        phase=phase, requests={}, retries=(), suspects=(), next_index=0, batch=1, total=total,
        done=total - left, first_done=0, since=0.0, resumes=False,
    )  # fmt: skip
    return _assign(state.with_parts(run, state.part(Room).but(problem=None)))


def end(state: State, resumes: bool = False) -> Next:
    """End the work and store its results.

    Args:
        state: the state before.
        resumes: whether the work resumes when the dialog is opened again.
    """
    run, room = state.part(Run), state.part(Room)
    if not run.phase:
        return state, []
    if run.phase == READING:
        return abandon_text(state, None)
    run = run.but(phase="", requests={}, retries=(), resumes=resumes)
    listing = with_tally(with_order(state.part(Listing)))
    state = state.with_parts(run, room.but(sorted_at=state.now), listing)
    return state, [fx.end(), store_rows(state)]


def abandon_text(state: State, problem: Sentence | None) -> Next:
    """Stop reading a text, because of a problem or a cancellation, and restore the list before."""
    run, room = state.part(Run).but(phase="", requests={}), state.part(Room)
    previous = room.previous
    room = room.but(problem=problem, previous=None, truncated=False)
    state = state.with_parts(run, room, previous or Listing())
    # The list before may have been removed from storage, too.
    return state, [fx.end()] + (store_list(state) if previous else [fx.forget()])


def receive(state: State, event: Any) -> Next:
    """Handle an event of a worker; events of cancelled requests are ignored."""
    run, number = state.part(Run), event["id"]
    if number not in run.requests:
        return state, []
    if event["kind"] == "lines":
        return _add_puzzles(state, event), []
    if event["kind"] != "reply":
        return state, []
    requests = dict(run.requests)
    puzzles = requests.pop(number)
    state = state.with_parts(run.but(requests=requests))
    if run.phase == READING:
        return _finish_reading(state, event["reply"])
    return _receive_rows(state, puzzles, event["reply"])


def fail(state: State, reason: Any) -> Next:
    """End the work because no worker can be started."""
    state, effects = end(state)
    return state.with_parts(state.part(Room).but(problem=sentence(reason))), effects


def store_rows(state: State) -> tuple[Any, ...]:
    """Return the effect that stores the rows."""
    return fx.store("rows", "\n".join(state.part(Listing).rows))


def store_list(state: State) -> Effects:
    """Return the effects that store a list with its rows."""
    return [_store_texts(state.part(Listing)), store_rows(state)]


def _store_texts(listing: Listing) -> tuple[Any, ...]:
    return fx.store("texts", "\n".join((listing.name,) + listing.texts))


def _add_puzzles(state: State, event: Any) -> State:
    """Add puzzles of a text that is being read."""
    listing = state.part(Listing)
    rows = [NOTHING] * len(event["texts"])
    for index, row in event["unreadable"]:
        rows[index] = row
    texts = listing.texts + tuple(event["texts"])
    return state.with_parts(
        listing.but(texts=texts, rows=listing.rows + tuple(rows), order=tuple(range(len(texts))))
    )


def _finish_reading(state: State, reply: Any) -> Next:
    """Store the list that was read and begin the work, or report a failure."""
    listing = state.part(Listing)
    if not listing.texts or reply["status"] != "read" or reply["count"] != len(listing.texts):
        is_error = reply["status"] == "error"
        return abandon_text(state, sentence(reply["message"]) if is_error else ("list.none", {}))
    run = state.part(Run).but(phase=COUNTING)
    state = state.with_parts(run, state.part(Room).but(draft=""))
    state, effects = begin(state) if state.dialog == DIALOG else end(state, resumes=True)
    return state, [_store_texts(listing)] + effects


def _assign(state: State) -> Next:
    """Give every idle worker a request; without further puzzles, go on to the next phase."""
    run, effects = state.part(Run), []
    workers = max(1, min(run.workers or run.most, run.most))
    while len(run.requests) < workers:
        run, puzzles = _next_batch(run, state.part(Listing).rows)
        if not puzzles:
            break
        state = state.but(requests=state.requests + 1)
        requests = dict(run.requests)
        requests[state.requests] = puzzles
        run = run.but(requests=requests)
        effects.append(fx.send(_request(state, run.phase, puzzles)))
    state = state.with_parts(run)
    if run.requests:
        return state, effects
    return begin(state) if run.phase == COUNTING and run.done == run.total else end(state)


def _request(state: State, phase: str, puzzles: tuple[int, ...]) -> RowsRequest:
    texts = state.part(Listing).texts
    return {
        "op": "rows",
        "id": state.requests,
        "puzzles": [texts[puzzle] for puzzle in puzzles],
        "grade": phase == GRADING,
        "time_limit": LIMIT,
    }


def _next_batch(run: Run, rows: tuple[str, ...]) -> tuple[Run, tuple[int, ...]]:
    """Return the puzzles of the next request."""
    if run.retries:
        return run.but(retries=run.retries[1:]), run.retries[0]
    index = run.next_index
    puzzles: list[int] = []
    while index < len(rows) and len(puzzles) < run.batch:
        row = rows[index]
        if row == NOTHING if run.phase == COUNTING else row.startswith(UNGRADED):
            puzzles.append(index)
        index += 1
    return run.but(next_index=index), tuple(puzzles)


def _receive_rows(
    state: State, puzzles: tuple[int, ...], reply: RowsReply | ErrorReply | OverdueReply
) -> Next:
    """Use a reply, and request missing rows again.

    The next batches have as many puzzles as this reply, or more if the reply was complete.
    """
    if reply["status"] != "listed":
        return _retry(state, puzzles)
    run, rows = state.part(Run), reply["rows"]
    count = len(rows)
    if count < len(puzzles):
        run = run.but(retries=(puzzles[count:],) + run.retries, batch=max(1, count))
    elif count == run.batch:
        run = run.but(batch=min(2 * count, MOST_AT_ONCE))
    return _add_rows(state.with_parts(run), puzzles[:count], rows)


def _retry(state: State, puzzles: tuple[int, ...]) -> Next:
    """Request each puzzle of a broken worker alone; give a puzzle up after the second failure."""
    run = state.part(Run)
    if len(puzzles) == 1 and puzzles[0] in run.suspects:
        row = state.part(Listing).rows[puzzles[0]]
        # A count of solutions stays, with an unknown grade.
        row = row.replace(UNGRADED, "one\tunknown\t") if row else BROKE
        return _add_rows(state, puzzles, [row])
    retries = run.retries + tuple([(puzzle,) for puzzle in puzzles])
    return _assign(state.with_parts(run.but(retries=retries, suspects=run.suspects + puzzles)))


def _add_rows(state: State, puzzles: tuple[int, ...], new_rows: list[str]) -> Next:
    """Add rows; from time to time, sort and store the list."""
    listing, run, room = state.part(Listing), state.part(Run), state.part(Room)
    rows = list(listing.rows)
    for puzzle, row in zip(puzzles, new_rows):
        rows[puzzle] = row
    listing = listing.but(rows=tuple(rows))
    run = run.but(done=run.done + len(new_rows), last=state.now)
    if not run.since:
        run = run.but(since=state.now, first_done=run.done)
    effects: Effects = []
    if state.now - room.sorted_at > max(SORT_MILLISECONDS, len(rows)):
        listing, room = with_order(listing), room.but(sorted_at=state.now)
    state = state.with_parts(listing, run, room)
    if state.now - room.stored_at > STORE_MILLISECONDS:
        effects.append(store_rows(state))
        state = state.with_parts(room.but(stored_at=state.now))
    state, more = _assign(state)
    return state, effects + more
