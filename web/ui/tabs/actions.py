"""Another tab is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import TABS, Tabs, with_tab

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Action, Next
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


def kept(state: State) -> dict[str, str]:
    """The open tab."""
    return {"tab": state.part(Tabs).open}


def restored(state: State, kept: dict[str, Any]) -> State:
    """The tab that was open; the release before had a panel for the model instead."""
    name = kept.get("tab", "model" if kept.get("panel") else "play")
    if name not in TABS:
        raise ValueError(name)
    return state.having(Tabs(open=name))
