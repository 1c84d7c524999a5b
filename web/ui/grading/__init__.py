"""The grade of the puzzle: its level beside the board, and the whole grade in a dialog."""

from ..feature import Feature, Stored, View
from . import actions, view

FEATURE = Feature(
    name="grading",
    actions={"grade": actions.ask_grade, "grades": actions.show_grades},
    answers={actions.PURPOSE: actions.store_grade},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    storage=(
        Stored("puzzle", actions.dump, actions.restore),
        Stored("browser", actions.dump_preferences, actions.restore_preferences),
    ),
)
