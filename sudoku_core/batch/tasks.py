"""Functions for many puzzles: each applies a function for a single puzzle to all of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from random import Random
from typing import TYPE_CHECKING, Generic, TypedDict, TypeVar, cast

from ..board.puzzle import Puzzle
from ..formats import parse
from ..generation import NothingGenerated, generate
from ..hints.grading import Grade, grade
from ..hints.techniques import Step, steps
from ..language.messages import InputError, Message
from ..search import random_of
from ..solvers import Solver
from ..solvers.contract import SolverError
from ..solving.count import Count, count_solutions
from ..solving.solve import Result, solve
from .parcel import Parcel, to_send
from .spread import WINDOW, Executors, spread

if TYPE_CHECKING:
    from typing import Unpack

    from ..generation.generate import Options

Value = TypeVar("Value")
Puzzles = Iterable[Puzzle | str]
SEED_BITS = 64
"""Bits of the seed of each puzzle in ``generate_many``."""


class Manner(TypedDict, total=False):
    """The options of ``map_puzzles`` about executor, chunks and reading."""

    executor: Executors | None
    chunk: int | None
    window: int
    read: Callable[[str], Puzzle]


@dataclass(frozen=True, slots=True)
class Record(Generic[Value]):
    """The outcome of one of many puzzles.

    Args:
        number: place among the puzzles, from 1.
        puzzle: the text or Puzzle as passed in.
        answer: the value of the work; None if there is an error.
        error: why there is no answer, or None.
        seconds: the time of the work, reading included.
    """

    number: int
    puzzle: Puzzle | str
    answer: Value | None
    error: Message | None
    seconds: float


def map_puzzles(
    work: Callable[[Puzzle], Value],
    puzzles: Puzzles,
    *,
    executor: Executors | None = None,
    chunk: int | None = None,
    window: int = WINDOW,
    read: Callable[[str], Puzzle] = parse,
) -> Iterator[Record[Value]]:
    """Do work on each puzzle.

    Args:
        work: a function of one puzzle; other processes must be able to import it, or it is a
            ``functools.partial`` of such a function.
        puzzles: texts of one puzzle each, which are the shortest to send, or Puzzles; read as they
            are needed, so that there may be millions.
        executor: as for ``spread``: an executor of ``concurrent.futures`` (processes, loky, Dask's
            ``Client.get_executor(pure=False)``, MPI's), or a function that makes one; None for this
            process.
        chunk: puzzles that go to a worker together; by default as many as take a quarter of a
            second.
        window: chunks submitted at once; at least twice as many as there are workers.
        read: the function that reads a text.

    Yields:
        A record of each puzzle, in order. It has an error if the puzzle cannot be read, if the work
        fails, if the puzzle ends its worker twice, or if its worker cannot import the class of a
        rule.

    Raises:
        InputError: chunk or window is no whole number from 1 up.
        BrokenExecutor: the given executor has broken, or all executors from the function break.

    >>> from sudoku_core import conflicts
    >>> records = list(map_puzzles(conflicts, ["1" + "." * 15, "?!", "11" + "." * 14]))
    >>> [record.answer and len(record.answer) for record in records], records[1].error.code
    ([(), None, 2], 'parse.character')
    """
    given: deque[Puzzle | str] = deque()

    def sent() -> Iterator[Puzzle | str | Parcel]:
        for puzzle in puzzles:
            given.append(puzzle)
            if executor is not None and isinstance(puzzle, Puzzle):
                yield to_send(puzzle)
            else:
                yield puzzle

    each = spread(
        partial(_answer, work, read), sent(), executor=executor, chunk=chunk, window=window
    )
    for number, done in enumerate(each, 1):
        value = cast("Value | None", done.value)
        yield Record(number, given.popleft(), value, done.error, done.seconds)


def _answer(
    work: Callable[[Puzzle], Value], read: Callable[[str], Puzzle], puzzle: Puzzle | str | Parcel
) -> Value:
    if isinstance(puzzle, str):
        return work(read(puzzle))
    return work(puzzle.puzzle() if isinstance(puzzle, Parcel) else puzzle)


def solve_many(
    puzzles: Puzzles,
    solver: str | Solver = "auto",
    *,
    formulation: str | None = None,
    time_limit: float | None = None,
    **manner: Unpack[Manner],
) -> Iterator[Record[Result]]:
    """Find one solution of each puzzle.

    Args:
        puzzles: texts or Puzzles, as for ``map_puzzles``.
        solver: as for ``solve``; a Solver value goes to worker processes, so it must be pickled.
        formulation: a formulation of the solver, as for ``solve``.
        time_limit: seconds for each, or None for no limit.
        manner: the rest of ``map_puzzles``.

    >>> [record.answer.grid.cells[:4] for record in solve_many(["1" + "." * 15])]
    [(1, 2, 3, 4)]
    """
    work = partial(solve, solver=solver, formulation=formulation, time_limit=time_limit)
    return map_puzzles(work, puzzles, **manner)


def count_many(
    puzzles: Puzzles,
    limit: int = 2,
    *,
    time_limit: float | None = None,
    **manner: Unpack[Manner],
) -> Iterator[Record[Count]]:
    """Count the solutions of each puzzle.

    Args:
        puzzles: texts or Puzzles, as for ``map_puzzles``.
        limit: number of solutions at which counting stops.
        time_limit: seconds for each, or None for no limit.
        manner: the rest of ``map_puzzles``.

    >>> [record.answer.unique for record in count_many(["." * 16, "12343412214.432."])]
    [False, True]
    """
    work = partial(count_solutions, limit=limit, time_limit=time_limit)
    return map_puzzles(work, puzzles, **manner)


def grade_many(
    puzzles: Puzzles, *, unique: bool = False, proof_size: bool = False, **manner: Unpack[Manner]
) -> Iterator[Record[Grade]]:
    """Grade each puzzle; one with no solution or several has an error in its place.

    Args:
        puzzles: texts or Puzzles, as for ``map_puzzles``.
        unique: whether steps may rest on there being one solution.
        proof_size: whether to find the size of the largest proof too.
        manner: the rest of ``map_puzzles``.

    >>> [record.answer.level for record in grade_many(["12343412214.432."])]
    ['beginner']
    """
    return map_puzzles(partial(grade, unique=unique, proof_size=proof_size), puzzles, **manner)


def steps_many(
    puzzles: Puzzles, *, unique: bool = False, **manner: Unpack[Manner]
) -> Iterator[Record[tuple[Step, ...]]]:
    """Yield a Record for each puzzle, whose answer is the tuple of its steps.

    Args:
        puzzles: texts or Puzzles, as for ``map_puzzles``.
        unique: whether steps may rest on there being one solution.
        manner: the rest of ``map_puzzles``.

    >>> [len(record.answer) for record in steps_many(["123434122143432."])]
    [1]
    """
    return map_puzzles(partial(_steps, unique=unique), puzzles, **manner)


def _steps(puzzle: Puzzle, *, unique: bool) -> tuple[Step, ...]:
    return tuple(steps(puzzle, unique=unique))


def generate_many(
    count: int | None = None,
    *,
    rng: Random | None = None,
    seed: int | None = None,
    executor: Executors | None = None,
    window: int = WINDOW,
    **options: Unpack[Options],
) -> Iterator[Puzzle]:
    """Make one puzzle after another.

    Args:
        count: the number of puzzles, or None for an endless iterator.
        rng: source of all random numbers; its state determines the puzzles, on any executor.
        seed: short for ``rng=Random(seed)``.
        executor: as for ``map_puzzles``.
        window: puzzles being made at once; at least twice as many as there are workers.
        options: the options of ``generate``; a time limit is for each puzzle.

    Raises:
        InputError: as ``generate``.
        TypeError: ``rng`` is not a Random, ``seed`` no whole number, or both are given.
        NothingGenerated: the time limit or the caller ended a puzzle before there was any.
        SolverError: a solver or the executor broke.

    >>> [puzzle.side for puzzle in generate_many(2, side=4, seed=1)]
    [4, 4]
    """
    rng = random_of(rng, seed) or Random()
    turns = repeat(None) if count is None else repeat(None, count)
    numbers = (rng.getrandbits(SEED_BITS) for _ in turns)
    work = partial(_made, options)
    for done in spread(work, numbers, executor=executor, chunk=1, window=window):
        if done.error:
            broke = done.error.code.startswith("batch.")
            raise SolverError(done.error) if broke else InputError(done.error)
        if done.value is None:
            raise NothingGenerated
        yield cast(Puzzle, done.value)


def _made(options: Options, seed: int) -> Puzzle | None:
    try:
        return generate(**options, rng=Random(seed))
    except NothingGenerated:
        return None
