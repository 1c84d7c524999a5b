"""The boards of the last days: what another took the place of can be opened again."""

from ..feature import Feature, Stored, View
from . import actions, view

FEATURE = Feature(
    name="recent",
    actions={
        "list": actions.listed,
        "reopen": actions.reopen,
        "remove": actions.remove,
        "remove-all": actions.remove_all,
        "undo": actions.undo,
        "more": actions.more,
    },
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("puzzle", actions.dump),),
)
