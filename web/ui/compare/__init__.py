"""A comparison of solvers on the puzzle, one after the other, and its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING

from ..asking import ask, to_solve
from ..conflicts import conflicts_on
from ..feature import Feature, View
from ..game.state import Clock, unless_paused
from ..readiness.state import fetching_sentence
from ..settings.state import AUTO, Settings, Solvers
from ..solving.state import with_impossible
from ..state import Value, sentence, stop

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from protocol import (
        ErrorReply,
        FetchedEvent,
        FetchingEvent,
        OverdueReply,
        SolverData,
        SolveReply,
    )

    from ..feature import Next, Properties
    from ..state import Job, Sentence, State
    from ..words import Words

    Bar = tuple[str, float]  # a text, and the length of a bar behind it, up to 1
    Reply = SolveReply | ErrorReply | OverdueReply
    Compared = tuple[tuple[str, Reply], ...]

SETTLED = ("solved", "infeasible")
"""Statuses of solvers that have come to a result."""
STOPPED: Sentence = ("compare.stopped", {})
QUICKEST = 0.001
"""The time in seconds at the beginning of the logarithmic scale of times."""
NOTHING: tuple[str, Bar, Bar] = ("", ("", 0), ("", 0))
"""The cells of a solver without a result."""


@dataclass(frozen=True, slots=True)
class Comparison(Value):
    """The solvers that take part, and their results."""

    of_puzzle = True

    rivals: tuple[str, ...] = field(default=())  # the solvers to compare
    compared: Compared = field(default=())  # their names and replies so far
    verdict: tuple[Sentence, ...] = field(default=())  # the sentence over the table


def compare(state: State, solvers: Sequence[str]) -> Next:
    """Run the chosen solvers one after the other."""
    board = state.board
    if conflicts_on(board, board.givens):
        return _with_verdict(state, ("solve.contradiction", {}), compared=()), []
    if not solvers:
        return _with_verdict(state, ("compare.none", {}), compared=()), []
    return _run_next(state.with_parts(Comparison(rivals=tuple(solvers))))


def _with_verdict(state: State, verdict: Sentence, **more: Any) -> State:
    """Return the state with another sentence over the table, and more changes of its part."""
    return state.with_parts(state.part(Comparison).but(verdict=(verdict,), **more))


def _run_next(state: State) -> Next:
    """Run the next solver, or tell the winner."""
    comparison = state.part(Comparison)
    done = len(comparison.compared)
    if done == len(comparison.rivals):
        verdict = _winner(comparison.compared)
        return _with_verdict(state, verdict).but(status=(verdict,)), []
    settings, rival = state.part(Settings), comparison.rivals[done]
    form = state.part(Solvers).form(settings, rival)
    request = to_solve(state.board, rival, settings.limit, form=form, prove=False)
    state, effects = ask(state, request, "compare")
    (turn,) = busy(state)
    return _with_verdict(state, turn).but(status=(turn,)), effects


def busy(state: State) -> tuple[Sentence, ...]:
    """Return the sentence that names the solver that runs."""
    comparison = state.part(Comparison)
    done = len(comparison.compared)
    count, solver = len(comparison.rivals), comparison.rivals[done]
    return (("compare.turn", {"number": done + 1, "count": count, "solver": solver}),)


def _winner(compared: Compared) -> Sentence:
    """Return the sentence that names the quickest solver with a result.

    If presolve left nothing to do, no solver is the quickest.
    """
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


def receive_result(state: State, _job: Job, reply: Reply) -> Next:
    """Record the result of a solver, and run the next."""
    comparison = state.part(Comparison)
    name = comparison.rivals[len(comparison.compared)]
    rows = comparison.compared + ((name, reply),)
    if reply["status"] == "infeasible":
        state = with_impossible(state, True)
    return _run_next(state.with_parts(comparison.but(compared=rows)))


def tell_fetching(state: State, event: FetchingEvent) -> Next:
    """Tell over the table that a solver is being fetched."""
    return (_with_verdict(state, fetching_sentence(event)) if _is_running(state) else state), []


def tell_turn(state: State, _event: FetchedEvent) -> Next:
    """Tell over the table which solver runs, once it is fetched."""
    return (_with_verdict(state, *busy(state)) if _is_running(state) else state), []


def _is_running(state: State) -> bool:
    return state.job is not None and state.job.purpose == "compare"


def stop_comparison(state: State) -> Next:
    """Stop the comparison, and keep the results so far."""
    if not _is_running(state):
        return state, []
    return stop(state.but(status=(STOPPED,)))


def let_go(state: State, _job: Job) -> Next:
    """Tell that the comparison was stopped, unless another puzzle made the page forget it."""
    return (_with_verdict(state, STOPPED) if state.part(Comparison).rivals else state), []


def follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the table."""
    purpose = state.job.purpose if state.job else ""
    paused = state.part(Clock).paused
    return state.part(Comparison), state.part(Solvers), purpose, paused


