"""Solve and Check, the proof that a solution is the only one, and the other one where it is not."""

from ..feature import Feature, View
from . import actions, checking, view

FEATURE = Feature(
    actions={"swap": actions.swap},
    when_free={"solve": actions.solve, "check": checking.check},
    replies={
        "solve": actions.solved,
        "check": checking.answered,
        "entries": checking.checked,
    },
    let_go={"solve": actions.let_go},
    events={"first": actions.first, "progress": actions.progress},
    busy={"solve": actions.busy, "entries": checking.busy},
    views=(View(view.properties),),
)
