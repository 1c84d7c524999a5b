"""Actions that open a puzzle: a size, an example, a text, a file, a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..conflicts import conflicts_on
from ..puzzle_rules import unsupported_summary
from ..share_link import with_metadata
from ..state import change, empty_board, layout_for, say, sentence, stop
from ..tabs.state import with_tab
from .examples import begun, examples
from .reading import LONGEST, is_foreign, link_in, link_problem, read
from .state import PURPOSE, Draft, Origin, ProgramText, Several, opened_sentence, undo_sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from protocol import ErrorReply, OpenReply

    from ..feature import Data, Next
    from ..state import Board, Effects, Job, Sentence, State

LETTERS_PER_FAULT = 20
"""Letters of a text for each letter that may be invalid UTF-8, as in an author's name."""


def open_empty(state: State, side: str) -> Next:
    """Open an empty board of a side, for a puzzle of the user's."""
    board = empty_board(layout_for(int(side)))
    status = (opened_sentence(board),) + undo_sentences(state.board)
    first = board.layout.cells[0]
    state, effects = change(state.but(dialog=""), board, status=status, picked=first, others=())
    return state, effects + [do.in_sight(), do.focus()]


def open_example(state: State, name: str) -> Next:
    """Open an example."""
    for example in examples():
        if example.id == name:
            board, _ = read(example.text)
            assert board
            # The focus goes back to where the dialog was opened.
            return open_board(state.but(dialog=""), board, example=name)
    return state, []


def edit_draft(state: State, text: str) -> Next:
    """Keep the text in the dialog; end the reading of the text before."""
    state = state.with_parts(Draft(text=text))
    return stop(state) if state.job and state.job.purpose == PURPOSE else (state, [])


def open_draft(state: State) -> Next:
    """Open the text in the dialog, or show there why it cannot be read."""
    return _open_text_or_link(state, state.part(Draft).text)


def choose_file(state: State) -> Next:
    """Let the user choose a file."""
    return state, [do.choose("file")]


def open_pasted(state: State, text: str) -> Next:
    """Open a pasted or dropped text; do nothing over a dialog other than Import."""
    if state.dialog not in ("", "import"):
        return state, []
    return _open_text_or_link(state, text)


def open_file(state: State, name: str, text: str, count: int = 1, _cut: bool = False) -> Next:
    """Open a file, if it is a text.

    Args:
        state: the state before.
        name: the name of the file.
        text: the beginning of the file, with U+FFFD for what is no UTF-8.
        count: number of dropped files; only one is opened.
    """
    if not text.strip():
        return refuse(state, ("import.empty", {"name": name}))
    if "\0" in text or text.count("\ufffd") * LETTERS_PER_FAULT > len(text):
        return refuse(state, ("import.binary", {"name": name}))
    state, effects = open_pasted(state, text)
    if count > 1 and not state.dialog:
        state = state.but(status=state.status + (("import.files", {"count": count, "name": name}),))
    return state, effects


def refuse(state: State, problem: Sentence) -> Next:
    """Say why a text or a file is not opened; the text in the dialog stays."""
    if state.dialog == "import":
        state = state.with_parts(state.part(Draft).but(problem=problem))
    return say(state, problem) if state.dialog in ("", "import") else (state, [])


def _open_text_or_link(state: State, text: str) -> Next:
    fragment = link_in(text)
    if fragment:
        return state, [do.decode(fragment, "opening.linked")]
    return _open_text(state, text)


def report_lost(state: State) -> Next:
    """Say that a file, or what another app shared, could not be read."""
    return say(state, ("incoming.lost", {}))


def open_pasted_link(state: State, fields: dict[str, str]) -> Next:
    """Open the puzzle of a pasted link with some fields."""
    state, effects = _open_text(state, fields["p"], fields)
    return _in_tab(state, fields), effects


def follow_link(state: State, fields: dict[str, str], fragment: str, fresh: bool = False) -> Next:
    """Open the puzzle in the page's own address, if there is one.

    Entries stay when the page is loaded again with its board, and on each board that Back and
    Forward lead to.

    Args:
        state: the state before.
        fields: the fields of the address.
        fragment: the fragment of the address that holds the fields.
        fresh: whether the page has just been loaded.
    """
    again = fresh and fragment == state.part(Origin).link
    state = state if again else _in_tab(state, fields)
    if "too-long" in fields:
        return say(begun(state) if fresh else state, ("import.link", {}))[0], [do.unlink()]
    if "p" not in fields:
        return (begun(state), []) if fresh else _go_back(state)
    progress = fields.get("progress", "")
    if is_foreign(fields["p"]):
        return (state, []) if again else _ask_engine(state, fields["p"], progress, fragment)
    board, note = read(fields["p"], fields.get("box", ""))
    if not board:
        return reject_text(begun(state) if fresh else state, fields["p"], link_problem(note))
    board = with_metadata(board, fields)
    if fresh and board.same_puzzle(state.board) and (again or not progress):
        if not again:
            state = state.but(board=with_metadata(state.board, fields))
        return state.with_parts(state.part(Origin).but(link=fragment)), []
    return open_board(state, board, (note,) if note else (), progress, link=fragment)


def open_reply(state: State, _job: Job, reply: OpenReply | ErrorReply) -> Next:
    """Open another program's text that the engine has read, or say why it cannot."""
    from . import programs

    return programs.open_reply(state, reply)


