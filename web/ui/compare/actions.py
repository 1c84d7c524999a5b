"""Several solvers on one puzzle, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask, to_solve
from ..faults import faults
from ..readiness.state import fetching_sentence
from ..settings.state import Settings, Solvers
from ..solving.state import with_impossible
from ..state import stop
from .state import Comparison

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from protocol import ErrorReply, FetchedEvent, FetchingEvent, OverdueReply, SolveReply

    from ..feature import Next
    from ..state import Job, Sentence, State
    from .state import Compared

SETTLED = ("solved", "infeasible")
"""Statuses that answer the question."""
STOPPED: Sentence = ("compare.stopped", {})


def compare(state: State, solvers: Sequence[str]) -> Next:
    """The chosen solvers run, the first one now."""
    board = state.board
    if faults(board, board.givens):
        return _said(state, ("solve.contradiction", {}), compared=()), []
    if not solvers:
        return _said(state, ("compare.none", {}), compared=()), []
    return _next(state.with_parts(Comparison(rivals=tuple(solvers))))


def _said(state: State, sentence: Sentence, **more: Any) -> State:
    """The tab says something; what else its part remembers may change with it."""
    return state.with_parts(state.part(Comparison).but(verdict=(sentence,), **more))


def _next(state: State) -> Next:
    """The next solver's turn, or the end."""
    comparison = state.part(Comparison)
    done = len(comparison.compared)
    if done == len(comparison.rivals):
        said = _verdict(comparison.compared)
        return _said(state, said).but(status=(said,)), []
    settings, rival = state.part(Settings), comparison.rivals[done]
    form = state.part(Solvers).form(settings, rival)
    request = to_solve(state.board, rival, settings.limit, form=form, prove=False)
    state, effects = ask(state, request, "compare")
    (said,) = turn(state)
    return _said(state, said).but(status=(said,)), effects


def turn(state: State) -> tuple[Sentence, ...]:
    """Whose turn it is; a comparison is going on."""
    comparison = state.part(Comparison)
    done = len(comparison.compared)
    count, solver = len(comparison.rivals), comparison.rivals[done]
    return (("compare.turn", {"number": done + 1, "count": count, "solver": solver}),)


def _verdict(compared: Compared) -> Sentence:
    """The quickest of those that came to a result, unless presolve left them nothing to do."""
    settled = []
    presolved = False
    for name, reply in compared:
        if "stats" in reply and reply["status"] in SETTLED:
            settled.append((reply["seconds"], name))
            presolved = presolved or reply["stats"].get("variables") == 0
    if not settled:
        return "compare.nobody", {}
    if presolved:
        return "compare.presolved", {}
    seconds, name = min(settled)
    return "compare.quickest", {"solver": name, "seconds": seconds}


def compared(state: State, _job: Job, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """One of them is done."""
    comparison = state.part(Comparison)
    name = comparison.rivals[len(comparison.compared)]
    rows = comparison.compared + ((name, reply),)
    if reply["status"] == "infeasible":
        state = with_impossible(state, True)
    return _next(state.with_parts(comparison.but(compared=rows)))


def fetching(state: State, event: FetchingEvent) -> Next:
    """What is said of a solver that is fetched is said beside the table too."""
    return (_said(state, fetching_sentence(event)) if _is_on(state) else state), []


def fetched(state: State, _event: FetchedEvent) -> Next:
    """Its turn goes on."""
    return (_said(state, *turn(state)) if _is_on(state) else state), []


def _is_on(state: State) -> bool:
    return state.job is not None and state.job.purpose == "compare"


def cease(state: State) -> Next:
    """No more of it; what is done stays."""
    if not _is_on(state):
        return state, []
    return stop(state.but(status=(STOPPED,)))


def let_go(state: State, _job: Job) -> Next:
    """It was ended before its end; with another puzzle it is forgotten."""
    return (_said(state, STOPPED) if state.part(Comparison).rivals else state), []
