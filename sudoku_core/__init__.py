"""Sudoku of any size: read, check, solve, count, and see the model behind it."""

from .blocks import Block, default_box, standard_blocks
from .grid import Grid, Puzzle
from .messages import InputError, Message
from .search import solutions
from .solvers.search import Count, count_solutions
from .validation import Conflict, conflicts, is_solution
from .version import __version__

__all__ = [
    "Block",
    "Conflict",
    "Count",
    "Grid",
    "InputError",
    "Message",
    "Puzzle",
    "__version__",
    "conflicts",
    "count_solutions",
    "default_box",
    "is_solution",
    "solutions",
    "standard_blocks",
]
