"""Make new puzzles: remove givens from a random solution, or fill a pattern, until one fits.

       options    ──generate──▶ a random solution ──▶ givens removed, or filled into a pattern
                                                         │ one solution? minimal?
                                                         ▼
                                                      judged by steps ──▶ Puzzle

``wishes`` holds the checked options, ``target`` the grades that fit. ``maker`` runs the loop from
random ``solved_boards``; ``removal`` and ``pattern`` choose
givens, ``sat_uniqueness`` proves large boards, ``judge`` and ``easier`` measure how hard a puzzle
is. ``rule_counts`` reads which new rules are wanted, ``rule_sampling`` makes them and
``rule_laying`` lays them; ``cages`` makes killer cages, and ``cage_search`` changes them until no
given is needed. ``jigsaw`` makes regions, ``symmetries`` has the orbits, ``setting`` helps to set
by hand.

>>> from random import Random
>>> from sudoku_core import Puzzle, count_solutions, generation
>>> puzzle = generation.generate(board=Puzzle([0] * 16), symmetry="rotate180", rng=Random(1))
>>> count_solutions(puzzle).unique
True
"""

from .generate import NothingGenerated, generate
from .rule_counts import anew
from .setting import Setting, setting
from .symmetries import SYMMETRIES

__all__ = [
    "SYMMETRIES",
    "NothingGenerated",
    "Setting",
    "anew",
    "generate",
    "setting",
]
