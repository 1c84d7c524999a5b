"""A list of puzzles, what is known of each, and how far the work on it is."""

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
"""The room of the list."""
INTAKE = Intake("listing.take", "listing.read", "listing.lost", most_bytes=5_000_000)
READING, COUNTING, GRADING = "reading", "counting", "grading"
"""What is done with a list, one after the other."""
NOTHING = ""
"""The row of a puzzle that was not looked at yet."""
TOLD_MILLISECONDS = 3000
"""So long work goes on before it is told how long it will."""
UNGRADED = "one\t\t"
"""How the row of a puzzle begins whose grade was not asked for yet."""


@dataclass(frozen=True, slots=True)
class Listing(Value):
    """The list; puzzles are called by their places in it, from 0."""

    name: str = field(default="")  # of the file that it came from
    texts: tuple[str, ...] = field(default=())  # a puzzle each, in one line
    rows: tuple[str, ...] = field(default=())  # what is known of each, as ``protocol.ROW`` says
    order: tuple[int, ...] = field(default=())  # the puzzles that are shown, in their order
    sort: str = field(default="number")  # by what they are sorted
    down: bool = field(default=False)  # whether the greatest comes first
    only: str = field(default="")  # the status of those that are shown; empty for all
    level: str = field(default="")  # their level; empty for all
    start: int = field(default=0)  # where in the order the page begins that is in sight
    chosen: tuple[int, ...] = field(default=())  # to be printed
    tally: dict[str, int] = field(default_factory=dict)  # how many there were of each status


@dataclass(frozen=True, slots=True)
class Room(Value):
    """What stands around the list."""

    draft: str = field(default="")  # what stands in the field for a new list, until it is read
    loaded: bool = field(default=False)  # whether it is known what was kept
    unkept: bool = field(default=False)  # whether the browser keeps nothing of it
    cut: bool = field(default=False)  # whether only the beginning of a file was read
    before: Listing | None = field(default=None)  # the list in whose place another came
    problem: Sentence | None = field(default=None)
    arranged: float = field(default=0)  # when the order was made, in milliseconds
    kept: float = field(default=0)  # when what is known was written down last


@dataclass(frozen=True, slots=True)
class Run(Value):
    """The work on the list."""

    phase: str = field(default="")  # empty while nothing runs
    graded: bool = field(default=True)  # whether grades are wanted
    most: int = field(default=0)  # workers that there may be; 0 until that is known
    wanted: int = field(default=0)  # so many are to work; 0 for as many as there may be
    waits: bool = field(default=False)  # whether it goes on when the room is opened again
    place: int = field(default=0)  # up to here all puzzles are asked about
    size: int = field(default=1)  # of puzzles that are asked about at once
    asked: dict[int, tuple[int, ...]] = field(default_factory=dict)  # by number of the request
    again: tuple[tuple[int, ...], ...] = field(default=())  # what is asked about before others
    alone: tuple[int, ...] = field(default=())  # puzzles by which a worker may have ended
    total: int = field(default=0)  # puzzles that the phase is about
    done: int = field(default=0)  # of these
    base: int = field(default=0)  # done at the first answer
    since: float = field(default=0)  # when that came, in milliseconds; 0 before
    last: float = field(default=0)  # when the last one came


def seconds_left(run: Run) -> float:
    """How long the rest will take, as far as that can be told; else 0.

    Nothing is told while solutions are counted and grades come next, which take much longer, nor
    before the work has gone on for a while.
    """
    done, took = run.done - run.base, run.last - run.since
    if done <= 0 or took < TOLD_MILLISECONDS or (run.phase == COUNTING and run.graded):
        return 0
    return (run.total - run.done) / done * took / 1000


def problem_of(row: str, words: Words) -> str:
    """What is wrong with a row's puzzle, if anything is."""
    told = row.rpartition("\t")[2]
    if not told:
        return ""
    problem = json.loads(told)
    return words(problem["code"], problem["params"])


def solutions(row: str) -> str:
    """The status of a row."""
    return row.partition("\t")[0]


def intake(state: State) -> Intake | None:
    """Return what becomes of texts and files while the room of lists is open."""
    return INTAKE if state.dialog == DIALOG else None
