"""The list of puzzles with its results, its dialog, and the work on the list."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..feature import Intake
from ..state import Value

if TYPE_CHECKING:
    from ..state import Sentence, State
    from ..words import Words

DIALOG = "listing"
"""Name of the dialog."""
INTAKE = Intake("listing.open-text", "listing.open-file", "listing.lost", most_bytes=5_000_000)
READING, COUNTING, GRADING = "reading", "counting", "grading"
"""Phases of the work on a list, in their order."""
NOTHING = ""
"""Row of a puzzle without any result."""
ESTIMATE_MILLISECONDS = 3000
"""Time before the remaining time is estimated."""
UNGRADED = "one\t\t"
"""Beginning of the row of a puzzle with one solution and no grade."""


@dataclass(frozen=True, slots=True)
class Listing(Value):
    """The list; puzzles are numbered from 0."""

    name: str = field(default="")  # of the list's file
    texts: tuple[str, ...] = field(default=())  # one line per puzzle
    rows: tuple[str, ...] = field(default=())  # one row of ``protocol.ROW`` per puzzle
    order: tuple[int, ...] = field(default=())  # the filtered puzzles, in the table's order
    sort: str = field(default="number")  # the column that sorts the table
    descending: bool = field(default=False)
    status: str = field(default="")  # filter by status; empty for all
    level: str = field(default="")  # filter by level; empty for all
    start: int = field(default=0)  # index in the order of the first puzzle on the table's page
    chosen: tuple[int, ...] = field(default=())  # for printing
    tally: dict[str, int] = field(default_factory=dict)  # number of rows by status


@dataclass(frozen=True, slots=True)
class Room(Value):
    """The state of the dialog beside the list."""

    draft: str = field(default="")  # the text in the field for a new list
    loaded: bool = field(default=False)  # whether the stored list was read
    unstored: bool = field(default=False)  # whether the browser cannot store the list
    truncated: bool = field(default=False)  # whether only the beginning of the text was read
    previous: Listing | None = field(default=None)  # the list that the user can restore
    problem: Sentence | None = field(default=None)
    sorted_at: float = field(default=0)  # time of the last sorting, in milliseconds
    stored_at: float = field(default=0)  # time of the last storing of the rows


@dataclass(frozen=True, slots=True)
class Run(Value):
    """The work on the list."""

    phase: str = field(default="")  # empty without work
    graded: bool = field(default=True)  # whether grades are wanted
    most: int = field(default=0)  # greatest number of workers; 0 until known
    workers: int = field(default=0)  # number of workers chosen by the user; 0 for the most
    resumes: bool = field(default=False)  # whether the work resumes with the dialog
    next_index: int = field(default=0)  # the first puzzle that is not yet requested
    batch: int = field(default=1)  # number of puzzles per request
    requests: dict[int, tuple[int, ...]] = field(default_factory=dict)  # puzzles by request number
    retries: tuple[tuple[int, ...], ...] = field(default=())  # batches to request before others
    suspects: tuple[int, ...] = field(default=())  # puzzles of workers that broke down
    total: int = field(default=0)  # number of puzzles of the phase
    done: int = field(default=0)  # number of finished puzzles
    first_done: int = field(default=0)  # number of finished puzzles at the first reply
    since: float = field(default=0)  # time of the first reply, in milliseconds; 0 before
    last: float = field(default=0)  # time of the last reply


def seconds_left(run: Run) -> float:
    """Return the estimated time for the rest, or 0 if unknown.

    The time is unknown at the beginning, and while solutions are counted before grading, which
    takes much longer.
    """
    done, duration = run.done - run.first_done, run.last - run.since
    if done <= 0 or duration < ESTIMATE_MILLISECONDS or (run.phase == COUNTING and run.graded):
        return 0
    return (run.total - run.done) / done * duration / 1000


def problem_of(row: str, words: Words) -> str:
    """Return the problem of a row's puzzle in words, or ""."""
    data = row.rpartition("\t")[2]
    if not data:
        return ""
    problem = json.loads(data)
    return words(problem["code"], problem["params"])


def status_of(row: str) -> str:
    """Return the status of a row."""
    return row.partition("\t")[0]


def intake(state: State) -> Intake | None:
    """Return the intake of texts and files while the dialog is open."""
    return INTAKE if state.dialog == DIALOG else None
