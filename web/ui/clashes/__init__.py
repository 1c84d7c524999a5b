"""Which givens and rules of a puzzle without a solution clash, and which givens to erase."""

from ..feature import Feature, View
from ..game.state import unless_paused
from . import actions, view

FEATURE = Feature(
    name="clashes",
    when_free={
        "explain": unless_paused(actions.explain),
        "fewest": unless_paused(actions.fewest),
        "other-choice": unless_paused(actions.other_choice),
        "erase-them": unless_paused(actions.erase_them),
    },
    replies={"explain": actions.explained, "erase": actions.erasable},
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
)
