"""Which givens and rules of a puzzle without a solution clash, and which givens to erase."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    when_free={
        "explain": actions.explain,
        "fewest": actions.fewest,
        "other-choice": actions.other_choice,
        "erase-them": actions.erase_them,
    },
    replies={"explain": actions.explained, "erase": actions.erasable},
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
)
