"""A list of puzzles as a table: how many solutions each has, and how hard it is."""

from ..feature import Feature, Stored, View
from . import actions, showing, view
from .state import intake

FEATURE = Feature(
    name="listing",
    actions=dict(actions.ACTIONS, **showing.ACTIONS),
    follow=actions.follow,
    intake=intake,
    storage=(Stored("tab", actions.dump, actions.restore),),
    views=(View(view.properties, view.follows_from), View(view.offer)),
)
"""Workers of its own look at the puzzles while the room is open; ``browser/`` has them."""
