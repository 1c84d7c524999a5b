"""The lessons: their names by difficulty, and the lesson of each technique's name."""

from __future__ import annotations

from ...language.messages import InputError, unknown
from ..grading.levels import level_of
from ..techniques.ladder import PART_RATINGS, TECHNIQUES
from ..techniques.step import Technique

PARTS = {
    "locked-candidates": ("pointing", "claiming"),
    "hidden-subset": ("hidden-pair", "hidden-triple", "hidden-quad"),
    "naked-subset": ("naked-pair", "naked-triple", "naked-quad"),
    "basic-fish": ("x-wing", "swordfish", "jellyfish"),
}
"""Techniques of the ladder that have several lessons, named after their steps."""
STEP_LESSONS = {
    "allowed-digits": "linked-cells",
    "twins": "linked-cells",
    "counted-digit": "counted-digits",
    "counted-pointing": "counted-digits",
    "cage-combinations": "cage",
    "hidden-block": "law-of-leftovers",
    "required-by-rule": "counted-digits",
    "locked-pair": "locked-subset",
    "locked-triple": "locked-subset",
    "locked-hidden-pair": "locked-subset",
    "locked-hidden-triple": "locked-subset",
    "vwxyz-wing": "wxyz-wing",
    "continuous-nice-loop": "aic",
    "discontinuous-nice-loop": "aic",
    "grouped-continuous-nice-loop": "grouped-aic",
    "grouped-discontinuous-nice-loop": "grouped-aic",
    "als-continuous-nice-loop": "als-aic",
    "als-discontinuous-nice-loop": "als-aic",
}
"""Lessons by the names of steps that are named otherwise."""
ENDINGS = (
    ("forcing-chains", "forcing-chains"),
    ("squirmbag", "jellyfish"),
    ("whale", "jellyfish"),
    ("leviathan", "jellyfish"),
)
WITHOUT = ("required-by-rule", "rule-forcing-chains")
"""Techniques whose steps have the names of another technique's, and belong to its lesson."""
NUMBERED = (
    "unique-rectangle",
    "avoidable-rectangle",
    "extended-rectangle",
    "unique-loop",
    "bug",
)
"""Lessons whose steps have a number at the end of their names."""


def _easiest(technique: Technique, name: str) -> float:
    return min(PART_RATINGS.get(name, technique.ratings))


_BY_NAME = {
    name: technique
    for technique in TECHNIQUES
    if technique.name not in WITHOUT
    for name in PARTS.get(technique.name, (technique.name,))
}
LESSONS = tuple(sorted(_BY_NAME, key=lambda name: _easiest(_BY_NAME[name], name)))
"""The names of all lessons, by the rating of their easiest step."""


def lesson_name(technique: str) -> str:
    """Return the name of the lesson that teaches a technique.

    Args:
        technique: the name of a lesson, of a step's technique or of a technique of the ladder.

    Raises:
        InputError: there is no such technique ("generate.technique").

    >>> lesson_name("x-wing"), lesson_name("unique-rectangle-4"), lesson_name("sashimi-x-wing")
    ('x-wing', 'unique-rectangle', 'finned-fish')
    """
    name = _lesson_of(technique)
    if name not in _BY_NAME:
        raise InputError(unknown("generate.technique", LESSONS, name=technique))
    return name


def _lesson_of(technique: str) -> str:
    name = technique
    if name in PARTS:
        return PARTS[name][0]
    if name in _BY_NAME:
        return name
    if name in STEP_LESSONS:
        return STEP_LESSONS[name]
    if "franken-" in name or "mutant-" in name:
        return "franken-fish"
    if name.startswith(("finned-", "sashimi-")):
        return "finned-fish"
    for ending, lesson in ENDINGS:
        if name.endswith(ending):
            return lesson
    stem = name.rstrip("0123456789").rstrip("-")
    return stem if stem in NUMBERED else name


def technique_of(lesson: str) -> Technique:
    """Return the technique of the ladder whose steps a lesson teaches."""
    return _BY_NAME[lesson]


def ratings_of(lesson: str) -> tuple[float, ...]:
    """Return the ratings that the steps of a lesson can have, ascending."""
    return PART_RATINGS.get(lesson, _BY_NAME[lesson].ratings)


def lesson_level(lesson: str) -> str:
    """Return the level of a lesson's easiest step.

    >>> lesson_level("full-house"), lesson_level("x-wing")
    ('beginner', 'hard')
    """
    technique = technique_of(lesson)
    return level_of(_easiest(technique, lesson), technique.name)
