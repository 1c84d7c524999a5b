"""A puzzle is entered on an empty board until Start; Edit brings entering back."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={
        "start": actions.start,
        "edit": actions.edit,
        "empty": actions.empty,
        "enter": actions.enter,
    },
    views=(View(view.properties),),
)
