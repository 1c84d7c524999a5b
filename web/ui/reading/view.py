"""The leaf about the program that read a photo; most visits have no photo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..model.state import shows
from ..photo.state import Photo
from .state import Written, program_of

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def tab_follows_from(state: State) -> tuple[object, ...]:
    """Whether there is such a leaf follows from this."""
    return shows(state), shows(state, "reading"), state.part(Photo), state.board


def tab(state: State, _words: Words) -> Properties:
    """The leaf is there where there is a program, or where it is open."""
    there = shows(state, "reading") or program_of(state) is not None
    return {("leaf-reading", "hidden"): not there} if shows(state) else {}


def follows_from(state: State) -> tuple[object, ...]:
    """What the leaf shows follows from this."""
    return tab_follows_from(state) + (state.part(Written),)


def leaf(state: State, words: Words) -> Properties:
    """The program as mathematics, what there was to choose, its size, and it as text."""
    if not shows(state, "reading"):
        return {}
    from . import shown

    return shown.leaf(state, words)
