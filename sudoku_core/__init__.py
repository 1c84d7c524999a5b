"""Sudoku of any size and rules: solve, count, explain, hint, grade, make, convert and model.

>>> import sudoku_core as sc
>>> text = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
>>> puzzle = sc.parse(text)
>>> sc.format_grid(sc.solve(puzzle).grid)
'578924316136578429492316857957463182814297563263185794685742931349651278721839645'
>>> print(sc.hint(puzzle).message)
In box 2, 1 fits only in R3C5.

``help(sc.solve)`` explains a name, with an example; the rooms, such as ``sc.formats``, have more.

    read and write       parse, parse_many, format_grid, read_photo, UnsupportedRules, formats
    solve                solve, solve_and_prove, count_solutions, solutions, true_candidates,
                         compare, available_solvers, Result, Status, solving, solvers
    check and explain    conflicts, is_solution, conflicting_givens, erasures
    play                 hint, why_not, steps, proves, grade, Step, hints
    make                 generate, generation
    see the model        build_model, export, relaxation, models
    draw                 draw
    many puzzles         solve_many, count_many, grade_many, steps_many, generate_many,
                         map_puzzles, batch
    data                 Puzzle, Board, Candidates, Grid, Block, standard_blocks, Layout, Rule,
                         rules, photo
    errors and words     InputError, ParseError, SolverError, SolverUnavailable, Message
    your own solver      Solver
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

    # Only for type checkers: with it help(sudoku_core) would print every class and function.
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

_PRIVATE = {"TYPE_CHECKING", "__dir__", "__getattr__", "import_module"}


def __dir__() -> list[str]:
    names = [name for names in _LOADED_WHEN_ASKED.values() for name in names]
    return sorted({*globals(), *_LOADED_WHEN_ASKED, *names} - _PRIVATE)


def __getattr__(name: str) -> object:
    for room, names in _LOADED_WHEN_ASKED.items():
        if name == room:
            return import_module("." + room, __name__)
        if name in names:
            globals()[name] = getattr(import_module("." + room, __name__), name)
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
