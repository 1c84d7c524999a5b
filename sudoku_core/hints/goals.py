"""Find steps that reach a goal, such as a digit ruled out, and drop those that are not needed."""

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
"""Highest rating of a step that is easily seen: the limit of the level "medium". Harder steps are
used only where easy steps do not reach the goal."""

Goal = Callable[[Candidates], bool]
"""A test of a state: True where the state shows the conclusion."""


@dataclass(frozen=True, slots=True)
class Means:
    """The techniques and limits that steps may use.

    Args:
        unique: whether steps may rest on the uniqueness of the solution.
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
    """Return the easiest single step that reaches a goal, or None.

    Args:
        state: the digits on the board, and the candidates left.
        goal: the test of the state to reach.
        unique: whether steps may rest on the uniqueness of the solution.
        hardest: the highest rating to look for.
        wanted: the test that the step has to pass.
    """
    for batch in by_rating(state, unique=unique, hardest=hardest):
        for step in batch:
            if wanted(step) and goal(applied(state, step)) and proves(state, step):
                return step
    return None


def steps_to(
    start: Candidates, goal: Goal, means: Means, *, hardest: float = inf
) -> tuple[Step, ...] | None:
    """Return steps that reach a goal, each from the state that the one before leaves.

    In each state all steps of the lowest rating are applied, until the goal is reached. Then each
    step is dropped without which the other steps still hold and still reach the goal.

    Args:
        start: the digits on the board, and the candidates left.
        goal: the test of the state to reach.
        means: techniques and limits for the steps.
        hardest: the highest rating to look for.

    Returns:
        The steps; None if the steps found do not reach the goal.
    """
    state = start
    applied_steps: list[Step] = []
    while not goal(state):
        before = len(applied_steps)
        for step in _lowest_rated(state, means, hardest):
            if proves(state, step):
                state = applied(state, step)
                applied_steps.append(step)
                if goal(state):
                    break
        if len(applied_steps) == before:
            return None
    return _needed(start, applied_steps, goal)


def _lowest_rated(state: Candidates, means: Means, hardest: float) -> Sequence[Step]:
    """Return the steps of the lowest rating, if it is low enough."""
    if hardest == inf:
        return means.cheapest(state)
    for batch in by_rating(state, unique=means.unique, hardest=hardest):
        right = list(proven(state, batch))
        if right:
            return right
    return ()


def _needed(start: Candidates, steps: Sequence[Step], goal: Goal) -> tuple[Step, ...]:
    """Return a subset of steps that still reaches a goal, and from which none can be dropped."""

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


def refutation(
    state: Candidates, candidate: Candidate, means: Means, *, hardest: float = inf
) -> Case | None:
    """Return the case of a candidate that leads to a contradiction, or None.

    Args:
        state: the digits on the board, and the candidates left.
        candidate: a cell and a digit.
        means: techniques and limits for the steps, which may not rest on uniqueness.
        hardest: the highest rating to look for.

    Returns:
        The case, whose steps lead to an equation without candidates; None if no such steps are
        found.
    """
    start = state.place(*candidate)
    steps = steps_to(start, has_empty_equation, means, hardest=hardest)
    if steps is None:
        return None
    end = start
    for step in steps:
        end = applied(end, step)
    return Case(candidate, steps, ((next(_empty(end)), -1),))


def has_empty_equation(state: Candidates) -> bool:
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
