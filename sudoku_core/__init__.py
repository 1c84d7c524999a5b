"""Sudoku of any size: read, check, solve, count, and see the model behind it."""

from . import rules
from .blocks import Block, default_box, standard_blocks
from .check import Check, Verdict, first_mistake
from .compare import Comparison, compare
from .explain import GivenSet, conflicting_givens, givens_to_erase
from .exports import EXPORTS, export, export_files, export_forms
from .formats import STYLES, ParseError, can_write, format_grid, parse, parse_many
from .grid import Grid
from .messages import InputError, Message
from .model import BinaryModel, ModelStats, build_model
from .puzzle import Layout, Puzzle
from .relaxation import Relaxation, relaxation
from .rule import Rule
from .rules.kernel import Constraint
from .search import solutions
from .solve import Result, solve
from .solvers import available_solvers
from .solvers.contract import (
    Outcome,
    Progress,
    Solver,
    SolverError,
    SolverUnavailable,
    Status,
    Task,
)
from .solvers.search import Count, count_solutions
from .validation import Conflict, conflicts, is_solution
from .version import __version__

__all__ = [
    "EXPORTS",
    "STYLES",
    "BinaryModel",
    "Block",
    "Check",
    "Comparison",
    "Conflict",
    "Constraint",
    "Count",
    "GivenSet",
    "Grid",
    "InputError",
    "Layout",
    "Message",
    "ModelStats",
    "Outcome",
    "ParseError",
    "Progress",
    "Puzzle",
    "Relaxation",
    "Result",
    "Rule",
    "Solver",
    "SolverError",
    "SolverUnavailable",
    "Status",
    "Task",
    "Verdict",
    "__version__",
    "available_solvers",
    "build_model",
    "can_write",
    "compare",
    "conflicting_givens",
    "conflicts",
    "count_solutions",
    "default_box",
    "export",
    "export_files",
    "export_forms",
    "first_mistake",
    "format_grid",
    "givens_to_erase",
    "is_solution",
    "parse",
    "parse_many",
    "relaxation",
    "rules",
    "solutions",
    "solve",
    "standard_blocks",
]
