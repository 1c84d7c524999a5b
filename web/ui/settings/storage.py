"""What is stored of the settings; data that make no sense count as missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES

from .actions import LONGEST
from .state import THEMES, Settings

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import State


def dump(state: State) -> Data:
    """Return the settings by name."""
    settings = state.part(Settings)
    return {
        "solver": settings.solver,
        "form": settings.form,
        "limit": settings.limit,
        "theme": settings.theme,
        "spelled": settings.spelled,
        "language": state.language,
    }


def restore(state: State, data: Data) -> State:
    """Restore the settings; each that is missing is the usual one."""
    settings, limit = Settings(), data.get("limit", Settings().limit)
    solver, form = data.get("solver"), data.get("form")
    if solver and isinstance(solver, str):
        settings = settings.but(solver=solver)
        if isinstance(form, str):
            settings = settings.but(form=form)
    number = isinstance(limit, (int, float)) and not isinstance(limit, bool)
    if limit is None or (number and 0 < limit <= LONGEST):
        settings = settings.but(limit=limit)
    if data.get("theme") in THEMES:
        settings = settings.but(theme=data["theme"])
    if isinstance(data.get("spelled"), bool):
        settings = settings.but(spelled=data["spelled"])
    if data.get("language") in LANGUAGES:
        state = state.but(language=data["language"])
    return state.with_parts(settings)
