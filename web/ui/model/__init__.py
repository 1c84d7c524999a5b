"""The model of the puzzle: the picked cell's equations, the program, its relaxation and proof."""

from ..feature import Feature, View
from . import actions, relaxing, view

FEATURE = Feature(
    actions={
        "leaf": actions.leaf,
        "equation": actions.equation,
        "presolve": actions.presolve,
        "to": actions.to,
        "form": actions.form,
        "copy-model": actions.copy_model,
        "download-model": actions.download_model,
        "copy-model-failed": actions.copy_failed,
        "download-model-failed": actions.download_failed,
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
    kept=actions.kept,
    restored=actions.restored,
)
