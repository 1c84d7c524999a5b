"""The dialog that compares solvers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settings.state import AUTO, Solvers
from ..state import sentence
from .state import Comparison

if TYPE_CHECKING:
    from typing import Any

    from protocol import ErrorReply, OverdueReply, SolverData, SolveReply

    from ..feature import Properties
    from ..state import State
    from ..words import Words
    from .state import Compared


def properties(state: State, words: Words) -> Properties:
    """The solvers to choose from, and how they did."""
    comparison, solvers = state.part(Comparison), state.part(Solvers)
    here = [one for one in solvers.listed if not one["reason"] and one["name"] != AUTO]
    running = state.job is not None and state.job.purpose == "compare"
    return {
        ("compare", "showing"): state.dialog == "compare",
        ("rivals", "checks"): tuple(
            [(one["name"], solvers.label(words, one["name"]), _is_ready(one)) for one in here]
        ),
        ("contest", "textContent"): " ".join([words(*said) for said in comparison.verdict]),
        ("start-compare", "aria-disabled"): bool(state.job),
        ("stop-compare", "hidden"): not running,
        ("compared", "hidden"): not comparison.compared,
        ("compared-rows", "rows"): _rows(comparison.compared, solvers, words),
    }


def _is_ready(solver: SolverData) -> bool:
    """Whether a solver takes part unless the user says otherwise: it is here, and comes to an end
    where there is no solution."""
    return not solver["offer"] and solver["proves"]


def _rows(compared: Compared, solvers: Solvers, words: Words) -> tuple[tuple[Any, ...], ...]:
    """For each solver its name, outcome, and pairs of a figure and its part of the largest."""
    longest = max([_told(reply)[0] for _name, reply in compared] + [0])
    largest = max([_told(reply)[1].get("variables", 0) for _name, reply in compared] + [0])
    rows = []
    for name, reply in compared:
        seconds, stats = _told(reply)
        if reply["status"] == "error":
            outcome, time = words(*sentence(reply["message"])), ""
        else:
            outcome = words("outcome." + reply["status"])
            time = words("busy.seconds", {"value": seconds})
        size, limits = stats.get("variables", 0), stats.get("clauses", stats.get("constraints"))
        counts = {"variables": size, "constraints": limits}
        model = "–" if limits is None else words("compare.size", counts)
        bars = (time, seconds / (longest or 1)), (model, size / (largest or 1))
        rows.append((solvers.label(words, name), outcome) + bars)
    return tuple(rows)


def _told(reply: SolveReply | ErrorReply | OverdueReply) -> tuple[float, dict[str, float]]:
    """The seconds that a solver took, and its figures, as far as they are told."""
    if reply["status"] == "error":
        return 0, {}
    if "stats" in reply:
        return reply["seconds"], reply["stats"]
    return reply["seconds"], {}
