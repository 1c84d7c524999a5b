"""Actions that set solver, form, time limit, language, theme and cell names; their storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES
from sudoku_core.language.tables import table_of

from .. import effects as do
from ..state import say
from .state import AUTO, SPELLED, THEMES, TIME_LIMIT, Settings, Solvers

if TYPE_CHECKING:
    from protocol import ErrorReply, SolversReply

    from ..feature import Data, Next
    from ..state import State

LONGEST = 86_400
"""The longest time limit, a day."""


def choose_solver(state: State, name: str) -> Next:
    """Choose a solver, with its first form; refuse a solver that cannot run here."""
    settings, reason = state.part(Settings), state.part(Solvers).reason(name)
    if reason:
        state, _ = say(state, reason)
        return state, [do.rewrite("solver")]
    form = "" if settings.presolve else settings.form
    return state.with_parts(settings.but(solver=name, form=form)), []


def choose_form(state: State, name: str) -> Next:
    """Choose the form in which the solver gets the puzzle."""
    return state.with_parts(state.part(Settings).but(form=name)), []


def set_limit(state: State, text: str) -> Next:
    """Set the time limit in seconds; none where the text is empty."""
    settings = state.part(Settings)
    if not text.strip():
        return state.with_parts(settings.but(limit=None)), []
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not seconds > 0:
        old = settings.limit or TIME_LIMIT
        state, _ = say(state.with_parts(settings.but(limit=old)), ("limit.kept", {"value": old}))
    else:
        state = state.with_parts(settings.but(limit=min(seconds, LONGEST)))
    return state, [do.rewrite("limit")]


def choose_language(state: State, code: str) -> Next:
    """Choose the language, once its bundle is fetched."""
    table_of(code)
    return state.but(language=code), []


def choose_theme(state: State, name: str) -> Next:
    """Choose the theme: light, dark, or that of the system."""
    return state.with_parts(state.part(Settings).but(theme=name)), []


def choose_cell_names(state: State, name: str) -> Next:
    """Choose whether cells are named in words, or as R1C6."""
    return state.with_parts(state.part(Settings).but(spelled=name == SPELLED)), []


def store_solvers(state: State, reply: SolversReply | ErrorReply) -> Next:
    """Store the list of solvers; replace a form that the chosen solver does not have."""
    if reply["status"] == "error":
        return state, []
    solvers = Solvers(listed=tuple(reply["solvers"]))
    settings = state.part(Settings)
    chosen = solvers.find(settings.solver)
    if chosen and settings.presolve and settings.form not in chosen["forms"]:
        settings = settings.but(form="")
    return state.with_parts(solvers, settings), []


def follow(_before: State, state: State) -> Next:
    """Choose the solver Automatic, and say so, where the chosen solver cannot run here.

    The choice may come from an earlier visit, from another tab, or from a stored text.
    """
    settings, solvers = state.part(Settings), state.part(Solvers)
    solver = solvers.find(settings.solver)
    if not solvers.listed or settings.solver == AUTO or (solver and not solver["reason"]):
        return state, []
    fallback = (("solver.fallback", {"solver": settings.solver}),)
    settings = settings.but(solver=AUTO, form="")
    return state.with_parts(settings).but(status=state.status + fallback), []


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
    """Restore the settings; missing and invalid values are replaced by the usual values."""
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
