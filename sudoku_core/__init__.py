"""Sudoku of any size: read, check, solve, count, and see the model behind it.

What most people call stands here; what is rarer stands in its room: ``sc.formats``, ``sc.rules``,
``sc.models``, ``sc.solvers``, ``sc.solving``, ``sc.hints``, ``sc.generation``, ``sc.batch`` …
"""

from importlib import import_module
from typing import TYPE_CHECKING

from . import formats, models, rules, solvers, solving
from .board.blocks import Block, standard_blocks
from .board.board import Board
from .board.candidates import Candidates
from .board.checker import conflicts, is_solution
from .board.grid import Grid
from .board.layout import Layout
from .board.puzzle import Puzzle
from .board.rule import Rule
from .drawing import draw
from .formats import UnsupportedRules, parse, parse_many
from .formats.errors import ParseError
from .formats.text.writing import format_grid
from .language.messages import InputError, Message
from .models import build_model, export
from .search import solutions
from .solvers import Solver, SolverError, SolverUnavailable, Status, available_solvers
from .solving import (
    Result,
    compare,
    conflicting_givens,
    count_solutions,
    erasures,
    relaxation,
    solve,
    solve_and_prove,
    true_candidates,
)
from .version import __version__

if TYPE_CHECKING:
    from . import batch, generation, hints, photo
    from .batch import (
        count_many,
        generate_many,
        grade_many,
        map_puzzles,
        solve_many,
        steps_many,
    )
    from .generation import generate
    from .hints import Step, grade, hint, proves, steps, why_not
    from .photo import read_photo

_LOADED_WHEN_ASKED = {
    "batch": (
        "count_many",
        "generate_many",
        "grade_many",
        "map_puzzles",
        "solve_many",
        "steps_many",
    ),
    "generation": ("generate",),
    "hints": ("Step", "grade", "hint", "proves", "steps", "why_not"),
    "photo": ("read_photo",),
}
"""Names by their room; these rooms take time to load, and most programs need none of them."""

__all__ = [
    "Block",
    "Board",
    "Candidates",
    "Grid",
    "InputError",
    "Layout",
    "Message",
    "ParseError",
    "Puzzle",
    "Result",
    "Rule",
    "Solver",
    "SolverError",
    "SolverUnavailable",
    "Status",
    "Step",
    "UnsupportedRules",
    "__version__",
    "available_solvers",
    "batch",
    "build_model",
    "compare",
    "conflicting_givens",
    "conflicts",
    "count_many",
    "count_solutions",
    "draw",
    "erasures",
    "export",
    "format_grid",
    "formats",
    "generate",
    "generate_many",
    "generation",
    "grade",
    "grade_many",
    "hint",
    "hints",
    "is_solution",
    "map_puzzles",
    "models",
    "parse",
    "parse_many",
    "photo",
    "proves",
    "read_photo",
    "relaxation",
    "rules",
    "solutions",
    "solve",
    "solve_and_prove",
    "solve_many",
    "solvers",
    "solving",
    "standard_blocks",
    "steps",
    "steps_many",
    "true_candidates",
    "why_not",
]


def __getattr__(name: str) -> object:
    for room, names in _LOADED_WHEN_ASKED.items():
        if name == room:
            return import_module("." + room, __name__)
        if name in names:
            globals()[name] = getattr(import_module("." + room, __name__), name)
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
