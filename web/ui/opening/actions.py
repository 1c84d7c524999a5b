"""Puzzles come in: sizes, examples, texts, links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..faults import faults
from ..puzzle_rules import unsupported_summary
from ..share_link import with_metadata
from ..state import change, empty_board, layout_for, say, sentence, stop
from ..tabs.state import with_tab
from .examples import begun, examples
from .history import as_left, back
from .reading import LONGEST, is_foreign, link_in, link_problem, read
from .state import PURPOSE, Coming, Draft, Origin, Several, opened, way_back

if TYPE_CHECKING:
    from collections.abc import Callable

    from protocol import ErrorReply, OpenReply

    from ..feature import Data, Next
    from ..state import Board, Effects, Job, Sentence, State

FEW = 20
"""A text may have one letter in so many that is no UTF-8, as in the name of an author."""


def size(state: State, side: str) -> Next:
    """An empty board of another side; none where the entry for other boards is chosen."""
    if not side:
        return state, [do.rewrite("size")]
    layout = layout_for(int(side))
    if layout == state.board.layout:
        return state, []
    board = empty_board(layout)
    return change(state, board, status=(opened(board),) + way_back(state.board))


def example(state: State, name: str) -> Next:
    """One of the examples is opened."""
    for one in examples():
        if one.id == name:
            board, _ = read(one.text)
            assert board
            state, effects = open_board(state, board, example=name)
            # Who goes through the list by keys stays in it.
            return state, [effect for effect in effects if effect != do.focus()]
    return state, []


def draft(state: State, text: str) -> Next:
    """The text in the dialog as it stands; who writes on does not wait for what was there."""
    state = state.with_parts(Draft(text=text))
    return stop(state) if state.job and state.job.purpose == PURPOSE else (state, [])


def open_draft(state: State) -> Next:
    """The text in the dialog is opened; one that cannot be read stays there."""
    return _read(state, state.part(Draft).text)


def choose_file(state: State) -> Next:
    """The user is asked for a file."""
    return state, [do.choose("file")]


def drop(state: State, text: str) -> Next:
    """Any text is opened, or kept in the dialog if it cannot be read; not over another dialog."""
    return _read(state, text) if state.dialog in ("", "import") else (state, [])


def file(state: State, name: str, text: str, count: int = 1, _cut: bool = False) -> Next:
    """A file is opened, if it is a text.

    Args:
        state: before.
        name: of the file.
        text: its beginning, with U+FFFD for what is no UTF-8.
        count: how many files came; the others are left alone.
    """
    if not text.strip():
        return refuse(state, ("import.empty", {"name": name}))
    if "\0" in text or text.count("\ufffd") * FEW > len(text):
        return refuse(state, ("import.binary", {"name": name}))
    state, effects = drop(state, text)
    if count > 1 and not state.dialog:
        state = state.but(status=state.status + (("import.files", {"count": count, "name": name}),))
    return state, effects


def refuse(state: State, problem: Sentence) -> Next:
    """Something that came is not opened, for a reason; the text in the dialog stays."""
    if state.dialog == "import":
        state = state.with_parts(state.part(Draft).but(problem=problem))
    return say(state, problem) if state.dialog in ("", "import") else (state, [])


def _read(state: State, text: str) -> Next:
    """A text is opened, or the link that it is."""
    fragment = link_in(text)
    if fragment:
        return state, [do.decode(fragment, "opening.linked")]
    return _take(state, text)


def lost(state: State) -> Next:
    """A file, or what another app shared, could not be read."""
    return say(state, ("incoming.lost", {}))


def linked(state: State, fields: dict[str, str]) -> Next:
    """The same of a text that was a link, by its fields."""
    state, effects = _take(state, fields["p"], fields)
    return _in_tab(state, fields), effects


def follow_link(state: State, fields: dict[str, str], fragment: str, fresh: bool = False) -> Next:
    """Open the puzzle in the page's own address, if there is one.

    A page that is loaded again with the board it had keeps what was filled in; so does each board
    that Back and Forward lead to.

    Args:
        state: before.
        fields: those of the address.
        fragment: the part of it that they are from.
        fresh: whether the page has just been loaded.
    """
    again = fresh and fragment == state.part(Origin).link
    state = state if again else _in_tab(state, fields)
    if "too-long" in fields:
        return say(begun(state) if fresh else state, ("import.link", {}))[0], [do.unlink()]
    if "p" not in fields:
        return (begun(state), []) if fresh else back(state)
    progress = fields.get("progress", "")
    if is_foreign(fields["p"]):
        return (state, []) if again else _ask(state, fields["p"], progress, fragment)
    board, note = read(fields["p"], fields.get("box", ""))
    if not board:
        return keep(begun(state) if fresh else state, fields["p"], link_problem(note))
    board = with_metadata(board, fields)
    if fresh and board.same_puzzle(state.board) and (again or not progress):
        if not again:
            state = state.but(board=with_metadata(state.board, fields))
        return state.with_parts(state.part(Origin).but(link=fragment)), []
    return open_board(state, board, (note,) if note else (), progress, link=fragment)


def came(state: State, _job: Job, reply: OpenReply | ErrorReply) -> Next:
    """The engine has read another program's text, or cannot."""
    from . import coming

    return coming.came(state, reply)


