"""Solve and Check, the proof that a solution is the only one, and the other one where it is not."""

from ..feature import Feature, View
from ..game.state import unless_paused
from . import actions, checking, view

FEATURE = Feature(
    name="solving",
    actions={"swap": unless_paused(actions.swap)},
    when_free={"solve": unless_paused(actions.solve), "check": unless_paused(checking.check)},
    replies={
        "solve": actions.solved,
        "check": checking.answered,
        "entries": checking.checked,
    },
    let_go={"solve": actions.let_go},
    events={"first": actions.first, "progress": actions.progress},
    follow=actions.follow,
    busy={"solve": actions.busy, "entries": checking.busy},
    views=(View(view.properties, view.follows_from),),
)
