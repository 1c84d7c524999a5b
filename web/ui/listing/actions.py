"""Actions on a list: opening, working, removing, restoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..opening.state import Draft, Several, without_draft, without_several
from ..paper import effects as paper
from . import effects as fx
from . import work
from .sorting import with_order, with_tally
from .state import DIALOG, GRADING, NOTHING, READING, Listing, Room, Run, status_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Data, Next
    from ..state import State

MOST = 5_000_000
"""Greatest length of a list's text, in characters."""
LONGEST_FILE = 1_000_000
"""Length from which a file that was opened as one puzzle is incomplete."""
LONGEST_DRAFT = 50_000
"""Greatest length of a draft that is stored, in characters."""
FIELDS = 6
"""Number of fields of a row."""


def open_room(state: State) -> Next:
    """Open the dialog and resume interrupted work."""
    state = state.but(dialog=DIALOG)
    if not state.part(Room).loaded and not state.part(Run).phase:
        return state, [fx.count_workers(), fx.load()]
    return work.begin(state) if state.part(Run).resumes else (state, [])


def set_worker_count(state: State, count: int) -> Next:
    """Set the greatest number of workers."""
    return state.with_parts(state.part(Run).but(most=count)), []


def restore_list(state: State, texts: str, rows: str, unread: str = "") -> Next:
    """Restore the stored list, unless another list is open; work does not resume by itself.

    A text whose reading was interrupted is read again.

    Args:
        state: the state before.
        texts: the name of the list, then one line per puzzle.
        rows: one line per row.
        unread: in lines, the name of a text, a mark if it was truncated, and the text.
    """
    room = state.part(Room)
    if room.loaded:
        return state, []
    state = state.with_parts(room.but(loaded=True))
    if state.part(Listing).texts or state.part(Run).phase:
        return state, []
    state = _with_stored_list(state, texts, rows)
    if not unread:
        return state, []
    name, truncated, text = unread.split("\n", 2)
    return make(state, text, name, bool(truncated))


def _with_stored_list(state: State, texts: str, rows: str) -> State:
    lines = texts.split("\n")
    name, lines = lines[0], lines[1:]
    if not lines:
        return state
    valid = [row if row.count("\t") == FIELDS - 1 else NOTHING for row in rows.split("\n")]
    valid = (valid + [NOTHING] * len(lines))[: len(lines)]
    listing = Listing(name=name, texts=tuple(lines), rows=tuple(valid))
    return state.with_parts(with_tally(with_order(listing)))


def make(state: State, text: str, name: str = "", truncated: bool = False) -> Next:
    """Make a list of a text; the list before can be restored.

    Args:
        state: the state before.
        text: the puzzles.
        name: the name of the text's file.
        truncated: whether the text is only the beginning of the file.
    """
    state, effects = work.end(state)
    state = state.but(dialog=DIALOG)
    room, listing = state.part(Room), state.part(Listing)
    if not state.part(Run).most:
        effects = effects + [fx.count_workers()]
    if not text.strip() or "\0" in text:
        problem = ("import.binary" if text.strip() else "import.empty", {"name": name})
        room = room.but(problem=problem if name else ("list.none", {}))
        return state.with_parts(room), effects
    if len(text) > MOST:
        text, truncated = text[: text.rfind("\n", 0, MOST) + 1], True
    previous = listing if listing.texts else room.previous
    room = room.but(loaded=True, truncated=truncated, previous=previous, problem=None)
    name = " ".join(name.split())
    unread = fx.store("unread", "\n".join((name, "cut" if truncated else "", text)))
    state, more = work.read(state.with_parts(Listing(name=name), room), text)
    return state, effects + [unread, do.go("list-title")] + more


def set_draft(state: State, text: str) -> Next:
    """Store the text in the dialog's field."""
    return state.with_parts(state.part(Room).but(draft=text, problem=None)), []


def make_of_draft(state: State) -> Next:
    """Make a list of the text in the dialog's field."""
    return make(state, state.part(Room).draft)


