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
        name: the format's name in the library and on the command line.
        file: the usual name of the format's file.
        tool: the tools that read the format.
        write: returns the text for a puzzle and a formulation; the tools read it as it is.
        formulations: the formulations of the model that the format can write.
        parts: if the tools usually read several files, the name of each file and the function that
            returns its text.
    """

    name: str
    file: str
    tool: str
    write: Callable[[Puzzle, str], str]
    formulations: tuple[str, ...] = ("full",)
    parts: tuple[tuple[str, Callable[[Puzzle], str]], ...] = ()
