"""A puzzle with givens in the cells that one chooses, and nowhere else."""

from ..feature import Feature, View
from . import actions, view
from .state import keys_in_mode, presses

FEATURE = Feature(
    name="pattern",
    actions={
        "draw": actions.draw,
        "cell": actions.switch,
        "here": actions.switch_here,
    },
    when_free={"fill": actions.fill},
    follow=actions.follow,
    keys_in_mode=keys_in_mode,
    presses=presses,
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
)
