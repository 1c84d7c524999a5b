"""What a new puzzle is to be like: its grade."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nextafter

from ..english_techniques import TECHNIQUES
from ..grading import LEVELS, Grade
from ..messages import InputError, Message
from ..solvers.contract import Status
from ..techniques import ladder

RATINGS = {
    "pointing": (1.7, 2.6),
    "claiming": (1.9, 2.8),
    "naked-pair": (3.0, 3.0),
    "naked-triple": (3.6, 3.6),
    "naked-quad": (5.0, 5.0),
    "hidden-pair": (2.0, 3.4),
    "hidden-triple": (2.5, 4.0),
    "hidden-quad": (5.4, 5.4),
    "x-wing": (3.2, 3.2),
    "swordfish": (3.8, 3.8),
    "jellyfish": (5.2, 5.2),
    "finned-x-wing": (3.4, 3.4),
    "sashimi-x-wing": (3.5, 3.5),
    "finned-swordfish": (4.0, 4.0),
    "sashimi-swordfish": (4.1, 4.1),
}
"""The least and the greatest rating of steps whose name is not that of what looks for them."""
LEAST, MOST = 1.0, 12.0
"""The ratings that one can ask for."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which grades will do.

    Args:
        lowest: the least rating.
        highest: the greatest rating; where there is none, a puzzle on which steps end will do too.
        technique: the name of one that is needed, with none harder; or None.
    """

    lowest: float = 0.0
    highest: float = inf
    technique: str | None = None

    @property
    def anything(self) -> bool:
        """Whether any grade will do."""
        return self == Wanted()

    def missing(self, found: Grade) -> float:
        """How far a grade is from what is wanted: 0 where it will do.

        Args:
            found: of a puzzle.
        """
        if found.status is not Status.SOLVED:
            return LEAST if self.highest < inf or self.technique else 0.0
        missing = max(self.lowest - found.rating, found.rating - self.highest, 0.0)
        if self.technique and self.technique not in found.needs:
            return missing + LEAST
        return missing


def wanted_of(
    level: str | None, rating: float | tuple[float, float] | None, technique: str | None
) -> Wanted:
    """What is wanted, as one says it.

    Args:
        level: one of ``LEVELS``, or None.
        rating: the hardest step's, or from which to which; or None.
        technique: the name of one, or None.

    Raises:
        InputError: there is no such level, rating or technique, or two of them are asked for.

    >>> wanted_of("easy", None, None).highest, wanted_of(None, 7, None).lowest
    (2.3, 7.0)
    """
    if (level is not None) + (rating is not None) + (technique is not None) > 1:
        raise InputError(Message("generate.two"))
    if level is not None:
        return _of_level(level)
    if rating is not None:
        low, high = rating if isinstance(rating, tuple) else (rating, rating)
        if not LEAST <= low <= high <= MOST:
            raise InputError(Message("generate.rating", low=str(LEAST), high=str(MOST)))
        return Wanted(float(low), float(high))
    if technique is not None:
        return _of_technique(technique)
    return Wanted()


def _of_level(level: str) -> Wanted:
    names = list(LEVELS)
    if level not in names:
        raise InputError(Message("generate.level", name=str(level), known=", ".join(names)))
    before = names[: names.index(level)]
    lowest = nextafter(LEVELS[before[-1]], inf) if before else 0.0
    return Wanted(lowest, LEVELS[level])


def _of_technique(technique: str) -> Wanted:
    if "technique." + str(technique) not in TECHNIQUES:
        raise InputError(Message("generate.technique", name=str(technique)))
    stem = technique.rstrip("0123456789").rstrip("-")
    ratings = [rating for one in ladder.TECHNIQUES if one.name == stem for rating in one.ratings]
    least, most = RATINGS.get(technique, (min(ratings, default=0.0), max(ratings, default=inf)))
    return Wanted(least, most, technique)
