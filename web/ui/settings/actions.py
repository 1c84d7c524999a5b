"""What the user sets: solver, form, time limit, language, theme, how cells are said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..state import say
from .state import AUTO, SPELLED, TIME_LIMIT, Settings, Solvers

if TYPE_CHECKING:
    from protocol import ErrorReply, SolversReply

    from ..feature import Next
    from ..state import State

LONGEST = 86_400
"""The longest time limit, a day."""


def solver(state: State, name: str) -> Next:
    """Take another solver, which has forms of its own; refuse one that cannot run here."""
    settings, reason = state.part(Settings), state.part(Solvers).reason(name)
    if reason:
        state, _ = say(state, reason)
        return state, [do.rewrite("solver")]
    form = "" if settings.presolve else settings.form
    return state.with_parts(settings.but(solver=name, form=form)), []


def form(state: State, name: str) -> Next:
    """Another way to write the puzzle down for the solver."""
    return state.with_parts(state.part(Settings).but(form=name)), []


def limit(state: State, text: str) -> Next:
    """Another time limit in seconds; none at all where nothing is given."""
    settings = state.part(Settings)
    if not text.strip():
        return state.with_parts(settings.but(limit=None)), []
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not seconds > 0:
        kept = settings.limit or TIME_LIMIT
        state, _ = say(state.with_parts(settings.but(limit=kept)), ("limit.kept", {"value": kept}))
    else:
        state = state.with_parts(settings.but(limit=min(seconds, LONGEST)))
    return state, [do.rewrite("limit")]


def language(state: State, code: str) -> Next:
    """Another language."""
    return state.but(language=code), []


def theme(state: State, name: str) -> Next:
    """Light, dark, or as the system has it."""
    return state.with_parts(state.part(Settings).but(theme=name)), []


def cells(state: State, manner: str) -> Next:
    """Cells are said in words, or as R1C6."""
    return state.with_parts(state.part(Settings).but(spelled=manner == SPELLED)), []


def listed(state: State, reply: SolversReply | ErrorReply) -> Next:
    """The engine has listed the solvers; a form that the chosen one has not is given up."""
    if reply["status"] == "error":
        return state, []
    solvers = Solvers(listed=tuple(reply["solvers"]))
    settings = state.part(Settings)
    chosen = solvers.find(settings.solver)
    if chosen and settings.presolve and settings.form not in chosen["forms"]:
        settings = settings.but(form="")
    return state.with_parts(solvers, settings), []


def follow(_before: State, state: State) -> Next:
    """Fall back to Automatic, with a word, from a solver that is not here.

    The choice may come from an earlier visit, from another tab, or from wherever else a text is.
    """
    settings, solvers = state.part(Settings), state.part(Solvers)
    here = solvers.find(settings.solver)
    if not solvers.listed or settings.solver == AUTO or (here and not here["reason"]):
        return state, []
    instead = (("solver.fallback", {"solver": settings.solver}),)
    settings = settings.but(solver=AUTO, form="")
    return state.with_parts(settings).but(status=state.status + instead), []
