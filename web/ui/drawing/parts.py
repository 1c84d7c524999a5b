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

FILLED = ("placed", "goes")
"""Parts whose markers are filled: the digit has the colour of the paper."""


def part_name(name: str, step: StepData) -> Sentence:
    """Return the name of a part in a step as a sentence."""
    if name == "placed" and step["technique"] == "wrong-note":
        return "role.lacking", {}
    if name in SETS:
        return "role.set", {"letter": name.upper()}
    return "role." + name, {}


def fillings(step: StepData, shown: Sequence[int], masks: Sequence[int]) -> dict[int, Filling]:
    """Return the candidates of the empty cells that have a part in a step, with their parts.

    A digit in a filled marker is 2 strong, any other with a part 1.

    Args:
        step: the step.
        shown: by cell the digit on the board, 0 for none.
        masks: by cell the candidates, a bit each.
    """
    labels: dict[int, list[tuple[Sentence, tuple[int, ...]]]] = {}
    strong: dict[int, dict[int, float]] = {}
    for name, candidates in parts(step):
        by_cell: dict[int, list[int]] = {}
        for cell, digit in candidates:
            by_cell.setdefault(cell, []).append(digit)
        for cell in by_cell:
            labels.setdefault(cell, []).append((part_name(name, step), tuple(by_cell[cell])))
            weight = 2.0 if name in FILLED else 1.0
            strong.setdefault(cell, {}).update(dict.fromkeys(by_cell[cell], weight))
    for link in step["chain"]:
        for cell, digit in link["start"] + link["end"]:
            labels.setdefault(cell, [])
            strong.setdefault(cell, {}).setdefault(digit, 1.0)
    cells = {}
    for cell in labels:
        if not shown[cell]:
            most = len(bin(masks[cell])) - 2
            noted = {k + 1 for k in range(most) if masks[cell] >> k & 1}
            digits = sorted(noted.union(strong[cell]))  # what wrong notes lack, too
            weights = tuple([(digit, strong[cell].get(digit, 0.5)) for digit in digits])
            filling = Filling(parts=weights, kind="candidates", labels=tuple(labels[cell]))
            cells[cell] = filling
    return cells
