"""Drawing of a step on the board, as SVG under its cells, in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .blocking import blocking
from .curves import links
from .glyphs import PATH, SETS, badge, glyph
from .outlines import outline
from .parts import cells_with_parts, parts
from .shapes import CELL
from .spots import Spots

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from .shapes import Candidates, DrawnLayout, DrawnRule, Shape

    Plain = Mapping[str, Any]
    """A step, or one detail of a hint, as plain data."""

INSET, DEEPER = 5, 7
"""Distance of an outline from the edges of its cells; and of an outline inside another outline from
that."""
MOST_LINES = 14
"""Number of equations beyond which lines along them would be confusing."""


def pointed_at(layout: DrawnLayout, detail: Plain, step: Plain) -> str:
    """Return outlines of the cells that a detail of a hint points at.

    Each block and rule that the step rests on has an outline of its own, if the detail says where
    to look; else the cells have one outline together.

    Args:
        layout: the board's layout.
        detail: a detail of the hint before the whole step, with cells.
        step: the step, as plain data.
    """
    cells = detail["cells"]
    names = step["rests_on"] if detail["kind"] == "where" else []
    areas = [rule.cells for rule in _rules(layout, names) if set(rule.cells) <= set(cells)]
    return _svg(layout, _outlines(layout, areas or [cells], "where"))


def whole_step(
    layout: DrawnLayout,
    step: Plain,
    shown: Sequence[int],
    masks: Sequence[int],
    shapes: Sequence[Shape] = (),
    further: Sequence[int] = (),
) -> str:
    """Return the drawing of a step: its links, a marker for each candidate with a role, and the
    digits that leave a single.

    Args:
        layout: the board's layout.
        step: the step, as plain data.
        shown: by cell the digit on the board, or 0.
        masks: by cell its candidates, bit ``digit - 1`` for a digit.
        shapes: drawings of another program.
        further: further cells that show their candidates, through which no link goes.
    """
    markers = step_markup(layout, step, shown, masks, shapes, further)
    return _svg(layout, blocking(layout, step, shown) + markers)


def step_markup(
    layout: DrawnLayout,
    step: Plain,
    shown: Sequence[int],
    masks: Sequence[int],
    shapes: Sequence[Shape] = (),
    further: Sequence[int] = (),
) -> str:
    """Return the markup of ``whole_step`` without its frame."""
    cells = cells_with_parts(step, shown) + list(further)
    spots = Spots(layout, shown, masks, cells, shapes)
    roles = parts(step)
    sets = [(name, pairs) for name, pairs in roles if name in SETS]
    areas = [sorted({cell for cell, _digit in pairs}) for _name, pairs in sets]
    drawn = _outlines(layout, rules(layout, step), "where") + _outlines(layout, areas, "set")
    drawn += _lines(layout, spots, step)
    drawn += links(spots, step["chain"], [pairs for _name, pairs in sets])
    for number, (name, _pairs) in enumerate(sets):
        drawn += "".join([badge(name, *spots.corner(cell, number)) for cell in areas[number]])
    for name, candidates in roles:
        if name not in SETS:
            for cell, digit in candidates:
                if name == "deadly" and not shown[cell] and not masks[cell] >> digit - 1 & 1:
                    continue  # the pattern has digits that a cell lost before
                x, y = spots.at(cell, digit)
                drawn += glyph(name, x, y, spots.reach(cell))
    return drawn


def rules(layout: DrawnLayout, step: Plain) -> list[Sequence[int]]:
    """Return the cells of each rule that a step relies on."""
    return [rule.cells for rule in layout.rules if rule.name in step["rests_on"]]


def has_lines(layout: DrawnLayout, step: Plain) -> bool:
    """Return whether a step's equations are drawn as lines.

    They are if the step has no chain and a few equations, all of blocks and of one digit.
    """
    names = [each["name"] for each in step["proof"]]
    blocks = {block.name for block in layout.blocks}
    ends = {name.rsplit("_", 1)[-1] for name in names}
    return (
        not step["chain"]
        and 0 < len(names) <= MOST_LINES
        and len(ends) == 1
        and all(name.rsplit("_", 1)[0] in blocks for name in names)
    )


def _lines(layout: DrawnLayout, spots: Spots, step: Plain) -> str:
    """Draw lines between the candidates of a step's equations, dashed for positive multipliers.

    The equations of other blocks than rows and columns have outlines, as have those of one
    candidate: hidden singles.
    """
    if not has_lines(layout, step):
        return ""
    candidates = step["places"] + step["eliminates"]
    for role in step["roles"]:
        candidates = candidates + role["candidates"]
    drawn = ""
    areas: dict[str, list[Sequence[int]]] = {"base-line": [], "cover-line": []}
    for each in step["proof"]:
        (block,) = _rules(layout, [each["name"].rsplit("_", 1)[0]])
        kind = "base-line" if each["times"][0] == "-" else "cover-line"
        within: Candidates = []
        for pair in candidates:
            if pair[0] in block.cells and pair not in within:
                within.append(pair)
        if block.kind in ("row", "column") and len(within) > 1:
            drawn += PATH.format(kind, _between(spots, sorted(within)))
        else:
            areas[kind].append(block.cells)
    for kind in areas:
        drawn += _outlines(layout, areas[kind], kind)
    return drawn


def _between(spots: Spots, candidates: Candidates) -> str:
    """Return the lines between the markers of the candidates of a row or a column."""
    drawn = ""
    for number in range(len(candidates) - 1):
        (x, y), (u, v) = [spots.at(*pair) for pair in candidates[number : number + 2]]
        reach, far = [spots.reach(cell) for cell, _digit in candidates[number : number + 2]]
        if x == u:
            drawn += f"M{x:.1f} {y + reach:.1f}V{v - far:.1f}"
        else:
            drawn += f"M{x + reach:.1f} {y:.1f}L{u - far:.1f} {v:.1f}"
    return drawn


def _rules(layout: DrawnLayout, names: Iterable[str]) -> list[DrawnRule]:
    by_name = {rule.name: rule for rule in list(layout.blocks) + list(layout.rules)}
    return [by_name[name] for name in names if name in by_name]


def _outlines(layout: DrawnLayout, areas: Iterable[Sequence[int]], kind: str) -> str:
    """Draw an outline around each set of cells; sets that share cells are outlined inside each
    other."""
    depths: dict[int, int] = {}
    drawn = ""
    for cells in areas:
        deep = max([depths.get(cell, 0) for cell in cells])
        for cell in cells:
            depths[cell] = deep + 1
        drawn += PATH.format(kind, outline(cells, layout.columns, INSET + DEEPER * deep))
    return drawn


def _svg(layout: DrawnLayout, drawn: str) -> str:
    wide, high = layout.columns * CELL, layout.rows * CELL
    return f'<svg viewBox="0 0 {wide} {high}">{drawn}</svg>'
