"""Sudoku of any size: read, check, solve, count, and see the model behind it."""

from . import rules
from .blocks import Block, default_box, standard_blocks
from .compare import Comparison, compare
from .count import Count, count_solutions
from .equations import Equation, equations
from .explain import (
    Erasure,
    Erasures,
    GivenSet,
    choose_explainer,
    conflicting_givens,
    erasures,
    givens_to_erase,
)
from .exports import EXPORTS, export, export_files, export_forms
from .formats import STYLES, ParseError, can_write, format_grid, parse, parse_many
from .grid import Grid
from .messages import InputError, Message
from .mistakes import Check, FirstMistake, Verdict, first_mistake
from .model import BinaryModel, ModelStats, build_model
from .prove import Proof, Proven, solve_and_prove
from .puzzle import Layout, Puzzle
from .relaxation import Relaxation, relaxation
from .rule import Rule
from .rules.kernel import Constraint
from .search import solutions
from .solve import Result, solve
from .solvers import available_solvers, choose_prover, choose_solver
from .solvers.contract import (
    Outcome,
    Progress,
    Solver,
    SolverError,
    SolverUnavailable,
    Status,
    Task,
)
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
    "Equation",
    "Erasure",
    "Erasures",
    "FirstMistake",
    "GivenSet",
    "Grid",
    "InputError",
    "Layout",
    "Message",
    "ModelStats",
    "Outcome",
    "ParseError",
    "Progress",
    "Proof",
    "Proven",
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
    "choose_explainer",
    "choose_prover",
    "choose_solver",
    "compare",
    "conflicting_givens",
    "conflicts",
    "count_solutions",
    "default_box",
    "equations",
    "erasures",
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
    "solve_and_prove",
    "standard_blocks",
]
