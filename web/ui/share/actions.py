"""Puzzles go out: links, texts, files, paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..share_link import link_fields
from ..tabs.state import Tabs
from . import effects as fx
from .state import PROGRAMS, Sharing, file_name
from .writing import chosen, offered, written

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next
    from ..share_link import Fields
    from ..state import State

ENDINGS = {"csv": "csv", "sdk": "sdk", "ampl": "dat"}
"""Of a file, by the style of what is in it."""


def share(state: State) -> Next:
    """The dialog opens; what is filled in is shared when that is asked for each time."""
    sharing = state.part(Sharing).but(filled=False, copied="")
    return state.but(dialog="share").with_parts(sharing), []


def copy_link(state: State) -> Next:
    """The link goes to the clipboard."""
    return _copied(state, "link"), [fx.copy_link(_link(state))]


def hand_on(state: State) -> Next:
    """The link goes to another app, with what it holds in words."""
    return _copied(state, ""), [fx.hand_on(_link(state), "contents")]


def not_handed_on(state: State) -> Next:
    """The browser does not hand it on."""
    return _refused(state, "unshared")


def copy_text(state: State) -> Next:
    """The written board goes to the clipboard."""
    text, _ending = _text(state)
    return (_copied(state, "text"), [do.copy(text, "share.copy-failed")]) if text else (state, [])


def copy_failed(state: State) -> Next:
    """The browser does not allow copying."""
    return _refused(state, "failed")


def download_failed(state: State) -> Next:
    """The browser does not allow saving."""
    return _refused(state, "unsaved")


def download(state: State) -> Next:
    """The written board is saved as a file."""
    text, ending = _text(state)
    name = file_name(state.board.layout, ending)
    return (
        (_copied(state, ""), [do.download(name, text, "share.download-failed")])
        if text
        else (state, [])
    )


def choose_style(state: State, name: str) -> Next:
    """Another style to write the board in."""
    return state.with_parts(state.part(Sharing).but(style=name, copied="")), []


def fill(state: State, whether: bool) -> Next:
    """Write the board as it is filled in, or its givens only."""
    return state.with_parts(state.part(Sharing).but(filled=whether, copied="")), []


def _refused(state: State, how: str) -> Next:
    """What is said to be copied or saved is not; without the dialog, the status says so."""
    if not state.dialog:
        state = state.but(status=(("copied." + how, {}),))
    return _copied(state, how), []


def _copied(state: State, what: str) -> State:
    return state.with_parts(state.part(Sharing).but(copied=what))


def _link(state: State) -> Fields:
    """The fields of the link."""
    return link_fields(state.board, state.part(Sharing).filled, state.part(Tabs).open)


def _text(state: State) -> tuple[str, str]:
    """The board written in its style, and how a file with that ends; nothing is not written yet."""
    sharing = state.part(Sharing)
    style = chosen(sharing.style, offered(state.board, sharing.filled))
    if style not in PROGRAMS:
        return written(state.board, style, sharing.filled), ENDINGS.get(style, "txt")
    reply = sharing.reply
    return (reply["text"], reply["ending"]) if reply and reply["status"] == "written" else ("", "")


ACTIONS: dict[str, Callable[..., Next]] = {
    "open": share,
    "copy-link": copy_link,
    "hand-on": hand_on,
    "not-handed-on": not_handed_on,
    "copy-text": copy_text,
    "copy-failed": copy_failed,
    "download-failed": download_failed,
    "download": download,
    "style": choose_style,
    "filled": fill,
}
