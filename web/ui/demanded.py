"""What a puzzle demands, in words: one sentence for each kind of block and rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sudoku_core.board.layout import Layout

    from .words import Words

AREAS = ("box", "region")
"""Kinds of blocks that are named together with rows and columns."""


def demanded(words: Words, layout: Layout) -> list[str]:
    """What holds on a board of this layout."""
    kinds = [block.kind for block in layout.blocks]
    areas = [kind for kind in AREAS if kind in kinds]
    codes = ["demand." + (areas[0] if areas else "row")]
    for rule in layout.extras:
        code = "demand." + rule.kind
        code = code if words.has(code) else "demand.rule"
        if code not in codes:
            codes.append(code)
    return [words(code, {"digits": listed_digits(layout.digits)}) for code in codes]


def listed_digits(digits: Sequence[int]) -> str:
    """Return the digits of a board as a text: the ends of a run, else each of them.

    >>> listed_digits((0, 1, 2, 3)), listed_digits((1, 3, 5))
    ('0–3', '1, 3, 5')
    """
    if digits[-1] - digits[0] == len(digits) - 1:
        return f"{digits[0]}–{digits[-1]}"
    return ", ".join([str(digit) for digit in digits])


def is_more(layout: Layout) -> bool:
    """Whether there is more to a puzzle than rows, columns and boxes."""
    return bool(layout.extras) or any(block.kind == "region" for block in layout.blocks)
