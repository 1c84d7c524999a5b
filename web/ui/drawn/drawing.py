"""What is drawn of a step on the board, as SVG under its cells, in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.outlines import CELL, outline
from .curves import links
from .glyphs import PATH, SETS, badge, glyph
from .parts import fillings, parts
from .spots import Spots

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from protocol import LevelData, StepData
    from sudoku_core.puzzle import Layout
    from sudoku_core.rule import Rule

    from .spots import Candidates

INSET, DEEPER = 5, 7
"""How far within its cells an outline is; and one within another."""
MOST_LINES = 14
"""Where a step has more equations, lines along them would say nothing."""


def pointed_at(layout: Layout, level: LevelData, step: StepData) -> str:
    """The outlines of what a level points at: of each block and rule, or of its cells.

    Args:
        layout: the board's.
        level: one before the whole argument, that points at cells.
        step: that it is a level of.
    """
    cells = level["cells"]
    names = step["rests_on"] if level["kind"] == "where" else []
    areas = [rule.cells for rule in _rules(layout, names) if set(rule.cells) <= set(cells)]
    return _svg(layout, _outlines(layout, areas or [cells], "where"))


def whole_step(layout: Layout, step: StepData, shown: Sequence[int], masks: Sequence[int]) -> str:
    """The whole argument of a step: its links, and each candidate with a part in its shape.

    Args:
        layout: the board's.
        step: any.
        shown: by cell the digit that stands there, or 0.
        masks: by cell what it can hold, a bit a digit.
    """
    spots = Spots(layout, shown, masks, fillings(step, shown, masks))
    found = parts(step)
    sets = [(name, held) for name, held in found if name in SETS]
    areas = [sorted({cell for cell, _digit in held}) for _name, held in sets]
    drawn = _outlines(layout, rules(layout, step), "where") + _outlines(layout, areas, "set")
    drawn += _lines(layout, spots, step)
    drawn += links(spots, step["chain"], [held for _name, held in sets])
    for number, (name, _held) in enumerate(sets):
        drawn += "".join([badge(name, *spots.corner(cell, number)) for cell in areas[number]])
    for name, candidates in found:
        if name not in SETS:
            for cell, digit in candidates:
                x, y = spots.at(cell, digit)
                drawn += glyph(name, x, y, spots.reach(cell))
    return _svg(layout, drawn)


def rules(layout: Layout, step: StepData) -> list[Sequence[int]]:
    """The cells of each rule that a step rests on."""
    return [rule.cells for rule in layout.rules if rule.name in step["rests_on"]]


def has_lines(layout: Layout, step: StepData) -> bool:
    """Whether its equations are drawn: those of one digit in blocks, where no chain says more."""
    names = [each["name"] for each in step["proof"]]
    blocks = {block.name for block in layout.blocks}
    ends = {name.rsplit("_", 1)[-1] for name in names}
    return (
        not step["chain"]
        and 0 < len(names) <= MOST_LINES
        and len(ends) == 1
        and all(name.rsplit("_", 1)[0] in blocks for name in names)
    )


def _lines(layout: Layout, spots: Spots, step: StepData) -> str:
    """Along the blocks of the truths, and dashed along those of the links."""
    if not has_lines(layout, step):
        return ""
    held = step["places"] + step["eliminates"]
    for role in step["roles"]:
        held = held + role["candidates"]
    drawn = ""
    areas: dict[str, list[Sequence[int]]] = {"base-line": [], "cover-line": []}
    for each in step["proof"]:
        (block,) = _rules(layout, [each["name"].rsplit("_", 1)[0]])
        kind = "base-line" if each["times"][0] == "-" else "cover-line"
        within = [one for one in held if one[0] in block.cells]
        if block.kind in ("row", "column") and len(within) > 1:
            drawn += PATH.format(kind, _along(spots, block.kind, within))
        else:
            areas[kind].append(block.cells)
    for kind in areas:
        drawn += _outlines(layout, areas[kind], kind)
    return drawn


def _along(spots: Spots, kind: str, candidates: Candidates) -> str:
    """A line beside the candidates of a row or a column, where it runs through no digit."""
    points = sorted([spots.at(cell, digit) for cell, digit in candidates])
    (x, y), (u, v) = points[0], points[-1]
    far = min([spots.reach(cell) for cell, _digit in candidates])
    if kind == "row":
        return f"M{x - far:.1f} {y + far:.1f}H{u + far:.1f}"
    return f"M{x + far:.1f} {y - far:.1f}V{v + far:.1f}"


def _rules(layout: Layout, names: Iterable[str]) -> list[Rule]:
    held = {rule.name: rule for rule in layout.blocks + layout.rules}
    return [held[name] for name in names if name in held]


def _outlines(layout: Layout, areas: Iterable[Sequence[int]], kind: str) -> str:
    """Around each of some sets of cells, those that share cells within each other."""
    depths: dict[int, int] = {}
    drawn = ""
    for cells in areas:
        deep = max([depths.get(cell, 0) for cell in cells])
        for cell in cells:
            depths[cell] = deep + 1
        drawn += PATH.format(kind, outline(cells, layout.columns, INSET + DEEPER * deep))
    return drawn


def _svg(layout: Layout, drawn: str) -> str:
    wide, high = layout.columns * CELL, layout.rows * CELL
    return f'<svg viewBox="0 0 {wide} {high}">{drawn}</svg>'