def give_up_reply(state: State, _job: Job) -> Next:
    """Keep another program's text whose reading was cancelled."""
    from . import programs

    return programs.give_up(state)


def follow(before: State, after: State) -> Next:
    """Clear the address of a puzzle that has left the board; show the fault in a text when Import
    opens."""
    effects: Effects = []
    if before.part(Origin).link and not after.part(Origin).link:
        effects.append(do.unlink())
    if after.dialog == "import" and before.dialog != "import":
        effects += _fault_effects(after)
    return after, effects


def dump(state: State) -> Data:
    """Return the origin of the puzzle, and the text in the dialog."""
    origin, text = state.part(Origin), state.part(Draft).text
    text = text if len(text) <= LONGEST else ""
    return {"link": origin.link, "example": origin.example, "made": origin.made, "draft": text}


def restore(state: State, data: Data) -> State:
    """Restore the origin of the puzzle, and the text; older releases stored only the link."""
    link, example, text = [data.get(name, "") for name in ("link", "example", "draft")]
    if not all(isinstance(value, str) for value in (link, example, text)):
        raise ValueError("link")
    origin = Origin(link=link, example=example, made=data.get("made") is True)
    return state.with_parts(origin, Draft(text=text))


def _open_text(state: State, text: str, link: dict[str, str] | None = None) -> Next:
    """Open a text, and close the dialog; or show in the dialog why it cannot be read."""
    fields = link or {}
    progress = fields.get("progress", "")
    if is_foreign(text):
        return _ask_engine(state, text, progress)
    board, note = read(text, fields.get("box", ""))
    if not board:
        return reject_text(state, text, link_problem(note) if fields else note)
    if state.dialog == "import":
        state = state.but(dialog="").with_parts(Draft())
    if note:
        state = state.with_parts(Several(text=text))
    return open_board(state, with_metadata(board, fields), (note,) if note else (), progress)


def _ask_engine(state: State, text: str, progress: str, link: str = "") -> Next:
    """Leave another program's text to the engine."""
    # Imported here: few texts are another program's.
    from . import programs

    return programs.request_board(state, ProgramText(text=text, progress=progress, link=link))


def reject_text(state: State, text: str, problem: Sentence | None, limit: int = LONGEST) -> Next:
    """Keep a text for the dialog and say why it cannot be read, in the dialog if that is open.

    Args:
        state: the state before.
        text: a text that cannot be read.
        problem: the reason.
        limit: most characters of a text that is kept.
    """
    assert problem
    if len(text) > limit:
        return refuse(state, problem)
    state = state.with_parts(Draft(text=text, problem=problem))
    if state.dialog != "import":
        return say(state, problem, ("import.kept", {}))
    state, _ = say(state, problem)
    return state, _fault_effects(state)


def _fault_effects(state: State) -> Effects:
    """Return the effect that selects the fault in the dialog's text, if its place is known."""
    problem = state.part(Draft).problem
    params = problem[1] if problem else {}
    return [do.point("draft", params["line"], params["column"])] if "line" in params else []


def _in_tab(state: State, fields: dict[str, str]) -> State:
    """Return the state with the tab open that a link names."""
    return with_tab(state, fields.get("tab", ""))


def open_board(
    state: State,
    board: Board,
    notes: tuple[Sentence, ...] = (),
    progress: str = "",
    **origin: str,
) -> Next:
    """Open a board that was read.

    Args:
        state: the state before.
        board: the board.
        notes: sentences about its text.
        progress: the field of a link for what is filled in; left out if it does not fit.
        origin: fields of ``Origin``.
    """
    # Unsupported rules come early: at the end the sentence might be out of sight.
    status: tuple[Sentence, ...] = unsupported_summary(board) + (opened_sentence(board),)
    if board.title:
        status = (("opened.title", {"title": board.title}),) + status
    status += tuple(
        [sentence(conflict.message) for conflict in conflicts_on(board, board.givens)[:1]]
    )
    status += notes
    if progress:
        from ..progress import with_progress

        try:
            board = with_progress(board, progress)
        except ValueError:
            status += (("import.progress", {}),)
    elif "link" in origin:
        board = _with_entries(state, board)
    known = state.part(Origin) if board.same_puzzle(state.board) else Origin()
    first = board.layout.cells[0]
    state, effects = change(state, board, status=status, picked=first, others=())
    effects = effects + [do.in_sight()]
    if "example" not in origin:
        effects.append(do.focus())
    return state.with_parts(known.but(**origin)), effects


def _go_back(state: State) -> Next:
    """Put back the board from before the link that Back has removed from the address."""
    if not state.part(Origin).link:
        return state, []
    for board in reversed(state.past):
        if not board.same_puzzle(state.board):
            first = board.layout.cells[0]
            return change(state, board, status=(("link.back", {}),), picked=first, others=())
    return state, []


def _with_entries(state: State, board: Board) -> Board:
    """Return the board of a link with the entries that its puzzle had in this tab before."""
    for other in (state.board,) + tuple(reversed(state.past)):
        if other.same_puzzle(board):
            names = ("title", "author", "prose", "unsupported", "drawings")
            return other.but(**{name: getattr(board, name) for name in names})
    return board


ACTIONS: dict[str, Callable[..., Next]] = {
    "size": open_empty,
    "example": open_example,
    "draft": edit_draft,
    "open": open_draft,
    "choose-file": choose_file,
    "drop": open_pasted,
    "file": open_file,
    "lost": report_lost,
    "linked": open_pasted_link,
    "link": follow_link,
}
