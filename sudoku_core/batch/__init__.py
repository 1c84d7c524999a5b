"""Solve, count, grade or make many puzzles, in one process or many.

    puzzles ──▶ tasks ──▶ spread ──▶ executor ──▶ Records, in the order of the puzzles

``tasks`` has the public functions (``solve_many`` …). ``spread`` runs any work on any executor: in
order, in a bounded window, and in spite of workers that die. ``parcel`` packs a puzzle for a
worker.

>>> from sudoku_core import count_many
>>> [record.answer.found for record in count_many(["12" + "." * 14, "11" + "." * 14])]
[2, 0]
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
