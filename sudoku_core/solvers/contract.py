"""The contract of all solvers.

A solver takes a ``Task`` and returns an ``Outcome``. No solution, a time limit and a cancelled task
are outcomes; a solver that breaks or is missing is an exception. A solver declares all other facts
in its ``Traits``, and no caller tests its name. ``TEMPLATE`` shows how to write a solver.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message

LEAST = 0.01
"""Shortest time limit in seconds: for some solvers 0 means no limit."""

EVERY = 32
"""Number of search nodes between two looks at the clock."""

LARGE = 100
"""Most open cells, after all singles, with which the search is surely quick.

``python -m tests.bench choice`` has the figures: up to there the search needs milliseconds, CaDiCaL
too, HiGHS and CBC up to 1.4 s; on minimal 16×16 (from 111 open cells on) CaDiCaL needs 0.1 s, HiGHS
and CBC up to 4 s; some hard 25×25 they do not end in a minute.
"""

LARGE_RULED = 250
"""``LARGE`` for boards with rules beyond blocks; up to it the search is the quickest solver.

``python -m tests.bench choice``: on 20 killers the search needs 0.05 s in the median and 1.5 s at
most, CaDiCaL 0.5 and 6.2, CBC and HiGHS do not end some in 20 s; so it is on thermometers and on
16×16 (up to 151 open cells). Of two 25×25 (from 292 on) CaDiCaL alone solves both, in 0.8 s. Where
boards overlap it is the limit for each of them, more than a samurai has: on 30 samurai (41 to 263
open cells) the search needs 0.05 s in the median and 0.10 s at most, CaDiCaL 0.10 and 0.17, HiGHS
0.28 and 0.50. """

LARGE_SUMS = 48
"""Most open cells in sums of more than ``SHORT_SUM`` open cells with which the search is quick.

Of 35 killers of Interactive-Sudoku-Solver's collection (``python -m tests.bench boards FILE --only
cages``), those with more need up to minutes in the search and 0.4 s in CaDiCaL in the median, 5 s
at most; of those with fewer, the search needs 0.04 s in the median and 0.2 s at most.
"""
SHORT_SUM = 3
"""Most cells of a sum that the search narrows to the digits that fit, whatever else is open."""


class Status(Enum):
    """The outcome of a solve in one word.

    >>> from sudoku_core import Status, parse, solve
    >>> solve(parse("11" + "." * 14)).status is Status.INFEASIBLE
    True
    """

    SOLVED = "solved"
    INFEASIBLE = "infeasible"
    LIMIT = "limit"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Progress:
    """The figures in the middle of a solve; None where the solver does not report them.

    Args:
        seconds: since the solve began.
        nodes: branch-and-bound or search nodes so far.
        bound: best bound on the objective.
        incumbent: objective of the best solution so far.
        log: text the solver printed since the last report.
        cuts: the most cutting planes that were in its linear program at once so far.
        share: in a grade the part of the cells that are filled, from 0 to 1; in ``true_candidates``
            the part of the candidates that are settled.
    """

    seconds: float
    nodes: int | None = None
    bound: float | None = None
    incumbent: float | None = None
    log: str | None = None
    cuts: int | None = None
    share: float | None = None


OnProgress = Callable[[Progress], "bool | None"]
"""Function that is called with the progress of a job; returning True cancels the job."""


@dataclass(frozen=True, slots=True)
class Task:
    """The task of a solver.

    Args:
        puzzle: the puzzle to solve.
        formulation: how to write the puzzle down, one of the solver's ``formulations``.
        time_limit: seconds, or None for no limit.
        on_progress: called now and then with the figures so far; returning True cancels.
        excluding: full grids that do not count as solutions.
        presolve: whether the solver may simplify the model before it starts; solvers without such
            an option ignore it.
    """

    puzzle: Puzzle
    formulation: str
    time_limit: float | None = None
    on_progress: OnProgress | None = None
    excluding: tuple[Grid, ...] = ()
    presolve: bool = True


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a solver, and its grid; the caller checks the grid.

    Args:
        status: how it ended.
        grid: the solution found, None otherwise.
        stats: figures by name about the model and the solver's work; see ``solving.solve.Result``.
        seconds: the seconds measured in the solver's own process; None if the caller measures them.
    """

    status: Status
    grid: Grid | None = None
    stats: Mapping[str, int | float | str] = field(default_factory=dict)
    seconds: float | None = None


