"""All solvers in a table: what each is, whether it takes part, and how it did."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from ..game.state import Clock
from ..settings.state import AUTO, Solvers
from ..state import sentence
from .state import Comparison

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, SolverData, SolveReply

    from ..feature import Properties
    from ..state import State
    from ..words import Words
    from .state import Compared

    Bar = tuple[str, float]
    Reply = SolveReply | ErrorReply | OverdueReply

QUICKEST = 0.001
"""Seconds at which a bar of times begins: each tenfold is as long as the next."""


def follows_from(state: State) -> tuple[object, ...]:
    """What the table follows from."""
    purpose = state.job.purpose if state.job else ""
    paused = state.part(Clock).paused
    return state.part(Comparison), state.part(Solvers), purpose, paused


def properties(state: State, words: Words) -> Properties:
    """The solvers to choose from, how they did, and those that are not here."""
    comparison, solvers = state.part(Comparison), state.part(Solvers)
    here = [one for one in solvers.listed if not one["reason"] and one["name"] != AUTO]
    running = state.job is not None and state.job.purpose == "compare"
    results = _results(comparison.compared, words)
    forms = _forms(comparison.compared, words)
    rows = []
    for one in here:
        name = one["name"]
        told = solvers.label(words, name), forms.get(name, "") + solvers.about(words, name)
        rows.append((name, _is_ready(one)) + told + results.get(name, NOTHING))
    said = comparison.verdict or (("compare.hint", {}),)
    absent = [one["name"] for one in solvers.listed if one["reason"]]
    return {
        ("contest", "textContent"): " ".join([words(*each) for each in said]),
        ("compared", "compare.rivals"): tuple(rows),
        ("start-compare", "aria-disabled"): bool(state.job) or state.part(Clock).paused,
        ("stop-compare", "hidden"): not running,
        ("elsewhere", "hidden"): not absent,
        ("absent", "items"): tuple(
            [("", words.solver(n), solvers.about(words, n)) for n in absent]
        ),
    }


def _is_ready(solver: SolverData) -> bool:
    """Whether a solver takes part unless the user says otherwise: it is here, and comes to an end
    where there is no solution."""
    return not solver["offer"] and solver["proves"]


NOTHING: tuple[str, Bar, Bar] = ("", ("", 0), ("", 0))
"""Of a solver that has not run."""


def _results(compared: Compared, words: Words) -> dict[str, tuple[str, Bar, Bar]]:
    """By solver its outcome, and time and size each with its part of the largest.

    Times are told apart by their logarithm; the size is that of the model, variables and
    constraints together.
    """
    longest = max([_spread(_told(reply)[0]) for _name, reply in compared] + [0])
    largest = max([sum(_size(reply)) for _name, reply in compared] + [0])
    results = {}
    for name, reply in compared:
        seconds, stats = _told(reply)
        if reply["status"] == "error":
            outcome, time = words(*sentence(reply["message"])), ""
        else:
            outcome = words("outcome." + reply["status"])
            time = words("busy.seconds", {"value": seconds})
        variables, constraints = _size(reply)
        model = words("compare.size", {"variables": variables, "constraints": constraints})
        size = (model if "variables" in stats else "–", (variables + constraints) / (largest or 1))
        results[name] = outcome, (time, _spread(seconds) / (longest or 1)), size
    return results


def _forms(compared: Compared, words: Words) -> dict[str, str]:
    """Return by solver the form in which it wrote the puzzle down, as the beginning of a text."""
    forms = {}
    for name, reply in compared:
        if "form" in reply:
            form = words("form." + reply["form"])
            forms[name] = form[0].upper() + form[1:] + ". "
    return forms


def _spread(seconds: float) -> float:
    """How far a time lies from the shortest, in tenfolds."""
    return log(max(seconds / QUICKEST, 1)) / log(10)


def _told(reply: Reply) -> tuple[float, dict[str, float]]:
    """The seconds that a solver took, and its figures, as far as they are told."""
    if reply["status"] == "error":
        return 0, {}
    if "stats" in reply:
        return reply["seconds"], reply["stats"]
    return reply["seconds"], {}


def _size(reply: Reply) -> tuple[float, float]:
    """Variables and constraints, or clauses, of what a solver was given."""
    stats = _told(reply)[1]
    return stats.get("variables", 0), stats.get("clauses", stats.get("constraints", 0))
