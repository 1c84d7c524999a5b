"""The tabs Play, Solvers and Model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..feature import Feature, Stored, View
from .state import TABS, Tabs, with_tab

if TYPE_CHECKING:
    from ..feature import Action, Data, Next, Properties
    from ..keys import Key
    from ..state import State
    from ..words import Words

BY_DIGIT = {str(place): name for place, name in enumerate(TABS, 1)}
"""Tabs by the digit that opens each with Alt."""


def open_tab(state: State, name: str) -> Next:
    """Open a tab, with the board in sight; ignore an unknown name, which a link may have."""
    return with_tab(state, name), [do.in_sight()]


def keys(_state: State, key: Key) -> tuple[Action, ...]:
    """Return the action that opens a tab, for Alt and a digit."""
    return (("tabs.open", BY_DIGIT[key.digit]),) if key.alt and key.digit in BY_DIGIT else ()


def dump(state: State) -> Data:
    """Return the open tab."""
    return {"open": state.part(Tabs).open}


def restore(state: State, data: Data) -> State:
    """Open the stored tab."""
    name = data.get("open", "play")
    if name not in TABS:
        raise ValueError(name)
    return state.with_parts(Tabs(open=name))


def properties(state: State, _words: Words) -> Properties:
    """Return the properties of tabs and panels; the Tab key reaches the open tab only."""
    opened = state.part(Tabs).open
    shown: Properties = {("html", "data-tab"): opened}
    for name in TABS:
        shown["tab-" + name, "aria-selected"] = name == opened
        shown["tab-" + name, "tabIndex"] = 0 if name == opened else -1
        shown["panel-" + name, "hidden"] = name != opened
    return shown


FEATURE = Feature(
    name="tabs",
    actions={"open": open_tab},
    keys=keys,
    listed_keys=(("page", "tabs", False),),
    views=(View(properties, lambda state: (state.part(Tabs),)),),
    storage=(Stored("tab", dump, restore),),
)
