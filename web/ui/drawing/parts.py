"""The parts that candidates have in a step, as contents and labels of cells."""

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
    """Return the name of a part as a sentence."""
    if name in SETS:
        return "role.set", {"letter": name.upper()}
    return "role." + name, {}


def fillings(step: StepData, shown: Sequence[int], masks: Sequence[int]) -> dict[int, Filling]:
    """Return the candidates of the empty cells that have a part in a step, with their parts.

    Args:
        step: the step.
        shown: by cell the digit on the board, 0 for none.
        masks: by cell the candidates, a bit each.
    """
    labels: dict[int, list[tuple[Sentence, tuple[int, ...]]]] = {}
    strong: dict[int, set[int]] = {}
    for name, candidates in parts(step):
        by_cell: dict[int, list[int]] = {}
        for cell, digit in candidates:
            by_cell.setdefault(cell, []).append(digit)
        for cell in by_cell:
            labels.setdefault(cell, []).append((part_name(name), tuple(by_cell[cell])))
            strong.setdefault(cell, set()).update(by_cell[cell])
    for link in step["chain"]:
        for cell, digit in link["start"] + link["end"]:
            labels.setdefault(cell, [])
            strong.setdefault(cell, set()).add(digit)
    cells = {}
    for cell in labels:
        if not shown[cell]:
            most = len(bin(masks[cell])) - 2
            digits = [k + 1 for k in range(most) if masks[cell] >> k & 1]
            weights = tuple([(digit, 1.0 if digit in strong[cell] else 0.5) for digit in digits])
            filling = Filling(parts=weights, kind="candidates", labels=tuple(labels[cell]))
            cells[cell] = filling
    return cells
