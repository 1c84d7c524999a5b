"""Why not this digit, and which cell can be filled next."""

from ..feature import Feature, View
from . import actions, keys, view

FEATURE = Feature(
    name="whynot",
    actions={"step": actions.to_step},
    when_free={
        "choose": actions.choose,
        "digit": actions.ask_why,
        "typed": actions.typed,
        "next-cell": actions.next_cell,
    },
    replies={"why-not": actions.answered, "next-cell": actions.found},
    listens=True,
    keys=keys.keys,
    keys_in_mode=keys.keys_in_mode,
    listed_keys=keys.LISTED,
    views=(View(view.chooser, view.chooser_follows_from), View(view.answer, view.follows_from)),
    marks=view.marks,
)