def gone(state: State, _job: Job) -> Next:
    """Nobody waits for another program's text any longer."""
    from . import coming

    return coming.gone(state)


def follow(before: State, after: State) -> Next:
    """The address lets go of a puzzle that is no longer the one on the board; and the dialog shows
    at once what is wrong with the text that waits in it."""
    effects: Effects = []
    if before.part(Origin).link and not after.part(Origin).link:
        effects.append(do.unlink())
    if after.dialog == "import" and before.dialog != "import":
        effects += _pointed(after)
    return after, effects


def dump(state: State) -> Data:
    """Return where the puzzle came from, and the text in the dialog."""
    origin, text = state.part(Origin), state.part(Draft).text
    text = text if len(text) <= LONGEST else ""
    known = {"link": origin.link, "example": origin.example, "made": origin.made}
    return dict(known, draft=text)


def restore(state: State, data: Data) -> State:
    """Restore where the puzzle came from, and the text; older releases knew only the link."""
    link, example, text = [data.get(name, "") for name in ("link", "example", "draft")]
    if not all(isinstance(value, str) for value in (link, example, text)):
        raise ValueError("link")
    origin = Origin(link=link, example=example, made=data.get("made") is True)
    return state.with_parts(origin, Draft(text=text))


def _take(state: State, text: str, link: dict[str, str] | None = None) -> Next:
    """Open a text, and close the dialog; or show in the dialog where it is wrong."""
    fields = link or {}
    progress = fields.get("progress", "")
    if is_foreign(text):
        return _ask(state, text, progress)
    board, note = read(text, fields.get("box", ""))
    if not board:
        return keep(state, text, link_problem(note) if fields else note)
    if state.dialog == "import":
        state = state.but(dialog="").with_parts(Draft())
    if note:
        state = state.with_parts(Several(text=text))
    return open_board(state, with_metadata(board, fields), (note,) if note else (), progress)


def _ask(state: State, text: str, progress: str, link: str = "") -> Next:
    """Another program's text is left to the engine."""
    # Not above: few texts are.
    from . import coming

    return coming.asked(state, Coming(text=text, progress=progress, link=link))


def keep(state: State, text: str, problem: Sentence | None, most: int = LONGEST) -> Next:
    """The text is kept for the dialog, and what is wrong with it is said, there if it is open.

    Args:
        state: before.
        text: one that cannot be read.
        problem: why.
        most: characters of a text that is kept.
    """
    assert problem
    if len(text) > most:
        return refuse(state, problem)
    state = state.with_parts(Draft(text=text, problem=problem))
    if state.dialog != "import":
        return say(state, problem, ("import.kept", {}))
    state, _ = say(state, problem)
    return state, _pointed(state)


def _pointed(state: State) -> Effects:
    """What is wrong with the text in the dialog is pointed at, where that is known."""
    problem = state.part(Draft).problem
    params = problem[1] if problem else {}
    return [do.point("draft", params["line"], params["column"])] if "line" in params else []


def _in_tab(state: State, fields: dict[str, str]) -> State:
    """The tab that a link names is open."""
    return with_tab(state, fields.get("tab", ""))


def open_board(
    state: State,
    board: Board,
    notes: tuple[Sentence, ...] = (),
    progress: str = "",
    **origin: str,
) -> Next:
    """A board that was read comes in the place of the one that is there.

    Args:
        state: before.
        board: the board.
        notes: what is to be said of its text.
        progress: what is filled in on it, as a link tells; what does not fit is left out.
        origin: where it comes from.
    """
    # That rules are left out comes early: at the end it might not be seen.
    said: tuple[Sentence, ...] = unsupported_summary(board) + (opened(board),)
    if board.title:
        said = (("opened.title", {"title": board.title}),) + said
    said += tuple([sentence(found.message) for found in faults(board, board.givens)[:1]])
    said += notes
    if progress:
        from ..progress import with_progress

        try:
            board = with_progress(board, progress)
        except ValueError:
            said += (("import.progress", {}),)
    elif "link" in origin:
        board = as_left(state, board)
    known = state.part(Origin) if board.same_puzzle(state.board) else Origin()
    first = board.layout.cells[0]
    state, effects = change(state, board, status=said, picked=first, others=())
    effects = effects + [do.in_sight()]
    if "example" not in origin:
        effects.append(do.focus())  # in the list of examples keys may go on
    return state.with_parts(known.but(**origin)), effects


ACTIONS: dict[str, Callable[..., Next]] = {
    "size": size,
    "example": example,
    "draft": draft,
    "open": open_draft,
    "choose-file": choose_file,
    "drop": drop,
    "file": file,
    "lost": lost,
    "linked": linked,
    "link": follow_link,
}
