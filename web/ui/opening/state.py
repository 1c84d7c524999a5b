"""Where the puzzle on the board came from, and a text that could not be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import Sentence


@dataclass(frozen=True, slots=True)
class Draft(Value):
    """The text in the import dialog."""

    text: str = field(default="")
    problem: Sentence | None = field(default=None)  # why it cannot be read


@dataclass(frozen=True, slots=True)
class Origin(Value):
    """Where the puzzle came from, if that is known."""

    of_puzzle = True

    link: str = field(default="")  # the part of the address that holds it
    example: str = field(default="")  # the example that it is
