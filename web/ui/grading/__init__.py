"""The grade of the puzzle: a word beside it, what makes it hard, and what the words mean."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="grading",
    actions={"grade": actions.ask, "grades": actions.show},
    answers={"grade": actions.answered},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    kept_with_puzzle=actions.kept_with_puzzle,
    kept_everywhere=actions.kept,
    restored=actions.restored,
)
