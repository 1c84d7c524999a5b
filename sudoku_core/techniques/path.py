"""The way from a puzzle to its solution, step by step, none harder than it has to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice

from ..candidates import Candidates
from ..count import count_solutions
from ..lp import MakeLp
from ..messages import Message
from ..puzzle import Puzzle
from ..solvers import Solver, find_lp
from ..solvers.contract import SolverUnavailable
from . import ladder
from .cases import by_cases
from .checking import proves
from .position import Position
from .step import Step, Technique
from .sums import smallest_sum

Told = Callable[[Message], object]
"""Told what is left out."""


def cheapest(
    state: Candidates,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    told: Told | None = None,
    most: int | None = None,
) -> tuple[Step, ...]:
    """All steps of the least rating that there are.

    Where no technique with a name has any, it is the smallest sum of equations; and after that a
    step by cases.

    Args:
        state: what stands on the board, and the candidates left.
        unique: whether steps may rest on the puzzle having only one solution; it has to.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        told: told where there is none, so that sums are left out.
        most: so many steps at most, or None for all.

    Returns:
        The steps, each of which ``proves`` takes for right; none where nothing is left to do, or
        nothing is found.
    """
    for steps_of_rung in _rungs(Position(state, unique=unique), unique):
        right = tuple(islice(steps_of_rung, most))
        if right:
            return right
    if all(state.placed[cell] for cell in state.puzzle.layout.cells):
        return ()
    make_lp = chosen_lp(extra, told)
    found = smallest_sum(state, make_lp) if make_lp else None
    found = found or by_cases(state, make_lp)
    return (found,) if found and proves(state, found) else ()


def _rungs(position: Position, unique: bool) -> Iterator[Iterator[Step]]:
    """By rating, ascending, the steps of named techniques that are right, each once."""
    for rating, techniques in ladder.RUNGS:
        yield _right(position, rating, [one for one in techniques if unique or not one.unique])


def _right(position: Position, rating: float, techniques: list[Technique]) -> Iterator[Step]:
    seen = set()
    for technique in techniques:
        for step in technique.find(position, rating):
            key = (step.technique, step.places, step.eliminates)
            if key not in seen and proves(position.state, step):
                seen.add(key)
                yield step


def chosen_lp(extra: Mapping[str, Solver] | None, told: Told | None) -> MakeLp | None:
    """What makes an LP solver, if there is one.

    Args:
        extra: further solvers by name.
        told: told where there is none.
    """
    try:
        return find_lp(extra)
    except SolverUnavailable as error:
        if told:
            told(Message("step.no-sums", reason=error.message))
        return None


def applied(state: Candidates, step: Step) -> Candidates:
    """The state after a step.

    Args:
        state: what stands on the board, and the candidates left.
        step: places digits or rules candidates out.
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
    told: Told | None = None,
) -> Iterator[Step]:
    """The steps that solve a puzzle, each found once the one before is applied.

    Args:
        start: a puzzle, or a state of one.
        unique: whether steps may rest on the puzzle having only one solution; whether it has is
            found out first, and where it has not, none does.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        told: told, each time, where there is none, so that sums are left out.

    Yields:
        A step of the least rating there is, until all cells hold digits or none is found.

    >>> [step.technique for step in steps(Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 8))][:2]
    ['full-house', 'full-house']
    """
    state = Candidates(start) if isinstance(start, Puzzle) else start
    if unique:
        unique = bool(count_solutions(state.puzzle).unique)
    while True:
        found = cheapest(state, unique=unique, extra=extra, told=told, most=1)
        if not found:
            return
        yield found[0]
        state = applied(state, found[0])
