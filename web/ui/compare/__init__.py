"""Solvers compared on the puzzle, one after the other."""

from ..feature import Feature, View
from ..game.state import unless_paused
from . import actions, view

FEATURE = Feature(
    name="compare",
    actions={"cease": actions.cease},
    when_free={"compare": unless_paused(actions.compare)},
    replies={"compare": actions.compared},
    let_go={"compare": actions.let_go},
    events={"fetching": actions.fetching, "fetched": actions.fetched},
    busy={"compare": actions.turn},
    views=(View(view.properties, view.follows_from),),
)
