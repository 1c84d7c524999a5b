"""The way from a puzzle to its solution, step by step, none harder than it has to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import inf

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
MOST_NODES = 4000
"""So long a search may take to show that there is one solution; else that is not known."""


def cheapest(
    state: Candidates,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    told: Told | None = None,
    most: int | None = None,
    hardest: float = inf,
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
        hardest: no step rated above is looked for.

    Returns:
        The steps, each of which ``proves`` takes for right; none where nothing is left to do, or
        nothing is found.
    """
    position = Position(state, unique=unique)
    for found in _by_rating(position, hardest):
        right = tuple(islice(proven(state, found), most))
        if right:
            return right
    if hardest < inf or all(state.placed[cell] for cell in state.puzzle.layout.cells):
        return ()
    make_lp = chosen_lp(extra, told)
    last = smallest_sum(state, make_lp, position=position) if make_lp else None
    last = last or by_cases(state, make_lp, position)
    return (last,) if last and proves(state, last) else ()


def by_rating(
    state: Candidates, *, unique: bool = False, hardest: float = inf
) -> Iterator[Iterator[Step]]:
    """The steps that named techniques find, by rating, ascending; they are not checked.

    Args:
        state: what stands on the board, and the candidates left.
        unique: whether steps may rest on the puzzle having only one solution.
        hardest: no step rated above is looked for.
    """
    return _by_rating(Position(state, unique=unique), hardest)


def _by_rating(position: Position, hardest: float = inf) -> Iterator[Iterator[Step]]:
    for rating, techniques in ladder.RUNGS:
        if rating > hardest:
            return
        usable = [one for one in techniques if position.unique or not one.unique]
        yield _found(position, rating, usable)


def _found(position: Position, rating: float, techniques: Sequence[Technique]) -> Iterator[Step]:
    for technique in techniques:
        yield from technique.find(position, rating)


def proven(state: Candidates, found: Iterable[Step]) -> Iterator[Step]:
    """Those of some steps that ``proves`` takes for right, each once.

    Args:
        state: what stands on the board, and the candidates left.
        found: the steps.
    """
    seen = set()
    for step in found:
        key = (step.technique, step.places, step.eliminates)
        if key not in seen and proves(state, step):
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


def once(told: Told) -> Told:
    """The same, but told each thing only the first time.

    Args:
        told: told what is left out.
    """
    said: set[str] = set()

    def tell(message: Message) -> None:
        if str(message) not in said:
            said.add(str(message))
            told(message)

    return tell


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
            found out first, and where it has not, or that is not soon known, none does.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        told: told once, where there is none, so that sums are left out.

    Yields:
        A step of the least rating there is, until all cells hold digits or none is found.

    Raises:
        TypeError: what it starts from is neither.

    >>> [step.technique for step in steps(Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 8))][:2]
    ['full-house', 'full-house']
    """
    state = start if isinstance(start, Candidates) else Candidates(start)
    if unique:
        unique = bool(count_solutions(state.puzzle, node_limit=MOST_NODES).unique)
    told = told and once(told)
    while True:
        found = cheapest(state, unique=unique, extra=extra, told=told, most=1)
        if not found:
            return
        yield found[0]
        state = applied(state, found[0])
