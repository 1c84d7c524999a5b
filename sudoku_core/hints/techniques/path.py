"""The path from a puzzle to its solution, step by step, each as easy as possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import inf

from ...board.candidates import Candidates
from ...board.puzzle import Puzzle
from ...language.messages import Message
from ...models.lp import MakeLp
from ...solvers import Solver, find_lp
from ...solvers.contract import SolverUnavailable
from ...solving.count import count_solutions
from . import ladder
from .cases import by_cases
from .position import Position
from .step import Step, Technique
from .step_checker import proves
from .sums import smallest_sum

Warn = Callable[[Message], object]
"""Callable that receives a message about a method that had to be left out."""
MOST_NODES = 4000
"""Node limit of the search for a second solution; beyond it, uniqueness is unknown and steps by
uniqueness are left out."""


def cheapest(
    state: Candidates,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
    most: int | None = None,
    hardest: float = inf,
) -> tuple[Step, ...]:
    """Return the steps of the lowest rating that any step has.

    If no named technique has a step, the result is the smallest sum of equations, and failing that
    a step by cases.

    Args:
        state: the placed digits and the candidates left.
        unique: whether steps may rest on the uniqueness of the solution, which the caller
            guarantees.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        warn: called with a message where there is no LP solver: sums are then left out.
        most: the largest number of steps; None for all.
        hardest: the highest rating to look for.

    Returns:
        The steps, each accepted by ``proves``; () if the puzzle is solved or no step is found.
    """
    position = Position(state, unique=unique)
    for candidates in _by_rating(position, hardest):
        right = tuple(islice(proven(state, candidates), most))
        if right:
            return right
    if hardest < inf or all(state.placed[cell] for cell in state.puzzle.layout.cells):
        return ()
    make_lp = chosen_lp(extra, warn)
    last = smallest_sum(state, make_lp, position=position) if make_lp else None
    last = last or by_cases(state, make_lp, position)
    return (last,) if last and proves(state, last) else ()


def by_rating(
    state: Candidates, *, unique: bool = False, hardest: float = inf
) -> Iterator[Iterator[Step]]:
    """Yield, by ascending rating, an iterator of the unchecked steps of the named techniques.

    Args:
        state: the placed digits and the candidates left.
        unique: whether steps may rest on the uniqueness of the solution.
        hardest: the highest rating to look for.
    """
    return _by_rating(Position(state, unique=unique), hardest)


def _by_rating(position: Position, hardest: float = inf) -> Iterator[Iterator[Step]]:
    for rating, techniques in ladder.RUNGS:
        if rating > hardest:
            return
        usable = [technique for technique in techniques if position.unique or not technique.unique]
        yield _steps(position, rating, usable)


def _steps(position: Position, rating: float, techniques: Sequence[Technique]) -> Iterator[Step]:
    for technique in techniques:
        yield from technique.find(position, rating)


def proven(state: Candidates, candidates: Iterable[Step]) -> Iterator[Step]:
    """Yield the steps that ``proves`` accepts, each once.

    Args:
        state: the placed digits and the candidates left.
        candidates: the steps to check.
    """
    seen = set()
    for step in candidates:
        key = (step.technique, step.places, step.eliminates)
        if key not in seen and proves(state, step):
            seen.add(key)
            yield step


def chosen_lp(extra: Mapping[str, Solver] | None, warn: Warn | None) -> MakeLp | None:
    """Return the constructor of an LP solver, or None if there is none.

    Args:
        extra: further solvers by name.
        warn: called with a message if there is none.
    """
    try:
        return find_lp(extra)
    except SolverUnavailable as error:
        if warn:
            warn(Message("step.no-sums", reason=error.message))
        return None


def warn_once(warn: Warn) -> Warn:
    """Return a callable that passes each message on to ``warn`` only the first time.

    Args:
        warn: the callable to pass messages on to.
    """
    seen: set[str] = set()

    def tell(message: Message) -> None:
        if str(message) not in seen:
            seen.add(str(message))
            warn(message)

    return tell


def applied(state: Candidates, step: Step) -> Candidates:
    """Return the state after a step.

    Args:
        state: the placed digits and the candidates left.
        step: the step, which places digits or eliminates candidates.
    """
    for cell, digit in step.places:
        state = state.place(cell, digit)
    for cell, digit in step.eliminates:
        state = state.eliminate(cell, digit)
    return state


def steps(
    start: Puzzle | Candidates,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
) -> Iterator[Step]:
    """Yield the steps that solve a puzzle, each found after the one before is applied.

    Args:
        start: a puzzle or a state.
        unique: whether steps may rest on the uniqueness of the solution. The puzzle is checked
            first; if it has several solutions, or the check takes too long, no step does.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        warn: called once with a message where there is no LP solver: sums are then left out.

    Yields:
        A step of the lowest rating that any step has, until the puzzle is solved or no step is
        found.

    Raises:
        TypeError: ``start`` is neither a puzzle nor a state.

    >>> [step.technique for step in steps(Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 8))][:2]
    ['full-house', 'full-house']
    """
    state = start if isinstance(start, Candidates) else Candidates(start)
    if unique:
        unique = bool(count_solutions(state.puzzle, node_limit=MOST_NODES).unique)
    warn = warn and warn_once(warn)
    while True:
        easiest = cheapest(state, unique=unique, extra=extra, warn=warn, most=1)
        if not easiest:
            return
        yield replace(easiest[0], state=state)
        state = applied(state, easiest[0])
