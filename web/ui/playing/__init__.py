"""Playing: digits, notes and colours in cells, the pad, Restart, and the list of keys."""

from ..feature import Feature, Stored, View
from . import actions, keys, lit, view

FEATURE = Feature(
    name="playing",
    actions=actions.ACTIONS,
    keys=keys.keys,
    presses=actions.presses,
    marks=view.marks,
    listed_keys=keys.LISTED,
    replies={"candidates": actions.receive_candidates},
    views=(
        View(view.controls, view.controls_follow_from),
        View(view.pad, view.pad_follows_from),
        View(lit.spots, lit.spots_follow_from, shows_picked=True),
        View(view.keys, view.keys_follow_from),
    ),
    storage=(
        Stored("tab", actions.dump_kind, actions.restore_kind),
        Stored("browser", actions.dump_preferences, actions.restore_preferences),
    ),
)
