"""The buttons of a pattern, and its cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import Pattern

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What the buttons follow from."""
    return state.part(Pattern), state.board.entering, bool(state.job)


def properties(state: State, words: Words) -> Properties:
    """Drawing is offered where a puzzle is entered; filling, while one draws."""
    pattern, entering = state.part(Pattern), state.board.entering
    return {
        ("pattern", "hidden"): not entering,
        ("pattern", "aria-pressed"): pattern.drawing,
        ("fill-pattern", "hidden"): not (entering and pattern.drawing),
        ("fill-pattern", "aria-disabled"): not pattern.cells or bool(state.job),
        ("fill-pattern", "textContent"): words("pattern.fill", {"count": len(pattern.cells)}),
    }


def marks(state: State) -> dict[str, Cells]:
    """The cells that are to hold givens."""
    return {"patterned": state.part(Pattern).cells}
