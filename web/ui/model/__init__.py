"""The model of the puzzle: the picked cell's equations, the program, its relaxation and proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..exporting import export_actions
from ..feature import Feature, Stored, View
from . import actions, relaxation, view

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next

ACTIONS: dict[str, Callable[..., Next]] = {
    "leaf": actions.open_leaf,
    "equation": actions.choose_equation,
    "presolve": actions.set_presolve,
    "format": actions.choose_format,
    "form": actions.choose_form,
    "show-relaxation": relaxation.show_on_board,
}
ACTIONS.update(export_actions("model", actions.exported_files, actions.with_note))

FEATURE = Feature(
    name="model",
    actions=ACTIONS,
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
        View(view.cell, view.cell_follows_from, shows_picked=True),
        View(view.proof, view.proof_follows_from),
    ),
    marks=actions.marks,
    fillings=relaxation.fillings,
    storage=(Stored("tab", actions.dump, actions.restore),),
)