def make_of_import(state: State) -> Next:
    """Make a list of the text in the dialog Import."""
    text = state.part(Draft).text
    if not text.strip():
        return open_room(state)
    return make(without_draft(state), text)


def make_of_opened_text(state: State) -> Next:
    """Make a list of the text whose first puzzle is on the board."""
    text = state.part(Several).text
    if not text:
        return open_room(state)
    truncated = len(text) >= LONGEST_FILE
    text = text[: text.rfind("\n") + 1] if truncated else text
    return make(without_several(state), text, truncated=truncated)


def choose_file(state: State) -> Next:
    """Ask the user for a file."""
    return state, [do.choose("list-file")]


def open_file(state: State, name: str, text: str, _count: int, truncated: bool) -> Next:
    """Make a list of a file, which may be truncated."""
    return make(state, text, name, truncated)


def reject_file(state: State) -> Next:
    """Report a file that cannot be read, or a picture."""
    return state.with_parts(state.part(Room).but(problem=("list.lost", {}))), []


def remove(state: State) -> Next:
    """Remove the list, which can be restored."""
    state, effects = work.end(state)
    room = state.part(Room).but(previous=state.part(Listing), problem=None, truncated=False)
    return state.with_parts(room, Listing()), effects + [fx.forget(), do.go("list-text")]


def put_back(state: State) -> Next:
    """Restore the previous list."""
    state, effects = work.end(state)
    room = state.part(Room)
    if not room.previous:
        return state, effects
    state = state.with_parts(room.previous, room.but(previous=None, problem=None, truncated=False))
    return state, effects + work.store_list(state) + [do.go("list-title")]


def resume(state: State) -> Next:
    """Resume the work, with another attempt at puzzles of broken workers."""
    listing = state.part(Listing)
    rows = tuple([NOTHING if status_of(row) == "broke" else row for row in listing.rows])
    return work.begin(state.with_parts(listing.but(rows=rows)))


def cancel(state: State) -> Next:
    """Stop the work; its results stay."""
    return work.end(state)


def set_graded(state: State, graded: bool) -> Next:
    """Choose whether puzzles are graded."""
    run = state.part(Run)
    state = state.with_parts(run.but(graded=graded))
    if run.phase == GRADING and not graded:
        return work.end(state)
    return state, []


def choose_workers(state: State, count: str) -> Next:
    """Choose the number of workers; more or fewer work after the next reply."""
    return state.with_parts(state.part(Run).but(workers=int(count))), []


def note_unstored(state: State) -> Next:
    """Warn that the browser cannot store the list."""
    return state.with_parts(state.part(Room).but(unstored=True)), []


def follow(before: State, after: State) -> Next:
    """Interrupt the work when the dialog closes, except the reading of a text."""
    if before.dialog != DIALOG or after.dialog == DIALOG:
        return after, []
    if after.part(Run).phase == READING:  # interrupted, the reading would have to begin again
        return after, [paper.clear()]
    after, effects = work.end(after, resumes=True)
    return after, effects + [paper.clear()]


def dump(state: State) -> Data:
    """Return the text in the dialog's field."""
    text = state.part(Room).draft
    return {"draft": text if len(text) <= LONGEST_DRAFT else ""}


def restore(state: State, data: Data) -> State:
    """Restore the text in the dialog's field."""
    text = data.get("draft", "")
    if not isinstance(text, str):
        raise ValueError("draft")
    return state.with_parts(state.part(Room).but(draft=text)) if text else state


ACTIONS: dict[str, Callable[..., Next]] = {
    "open-room": open_room,
    "worker-count": set_worker_count,
    "loaded": restore_list,
    "draft": set_draft,
    "make": make_of_draft,
    "open-text": make,
    "open-file": open_file,
    "import": make_of_import,
    "open-all": make_of_opened_text,
    "file": choose_file,
    "lost": reject_file,
    "remove": remove,
    "put-back": put_back,
    "resume": resume,
    "cancel": cancel,
    "graded": set_graded,
    "workers": choose_workers,
    "unstored": note_unstored,
    "event": work.receive,
    "failed": work.fail,
}
