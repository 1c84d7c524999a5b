"""Equations that are added up: those of a step, or any that one picks."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="sums",
    actions={
        "more": actions.more,
        "less": actions.less,
        "drop": actions.drop,
        "add": actions.add,
        "subtract": actions.subtract,
        "clear": actions.clear,
        "back": actions.back,
        "tell": actions.tell,
        "of-step": actions.of_step,
        "line": actions.light,
        "together": actions.together,
        "target": actions.target,
    },
    when_free={"smallest": actions.smallest, "impossible": actions.impossible},
    replies={"smallest": actions.summed},
    answers={"add-up": actions.added},
    follow=actions.follow,
    views=(View(view.leaf, view.follows_from),),
    fillings=view.fillings,
)
