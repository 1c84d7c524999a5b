"""Another program's text: the engine reads it, as the user's job, and what it holds is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..share_link import LONGEST_PROSE, clean_text
from ..state import sentence, sentences, stop
from .actions import keep, open_board
from .examples import begun
from .reading import MOST_FOREIGN, read, readable
from .state import PURPOSE, Coming, Draft, Several

if TYPE_CHECKING:
    from protocol import ErrorReply, OpenReply, OpenRequest

    from ..feature import Next
    from ..state import Board, Sentence, State


def asked(state: State, coming: Coming) -> Next:
    """The engine is asked what a text holds; what else the user has asked is let go.

    Args:
        state: before.
        coming: the text, and where it is from.
    """
    if state.job and state.job.purpose == PURPOSE and state.part(Coming) == coming:
        return state, []
    text = readable(coming.text)
    if not text:
        return _refused(state, coming, ("import.long", {"limit": MOST_FOREIGN}))
    state, effects = stop(state)
    request: OpenRequest = {"op": "open", "text": text}
    state, more = ask(state.with_parts(coming), request, PURPOSE)
    return state, effects + more


def came(state: State, reply: OpenReply | ErrorReply) -> Next:
    """It is read; or it cannot be, and is kept as any other."""
    coming = state.part(Coming)
    state = state.with_parts(Coming())
    if reply["status"] == "error":
        return _refused(state, coming, sentence(reply["message"]))
    board, problem = read(reply["text"])
    if not board:
        return _refused(state, coming, problem)
    board = _filled(board, reply)
    said = sentences(reply["messages"])
    if reply["has_more"] or readable(coming.text) != coming.text:
        said += (("import.first", {}),)
        state = state.with_parts(Several(text=coming.text))
    if state.dialog == "import":
        state = state.but(dialog="")
    if state.part(Draft).text == coming.text:
        state = state.with_parts(Draft())
    origin = {"link": coming.link} if coming.link else {}
    return open_board(state, board, said, coming.progress, **origin)


def gone(state: State) -> Next:
    """Nobody waits for it any longer, and it is kept; a page that was opened for it begins with
    something else."""
    coming, said = state.part(Coming), state.status
    state = state.with_parts(Coming())
    if state.dialog != "import":
        state = state.with_parts(Draft(text=coming.text))
    if coming.link:
        state = begun(state).but(status=said)
    return state, ([do.go("draft")] if state.dialog == "import" else [])


def _refused(state: State, coming: Coming, problem: Sentence | None) -> Next:
    return keep(begun(state) if coming.link else state, coming.text, problem, MOST_FOREIGN)


def _filled(board: Board, reply: OpenReply) -> Board:
    """The board with what a player has filled in, and what is told of its puzzle."""
    givens, notes = board.givens, (1 << board.side) - 1
    entries = reply["entries"] or [0] * len(givens)
    own = [0 if given else digit for given, digit in zip(givens, entries)]
    marks = []
    for masks in (reply["corner"], reply["centre"]):
        kept = [0 if given else mask & notes for given, mask in zip(givens, masks)]
        marks.append(tuple(kept) if any(kept) else ())
    return board.but(
        entries=bytes([digit if digit <= board.side else 0 for digit in own]),
        corner=marks[0],
        centre=marks[1],
        title=clean_text(reply["title"]),
        author=clean_text(reply["author"]),
        prose=clean_text(reply["prose"], LONGEST_PROSE, "\n"),
        unsupported=sentences(reply["unsupported"]),
        # What is filled in is played.
        entering=board.entering and not any(own),
    )
