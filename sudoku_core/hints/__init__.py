"""Answer a player: the next step, which cell comes next, why a digit cannot stand somewhere.

    Board ──player──▶ Candidates ──techniques/──▶ Steps, each with its proof
              │                                     │
              ├─mistaken: a wrong entry or note     ├─▶ asking: hint, why_not
              ├─nothing: why nothing follows        ├─▶ walking: all steps
              └─filling: the next cell              ├─▶ telling: detail by detail
                                                    └─▶ grading/: how hard it is

``addition`` and ``smallest`` add equations up; ``picture`` draws a step.
"""

from .addition import AddedLine, Addition, added_up
from .asking import Answer, WhyNot, hint, why_not
from .filling import NextCell, next_cell
from .grading import LEVELS, Grade, grade, level_of
from .smallest import smallest_sum
from .techniques import Case, ChainLink, Step, applied, proves, steps
from .telling import Detail, argument, details
from .walking import walk

__all__ = [
    "LEVELS",
    "AddedLine",
    "Addition",
    "Answer",
    "Case",
    "ChainLink",
    "Detail",
    "Grade",
    "NextCell",
    "Step",
    "WhyNot",
    "added_up",
    "applied",
    "argument",
    "details",
    "grade",
    "hint",
    "level_of",
    "next_cell",
    "proves",
    "smallest_sum",
    "steps",
    "walk",
    "why_not",
]
