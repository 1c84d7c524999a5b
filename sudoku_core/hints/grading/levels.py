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
"""For each level, the highest rating of the steps that its puzzles need.

"beginner" needs digits with one place left in a block; "easy" also naked singles, and locked
candidates, pairs and cage sums that place a digit at once; "medium" also those that only rule
candidates out, triples and small fish; "hard" also wings, quads and pairs of strong links; "expert"
also chains and almost locked sets; "extreme" all other steps. Steps by uniqueness are used only
with ``unique=True``.
"""


def level_of(rating: float) -> str:
    """Return the level of a puzzle.

    Args:
        rating: the rating of the hardest step.

    >>> level_of(2.3), level_of(2.4), level_of(11.0)
    ('easy', 'medium', 'extreme')
    """
    return next(level for level, hardest in LEVELS.items() if rating <= hardest)
