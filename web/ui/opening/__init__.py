"""Opening a puzzle: an empty board of a size, an example, a text, a link."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions=actions.ACTIONS,
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    kept=actions.kept,
    restored=actions.restored,
)
