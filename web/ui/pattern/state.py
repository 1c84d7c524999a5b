"""The pattern that a puzzle is to be made with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import Cells, State


@dataclass(frozen=True, slots=True)
class Pattern(Value):
    """The cells that are to hold givens."""

    drawing: bool = field(default=False)  # whether a tap switches cells on and off
    cells: Cells = field(default=())


def drawn(state: State, action: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """What a key does instead while a pattern is drawn: Space and Enter switch a cell."""
    if action in (("space",), ("on",)) and state.part(Pattern).drawing:
        return ("pattern-here",)
    return action
