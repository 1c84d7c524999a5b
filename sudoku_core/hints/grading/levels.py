"""The six levels: one word for how hard a puzzle is.

A level is the hardest technique that a puzzle needs, not the highest rating: X-wings are rated
lower than hidden pairs, and yet few people find them sooner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import inf

from ...board.candidates import Candidates
from ..techniques import ladder
from ..techniques.path import applied, proven
from ..techniques.position import Position
from ..techniques.step import Step, Technique

LEVELS: dict[str, float] = {
    "beginner": 1.5,
    "easy": 2.3,
    "medium": 4.0,
    "hard": 5.4,
    "expert": 8.0,
    "extreme": inf,
}
"""For each level, the highest rating of the steps that its puzzles need, except for the techniques
in ``HARDER`` and ``EASIER``.

"beginner" needs digits with one place left in a block; "easy" also naked singles, and what a rule
such as a cage leaves at once; "medium" also locked candidates, pairs and triples, and sums and
lines with up to three open cells; "hard" also fish without fins, wings, quads, two strong links and
simple colours, and sums and lines with more open cells; "expert" also fish with fins, chains and
almost locked sets; "extreme" all other steps. Steps by uniqueness are used only with
``unique=True``.
"""
HARDER = {
    "locked-candidates": "medium",
    "hidden-subset": "medium",
    "locked-subset": "medium",
    "basic-fish": "hard",
    "skyscraper": "hard",
    "finned-fish": "expert",
    "franken-fish": "expert",
    "sue-de-coq": "expert",
    "nishio": "extreme",
    "forcing-chains": "extreme",
}
"""Techniques, by their names in the ladder, that are harder than their rating, with their least
level."""
EASIER = {
    "simple-colours": "hard",
    "bug": "hard",
    "grouped-aic": "expert",
    "als-chain": "expert",
    "als-aic": "expert",
}
"""Techniques that are easier than their rating, with their highest level."""
AT_ONCE = (
    "cages-together",
    "combinations",
    "innies-and-outies",
    "law-of-leftovers",
    "line-digits",
    "linked-chain",
)
"""Techniques whose rating grows with the open cells, cages or blocks to look at at once."""
MOST_AT_ONCE = 3.4
"""Highest rating of such steps in the level "medium": three open cells or blocks, or two cages."""
ONE_CELL = {"innies-and-outies": 2.6}
"""By technique the highest rating of steps that leave one cell: they are easy however many blocks
are added up."""


def level_of(rating: float, technique: str = "") -> str:
    """Return the level of a step.

    Args:
        rating: the rating of the step.
        technique: the name of its technique in the ladder, such as "basic-fish"; without it the
            rating alone decides.

    >>> level_of(2.3), level_of(2.4), level_of(11.0)
    ('easy', 'medium', 'extreme')
    >>> level_of(3.2, "basic-fish"), level_of(6.5, "simple-colours")
    ('hard', 'hard')
    >>> level_of(3.2, "combinations"), level_of(3.6, "combinations")
    ('medium', 'hard')
    >>> level_of(2.6, "innies-and-outies"), level_of(2.8, "innies-and-outies")
    ('easy', 'medium')
    """
    names = list(LEVELS)
    if rating <= ONE_CELL.get(technique, 0):
        rating = min(rating, LEVELS["easy"])
    level = next(name for name, hardest in LEVELS.items() if rating <= hardest)
    if technique in EASIER:
        return min(level, EASIER[technique], key=names.index)
    least = HARDER.get(technique, level)
    if technique in AT_ONCE and rating > MOST_AT_ONCE:
        least = "hard"
    return max(level, least, key=names.index)


Rung = tuple[float, tuple[Technique, ...]]
"""A rating, and the techniques whose steps of that rating count."""


def rungs_up_to(level: str) -> tuple[Rung, ...]:
    """Return the techniques of a level and of all easier ones, the easiest level first.

    Args:
        level: one of ``LEVELS``.

    Returns:
        Pairs of a rating, ascending within a level, and the techniques with steps of that rating.
    """
    names = list(LEVELS)
    rungs: list[Rung] = []
    for name in names[: names.index(level) + 1]:
        for rating, techniques in ladder.RUNGS:
            suited = [each for each in techniques if level_of(rating, each.name) == name]
            rungs += [(rating, tuple(suited))] if suited else []
    return tuple(rungs)


def needed_level(
    start: Candidates, *, unique: bool, rating: float, go_on: Callable[[], bool]
) -> tuple[str, str]:
    """Return the easiest level whose techniques, with those of easier levels, solve a puzzle.

    All steps of the easiest kind are applied at once, so that isomorphs have the same level.

    Args:
        start: the puzzle.
        unique: whether steps may rest on the uniqueness of the solution.
        rating: the rating of the hardest step on the path by rating.
        go_on: called in each state; False ends the search, with the hardest level.

    Returns:
        The level, and the name of its hardest steps; the name is empty for the hardest level.
    """
    state, names_of = start, dict[int, Counter[str]]()
    *names, hardest = LEVELS
    for level in names:
        rungs = rungs_up_to(level)
        if level == names[-1] and rating > max([each for each, _techniques in rungs]):
            return hardest, ""
        for number, steps, after in walk(state, rungs, unique=unique, go_on=go_on):
            state = after
            names_of.setdefault(number, Counter()).update(step_names(steps))
        if not state.open:
            return level, most_frequent(names_of[max(names_of)]) if names_of else ""
    return hardest, ""


def walk(
    state: Candidates,
    rungs: Sequence[Rung],
    *,
    unique: bool,
    go_on: Callable[[], bool],
) -> Iterator[tuple[int, list[Step], Candidates]]:
    """Apply again and again all proven steps of the first rung that has any.

    Args:
        state: the placed digits and the candidates left.
        rungs: pairs of a rating and the techniques whose steps of that rating count, in the order
            in which they are tried.
        unique: whether steps may rest on the uniqueness of the solution.
        go_on: called in each state; False ends the walk.

    Yields:
        The number of the rung, its steps, and the state after them.
    """
    while state.open and go_on():
        number, steps = _first_steps(Position(state, unique=unique), rungs)
        if not steps:
            break
        for step in steps:
            state = applied(state, step)
        yield number, steps, state


def step_names(steps: Sequence[Step]) -> list[str]:
    """Return the names of steps, without steps that are only a part of another.

    For example, a continuous loop contains several chains, each with some of its eliminations.

    Args:
        steps: all steps of a rating in a state.
    """
    names = [step.technique for step in steps]
    if len({*names}) == 1:
        return names
    changes = [{*step.places, *step.eliminates} for step in steps]
    return [
        name
        for name, change in zip(names, changes, strict=True)
        if not any(change < other for other in changes)
    ]


def most_frequent(names: Counter[str]) -> str:
    """Return the most frequent name, of several the first in the alphabet; "" if there is none.

    Args:
        names: how often each name occurs.
    """
    return min(names, key=lambda name: (-names[name], name), default="")


def _first_steps(position: Position, rungs: Sequence[Rung]) -> tuple[int, list[Step]]:
    """Return the number of the first rung that has proven steps, and all of these."""
    for number, (rating, techniques) in enumerate(rungs):
        usable = [each for each in techniques if position.unique or not each.unique]
        unproven = [step for technique in usable for step in technique.find(position, rating)]
        steps = [*proven(position.state, unproven)]
        if steps:
            return number, steps
    return 0, []
