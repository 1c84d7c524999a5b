"""Which candidates have a part in a step: what of it each cell shows, and says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.glyphs import SETS
from sudoku_core.drawing.parts import parts

from ..feature import Filling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import StepData

    from ..state import Sentence


def part_name(name: str) -> Sentence:
    """What a part is called."""
    if name in SETS:
        return "role.set", {"letter": name.upper()}
    return "role." + name, {}


def fillings(step: StepData, shown: Sequence[int], masks: Sequence[int]) -> dict[int, Filling]:
    """The candidates of each empty cell that has a part, and which that is.

    Args:
        step: any.
        shown: by cell the digit that stands there, or 0.
        masks: by cell what it can hold, a bit a digit.
    """
    said: dict[int, list[tuple[Sentence, tuple[int, ...]]]] = {}
    strong: dict[int, set[int]] = {}
    for name, candidates in parts(step):
        by_cell: dict[int, list[int]] = {}
        for cell, digit in candidates:
            by_cell.setdefault(cell, []).append(digit)
        for cell in by_cell:
            said.setdefault(cell, []).append((part_name(name), tuple(by_cell[cell])))
            strong.setdefault(cell, set()).update(by_cell[cell])
    for link in step["chain"]:
        for cell, digit in link["start"] + link["end"]:
            said.setdefault(cell, [])
            strong.setdefault(cell, set()).add(digit)
    found = {}
    for cell in said:
        if not shown[cell]:
            most = len(bin(masks[cell])) - 2
            digits = [k + 1 for k in range(most) if masks[cell] >> k & 1]
            held = tuple([(digit, 1.0 if digit in strong[cell] else 0.5) for digit in digits])
            found[cell] = Filling(parts=held, kind="candidates", labels=tuple(said[cell]))
    return found
