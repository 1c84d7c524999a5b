"""The target of the generator: a range of ratings, or a technique that the puzzle needs."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nextafter

from ..board.layout import Layout
from ..hints.grading import LEVELS, Grade
from ..hints.grading.levels import Rung, rungs_up_to
from ..hints.techniques import ladder
from ..hints.techniques.law_of_leftovers import leftovers_of
from ..hints.techniques.rule_parts import rule_parts
from ..language.en import SENTENCES
from ..language.messages import InputError, Message, unknown
from ..solvers.contract import Status
from .easier import below

STATES = ("contradiction", "no-solution", "several-solutions", "wrong-entry", "wrong-note")
"""Names of hints about a player's board, which are no techniques: no puzzle can need them."""
CAGE_TECHNIQUES = ("cage-combinations", "cage-pointing", "innies-and-outies")
"""The techniques that rest on a cage with a sum."""
RULE_TECHNIQUES = (
    "allowed-digits", "cages-together", "combinations", "counted-digit", "counted-digits",
    "counted-pointing", "line-digits", "linked-cells", "linked-chain", "seen-through-rules",
    "sum-bounds", "twins",
)  # fmt: skip
"""The techniques that rest on rules beyond blocks."""
LOWEST_RATING, HIGHEST_RATING = 1.0, 12.0
"""The lowest and highest rating that a caller can ask for."""
OTHER_GRADE = 1.0
"""Distance, in points of rating, that another level or technique adds, or a puzzle not solved."""


@dataclass(frozen=True, slots=True)
class Target:
    """The grades that fit: all, those of a level, those in a range, or those with a technique.

    Args:
        lowest: the lowest rating.
        highest: the highest rating; if infinite, a puzzle that no steps solve fits too.
        technique: the name of a technique that the puzzle needs, and none harder; or None.
        level: the level, whose ratings ``lowest`` and ``highest`` then are; or None.
    """

    lowest: float = 0.0
    highest: float = inf
    technique: str | None = None
    level: str | None = None

    @property
    def anything(self) -> bool:
        """True if any grade fits."""
        return self == Target()

    @property
    def insufficient(self) -> tuple[Rung, ...]:
        """The techniques that must not be enough to solve the puzzle, by rating."""
        if self.level is None:
            return below(self.lowest)
        names = list(LEVELS)
        place = names.index(self.level)
        return rungs_up_to(names[place - 1]) if place else ()

    @property
    def sufficient(self) -> tuple[Rung, ...]:
        """The techniques that must be enough to solve the puzzle, by rating."""
        if self.level is not None:
            return rungs_up_to(self.level)
        return tuple([rung for rung in ladder.RUNGS if rung[0] <= self.highest])

    def distance(self, graded: Grade) -> float:
        """Return how far a grade is from the target, in points of rating: 0 if it fits.

        Args:
            graded: the grade of a puzzle.
        """
        if graded.status is not Status.SOLVED:
            return OTHER_GRADE if self.highest < inf or self.technique else 0.0
        distance = max(self.lowest - graded.rating, graded.rating - self.highest, 0.0)
        if self.level:
            return 0.0 if graded.level == self.level else distance + OTHER_GRADE
        names = {graded.technique} & {*graded.needs}
        if self.technique and self.technique not in names:
            return distance + OTHER_GRADE
        return distance


def target_of(
    level: str | None, rating: float | tuple[float, float] | None, technique: str | None
) -> Target:
    """Return the target that a level, a rating or a technique stands for.

    Args:
        level: one of ``LEVELS``, or None.
        rating: the rating of the hardest step, or its lowest and highest value; or None.
        technique: the name of a technique, or None.

    Raises:
        InputError: there is no such level, rating or technique, or more than one is given.

    >>> target_of("easy", None, None).highest, target_of(None, 7, None).lowest
    (2.6, 7.0)
    >>> target_of("hard", None, None).highest  # simple colours
    6.5
    """
    if (level is not None) + (rating is not None) + (technique is not None) > 1:
        raise InputError(Message("generate.two"))
    if level is not None:
        return _of_level(level)
    if rating is not None:
        low, high = rating if isinstance(rating, tuple) else (rating, rating)
        if not LOWEST_RATING <= low <= high <= HIGHEST_RATING:
            raise InputError(
                Message("generate.rating", low=str(LOWEST_RATING), high=str(HIGHEST_RATING))
            )
        return Target(float(low), float(high))
    if technique is not None:
        return _of_technique(technique)
    return Target()


