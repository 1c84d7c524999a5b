"""New puzzles: dug out of a random solution, or filled into a pattern, until they are as asked."""

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
