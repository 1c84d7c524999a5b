"""How the board is shared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from sudoku_core.puzzle import Layout


@dataclass(frozen=True, slots=True)
class Sharing(Value):
    """What stands in the dialog."""

    style: str = field(default="")  # the style that was chosen, if one was
    filled: bool = field(default=False)  # whether what was filled in is written too
    copied: str = field(default="")  # what was copied last


def file_name(layout: Layout, ending: str) -> str:
    """What a file with a puzzle is called."""
    return f"sudoku-{layout.rows}x{layout.columns}.{ending}"
