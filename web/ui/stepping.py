"""A step of the engine's: what it does to the state that it is one of, and it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .board.state import peers
from .state import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import MessageData, StepData
    from sudoku_core.board.layout import Layout

    from .state import Cells
    from .words import Words

DEEPEST = 6
"""Lines of an argument that stand deeper than that are not moved in any more."""


def after(
    layout: Layout, placed: Sequence[int], masks: Sequence[int], step: StepData
) -> tuple[Cells, Cells]:
    """The digit of each cell and what it can hold, a bit a digit, once a step is done.

    Args:
        layout: of the board.
        placed: the digits before, 0 for none.
        masks: what each cell could hold before.
        step: what is done.
    """
    digits, left = list(placed), list(masks)
    for cell, digit in step["places"]:
        bit = 1 << (digit - 1)
        for peer in peers(layout, cell):
            left[peer] &= ~bit
        digits[cell], left[cell] = digit, bit
    for cell, digit in step["eliminates"]:
        left[cell] &= ~(1 << (digit - 1))
    return tuple(digits), tuple(left)


def name_of(step: StepData) -> MessageData:
    """The technique of a step, as a message."""
    return {"code": "technique." + step["technique"], "params": {}}


def worded(words: Words, messages: Sequence[MessageData]) -> str:
    """Messages one after the other."""
    return " ".join([words(*sentence(message)) for message in messages])


def argument(words: Words, step: StepData) -> tuple[tuple[str, str, str], ...]:
    """The lines of a step's argument, as items: each with a class that says how deep it stands."""
    found = []
    for line in step["argument"]:
        depth = min(line["depth"], DEEPEST)
        found.append((f"deep-{depth}", worded(words, line["messages"]), ""))
    return tuple(found)
