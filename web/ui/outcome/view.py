"""Status and small print; how far a solver is, what it prints, and the way of a local search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..puzzle_rules import sentence_text, unsupported_summary
from ..solving.state import Solved
from ..state import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ..feature import Properties
    from ..state import Job, Sentence, State
    from ..words import Words

FIGURES = ("nodes", "bound", "incumbent", "cuts")
"""What a solver tells of how far it is, in the order in which it is said."""
SEARCHING = {"nodes": "moves", "incumbent": "conflicts"}
"""What a local search counts, by what other solvers count."""
STEPS = (60, 110)
"""A status of more letters is written smaller to fit: on a narrow screen, or on any."""
SMALL_STEPS = (36, 80)
"""The same of the small print, beside a grade."""
LINES = 4
"""So many of the last lines that a solver printed are shown."""


def follows_from(state: State) -> tuple[object, ...]:
    """What is said follows from this; while there is a job, from the time too."""
    board, job = state.board, state.job
    return (
        state.status, state.details, job, state.now if job else 0, state.part(Solved),
        board.layout, board.count, not board.solution, board.unsupported,
    )  # fmt: skip


def properties(state: State, words: Words) -> Properties:
    """What is said, and how far the job is."""
    job = state.job
    busy = bool(job) and state.seconds >= BUSY_SECONDS
    status = " ".join([sentence_text(words, state.board, one) for one in state.status])
    fine = _far(state, words) if busy else _fine(state, words)
    shown: Properties = {
        ("status", "textContent"): status,
        ("status", "data-long"): _step(status, STEPS),
        ("fine", "textContent"): fine,
        ("fine", "data-long"): _step(fine, SMALL_STEPS),
        ("busy", "hidden"): not busy,
        ("cancel", "hidden"): not job,
        ("far", "textContent"): _far(state, words) if busy else _ended(state, words),
        ("last-lines", "textContent"): _last_lines(state) or words("far.silent"),
    }
    shown.update(_trace(job.trace if job else (), words))
    return shown


def _step(text: str, steps: tuple[int, ...]) -> int:
    """How many of such lengths a text passes."""
    return len([length for length in steps if len(text) > length])


def _sentences(words: Words, said: tuple[Sentence, ...]) -> str:
    """Sentences one after the other; what is none, as figures, is set off by a point."""
    text = ""
    for code, params in said:
        shown = words(code, params)
        if text and text[-1] != ".":
            text += " · " + shown
        else:
            text += (" " if text else "") + shown[0].upper() + shown[1:]
    return text


def _fine(state: State, words: Words) -> str:
    """The small print; where there is none, which puzzle it is, if that is not said already."""
    board, told = state.board, [code for code, _params in state.status]
    known = "opened" in told or "opened.empty" in told
    unread = "" if known else _sentences(words, unsupported_summary(board))
    if known or state.details or state.job or board.solution or state.part(Solved).impossible:
        fine = _sentences(words, state.details)
    else:
        size = {"rows": board.layout.rows, "columns": board.columns, "count": board.count}
        fine = words("puzzle.size" if board.count else "puzzle.bare", size)
    if fine and unread and fine[-1] != ".":  # figures are no sentence
        fine += " ·"
    return " ".join([text for text in (fine, unread) if text])


def _far(state: State, words: Words) -> str:
    """The elapsed time and what the solver reports."""
    assert state.job
    parts = [words("busy.seconds", {"value": int(state.seconds)})]
    return " · ".join(parts + _figures(state.job, state.job.progress, words))


def _ended(state: State, words: Words) -> str:
    """What the solver of the first solution told of its tree; before that, what is to be seen."""
    tree = state.part(Solved).tree
    told = _figures(None, tree, words)
    return " · ".join(told) if told else words("far.none")


def _figures(job: Job | None, figures: Mapping[str, Any], words: Words) -> list[str]:
    parts = []
    for name in FIGURES:
        value = figures.get(name)
        if value is not None:
            parts.append(words(_called(words, job, name), {"count": value}))
    return parts


def _called(words: Words, job: Job | None, name: str) -> str:
    """What a figure is called: for some purposes the locales have words of their own."""
    own = f"busy.{job.purpose}.{name}" if job else ""
    if words.has(own):
        return own
    return "busy." + (SEARCHING.get(name, name) if job and job.trace else name)


def _last_lines(state: State) -> str:
    """The end of what the solver printed: of the proof while that goes on, else of the solve."""
    solved = state.part(Solved)
    running = state.job is not None and state.job.has_solution
    log = solved.second_log if running and solved.second_log else solved.log
    return "\n".join(log.rstrip().split("\n")[-LINES:])


def _trace(trace: tuple[int, ...], words: Words) -> Properties:
    """The way of a local search as a line: conflicts over time, from 0 up."""
    if len(trace) < 2:
        return {("trace", "hidden"): True, ("last-lines", "hidden"): False}
    most, last = max(trace), len(trace) - 1
    points = [f"{100 * k / last:.1f},{24 - 24 * n / (most or 1):.1f}" for k, n in enumerate(trace)]
    values = {"first": trace[0], "now": trace[last], "least": min(trace)}
    return {
        ("trace", "hidden"): False,
        ("last-lines", "hidden"): True,
        ("trace-line", "points"): " ".join(points),
        ("trace", "aria-label"): words("trace", values),
    }
