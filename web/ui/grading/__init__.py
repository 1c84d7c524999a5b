"""The grade of the puzzle: a word beside it, what makes it hard, and what the words mean."""

from ..feature import Feature, Stored, View
from . import actions, view

FEATURE = Feature(
    name="grading",
    actions={"grade": actions.ask, "grades": actions.show},
    answers={"grade": actions.answered},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    storage=(
        Stored("puzzle", actions.dump, actions.restore),
        Stored("browser", actions.dump_preferences, actions.restore_preferences),
    ),
)
