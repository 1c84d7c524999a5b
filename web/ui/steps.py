"""Steps of the engine: the board after a step, and a step in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .blocks import peers
from .state import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import MessageData, StepData
    from sudoku_core.board.layout import Layout

    from .state import Cells
    from .words import Words

DEEPEST = 6
"""Depth of the lines of an argument from which deeper lines are indented no further."""


def after_step(
    layout: Layout, placed: Sequence[int], masks: Sequence[int], step: StepData
) -> tuple[Cells, Cells]:
    """Return the digit and the candidates of each cell after a step.

    Args:
        layout: of the board.
        placed: the digit of each cell before the step, 0 for none.
        masks: the candidates of each cell before the step, a bit each.
        step: of the engine.
    """
    digits, candidates = list(placed), list(masks)
    for cell, digit in step["places"]:
        bit = 1 << (digit - 1)
        for peer in peers(layout, cell):
            candidates[peer] &= ~bit
        digits[cell], candidates[cell] = digit, bit
    for cell, digit in step["eliminates"]:
        candidates[cell] &= ~(1 << (digit - 1))
    return tuple(digits), tuple(candidates)


def technique_name(step: StepData) -> MessageData:
    """Return the name of a step as a message: of its technique, or of the rule it goes by."""
    for message in step["details"][0]["messages"] if step["details"] else ():
        names: list[MessageData] = message["params"].get("name", [])
        if names and names[0]["code"].startswith("title."):
            return names[0]
    return {"code": "technique." + step["technique"], "params": {}}


def messages_text(words: Words, messages: Sequence[MessageData]) -> str:
    """Return messages one after the other as a text."""
    return " ".join([words(*sentence(message)) for message in messages])


def argument_lines(words: Words, step: StepData) -> tuple[tuple[str, str, str], ...]:
    """Return the lines of a step's argument as list items, each with a class for its depth."""
    items = []
    for line in step["argument"]:
        depth = min(line["depth"], DEEPEST)
        items.append((f"deep-{depth}", messages_text(words, line["messages"]), ""))
    return tuple(items)