def _of_level(level: str) -> Target:
    names = list(LEVELS)
    if level not in names:
        raise InputError(unknown("generate.level", names, name=level))
    before = names[: names.index(level)]
    lowest = nextafter(LEVELS[before[-1]], inf) if before else 0.0
    highest = max([rating for rating, _techniques in rungs_up_to(level)])
    return Target(lowest, highest if LEVELS[level] < inf else inf, level=level)


def _technique_names() -> list[str]:
    beginning = "technique."
    return [code[len(beginning) :] for code in SENTENCES if code.startswith(beginning)]


def _of_technique(technique: str) -> Target:
    names = _technique_names()
    if technique not in names:
        listed = [name for name in names if name not in STATES]
        raise InputError(unknown("generate.technique", listed, name=technique))
    stem = _stem(technique)
    of_ladder = [
        rating for known in ladder.TECHNIQUES if known.name == stem for rating in known.ratings
    ]
    ratings = ladder.PART_RATINGS.get(technique, of_ladder)
    return Target(min(ratings, default=0.0), max(ratings, default=inf), technique)


def _stem(technique: str) -> str:
    """Return the name without the number of a type."""
    return technique.rstrip("0123456789").rstrip("-")


def expect_possible(technique: str, layout: Layout, *, caged: bool, unique: bool) -> None:
    """Raise InputError unless the steps to the solution of a puzzle can have a technique.

    Args:
        technique: the name of a technique.
        layout: the blocks and rules.
        caged: whether cages with sums are added to these.
        unique: whether steps may rest on the uniqueness of the solution.

    Raises:
        InputError: no puzzle can need the technique, or it rests on uniqueness and was not allowed.
    """
    possible = possible_techniques(layout, caged=caged, unique=unique)
    if technique not in possible:
        if technique in possible_techniques(layout, caged=caged, unique=True):
            raise InputError(Message("generate.technique-unique", name=technique))
        known = ", ".join(possible)
        raise InputError(Message("generate.technique-never", name=technique, known=known))


def possible_techniques(layout: Layout, *, caged: bool, unique: bool) -> tuple[str, ...]:
    """Return the names of the techniques that the steps to a solution on a board can have.

    Args:
        layout: the blocks and rules.
        caged: whether cages with sums are added to these.
        unique: whether steps may rest on the uniqueness of the solution.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> names = possible_techniques(Puzzle([0] * 81).layout, caged=False, unique=True)
    >>> "x-wing" in names, "cage-pointing" in names, "linked-cells" in names
    (True, False, False)
    """
    parts, impossible = rule_parts(layout), {*STATES}
    if not caged and not parts.cages:
        impossible.update(CAGE_TECHNIQUES)
    if not caged and not layout.rules:
        impossible.update(RULE_TECHNIQUES)
    if not parts.lines:
        impossible.add("thermometer")
    if not parts.others:
        impossible.add("rule")
    hidden = {not all(pair.cells) for pair in leftovers_of(layout)}
    if False not in hidden:
        impossible.add("law-of-leftovers")
    if True not in hidden:
        impossible.add("hidden-block")
    by_uniqueness = {known.name for known in ladder.TECHNIQUES if known.unique and not unique}
    names = _technique_names()
    impossible.update([name for name in names if _stem(name) in by_uniqueness])
    return tuple([name for name in names if name not in impossible])
