"""A list comes, is worked on, and goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..opening.state import Draft, Several, without_draft, without_several
from ..paper import effects as paper
from . import effects as fx
from . import running
from .arranging import arranged, tallied
from .state import DIALOG, NOTHING, READING, Listing, Room, Run, solutions

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Data, Next
    from ..state import State

MOST = 5_000_000
"""Characters of a text of which a list is made."""
OPENED = 1_000_000
"""A file of so many is not whole, where it was opened as one puzzle."""
KEPT = 50_000
"""Characters of a text that is kept while it waits in its field."""
FIELDS = 6
"""Of a row."""


def opened(state: State) -> Next:
    """The room opens; what was interrupted when it closed goes on."""
    state = state.but(dialog=DIALOG)
    if not state.part(Room).loaded and not state.part(Run).phase:
        return state, [fx.hands(), fx.load()]
    return running.begin(state) if state.part(Run).waits else (state, [])


def hands(state: State, count: int) -> Next:
    """So many workers there may be."""
    return state.with_parts(state.part(Run).but(most=count)), []


def loaded(state: State, texts: str, rows: str, unread: str = "") -> Next:
    """What was kept of a list is back, unless there is another by now; it does not go on by
    itself. A text that was not read to its end is read anew.

    Args:
        state: before.
        texts: the name of the list, and a puzzle a line.
        rows: what is known of each.
        unread: the name of a text, whether it was cut, and the text, in lines.
    """
    room = state.part(Room)
    if room.loaded:
        return state, []
    state = state.with_parts(room.but(loaded=True))
    if state.part(Listing).texts or state.part(Run).phase:
        return state, []
    state = _brought_back(state, texts, rows)
    if not unread:
        return state, []
    name, cut, text = unread.split("\n", 2)
    return make(state, text, name, bool(cut))


def _brought_back(state: State, texts: str, rows: str) -> State:
    lines = texts.split("\n")
    name, lines = lines[0], lines[1:]
    if not lines:
        return state
    known = [row if row.count("\t") == FIELDS - 1 else NOTHING for row in rows.split("\n")]
    known = (known + [NOTHING] * len(lines))[: len(lines)]
    listing = Listing(name=name, texts=tuple(lines), rows=tuple(known))
    return state.with_parts(tallied(arranged(listing)))


def make(state: State, text: str, name: str = "", cut: bool = False) -> Next:
    """A list is made of a text, in place of the one that is there, which can be put back.

    Args:
        state: before.
        text: with puzzles.
        name: of the file that it is from.
        cut: whether that is longer.
    """
    state, effects = running.end(state)
    state = state.but(dialog=DIALOG)
    room, listing = state.part(Room), state.part(Listing)
    if not state.part(Run).most:
        effects = effects + [fx.hands()]
    if not text.strip() or "\0" in text:
        problem = ("import.binary" if text.strip() else "import.empty", {"name": name})
        room = room.but(problem=problem if name else ("list.none", {}))
        return state.with_parts(room), effects
    if len(text) > MOST:
        text, cut = text[: text.rfind("\n", 0, MOST) + 1], True
    before = listing if listing.texts else room.before
    room = room.but(loaded=True, cut=cut, before=before, problem=None)
    name = " ".join(name.split())
    unread = fx.keep("unread", "\n".join((name, "cut" if cut else "", text)))
    state, more = running.read(state.with_parts(Listing(name=name), room), text)
    return state, effects + [unread, do.go("list-title")] + more


def draft(state: State, text: str) -> Next:
    """The text in the room as it stands."""
    return state.with_parts(state.part(Room).but(draft=text, problem=None)), []


def make_draft(state: State) -> Next:
    """A list is made of the text in the room."""
    return make(state, state.part(Room).draft)


def made_of_draft(state: State) -> Next:
    """A list is made of the text that waits in Import."""
    text = state.part(Draft).text
    if not text.strip():
        return opened(state)
    return make(without_draft(state), text)


def made_of_several(state: State) -> Next:
    """A list is made of the text of which the board is the first."""
    text = state.part(Several).text
    if not text:
        return opened(state)
    cut = len(text) >= OPENED
    text = text[: text.rfind("\n") + 1] if cut else text
    return make(without_several(state), text, cut=cut)


def choose_file(state: State) -> Next:
    """The user is asked for a file with a list."""
    return state, [do.choose("list-file")]


def read(state: State, name: str, text: str, _count: int, cut: bool) -> Next:
    """Make a list of a file; ``cut`` if only its beginning was read."""
    return make(state, text, name, cut)


def lost(state: State) -> Next:
    """A file could not be read, or is a picture."""
    return state.with_parts(state.part(Room).but(problem=("list.lost", {}))), []


def removed(state: State) -> Next:
    """The list goes; it can be put back."""
    state, effects = running.end(state)
    room = state.part(Room).but(before=state.part(Listing), problem=None, cut=False)
    return state.with_parts(room, Listing()), effects + [fx.forget(), do.go("list-text")]


def put_back(state: State) -> Next:
    """The list before comes back."""
    state, effects = running.end(state)
    room = state.part(Room)
    if not room.before:
        return state, effects
    state = state.with_parts(room.before, room.but(before=None, problem=None, cut=False))
    return state, effects + running.all_kept(state) + [do.go("list-title")]


def go_on(state: State) -> Next:
    """The work goes on where it was; what a broken worker left is tried once more."""
    listing = state.part(Listing)
    rows = tuple([NOTHING if solutions(row) == "broke" else row for row in listing.rows])
    return running.begin(state.with_parts(listing.but(rows=rows)))


def cancelled(state: State) -> Next:
    """The work stops; what is known stays."""
    return running.end(state)


def graded(state: State, whether: bool) -> Next:
    """Grades are found too, or not."""
    run = state.part(Run)
    state = state.with_parts(run.but(graded=whether))
    if run.phase == "grading" and not whether:
        return running.end(state)
    return state, []


def workers(state: State, count: str) -> Next:
    """So many workers work, once those that are at it have answered."""
    return state.with_parts(state.part(Run).but(wanted=int(count))), []


def unkept(state: State) -> Next:
    """The browser does not keep the list."""
    return state.with_parts(state.part(Room).but(unkept=True)), []


def follow(before: State, after: State) -> Next:
    """Who leaves the room leaves the work, but for a text that is being read; it goes on when
    they are back."""
    if before.dialog != DIALOG or after.dialog == DIALOG:
        return after, []
    if after.part(Run).phase == READING:  # it would have to begin anew
        return after, [paper.clear()]
    after, effects = running.end(after, waits=True)
    return after, effects + [paper.clear()]


def dump(state: State) -> Data:
    """Return the text that waits to be made a list."""
    text = state.part(Room).draft
    return {"draft": text if len(text) <= KEPT else ""}


def restore(state: State, data: Data) -> State:
    """Restore the text that waits to be made a list."""
    text = data.get("draft", "")
    if not isinstance(text, str):
        raise ValueError("draft")
    return state.with_parts(state.part(Room).but(draft=text)) if text else state


ACTIONS: dict[str, Callable[..., Next]] = {
    "open-room": opened,
    "hands": hands,
    "loaded": loaded,
    "draft": draft,
    "make": make_draft,
    "take": make,
    "read": read,
    "import": made_of_draft,
    "several": made_of_several,
    "file": choose_file,
    "lost": lost,
    "remove": removed,
    "put-back": put_back,
    "go-on": go_on,
    "cancel": cancelled,
    "graded": graded,
    "workers": workers,
    "unkept": unkept,
    "event": running.told,
    "gone": running.gone,
}
