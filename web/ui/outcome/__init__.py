"""Outcome: the status, its small print, the progress of a job; and the open dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, View
from ..grading.state import Graded, GradePreferences
from ..puzzle_rules import sentence_text, unsupported_summary
from ..settings.state import Solvers
from ..solving.state import Solved
from ..state import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from protocol import ProgressEvent

    from ..feature import Next, Properties
    from ..state import Job, Sentence, State
    from ..words import Words

TRACE = 240
"""Most points of a local search's trace; of a longer trace, every other point stays."""
FIGURES = ("nodes", "bound", "incumbent", "cuts")
"""Figures of a solver's progress, in the order in which they are shown."""
SEARCHING = {"nodes": "moves", "incumbent": "conflicts"}
"""Figures of a local search, by the figures of other solvers."""
LONG = 60
"""Number of letters above which two lines beside a button may be too few for the status."""
LINES = 4
"""Number of the solver's last printed lines that are shown."""


def progress(state: State, event: ProgressEvent) -> Next:
    """Keep a solver's progress; of a local search, also the trace of its conflicts."""
    assert state.job
    trace, conflicts = state.job.trace, event["incumbent"]
    searches = not state.part(Solvers).proves(state.job.solver)
    if searches and not state.job.has_solution and conflicts is not None:
        trace += (int(conflicts),)
        if len(trace) > TRACE:
            trace = tuple([trace[k] for k in range(0, len(trace), 2)])
    return state.but(job=state.job.but(progress=event, trace=trace)), []


def open_dialog(state: State, name: str) -> Next:
    """Open a dialog, or with an empty name close the open one."""
    return state.but(dialog=name), []


def close_dialog(state: State) -> Next:
    """Close the open dialog."""
    return open_dialog(state, "")


def status(state: State, words: Words) -> Properties:
    """Return the status."""
    text = " ".join([sentence_text(words, state.board, sentence) for sentence in state.status])
    return {
        ("status", "textContent"): text,
        ("line", "data-no-status"): not text,
        ("status", "tabIndex"): 0 if len(text) > LONG else -1,  # with the focus it shows whole
    }


def status_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the status."""
    return state.status, state.board.unsupported


def small_print(state: State, words: Words) -> Properties:
    """Return the small print: once a job has run for a moment, its progress."""
    text_of = _progress_text if _is_busy(state) else _small_print
    return {("fine", "textContent"): text_of(state, words)}


def small_print_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the small print; while there is a job, the time is an input, too."""
    board, job = state.board, state.job
    return (
        _has_size(state), state.small_print, job, state.now if job else 0, state.part(Solved),
        state.part(Graded), state.part(GradePreferences),
        board.layout, board.count, not board.solution, board.unsupported,
    )  # fmt: skip


def progress_of_job(state: State, words: Words) -> Properties:
    """Return the properties of the progress of the job."""
    job, busy = state.job, _is_busy(state)
    shown: Properties = {
        ("busy", "hidden"): not busy,
        ("html", "data-busy"): busy,
        ("cancel", "hidden"): not job,
        ("far", "textContent"): (_progress_text if busy else _tree_text)(state, words),
        ("last-lines", "textContent"): _last_lines(state) or words("far.silent"),
    }
    shown.update(_trace(job.trace if job else (), words))
    return shown


def progress_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the progress; while there is a job, the time is an input, too."""
    return state.job, state.now if state.job else 0, state.part(Solved)


def _is_busy(state: State) -> bool:
    """Return whether a job has run for so long that the page shows its progress."""
    return state.job is not None and state.seconds >= BUSY_SECONDS


def _joined(words: Words, sentences: tuple[Sentence, ...]) -> str:
    """Return sentences as one text; figures, which end without a stop, are followed by a dot."""
    text = ""
    for code, params in sentences:
        part = words(code, params)
        if text and text[-1] != ".":
            text += " · " + part
        else:
            text += (" " if text else "") + part[0].upper() + part[1:]
    return text


def _small_print(state: State, words: Words) -> str:
    """Return the small print; if there is none, the puzzle's size, unless the status has it.

    The size gives way to the grade, beside which it stands.
    """
    board, has_size = state.board, _has_size(state)
    unsupported = "" if has_size else _joined(words, unsupported_summary(board))
    if (
        has_size
        or state.small_print
        or state.job
        or board.solution
        or state.part(Solved).impossible
        or (state.part(Graded).grade and state.part(GradePreferences).shows)
    ):
        text = _joined(words, state.small_print)
    else:
        size = {"rows": board.layout.rows, "columns": board.columns, "count": board.count}
        text = words("puzzle.size" if board.count else "puzzle.bare", size)
    if text and unsupported and text[-1] != ".":  # figures are no sentence
        text += " ·"
    return " ".join([part for part in (text, unsupported) if part])


def _has_size(state: State) -> bool:
    """Return whether the status tells the puzzle's size."""
    return any(code in ("opened", "opened.empty") for code, _params in state.status)


def _progress_text(state: State, words: Words) -> str:
    """Return the elapsed time and the solver's figures."""
    assert state.job
    parts = [words("busy.seconds", {"value": int(state.seconds)})]
    return _in_line(parts + _figures(state.job, state.job.progress, words))


def _tree_text(state: State, words: Words) -> str:
    """Return the figures of the tree in which the first solution was found."""
    figures = _figures(None, state.part(Solved).tree, words)
    return _in_line(figures) if figures else words("far.none")


def _in_line(figures: list[str]) -> str:
    """Return figures in a line that breaks only between two of them."""
    return "\u00a0· ".join([figure.replace(" ", "\u00a0") for figure in figures])


def _figures(job: Job | None, figures: Mapping[str, Any], words: Words) -> list[str]:
    parts = []
    for name in FIGURES:
        value = figures.get(name)
        if value is not None:
            parts.append(words(_figure_code(words, job, name), {"count": value}))
    return parts


def _figure_code(words: Words, job: Job | None, name: str) -> str:
    """Return the code of a figure: that of the job's purpose, if the locales have one."""
    code = f"busy.{job.purpose}.{name}" if job else ""
    if words.has(code):
        return code
    return "busy." + (SEARCHING.get(name, name) if job and job.trace else name)


def _last_lines(state: State) -> str:
    """Return the last printed lines: of the second solve while it goes on, else of the first."""
    solved = state.part(Solved)
    running = state.job is not None and state.job.has_solution
    log = solved.second_log if running and solved.second_log else solved.log
    return "\n".join(log.rstrip().split("\n")[-LINES:])


def _trace(trace: tuple[int, ...], words: Words) -> Properties:
    """Return the properties of a local search's curve: conflicts over time, from 0 up."""
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


FEATURE = Feature(
    name="outcome",
    actions={"dialog": open_dialog, "close": close_dialog},
    events={"progress": progress},
    listens=True,
    views=(
        View(status, status_follows_from),
        View(small_print, small_print_follows_from, timed=True),
        View(progress_of_job, progress_follows_from, timed=True),
    ),
)
