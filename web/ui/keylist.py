"""The list of keys: the keys of all features by group, as the dialog shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .features import FEATURES
from .playing.state import is_wide

if TYPE_CHECKING:
    from .feature import Properties
    from .state import State
    from .words import Words

GROUPS = ("typing", "moving", "picking", "page")


def listed() -> dict[str, list[tuple[str, bool]]]:
    """Return the names of keys by group, each with whether the key differs on boards above 9."""
    groups: dict[str, list[tuple[str, bool]]] = {group: [] for group in GROUPS}
    for feature in FEATURES:
        for group, name, changes in feature.listed_keys:
            groups[group].append((name, changes))
    groups["page"].append(("keys", False))
    return groups


def groups(state: State, words: Words) -> Properties:
    """Return the rows of each group: the effect of a key, and the key."""
    wide = is_wide(state.board.layout)
    properties: Properties = {}
    for group, names in listed().items():
        rows = []
        for name, changes in names:
            key = "keys." + name + (".wide" if wide and changes else "")
            rows.append((words("keys." + name + ".does"), words(key)))
        properties["keys-" + group, "rows"] = tuple(rows)
    return properties