class SolverError(RuntimeError):
    """A solver broke; ``message`` says which and how.

    >>> from sudoku_core import SolverError, Status, parse, solve
    >>> from sudoku_core.solvers import Outcome
    >>> class Wrong:
    ...     name, formulations = "wrong", ("full",)
    ...     missing = lambda self: None
    ...     run = lambda self, task: Outcome(Status.SOLVED, task.puzzle.givens)
    >>> try:
    ...     solve(parse("1" + "." * 15), Wrong())
    ... except SolverError as error:
    ...     print(error)
    wrong gave a grid that does not solve the puzzle.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message

    @property
    def code(self) -> str:
        """The code of the message."""
        return self.message.code


class SolverUnavailable(SolverError):
    """A solver cannot run here; ``message`` says which and why.

    >>> from sudoku_core import SolverUnavailable, parse, solve
    >>> try:
    ...     solve(parse("1" + "." * 15), "magic")
    ... except SolverUnavailable as error:
    ...     print(str(error).partition(".")[0])
    Unknown solver 'magic'
    """


@dataclass(frozen=True, slots=True)
class Ranks:
    """The ranks of a solver for "auto" by kind of board, lowest first; None: never chosen.

    Args:
        small: the rank if all rules are blocks, and singles leave at most ``LARGE`` cells open.
        ruled: the rank if there are rules beyond blocks, or boards overlap, and singles leave at
            most ``LARGE_RULED`` cells open.
        large: the rank if singles leave more cells open, or more than ``LARGE_SUMS`` in sums.
    """

    small: int | None = None
    ruled: int | None = None
    large: int | None = None


@dataclass(frozen=True, slots=True)
class FreeSize:
    """The size that a free licence allows.

    Args:
        phrase: part of the solver's message about a larger model.
        allowed: how many variables, and how many constraints.
    """

    phrase: str
    allowed: int


@dataclass(frozen=True, slots=True)
class Traits:
    """The facts about a solver that hold before it runs.

    Args:
        licence: the name of its licence, as SPDX has it where it does.
        extra: the optional dependency of this package that brings it, if one does.
        program: the program that it needs, if no package brings it.
        proves: whether it can show that there is no solution, or no other.
        native: the primitives (``rules.kernel``) that the solver takes directly; it gets all others
            as rows or clauses.
        auto: its rank for "auto".
        proof: its rank for proving that a solution is the only one.
        explain: its rank for explaining why there is no solution, and for true candidates; here
            ``solving.explain.probes.FEW_CANDIDATES`` decides whether a board is large.
        nodes: a regular expression for lines of its log; its group is the number of nodes so far.
        free_size: the limit of its free licence, or None.
    """

    licence: str = ""
    extra: str = ""
    program: str = ""
    proves: bool = True
    native: tuple[type, ...] = ()
    auto: Ranks = Ranks()
    proof: Ranks = Ranks()
    explain: Ranks = Ranks()
    nodes: str = ""
    free_size: FreeSize | None = None


NO_TRAITS = Traits()
"""The traits of a solver that declares none."""


class Solver(Protocol):
    """A solver.

    A caller's solver may lack ``traits`` and ``takes``: it then has those of the built-in solver
    with the same name; if there is none, it takes every puzzle, and "auto" never chooses it.

    A solver may have a method ``keep`` without arguments. It returns a solver for tasks on one
    puzzle, one after the other, that uses its work on the last task; if that has a method
    ``close``, it is called behind the last task.

    >>> from sudoku_core import Status, parse, solve
    >>> from sudoku_core.solvers import Outcome
    >>> class Patient:
    ...     name = "patient"
    ...     formulations = ("full",)
    ...     def missing(self):
    ...         return None
    ...     def run(self, task):
    ...         return Outcome(Status.LIMIT)
    >>> solve(parse("1" + "." * 15), Patient()).status.value
    'limit'
    """

    @property
    def name(self) -> str:
        """The name by which callers choose the solver."""

    @property
    def formulations(self) -> tuple[str, ...]:
        """The formulations that the solver takes, its default first."""

    def missing(self) -> Message | None:
        """Return None if it can run here, else the reason."""

    def run(self, task: Task) -> Outcome:
        """Do the task.

        Raises:
            SolverError: it broke.
        """


class Described(Solver, Protocol):
    """A solver that declares its traits, as all solvers of this package do."""

    @property
    def traits(self) -> Traits:
        """The facts about the solver that hold before it runs."""

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None if it takes a puzzle, else why it refuses it."""


class Stopwatch:
    """Times a job and says whether it has to stop; ``limit`` may be changed while it runs.

    >>> watch = Stopwatch(time_limit=0)
    >>> watch.expired, watch.report(nodes=3), watch.cancelled
    (True, False, False)
    """

    def __init__(
        self, time_limit: float | None = None, on_progress: OnProgress | None = None
    ) -> None:
        if time_limit is not None and not 0 <= time_limit < math.inf:
            raise InputError(Message("solver.time-limit", value=str(time_limit)))
        self._start = time.monotonic()
        self.limit = time_limit
        self._on_progress = on_progress
        self.cancelled = False

    @property
    def seconds(self) -> float:
        """Seconds since the stopwatch was made."""
        return time.monotonic() - self._start

    @property
    def expired(self) -> bool:
        """True if the time limit is over."""
        return self.limit is not None and self.seconds >= self.limit

    @property
    def stopped(self) -> Status:
        """Status of a job that had to stop: CANCELLED by the caller, or at its LIMIT."""
        return Status.CANCELLED if self.cancelled else Status.LIMIT

    @property
    def left(self) -> float | None:
        """Seconds left of the time limit, at least ``LEAST``; None without a limit."""
        return None if self.limit is None else max(self.limit - self.seconds, LEAST)

    def report(
        self,
        nodes: int | None = None,
        bound: float | None = None,
        incumbent: float | None = None,
        log: str | None = None,
        cuts: int | None = None,
        share: float | None = None,
    ) -> bool:
        """Report progress; return whether the caller cancelled, now or before."""
        if self._on_progress and not self.cancelled:
            progress = Progress(self.seconds, nodes, bound, incumbent, log, cuts, share)
            self.cancelled = self._on_progress(progress) is True
        return self.cancelled

    def must_stop(self, nodes: int | None = None) -> bool:
        """Report the nodes so far; return whether to stop, by the time limit or the caller."""
        return self.report(nodes) or self.expired

    def must_stop_at(self, nodes: int) -> bool:
        """Return whether to stop; look at the clock only every ``EVERY`` nodes."""
        return nodes % EVERY == 0 and self.must_stop(nodes)
