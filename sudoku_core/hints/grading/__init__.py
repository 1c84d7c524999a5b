"""Grades: by the hardest step, by the largest proof, by the effort of all steps."""

from .grade import Grade, grade
from .levels import LEVELS, level_of

__all__ = ["LEVELS", "Grade", "grade", "level_of"]
