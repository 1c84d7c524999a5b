"""Hints: the next step, told little by little."""

from ..feature import Feature, Stored, View
from . import actions, keys, view

FEATURE = Feature(
    name="hinting",
    actions={"close": actions.close, "lone": actions.lone},
    when_free={"hint": actions.hint},
    replies={"hint": actions.hinted},
    follow=actions.follow,
    keys=keys.keys,
    keys_in_mode=keys.keys_in_mode,
    listed_keys=keys.LISTED,
    views=(View(view.box, view.follows_from), View(view.drawn, view.drawn_from)),
    marks=view.marks,
    fillings=view.fillings,
    storage=(Stored("browser", actions.dump, actions.restore),),
)
