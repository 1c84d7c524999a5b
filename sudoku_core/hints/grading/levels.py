"""The six levels: one word for how hard a puzzle is."""

from __future__ import annotations

from math import inf

LEVELS: dict[str, float] = {
    "beginner": 1.5,
    "easy": 2.3,
    "medium": 4.0,
    "hard": 5.6,
    "expert": 8.0,
    "extreme": inf,
}
"""By the word, the rating of the hardest step that a puzzle of the level can have.

A beginner fills in digits that have one place left in a block; easy are naked singles too, and
locked candidates, pairs and sums that place a digit at once; medium takes those that only rule
candidates out, triples and small fish; hard takes wings, quads and two strong links; expert takes
chains and almost locked sets; what lies beyond is extreme. Steps that rest on uniqueness count for
no level unless ``unique=True`` asks for them.
"""


def level_of(rating: float) -> str:
    """Return the level of a puzzle.

    Args:
        rating: the rating of the hardest step.

    >>> level_of(2.3), level_of(2.4), level_of(11.0)
    ('easy', 'medium', 'extreme')
    """
    return next(level for level, hardest in LEVELS.items() if rating <= hardest)
