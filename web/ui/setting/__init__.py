"""Setting by hand: while givens are entered, how many solutions there are, and what helps."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="setting",
    actions={"count": actions.count, "mark": actions.mark},
    answers={"setting": actions.counted},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
)
