"""The boards of the last days: what another took the place of can be opened again."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={
        "recent": actions.listed,
        "reopen": actions.reopen,
        "remove-recent": actions.remove,
        "remove-recents": actions.remove_all,
        "undo-recent": actions.undo,
        "more-recent": actions.more,
    },
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    kept_with_puzzle=actions.kept,
)
