"""Answer a player: the next step, which cell comes next, why a digit cannot stand somewhere.

    puzzle, entries, notes ──player──▶ Candidates ──techniques/──▶ Steps, each with its proof
                                 │                                   │
                                 ├─mistaken: a wrong entry or note   ├─▶ asking: hint, why_not
                                 ├─nothing: why nothing follows      ├─▶ walking: all steps
                                 └─filling: the next cell            ├─▶ telling: level by level
                                                                     └─▶ grading/: how hard it is

``addition`` and ``smallest`` add equations up; ``picture`` draws a step.
"""

from .addition import AddedLine, Addition, added_up
from .asking import Answer, WhyNot, hint, why_not
from .filling import NextCell, next_cell
from .grading import LEVELS, Grade, grade, level_of
from .player import Entries, Notes, player_state
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
    "Entries",
    "Grade",
    "NextCell",
    "Notes",
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
    "player_state",
    "proves",
    "smallest_sum",
    "steps",
    "walk",
    "why_not",
]
