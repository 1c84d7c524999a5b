"""Which candidates have a part in a step: what of it each cell shows, and says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Filling
from .glyphs import SETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import StepData

    from ..state import Sentence
    from .spots import Candidates

PLAIN = ("cover", "on", "off")
"""Of a candidate in these roles that goes, or is placed, that is all that is told."""


def parts(step: StepData) -> list[tuple[str, Candidates]]:
    """The roles of a step with their candidates, and what it places and rules out."""
    done = step["places"] + step["eliminates"]
    found = []
    for role in step["roles"]:
        name, candidates = role["name"], role["candidates"]
        left = [one for one in candidates if one not in done] if name in PLAIN else candidates
        if left:
            found.append((name, left))
    for name, candidates in (("placed", step["places"]), ("goes", step["eliminates"])):
        if candidates:
            found.append((name, candidates))
    return found


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
            found[cell] = Filling(parts=held, kind="candidates", said=tuple(said[cell]))
    return found
