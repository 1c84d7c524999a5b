"""A list of puzzles as a table, with the number of solutions and the grade of each puzzle."""

from ..feature import Feature, Stored, View
from . import actions, table_actions, view
from .state import intake

FEATURE = Feature(
    name="listing",
    actions=dict(actions.ACTIONS, **table_actions.ACTIONS),
    follow=actions.follow,
    intake=intake,
    storage=(Stored("tab", actions.dump, actions.restore),),
    views=(View(view.properties, view.follows_from), View(view.offer)),
)
"""While the room is open, separate workers (``browser/``) solve and grade the puzzles."""
