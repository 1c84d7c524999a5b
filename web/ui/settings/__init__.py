"""What holds for every puzzle: solver, form, time limit, language, theme; the list of solvers."""

from ..feature import Feature, View
from . import absent, actions, keeping, view

FEATURE = Feature(
    actions={
        "solver": actions.solver,
        "solver-form": actions.form,
        "limit": actions.limit,
        "language": actions.language,
        "theme": actions.theme,
    },
    when_free={"lp": absent.write_lp},
    replies={"lp": absent.written},
    answers={"solvers": actions.listed},
    busy={"lp": absent.busy},
    views=(View(view.properties),),
    kept=keeping.kept,
    restored=keeping.restored,
)
