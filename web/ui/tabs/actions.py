"""Another tab is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import TABS, Tabs, with_tab

if TYPE_CHECKING:
    from ..feature import Action, Data, Next
    from ..keys import Key
    from ..state import State

BY_DIGIT = {str(place): name for place, name in enumerate(TABS, 1)}
"""Tabs by the digit that opens each with Alt."""


def tab(state: State, name: str) -> Next:
    """A tab opens; a name that is none of them changes nothing, as one in a link may be."""
    return with_tab(state, name), []


def keys(_state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that opens a tab, for Alt and a digit."""
    return (("tabs.open", BY_DIGIT[key.digit]),) if key.alt and key.digit in BY_DIGIT else ()


def dump(state: State) -> Data:
    """Return the open tab."""
    return {"open": state.part(Tabs).open}


def restore(state: State, data: Data) -> State:
    """Open the tab that was open."""
    name = data.get("open", "play")
    if name not in TABS:
        raise ValueError(name)
    return state.with_parts(Tabs(open=name))
