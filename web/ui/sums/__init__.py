"""Equations that are added up: those of a step, or any that one picks."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={
        "sum-more": actions.more,
        "sum-less": actions.less,
        "sum-drop": actions.drop,
        "sum-add": actions.add,
        "sum-subtract": actions.subtract,
        "sum-clear": actions.clear,
        "sum-back": actions.back,
        "sum-tell": actions.tell,
        "sum-of-step": actions.of_step,
        "sum-line": actions.light,
        "sum-together": actions.together,
        "sum-target": actions.target,
    },
    when_free={"smallest": actions.smallest, "sum-impossible": actions.impossible},
    replies={"smallest": actions.summed},
    answers={"add-up": actions.added},
    follow=actions.follow,
    views=(View(view.leaf, view.follows_from),),
    fillings=view.fillings,
)
