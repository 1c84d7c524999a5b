"""Which tab shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import TABS, Tabs

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def properties(state: State, words: Words) -> Properties:
    """The tabs and their panels; one tab can be reached by the Tab key, the others by arrows."""
    chosen = state.part(Tabs).open
    shown: Properties = {("html", "data-tab"): chosen}
    for name in TABS:
        shown["tab-" + name, "aria-selected"] = name == chosen
        shown["tab-" + name, "tabIndex"] = 0 if name == chosen else -1
        shown["panel-" + name, "hidden"] = name != chosen
    return shown
