"""Opening a puzzle: an empty board of a size, an example, a text, a link."""

from ..feature import Feature, Stored, View
from . import actions, view
from .state import PURPOSE, intake

FEATURE = Feature(
    name="opening",
    actions=actions.ACTIONS,
    replies={PURPOSE: actions.open_reply},
    let_go={PURPOSE: actions.give_up_reply},
    follow=actions.follow,
    intake=intake,
    listens=True,
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("tab", actions.dump, actions.restore),),
)
