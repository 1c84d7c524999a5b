"""How far the user's job is, and which dialog is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settings.state import Solvers

if TYPE_CHECKING:
    from protocol import ProgressEvent

    from ..feature import Next
    from ..state import State

TRACE = 240
"""So many points of a local search's way are kept; of more, every other one."""


def progress(state: State, event: ProgressEvent) -> Next:
    """The solver says how far it is."""
    assert state.job
    trace, conflicts = state.job.trace, event["incumbent"]
    searches = not state.part(Solvers).proves(state.job.solver)
    if searches and not state.job.has_solution and conflicts is not None:
        trace += (int(conflicts),)
        if len(trace) > TRACE:
            trace = tuple([trace[k] for k in range(0, len(trace), 2)])
    return state.but(job=state.job.but(progress=event, trace=trace)), []


def dialog(state: State, name: str) -> Next:
    """A dialog opens, or with no name the open one closes."""
    return state.but(dialog=name), []


def close(state: State) -> Next:
    """The open dialog closes."""
    return dialog(state, "")
