"""A puzzle with givens in the cells that one chooses, and nowhere else."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={
        "pattern": actions.draw,
        "pattern-cell": actions.switch,
        "pattern-here": actions.switch_here,
    },
    when_free={"fill-pattern": actions.fill},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
)
