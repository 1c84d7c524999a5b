"""Another program's text: the engine reads it as the user's job, and its puzzle is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..share_link import LONGEST_PROSE, clean_text
from ..state import sentence, sentences, stop
from .actions import open_board, reject_text
from .examples import begun
from .reading import LONGEST_FOREIGN, read, readable_part
from .state import PURPOSE, Draft, ProgramText, Several

if TYPE_CHECKING:
    from protocol import ErrorReply, OpenReply, OpenRequest

    from ..feature import Next
    from ..state import Board, Sentence, State


def request_board(state: State, program_text: ProgramText) -> Next:
    """Ask the engine to read a text; end another job of the user's."""
    if state.job and state.job.purpose == PURPOSE and state.part(ProgramText) == program_text:
        return state, []
    text = readable_part(program_text.text)
    if not text:
        return _reject(state, program_text, ("import.long", {"limit": LONGEST_FOREIGN}))
    state, effects = stop(state)
    request: OpenRequest = {"op": "open", "text": text}
    state, more = ask(state.with_parts(program_text), request, PURPOSE)
    return state, effects + more


def open_reply(state: State, reply: OpenReply | ErrorReply) -> Next:
    """Open the puzzle that the engine has read, or keep a text that it could not read."""
    program_text = state.part(ProgramText)
    state = state.with_parts(ProgramText())
    if reply["status"] == "error":
        return _reject(state, program_text, sentence(reply["message"]))
    board, problem = read(reply["text"])
    if not board:
        return _reject(state, program_text, problem)
    board = _with_reply(board, reply)
    notes = sentences(reply["messages"])
    if reply["has_more"] or readable_part(program_text.text) != program_text.text:
        notes += (("import.first", {}),)
        state = state.with_parts(Several(text=program_text.text))
    if state.dialog == "import":
        state = state.but(dialog="")
    if state.part(Draft).text == program_text.text:
        state = state.with_parts(Draft())
    origin = {"link": program_text.link} if program_text.link else {}
    return open_board(state, board, notes, program_text.progress, **origin)


def give_up(state: State) -> Next:
    """Keep a text whose reading was cancelled; open an example if the page was opened for it."""
    program_text, status = state.part(ProgramText), state.status
    state = state.with_parts(ProgramText())
    if state.dialog != "import":
        state = state.with_parts(Draft(text=program_text.text))
    if program_text.link:
        state = begun(state).but(status=status)
    return state, ([do.go("draft")] if state.dialog == "import" else [])


def _reject(state: State, program_text: ProgramText, problem: Sentence | None) -> Next:
    state = begun(state) if program_text.link else state
    return reject_text(state, program_text.text, problem, LONGEST_FOREIGN)


def _with_reply(board: Board, reply: OpenReply) -> Board:
    """Return the board with the entries, notes and metadata of a reply."""
    givens, all_digits = board.givens, (1 << board.side) - 1
    digits = reply["entries"] or [0] * len(givens)
    entries = [0 if given else digit for given, digit in zip(givens, digits)]
    notes = []
    for masks in (reply["corner"], reply["centre"]):
        bits = [0 if given else mask & all_digits for given, mask in zip(givens, masks)]
        notes.append(tuple(bits) if any(bits) else ())
    return board.but(
        entries=bytes([digit if digit <= board.side else 0 for digit in entries]),
        corner=notes[0],
        centre=notes[1],
        title=clean_text(reply["title"]),
        author=clean_text(reply["author"]),
        prose=clean_text(reply["prose"], LONGEST_PROSE, "\n"),
        unsupported=sentences(reply["unsupported"]),
        drawings=reply.get("drawings", ""),
        # A board with entries is being played.
        entering=board.entering and not any(entries),
    )
