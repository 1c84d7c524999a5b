"""The contract of an export: its name, its file, its tool and the function that writes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...board.puzzle import Puzzle

ALL_FORMULATIONS = ("full", "reduced")
"""The formulations of a format that spells out every variable."""


@dataclass(frozen=True, slots=True)
class Export:
    """A format for the model of a puzzle.

    Args:
        name: its name in the library and on the command line.
        file: the usual name of its file.
        tool: the tools that read it.
        write: returns the text for a puzzle and a formulation; the tool reads it as it is.
        formulations: the formulations of the model that it has.
        parts: if its tool usually reads several files, the name of each and the function that
            writes it.
    """

    name: str
    file: str
    tool: str
    write: Callable[[Puzzle, str], str]
    formulations: tuple[str, ...] = ("full",)
    parts: tuple[tuple[str, Callable[[Puzzle], str]], ...] = ()
