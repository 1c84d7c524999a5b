"""What the user does with the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from .state import Written, chosen

if TYPE_CHECKING:
    from ..feature import Next
    from ..state import State


def to(state: State, name: str) -> Next:
    """Another format to write it in."""
    return _but(state, to=name, copied=""), []


def form(state: State, name: str) -> Next:
    """The full or the reduced program is written."""
    return _but(state, form=name, copied=""), []


def copy(state: State) -> Next:
    """It goes to the clipboard."""
    found = chosen(state)
    if not found:
        return state, []
    return _but(state, copied="text"), [do.copy(found[1][1], "reading.copy-failed")]


def download(state: State) -> Next:
    """It is saved."""
    found = chosen(state)
    if not found:
        return state, []
    name, text = found[1]
    return _but(state, copied="saved"), [do.download(name, text, "reading.download-failed")]


def copy_failed(state: State) -> Next:
    """The browser does not allow copying."""
    return _but(state, copied="failed"), []


def download_failed(state: State) -> Next:
    """The browser does not allow saving."""
    return _but(state, copied="unsaved"), []


def _but(state: State, **changes: str) -> State:
    return state.with_parts(state.part(Written).but(**changes))
