"""What a reload brings back of the settings; what makes no sense is as if it were not there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES

from .actions import LONGEST
from .state import THEMES, Settings

if TYPE_CHECKING:
    from typing import Any

    from ..state import State


def kept(state: State) -> dict[str, Any]:
    """The settings by name."""
    settings = state.part(Settings)
    return {
        "solver": settings.solver,
        "form": settings.form,
        "limit": settings.limit,
        "theme": settings.theme,
        "spelled": settings.spelled,
        "language": state.language,
    }


def restored(state: State, kept: dict[str, Any]) -> State:
    """The state with the settings that were kept; older releases called the form modeler."""
    settings, limit = Settings(), kept.get("limit", Settings().limit)
    solver, form = kept.get("solver"), kept.get("form", kept.get("modeler"))
    if solver and isinstance(solver, str):
        settings = settings.but(solver=solver)
        if isinstance(form, str):
            settings = settings.but(form=form)
    number = isinstance(limit, (int, float)) and not isinstance(limit, bool)
    if limit is None or (number and 0 < limit <= LONGEST):
        settings = settings.but(limit=limit)
    if kept.get("theme") in THEMES:
        settings = settings.but(theme=kept["theme"])
    if isinstance(kept.get("spelled"), bool):
        settings = settings.but(spelled=kept["spelled"])
    if kept.get("language") in LANGUAGES:
        state = state.but(language=kept["language"])
    return state.having(settings)
