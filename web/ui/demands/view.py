"""One sentence for each kind of block and rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

AREAS = ("box", "region")
"""Kinds of blocks that are named together with rows and columns."""


def properties(state: State, words: Words) -> Properties:
    """The list of what holds on this board."""
    layout = state.board.layout
    kinds = [block.kind for block in layout.blocks]
    areas = [kind for kind in AREAS if kind in kinds]
    codes = ["demand." + (areas[0] if areas else "row")]
    for rule in layout.extras:
        code = "demand." + rule.kind
        code = code if words.has(code) else "demand.rule"
        if code not in codes:
            codes.append(code)
    # What could not be read is demanded too.
    told = [words(code) for code in codes] + [words(*one) for one in state.board.unread]
    return {("demands", "items"): tuple([("", text, "") for text in told])}
