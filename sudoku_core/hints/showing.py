"""Steps that lead to what is to be shown, and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from ..board.candidates import Candidates
from ..board.grid import variable_of
from ..solvers import Solver
from ..solving.explain.shrinking import shrink
from .techniques import Case, Step, applied, cheapest, proves
from .techniques.equation_index import equation_index
from .techniques.path import Warn, by_rating, chosen_lp, proven
from .techniques.step import Candidate
from .techniques.sums import smallest_sum

GLANCE = 4.0
"""A step rated no higher is easily seen; harder ones are taken where none of these does."""

Goal = Callable[[Candidates], bool]
"""A test of a state: True where the state has what is to be shown."""


@dataclass(frozen=True, slots=True)
class Means:
    """The techniques and limits that steps may use.

    Args:
        unique: whether they may rest on the puzzle having only one solution.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        warn: called with a message where there is no LP solver: sums are then left out.
    """

    unique: bool = False
    extra: Mapping[str, Solver] | None = None
    warn: Warn | None = None

    def cheapest(self, state: Candidates, most: int | None = None) -> tuple[Step, ...]:
        """Return the steps of the least rating, up to a number."""
        return cheapest(state, unique=self.unique, extra=self.extra, warn=self.warn, most=most)

    def smallest_sum(self, state: Candidates, target: Candidate) -> Step | None:
        """Return the smallest sum that rules a candidate out, or None without an LP solver."""
        make_lp = chosen_lp(self.extra, self.warn)
        cell, digit = target
        wanted = variable_of(cell, digit, state.puzzle.side)
        return smallest_sum(state, make_lp, targets=[wanted]) if make_lp else None


def at_once(
    state: Candidates,
    goal: Goal,
    *,
    unique: bool = False,
    hardest: float = inf,
    wanted: Callable[[Step], bool] = lambda _step: True,
) -> Step | None:
    """Return the easiest step after which a goal is reached, if one step does.

    Args:
        state: the digits on the board, and the candidates left.
        goal: the state to be reached.
        unique: whether steps may rest on the puzzle having only one solution.
        hardest: no step rated above is looked for.
        wanted: whether a step is one that will do.
    """
    for batch in by_rating(state, unique=unique, hardest=hardest):
        for step in batch:
            if wanted(step) and goal(applied(state, step)) and proves(state, step):
                return step
    return None


def shortest_way(
    start: Candidates, goal: Goal, means: Means, *, hardest: float = inf
) -> tuple[Step, ...] | None:
    """Steps that lead to a goal, each from the state that the one before leaves.

    At each turn all steps of the least rating are taken; in the end those are left out without
    which the others hold and lead there too.

    Args:
        start: the digits on the board, and the candidates left.
        goal: the state to be reached.
        means: techniques and limits for the steps.
        hardest: no step rated above is taken.

    Returns:
        The steps; None where those that are found do not lead there.
    """
    state = start
    applied_steps: list[Step] = []
    while not goal(state):
        before = len(applied_steps)
        for step in _least(state, means, hardest):
            if proves(state, step):
                state = applied(state, step)
                applied_steps.append(step)
                if goal(state):
                    break
        if len(applied_steps) == before:
            return None
    return _needed(start, applied_steps, goal)


def _least(state: Candidates, means: Means, hardest: float) -> Sequence[Step]:
    """Steps of the least rating, if it is low enough."""
    if hardest == inf:
        return means.cheapest(state)
    for batch in by_rating(state, unique=means.unique, hardest=hardest):
        right = list(proven(state, batch))
        if right:
            return right
    return ()


def _needed(start: Candidates, steps: Sequence[Step], goal: Goal) -> tuple[Step, ...]:
    """Return the steps on the way to a goal that the last step rests on."""

    def ask(some: frozenset[int]) -> tuple[bool, frozenset[int]]:
        """Return whether the numbered steps miss the goal, and the steps that were applied."""
        state, used = start, []
        for number in sorted(some):
            if goal(state):
                break
            if proves(state, steps[number]):
                state = applied(state, steps[number])
                used.append(number)
        return not goal(state), frozenset(used)

    needed, _ended = shrink(ask, frozenset(range(len(steps))))
    return tuple([steps[number] for number in sorted(needed)])


def refuted(
    state: Candidates, candidate: Candidate, means: Means, *, hardest: float = inf
) -> Case | None:
    """Return the case of a candidate that leads to a contradiction, or None.

    Args:
        state: the digits on the board, and the candidates left.
        candidate: a cell and a digit.
        means: techniques and limits for the steps, which may not rest on uniqueness.
        hardest: no step rated above is taken.

    Returns:
        The steps from there to an equation with nothing left in it; None where they do not lead to
        one.
    """
    start = state.place(*candidate)
    steps = shortest_way(start, emptied, means, hardest=hardest)
    if steps is None:
        return None
    end = start
    for step in steps:
        end = applied(end, step)
    return Case(candidate, steps, ((next(_empty(end)), -1),))


def emptied(state: Candidates) -> bool:
    """Return whether some cell has no digit left, or some digit no place in a full block."""
    return next(_empty(state), None) is not None


def _empty(state: Candidates) -> Iterator[str]:
    """Yield the names of the equations without candidates that need one."""
    side, left = state.puzzle.side, 0
    for mask in reversed(state.masks):
        left = left << side | mask
    for equation in equation_index(state.puzzle.layout).equations:
        if equation.exactly_one and not equation.candidates & left:
            yield equation.name


def placed(cell: int, digit: int) -> Goal:
    """Return the goal that a digit stands in a cell."""
    return lambda state: state.placed[cell] == digit


def without(cell: int, digits: Iterable[int]) -> Goal:
    """Return the goal that a cell has none of these digits left."""
    mask = sum([1 << digit - 1 for digit in digits])
    return lambda state: not state.masks[cell] & mask
