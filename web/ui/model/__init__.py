"""The model of the puzzle: the picked cell's equations, the program, its relaxation and proof."""

from ..feature import Feature, Stored, View
from . import actions, relaxing, view

FEATURE = Feature(
    name="model",
    actions={
        "leaf": actions.leaf,
        "equation": actions.equation,
        "presolve": actions.presolve,
        "to": actions.to,
        "form": actions.form,
        "copy": actions.copy_model,
        "download": actions.download_model,
        "copy-failed": actions.copy_failed,
        "download-failed": actions.download_failed,
        "drawn": relaxing.drawn,
    },
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
