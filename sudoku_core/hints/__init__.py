"""Answer a player: the next step, which cell comes next, why a digit cannot stand somewhere.

    Board ──player──▶ Candidates ──techniques/──▶ Steps, each with its proof
              │                                     │
              │                                     ├─▶ hint: the next step; why_not
              ├─mistakes: a wrong entry or note     ├─▶ walk: all steps
              └─several_solutions: whether a step   ├─▶ next_cell: the cell it fills
                                    can exist       ├─▶ details: a hint, detail by detail
                                                    └─▶ grading/: how hard it is

``goals`` finds the steps that a conclusion needs; ``addition`` adds equations up, ``smallest_sum``
finds the fewest that rule a candidate out; ``picture`` draws a step, ``wording`` fills in messages.
``lessons/`` teaches each technique.

>>> from sudoku_core import hints, parse
>>> print(hints.next_cell(parse("12.." + "." * 8 + "..3.")).message)
R1C4 can be filled next.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .addition import AddedLine, Addition, added_up
from .details import Detail, argument, details
from .grading import LEVELS, Grade, grade, level_of
from .hint import Answer, WhyNot, hint, why_not
from .next_cell import NextCell, next_cell
from .smallest_sum import smallest_sum, smallest_sums
from .techniques import Case, ChainLink, Step, applied, proves, steps
from .walk import walk

if TYPE_CHECKING:
    from .lessons import Lesson, Verdict, judge, lesson

_LESSONS = ("Lesson", "Verdict", "judge", "lesson")
"""Names of the room ``lessons``, which is loaded when first needed: few programs teach."""

__all__ = [
    "LEVELS",
    "AddedLine",
    "Addition",
    "Answer",
    "Case",
    "ChainLink",
    "Detail",
    "Grade",
    "Lesson",
    "NextCell",
    "Step",
    "Verdict",
    "WhyNot",
    "added_up",
    "applied",
    "argument",
    "details",
    "grade",
    "hint",
    "judge",
    "lesson",
    "level_of",
    "next_cell",
    "proves",
    "smallest_sum",
    "smallest_sums",
    "steps",
    "walk",
    "why_not",
]


def __getattr__(name: str) -> object:
    if name in _LESSONS:
        return getattr(import_module(".lessons", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
