"""Actions of the dialog Share: links, texts and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..exporting import refusals
from ..share_link import link_fields
from ..tabs.state import Tabs
from . import effects as fx
from .state import DIALOG, PROGRAMS, Sharing, file_name, with_note, with_refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from protocol import ErrorReply, WriteReply

    from ..feature import Next
    from ..share_link import Fields
    from ..state import State

ENDINGS = {"csv": "csv", "sdk": "sdk", "ampl": "dat"}
"""File endings by style; txt for other styles."""


def open_dialog(state: State) -> Next:
    """Open the dialog; entries are left out until the user includes them again."""
    sharing = state.part(Sharing).but(filled=False, note="")
    return state.but(dialog=DIALOG).with_parts(sharing), []


def copy_link(state: State) -> Next:
    """Copy the link."""
    return with_note(state, "link"), [fx.copy_link(_fields(state))]


def hand_on(state: State) -> Next:
    """Pass the link on to another app, with the contents in words."""
    return with_note(state, ""), [fx.hand_on(_fields(state), "contents")]


def report_not_handed_on(state: State) -> Next:
    """Say that the browser did not pass the link on."""
    return with_refusal(state, "unshared"), []


def copy_text(state: State) -> Next:
    """Copy the written board."""
    text, _ending = _text(state)
    if not text:
        return state, []
    return with_note(state, "text"), [do.copy(text, "share.copy-failed")]


def download(state: State) -> Next:
    """Save the written board as a file."""
    text, ending = _text(state)
    if not text:
        return state, []
    name = file_name(state.board.layout, ending)
    return with_note(state, ""), [do.download(name, text, "share.download-failed")]


def receive_text(state: State, reply: WriteReply | ErrorReply) -> Next:
    """Store the engine's reply for the dialog."""
    return state.with_parts(state.part(Sharing).but(reply=reply)), []


def choose_style(state: State, name: str) -> Next:
    """Write the board in another style."""
    return state.with_parts(state.part(Sharing).but(style=name, note="")), []


def include_filled(state: State, filled: bool) -> Next:
    """Write the board as it is filled in, or its givens only."""
    return state.with_parts(state.part(Sharing).but(filled=filled, note="")), []


def _fields(state: State) -> Fields:
    return link_fields(state.board, state.part(Sharing).filled, state.part(Tabs).open)


def _text(state: State) -> tuple[str, str]:
    """Return the written board and the ending of its file; empty while the engine writes."""
    from .writing import chosen_style, offered_styles, written_text

    sharing = state.part(Sharing)
    style = chosen_style(sharing.style, offered_styles(state.board, sharing.filled))
    if style not in PROGRAMS:
        return written_text(state.board, style, sharing.filled), ENDINGS.get(style, "txt")
    reply = sharing.reply
    return (reply["text"], reply["ending"]) if reply and reply["status"] == "written" else ("", "")


ACTIONS: dict[str, Callable[..., Next]] = {
    "open": open_dialog,
    "copy-link": copy_link,
    "hand-on": hand_on,
    "not-handed-on": report_not_handed_on,
    "copy-text": copy_text,
    "download": download,
    "style": choose_style,
    "filled": include_filled,
}
ACTIONS.update(refusals(with_refusal))
