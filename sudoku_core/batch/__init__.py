"""Many puzzles: what is done with one, done with millions.

    puzzles ──▶ tasks ──▶ spread ──▶ executor ──▶ Records, in the order of the puzzles

``tasks`` has the public functions (``solve_many`` …), ``spread`` runs any task over any executor:
in order, in a bounded window, outliving workers that die.
"""

from .tasks import (
    Record,
    count_many,
    generate_many,
    grade_many,
    map_puzzles,
    solve_many,
    steps_many,
)

__all__ = [
    "Record",
    "count_many",
    "generate_many",
    "grade_many",
    "map_puzzles",
    "solve_many",
    "steps_many",
]
