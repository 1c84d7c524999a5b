"""Solve and Check, the proof that a solution is the only one, and the other one where it is not."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={"swap": actions.swap},
    when_free={"solve": actions.solve, "check": actions.check},
    replies={"solve": actions.solved, "check": actions.checked},
    let_go={"solve": actions.let_go},
    events={"first": actions.first, "progress": actions.progress},
    busy={"solve": actions.busy},
    views=(View(view.properties),),
)
