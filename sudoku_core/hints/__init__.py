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
from .player import Entries, Notes, player_state
from .smallest import smallest_sum
from .telling import Level, argument, levels
from .walking import walk

__all__ = [
    "AddedLine",
    "Addition",
    "Answer",
    "Entries",
    "Level",
    "NextCell",
    "Notes",
    "WhyNot",
    "added_up",
    "argument",
    "hint",
    "levels",
    "next_cell",
    "player_state",
    "smallest_sum",
    "walk",
    "why_not",
]
