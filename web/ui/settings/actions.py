"""What the user sets: solver, form, time limit, language, theme, how cells are said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import say
from .state import AUTO, SPELLED, TIME_LIMIT, Settings, Solvers

if TYPE_CHECKING:
    from protocol import ErrorReply, SolversReply

    from ..feature import Next
    from ..state import State

LONGEST = 86_400
"""The longest time limit, a day."""


def solver(state: State, name: str) -> Next:
    """Another solver, which writes the puzzle down in its own way."""
    settings, solvers = state.part(Settings), state.part(Solvers)
    before = solvers.reason(settings.solver)
    form = "" if settings.presolve else settings.form
    state = state.having(settings.but(solver=name, form=form))
    return (state.but(said=()) if state.said == (before,) else state), []


def form(state: State, name: str) -> Next:
    """Another way to write the puzzle down for the solver."""
    return state.having(state.part(Settings).but(form=name)), []


def limit(state: State, text: str) -> Next:
    """Another time limit in seconds; none at all where nothing is given."""
    settings = state.part(Settings)
    if not text.strip():
        return state.having(settings.but(limit=None)), []
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not seconds > 0:
        kept = settings.limit or TIME_LIMIT
        state, _ = say(state.having(settings.but(limit=kept)), ("limit.kept", {"value": kept}))
    else:
        state = state.having(settings.but(limit=min(seconds, LONGEST)))
    return state, [("rewrite", "limit")]


def language(state: State, code: str) -> Next:
    """Another language."""
    return state.but(language=code), []


def theme(state: State, name: str) -> Next:
    """Light, dark, or as the system has it."""
    return state.having(state.part(Settings).but(theme=name)), []


def cells(state: State, manner: str) -> Next:
    """Cells are said in words, or as R1C6."""
    return state.having(state.part(Settings).but(spelled=manner == SPELLED)), []


def listed(state: State, reply: SolversReply | ErrorReply) -> Next:
    """The engine has listed the solvers; a choice that is none of them is given up."""
    if reply["status"] == "error":
        return state, []
    solvers = Solvers(listed=tuple(reply["solvers"]))
    settings = state.part(Settings)
    chosen = solvers.find(settings.solver)
    if not chosen:
        settings = settings.but(solver=AUTO, form="")
    elif settings.presolve and settings.form not in chosen["forms"]:
        settings = settings.but(form="")
    return state.having(solvers, settings), []
