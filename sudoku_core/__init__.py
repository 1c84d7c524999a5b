"""Sudoku of any size: read, check, solve, count, and see the model behind it."""

from importlib import import_module
from typing import TYPE_CHECKING

from . import rules
from .blocks import Block, default_box, standard_blocks
from .candidates import Candidates
from .compare import Comparison, compare
from .count import Count, count_solutions, only_solution
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
from .formats import STYLES, ParseError, can_write, format_grid
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
from .sharing import Shared, parse, parse_many, read_shared, read_shared_many, said_of
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

if TYPE_CHECKING:
    from .batch import (
        Record,
        count_many,
        generate_many,
        grade_many,
        map_puzzles,
        solve_many,
        steps_many,
    )
    from .generation import (
        SYMMETRIES,
        NothingGenerated,
        Setting,
        generate,
        setting,
    )
    from .grading import LEVELS, Grade, grade, level_of
    from .hints import (
        AddedLine,
        Addition,
        Answer,
        Level,
        NextCell,
        WhyNot,
        added_up,
        argument,
        hint,
        levels,
        next_cell,
        player_state,
        smallest_sum,
        walk,
        why_not,
    )
    from .photo import PhotoReading, read_photo
    from .sharing.contract import Written
    from .sharing.writing import WRITTEN, write_shared
    from .techniques import Case, Link, Step, applied, proves, steps

_LATER = {
    "AddedLine": "hints",
    "Addition": "hints",
    "Answer": "hints",
    "Case": "techniques",
    "Grade": "grading",
    "LEVELS": "grading",
    "Level": "hints",
    "Link": "techniques",
    "NextCell": "hints",
    "NothingGenerated": "generation",
    "PhotoReading": "photo",
    "SYMMETRIES": "generation",
    "Setting": "generation",
    "Step": "techniques",
    "WRITTEN": "sharing.writing",
    "WhyNot": "hints",
    "Written": "sharing.contract",
    "added_up": "hints",
    "Record": "batch",
    "applied": "techniques",
    "argument": "hints",
    "count_many": "batch",
    "generate": "generation",
    "generate_many": "batch",
    "grade": "grading",
    "grade_many": "batch",
    "hint": "hints",
    "level_of": "grading",
    "levels": "hints",
    "map_puzzles": "batch",
    "next_cell": "hints",
    "player_state": "hints",
    "proves": "techniques",
    "read_photo": "photo",
    "setting": "generation",
    "smallest_sum": "hints",
    "solve_many": "batch",
    "steps": "techniques",
    "steps_many": "batch",
    "walk": "hints",
    "why_not": "hints",
    "write_shared": "sharing.writing",
}
"""What human steps are asked by, and where it is: sixty modules, loaded when first asked for."""

__all__ = [
    "EXPORTS",
    "LEVELS",
    "STYLES",
    "SYMMETRIES",
    "WRITTEN",
    "AddedLine",
    "Addition",
    "Answer",
    "BinaryModel",
    "Block",
    "Candidates",
    "Case",
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
    "Grade",
    "Grid",
    "InputError",
    "Layout",
    "Level",
    "Link",
    "Message",
    "ModelStats",
    "NextCell",
    "NothingGenerated",
    "Outcome",
    "ParseError",
    "PhotoReading",
    "Progress",
    "Proof",
    "Proven",
    "Puzzle",
    "Record",
    "Relaxation",
    "Result",
    "Rule",
    "Setting",
    "Shared",
    "Solver",
    "SolverError",
    "SolverUnavailable",
    "Status",
    "Step",
    "Task",
    "Verdict",
    "WhyNot",
    "Written",
    "__version__",
    "added_up",
    "applied",
    "argument",
    "available_solvers",
    "build_model",
    "can_write",
    "choose_explainer",
    "choose_prover",
    "choose_solver",
    "compare",
    "conflicting_givens",
    "conflicts",
    "count_many",
    "count_solutions",
    "default_box",
    "equations",
    "erasures",
    "export",
    "export_files",
    "export_forms",
    "first_mistake",
    "format_grid",
    "generate",
    "generate_many",
    "givens_to_erase",
    "grade",
    "grade_many",
    "hint",
    "is_solution",
    "level_of",
    "levels",
    "map_puzzles",
    "next_cell",
    "only_solution",
    "parse",
    "parse_many",
    "player_state",
    "proves",
    "read_photo",
    "read_shared",
    "read_shared_many",
    "relaxation",
    "rules",
    "said_of",
    "setting",
    "smallest_sum",
    "solutions",
    "solve",
    "solve_and_prove",
    "solve_many",
    "standard_blocks",
    "steps",
    "steps_many",
    "walk",
    "why_not",
    "write_shared",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = getattr(import_module("." + _LATER[name], __name__), name)
    return globals()[name]