def properties(state: State, words: Words) -> Properties:
    """Return the table of solvers, and the list of solvers that are not available."""
    comparison, solvers = state.part(Comparison), state.part(Solvers)
    available = [
        solver for solver in solvers.listed if not solver["reason"] and solver["name"] != AUTO
    ]
    results = _results(comparison.compared, words)
    forms = _forms(comparison.compared, words)
    rows = []
    for solver in available:
        name = solver["name"]
        texts = solvers.label(words, name), forms.get(name, "") + solvers.about(words, name)
        rows.append((name, _is_chosen_at_first(solver)) + texts + results.get(name, NOTHING))
    verdict = comparison.verdict or (("compare.hint", {}),)
    absent = [solver["name"] for solver in solvers.listed if solver["reason"]]
    return {
        ("contest", "textContent"): " ".join([words(*part) for part in verdict]),
        ("compared", "compare.rivals"): tuple(rows),
        ("start-compare", "aria-disabled"): bool(state.job) or state.part(Clock).paused,
        ("stop-compare", "hidden"): not _is_running(state),
        ("elsewhere", "hidden"): not absent,
        ("absent", "items"): tuple(
            [("", words.solver(name), solvers.about(words, name)) for name in absent]
        ),
    }


def _is_chosen_at_first(solver: SolverData) -> bool:
    """Return whether a solver is there without a download, and ends if there is no solution."""
    return not solver["offer"] and solver["proves"]


def _results(compared: Compared, words: Words) -> dict[str, tuple[str, Bar, Bar]]:
    """Return by solver its outcome, and its time and size with bars relative to the largest.

    Bars of times are logarithmic; the size is the number of variables and constraints.
    """
    longest = max([_magnitude(_seconds_and_stats(reply)[0]) for _name, reply in compared] + [0])
    largest = max([sum(_size(reply)) for _name, reply in compared] + [0])
    results = {}
    for name, reply in compared:
        seconds, stats = _seconds_and_stats(reply)
        if reply["status"] == "error":
            outcome, time = words(*sentence(reply["message"])), ""
        else:
            outcome = words("outcome." + reply["status"])
            time = words("busy.seconds", {"value": seconds})
        variables, constraints = _size(reply)
        model = words("compare.size", {"variables": variables, "constraints": constraints})
        size = (model if "variables" in stats else "–", (variables + constraints) / (largest or 1))
        results[name] = outcome, (time, _magnitude(seconds) / (longest or 1)), size
    return results


def _forms(compared: Compared, words: Words) -> dict[str, str]:
    """Return by solver the formulation that it used, as the beginning of a text."""
    forms = {}
    for name, reply in compared:
        if "form" in reply:
            form = words("form." + reply["form"])
            forms[name] = form[0].upper() + form[1:] + ". "
    return forms


def _magnitude(seconds: float) -> float:
    """Return the decimal logarithm of a time relative to the shortest, at least 0."""
    return log(max(seconds / QUICKEST, 1)) / log(10)


def _seconds_and_stats(reply: Reply) -> tuple[float, dict[str, float]]:
    if reply["status"] == "error":
        return 0, {}
    if "stats" in reply:
        return reply["seconds"], reply["stats"]
    return reply["seconds"], {}


def _size(reply: Reply) -> tuple[float, float]:
    """Return the number of variables, and of constraints or clauses, of a solver's model."""
    stats = _seconds_and_stats(reply)[1]
    return stats.get("variables", 0), stats.get("clauses", stats.get("constraints", 0))


FEATURE = Feature(
    name="compare",
    actions={"cease": stop_comparison},
    when_free={"compare": unless_paused(compare)},
    replies={"compare": receive_result},
    let_go={"compare": let_go},
    events={"fetching": tell_fetching, "fetched": tell_turn},
    busy={"compare": busy},
    views=(View(properties, follows_from),),
)
