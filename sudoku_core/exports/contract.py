"""What every export says of itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..puzzle import Puzzle

ALL_FORMS = ("full", "reduced")
"""The forms of a text that spells out every variable."""


@dataclass(frozen=True, slots=True)
class Export:
    """A format that the model of a puzzle can be written in.

    Args:
        name: what callers and the command line say for it.
        file: the name of its file.
        tool: what reads it.
        write: the puzzle as one text that the tool reads as it is, in a form of the model.
        forms: the forms of the model that it can be written in.
        parts: where its tool usually has several files, the name of each and what writes it.
    """

    name: str
    file: str
    tool: str
    write: Callable[[Puzzle, str], str]
    forms: tuple[str, ...] = ("full",)
    parts: tuple[tuple[str, Callable[[Puzzle], str]], ...] = ()
