"""The model of the puzzle: the picked cell's equations, the program, its relaxation and proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..exporting import export_actions
from ..feature import Feature, Stored, View
from . import actions, relaxing, view

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next

ACTIONS: dict[str, Callable[..., Next]] = {
    "leaf": actions.leaf,
    "equation": actions.equation,
    "presolve": actions.presolve,
    "to": actions.to,
    "form": actions.form,
    "drawn": relaxing.drawn,
}
ACTIONS.update(export_actions("model", actions.exported_files, actions.with_note))

FEATURE = Feature(
    name="model",
    actions=ACTIONS,
    when_free={"relax": relaxing.relax},
    replies={"relax": relaxing.relaxed},
    events={"progress": relaxing.progress},
    answers={
        "model": actions.modelled,
        "equations": actions.told,
        "export": actions.exported,
    },
    follow=actions.follow,
    views=(
        View(view.leaves, view.leaves_follow_from),
        View(view.program, view.program_follows_from),
        View(view.cell, view.cell_follows_from),
        View(view.steps, view.proof_follows_from),
    ),
    marks=actions.marks,
    fillings=relaxing.fillings,
    storage=(Stored("tab", actions.dump, actions.restore),),
)
