"""The key to the drawing of a step: shapes and lines, each with a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.blocking import blocking
from sudoku_core.drawing.curves import groups
from sudoku_core.drawing.glyphs import CIRCLE, SETS, badge, glyph
from sudoku_core.drawing.parts import parts
from sudoku_core.drawing.steps import has_lines, rules

from .parts import part_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import StepData
    from sudoku_core.board.layout import Layout

    from ..words import Words

ITEM = '<li><svg class="key" viewBox="-50 -50 100 100" aria-hidden="true">{}</svg>{}</li>'
SET = '<path class="set" d="M-40 -40H40V40H-40Z"/>'
LINE = '<path class="{}" d="M-46 0H46"/>'
GROUP = '<path class="around" d="M-24 0H24" style="stroke-width:45"/>' + (
    '<path class="within" d="M-24 0H24" style="stroke-width:33"/>'
)
RADIUS = 36


def legend(layout: Layout, step: StepData, shown: Sequence[int], words: Words) -> str:
    """Return the items of the key as HTML.

    Args:
        layout: the board's layout.
        step: the step that is drawn.
        shown: by cell the digit on the board, or 0.
        words: the words of the user's language.
    """
    items = []
    for name, _candidates in parts(step):
        shape = SET + badge(name, 0, 0, 48) if name in SETS else glyph(name, 0, 0, RADIUS)
        items.append(ITEM.format(shape, words(*part_name(name, step))))
    if blocking(layout, step, shown):
        ring = CIRCLE.format("blocker", 0, 0, RADIUS)
        items.append(ITEM.format(ring, words("line.blocker")))
    lines = ["where"] if rules(layout, step) else []
    if has_lines(layout, step):
        signs = {row["times"][0] == "-" for row in step["proof"]}
        kinds = (("base-line", True), ("cover-line", False))
        lines += [name for name, negative in kinds if negative in signs]
    for name, strong in (("strong", True), ("weak", False)):
        if any(link["strong"] is strong for link in step["chain"]):
            lines.append(name)
    items += [ITEM.format(LINE.format(name), words("line." + name)) for name in lines]
    if groups(step["chain"], [candidates for name, candidates in parts(step) if name in SETS]):
        items.append(ITEM.format(GROUP, words("line.group")))
    return "".join(items)
