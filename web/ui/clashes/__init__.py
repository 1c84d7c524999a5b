"""Which givens and rules of a puzzle without a solution clash, and which givens to erase."""

from ..feature import Feature, View
from ..game.state import in_sight
from . import actions, view

FEATURE = Feature(
    name="clashes",
    when_free={
        "explain": in_sight(actions.explain),
        "fewest": in_sight(actions.fewest),
        "other-choice": in_sight(actions.other_choice),
        "erase-them": in_sight(actions.erase_them),
    },
    replies={"explain": actions.explained, "erase": actions.erasable},
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
)
