"""Where the puzzle on the board came from, and a text that could not be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from ..state import Board, Sentence


PURPOSE = "open"
"""Of the job that reads another program's text."""


@dataclass(frozen=True, slots=True)
class Coming(Value):
    """Another program's text that the engine reads."""

    text: str = field(default="")
    progress: str = field(default="")  # what a link says beside it was filled in
    link: str = field(default="")  # the part of the page's address that it is from


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
    made: bool = field(default=False)  # whether the page made it, and nobody brought it


def opened(board: Board) -> Sentence:
    """What has come."""
    layout = board.layout
    shape: dict[str, Any] = {"rows": layout.rows, "columns": layout.columns}
    kinds = ["given"] * board.count + [rule.kind for rule in layout.rules]
    if not kinds:
        return ("opened.empty", shape)
    each = sorted(set(kinds), key=kinds.index)
    shape["counted"] = tuple([(kind, kinds.count(kind)) for kind in each])
    return ("opened", shape)
