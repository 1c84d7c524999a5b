"""New puzzles: dug out of a random solution, or filled into a pattern, until they are as asked.

    what is asked ──generate──▶ a random solution ──▶ givens removed, or filled into a pattern
                                                         │ one solution? minimal?
                                                         ▼
                                                      judged by steps ──▶ Puzzle

``maker`` runs that loop; ``removal`` and ``pattern`` choose givens, ``sat_uniqueness`` proves large
boards, ``judge`` and ``easier`` look at how hard a puzzle is, ``target`` says what will do;
``cages`` cuts killer cages, ``symmetries`` has the orbits, ``setting`` helps who sets by hand.
"""

from .generate import NothingGenerated, generate
from .setting import Setting, setting
from .symmetries import SYMMETRIES

__all__ = [
    "SYMMETRIES",
    "NothingGenerated",
    "Setting",
    "generate",
    "setting",
]
