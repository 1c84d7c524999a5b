"""Solve a puzzle, count its solutions, prove that it has one, or explain why it has none.

Puzzle ──▶ solve ─────▶ Result          one solution, by any solver
       ──▶ count ─────▶ Count           how many, by the exact search
       ──▶ prove ─────▶ Proven          the solution, and whether it is the only one
       ──▶ compare ───▶ Comparison      several solvers side by side
       ──▶ relaxation ▶ Relaxation      the program in fractions; ``entropy``: the most even one
       ──▶ explain/ ──▶ GivenSet        givens and rules that clash; fewest givens to erase
       ──▶ true_candidates ▶ TrueCandidates  the digits that each cell holds in some solution
       ──▶ mistakes ──▶ FirstMistake    a player's first wrong entry

>>> from sudoku_core import parse, solving
>>> puzzle, entries = parse("1" + "." * 15), parse("12.." + "1" + "." * 11).givens
>>> solving.first_mistake(puzzle, entries).cell
4
"""

from .compare import Comparison, compare
from .count import Count, count_solutions, only_solution
from .explain import (
    Erasure,
    Erasures,
    GivenSet,
    choose_explainer,
    conflicting_givens,
    erasures,
    givens_to_erase,
    smallest_clash,
)
from .mistakes import FirstMistake, Verdict, first_mistake
from .prove import Proof, Proven, solve_and_prove
from .relaxation import Relaxation, relaxation
from .solve import Result, solve
from .true_candidates import TrueCandidates, true_candidates

__all__ = [
    "Comparison",
    "Count",
    "Erasure",
    "Erasures",
    "FirstMistake",
    "GivenSet",
    "Proof",
    "Proven",
    "Relaxation",
    "Result",
    "TrueCandidates",
    "Verdict",
    "choose_explainer",
    "compare",
    "conflicting_givens",
    "count_solutions",
    "erasures",
    "first_mistake",
    "givens_to_erase",
    "only_solution",
    "relaxation",
    "smallest_clash",
    "solve",
    "solve_and_prove",
    "true_candidates",
]
