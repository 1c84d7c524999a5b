"""A puzzle is entered on an empty board until Start; Edit brings entering back."""

from ..feature import Feature, View
from ..game.state import unless_paused
from . import actions, view

FEATURE = Feature(
    name="entering",
    actions={
        "start": actions.start,
        "edit": unless_paused(actions.edit),
        "empty": actions.empty,
        "enter": actions.enter,
    },
    views=(View(view.properties, view.follows_from),),
)
