"""Actions of the button Hint: ask for the next step, show more of it, and apply it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from .. import marking
from ..asking import ask
from ..game.state import unless_paused
from ..playing.state import Typing
from ..state import change, say, sentence, sentences
from ..steps import technique_name
from .state import (
    Hint,
    HintPreferences,
    played_data,
    same_play,
    with_hint,
    with_no_step,
    without_hint,
)

if TYPE_CHECKING:
    from protocol import ErrorReply, HintReply, HintRequest

    from ..feature import Data, Next
    from ..state import Board, Job, State


@unless_paused
def hint(state: State) -> Next:
    """Show more of the open hint, or apply its step once all is shown, or ask for a new step."""
    board, known = state.board, state.part(Hint)
    if known.step and known.board and same_play(known.board, board):
        return _apply(state, known) if known.is_complete else _show_more(state, known)
    if board.solution:
        return say(state, ("hint.solved", {}))
    if board.entering:
        # A user who asks for a hint plays.
        state, _effects = change(state, board.but(entering=False))
    return _ask_step(state)


def _ask_step(state: State) -> Next:
    request: HintRequest = {"op": "hint", "played": played_data(state)}
    return ask(state.with_parts(Hint(board=state.board)), request)


def take_reply(state: State, _job: Job, reply: HintReply | ErrorReply) -> Next:
    """Show the first detail of a step; ask again if the board has changed meanwhile."""
    known = state.part(Hint)
    if state.board.entering:
        return state.with_parts(Hint()), []  # a puzzle that is entered again needs no hint
    if not known.board or not same_play(known.board, state.board):
        return _ask_step(state)
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    warnings = sentences(reply["warnings"])
    if not reply["step"]:
        return with_no_step(state, warnings), []
    known = known.but(
        step=reply["step"],
        placed=tuple(reply["placed"]),
        masks=tuple(reply["masks"]),
        warnings=warnings,
    )
    return _show_more(state, known)


def _show_more(state: State, known: Hint) -> Next:
    known = known.but(detail=known.detail + 1)
    return with_hint(state, known).but(status=known.status, wrong_cells=(), growing=0), []


def _apply(state: State, known: Hint) -> Next:
    """Apply the step to the board, as a change for Undo."""
    if not known.can_apply:
        return say(state, *known.status)
    board = _board_after_step(state, known)
    if same_play(board, state.board):
        return say(state, ("hint.nothing", {}))
    assert known.step
    status = ("hint.applied", {"name": [technique_name(known.step)]})
    if known.is_correction:
        status = ("hint.mended", {})
    return change(state.with_parts(Hint()), board, status=(status,))


def _board_after_step(state: State, known: Hint) -> Board:
    """Return the board with the digits of the step, and notes without its eliminated candidates.

    Cells that lose a candidate and have no notes get notes first, or else nothing would show the
    elimination.
    """
    board, step = state.board, known.step
    assert step
    if step["technique"] == "wrong-entry":
        return _without_entries(state, [cell for cell, _digit in step["eliminates"]])
    if step["technique"] == "wrong-note":
        cells = {cell for cell, _digit in step["places"] + step["eliminates"]}
        return marking.with_candidates_noted(marking.without_notes(board, cells), "centre", cells)
    if step["places"]:
        board = _with_entries(board, [(cell, digit) for cell, digit in step["places"]])
        if state.part(Typing).upkeep:
            for cell, digit in step["places"]:
                board = marking.without_notes_in_peers(board, (cell,), digit)
    if step["eliminates"]:
        filled, notes = board.filled, marking.candidates_in_notes(board)
        bare = {cell for cell, _digit in step["eliminates"] if not filled[cell] and not notes[cell]}
        if bare:  # in the centre, where notes of single cells count as all candidates
            board = marking.with_candidates_noted(board, "centre", bare, known.masks)
        board = marking.without_candidates(board, step["eliminates"])
    return board


def _without_entries(state: State, cells: list[int]) -> Board:
    board = _with_entries(state.board, [(cell, 0) for cell in cells])
    if state.part(Typing).upkeep:
        return marking.with_notes_returned(board, state.past + (state.board,), cells)
    return board


def _with_entries(board: Board, pairs: list[tuple[int, int]]) -> Board:
    entries = bytearray(board.entries)
    for cell, digit in pairs:
        entries[cell] = digit
    return board.but(entries=bytes(entries))


def close(state: State) -> Next:
    """Close the hint."""
    return without_hint(state), [do.focus()]


def allow_uniqueness(state: State, on: bool) -> Next:
    """Choose whether hints may rest on the solution being unique, and forget the open hint.

    A request on its way is sent again when its reply comes, since the hint has no board then.
    """
    question = state.part(Hint).question
    hint = Hint(question=question and question.unanswered)
    return state.with_parts(HintPreferences(uniqueness=on), hint), []


def follow(before: State, state: State) -> Next:
    """Close the hint when the digits or notes on the board change."""
    known = state.part(Hint)
    changed = state.board is not before.board
    if changed and known.is_open and known.board and not same_play(known.board, state.board):
        state = state.with_parts(Hint())
    return state, []


def dump(state: State) -> Data:
    """Return whether hints may rest on uniqueness."""
    return {"lone": state.part(HintPreferences).uniqueness}


def restore(state: State, data: Data) -> State:
    """Restore whether hints may rest on uniqueness."""
    return state.with_parts(HintPreferences(uniqueness=data.get("lone") is True))
