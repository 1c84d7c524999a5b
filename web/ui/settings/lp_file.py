"""An LP file of the puzzle, for a solver that cannot run in a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..share.state import file_name
from ..state import say, sentence
from .state import Solvers

if TYPE_CHECKING:
    from protocol import ErrorReply, ExportReply, ExportRequest

    from ..feature import Next
    from ..state import Job, Sentence, State

FORM = "full"
"""The form of the model in the file; solvers with this form read LP files."""


def can_write_lp(state: State) -> bool:
    """Return whether a solver that cannot run here reads an LP file."""
    listed = state.part(Solvers).listed
    return any(solver["reason"] and FORM in solver["forms"] for solver in listed)


def write_lp(state: State) -> Next:
    """Ask for the puzzle's binary program as an LP file."""
    request: ExportRequest = {
        "op": "export",
        "puzzle": puzzle_data(state.board),
        "format": "lp",
        "form": FORM,
    }
    return ask(state, request, "lp")


def busy(_state: State) -> tuple[Sentence, ...]:
    return (("busy.export", {}),)


def save_lp(state: State, _job: Job, reply: ExportReply | ErrorReply) -> Next:
    """Save the file."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    state, _ = say(state, ("lp.saved", {}))
    return state, [
        do.download(
            file_name(state.board.layout, "lp"), reply["texts"][0][1], "share.download-failed"
        )
    ]
