"""The model of the puzzle: the picked cell's equations, the program, its relaxation and proof."""

from ..feature import Feature, Stored, View
from . import actions, relaxation, view

FEATURE = Feature(
    name="model",
    actions={
        "leaf": actions.open_leaf,
        "equation": actions.choose_equation,
        "presolve": actions.set_presolve,
        "format": actions.choose_format,
        "form": actions.choose_form,
        "copy": actions.copy_model,
        "download": actions.download_model,
        "copy-failed": actions.tell_copy_failed,
        "download-failed": actions.tell_download_failed,
        "show-relaxation": relaxation.show_on_board,
    },
    when_free={"relax": relaxation.relax},
    replies={"relax": relaxation.receive_relaxation},
    events={"progress": relaxation.record_log},
    answers={
        "model": actions.receive_model,
        "equations": actions.receive_equations,
        "export": actions.receive_export,
    },
    follow=actions.follow,
    views=(
        View(view.leaves, view.leaves_follow_from),
        View(view.program, view.program_follows_from),
        View(view.cell, view.cell_follows_from),
        View(view.proof, view.proof_follows_from),
    ),
    marks=actions.marks,
    fillings=relaxation.fillings,
    storage=(Stored("tab", actions.dump, actions.restore),),
)
