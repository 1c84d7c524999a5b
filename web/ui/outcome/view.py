"""Status, small print, and the way of a local search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import BUSY_SECONDS

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Job, Sentence, State
    from ..words import Words

FIGURES = ("nodes", "bound", "incumbent", "cuts")
"""What a solver tells of how far it is, in the order in which it is said."""
SEARCHING = {"nodes": "moves", "incumbent": "conflicts"}
"""What a local search counts, by what other solvers count."""


def properties(state: State, words: Words) -> Properties:
    """What is said, and how far the job is."""
    job = state.job
    busy = bool(job) and state.seconds >= BUSY_SECONDS
    shown: Properties = {
        ("status", "textContent"): _sentences(words, state.said),
        ("fine", "textContent"): _far(state, words) if busy else _sentences(words, state.fine),
        ("busy", "hidden"): not busy,
        ("cancel", "hidden"): not job,
    }
    shown.update(_trace(job.trace if job else (), words))
    return shown


def _sentences(words: Words, said: tuple[Sentence, ...]) -> str:
    return " ".join([words(code, params) for code, params in said])


def _far(state: State, words: Words) -> str:
    """The elapsed time and what the solver reports."""
    assert state.job
    parts = [words("busy.seconds", {"value": int(state.seconds)})]
    for name in FIGURES:
        value = state.job.progress.get(name)
        if value is not None:
            parts.append(words(_called(words, state.job, name), {"count": value}))
    return " · ".join(parts)


def _called(words: Words, job: Job, name: str) -> str:
    """What a figure is called: for some purposes the locales have words of their own."""
    own = f"busy.{job.purpose}.{name}"
    if words.has(own):
        return own
    return "busy." + (SEARCHING.get(name, name) if job.trace else name)


def _trace(trace: tuple[int, ...], words: Words) -> Properties:
    """The way of a local search as a line: conflicts over time, from 0 up."""
    if len(trace) < 2:
        return {("trace", "hidden"): True}
    most, last = max(trace), len(trace) - 1
    points = [f"{100 * k / last:.1f},{24 - 24 * n / (most or 1):.1f}" for k, n in enumerate(trace)]
    values = {"first": trace[0], "now": trace[last], "least": min(trace)}
    return {
        ("trace", "hidden"): False,
        ("trace-line", "points"): " ".join(points),
        ("trace", "aria-label"): words("trace", values),
    }
