"""Grades of puzzles: by the hardest step, by the largest proof, by the effort of all steps.

``grade`` follows the easiest steps to the solution, ``levels`` has the six levels and the
techniques of each, ``proofs`` measures the largest sum of equations that is needed.
"""

from .grade import Grade, grade
from .levels import LEVELS, level_of

__all__ = ["LEVELS", "Grade", "grade", "level_of"]
