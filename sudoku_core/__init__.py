"""Sudoku of any size: read, check, solve, count, and see the model behind it."""

from importlib import import_module
from typing import TYPE_CHECKING

from . import rules
from .board.blocks import Block, default_box, standard_blocks
from .board.candidates import Candidates
from .board.checker import Conflict, conflicts, is_solution
from .board.grid import Grid
from .board.layout import Layout
from .board.puzzle import Puzzle
from .board.rule import Rule
from .drawing import draw
from .formats import STYLES, ParseError, can_write, format_grid
from .language.messages import InputError, Message
from .models.binary import BinaryModel, ModelStats, build_model
from .models.equations import Equation, equations
from .models.exports import EXPORTS, export, export_files, export_formulations
from .rules.kernel import Constraint
from .search import solutions
from .sharing import (
    Shared,
    UnsupportedRules,
    parse,
    parse_many,
    read_shared,
    read_shared_many,
    said_of,
)
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
from .solving.compare import Comparison, compare
from .solving.count import Count, count_solutions, only_solution
from .solving.explain import (
    Erasure,
    Erasures,
    GivenSet,
    choose_explainer,
    conflicting_givens,
    erasures,
    givens_to_erase,
)
from .solving.mistakes import FirstMistake, Verdict, first_mistake
from .solving.prove import Proof, Proven, solve_and_prove
from .solving.relaxation import Relaxation, relaxation
from .solving.solve import Result, solve
from .version import __version__

if TYPE_CHECKING:
    from .batch.tasks import (
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
    from .hints.grading import LEVELS, Grade, grade, level_of
    from .hints.techniques import Case, ChainLink, Step, applied, proves, steps
    from .photo import PhotoReading, read_photo
    from .sharing.contract import Written
    from .sharing.writing import WRITTEN, write_shared

_LATER = {
    "AddedLine": "hints",
    "Addition": "hints",
    "Answer": "hints",
    "Case": "hints.techniques",
    "Grade": "hints.grading",
    "LEVELS": "hints.grading",
    "Level": "hints",
    "ChainLink": "hints.techniques",
    "NextCell": "hints",
    "NothingGenerated": "generation",
    "PhotoReading": "photo",
    "SYMMETRIES": "generation",
    "Setting": "generation",
    "Step": "hints.techniques",
    "WRITTEN": "sharing.writing",
    "WhyNot": "hints",
    "Written": "sharing.contract",
    "added_up": "hints",
    "Record": "batch.tasks",
    "applied": "hints.techniques",
    "argument": "hints",
    "count_many": "batch.tasks",
    "generate": "generation",
    "generate_many": "batch.tasks",
    "grade": "hints.grading",
    "grade_many": "batch.tasks",
    "hint": "hints",
    "level_of": "hints.grading",
    "levels": "hints",
    "map_puzzles": "batch.tasks",
    "next_cell": "hints",
    "player_state": "hints",
    "proves": "hints.techniques",
    "read_photo": "photo",
    "setting": "generation",
    "smallest_sum": "hints",
    "solve_many": "batch.tasks",
    "steps": "hints.techniques",
    "steps_many": "batch.tasks",
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
    "ChainLink",
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
    "UnsupportedRules",
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
    "draw",
    "equations",
    "erasures",
    "export",
    "export_files",
    "export_formulations",
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
