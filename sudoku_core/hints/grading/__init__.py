"""How hard a puzzle is: by its hardest step, by its largest proof, by how much there is to do."""

from .grade import Grade, grade
from .levels import LEVELS, level_of

__all__ = ["LEVELS", "Grade", "grade", "level_of"]
