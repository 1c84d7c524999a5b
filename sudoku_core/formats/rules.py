"""The text form of any puzzle, in one line: its givens, then rule lines about its board and rules.

``text.rule_lines`` has the grammar. A puzzle on a standard board has no rule lines but that of a
box that is not the usual one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.grid import cell_at
from ..language.messages import InputError, Message
from ..rules import KINDS
from .contract import Format
from .line import write_cells
from .text.families import FAMILIES, base_of, family, is_square
from .text.givens import listed_digits
from .text.rule_reading import rule_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..board.blocks import Block
    from ..board.layout import Layout
    from .contract import Sheet


def write(sheet: Sheet) -> str:
    """Return the line of a puzzle, or the digits of a grid."""
    if sheet.puzzle:
        _check(sheet.puzzle.layout)
    rule_lines = rule_lines_of(sheet.puzzle.layout) if sheet.puzzle else []
    return ";".join([write_cells(sheet)] + rule_lines)


def _check(layout: Layout) -> None:
    """Refuse a board that would be read back as another one.

    Raises:
        InputError: a rule of the caller's own has the kind of another, or a field that is neither
            a place nor a clue; or cells that nothing names would be read as gaps.
    """
    for rule in layout.rules:
        same_kind = KINDS.get(rule.kind, type(rule)) is type(rule)
        if not same_kind or any(not field.gesture + field.keyboard for field in rule.fields):
            raise InputError(Message("format.rule", kind=rule.kind))
    if not is_square(layout) and not layout.gaps:
        named: set[int] = set()
        for rule in layout.blocks + layout.rules:
            named.update(rule.cells)
        for cell in layout.cells:
            if cell not in named:
                where = (cell_at(cell, layout.columns),)
                raise InputError(Message("format.unnamed", cells=where))


def own_kinds(layout: Layout) -> list[str]:
    """Return the kinds of rules that are the caller's own."""
    return [rule.kind for rule in layout.rules if KINDS.get(rule.kind) is not type(rule)]


def expect_known(layout: Layout) -> None:
    """Refuse rules of the caller's own, for which only the style ``rules`` has words.

    Raises:
        InputError: there is such a rule.
    """
    for kind in own_kinds(layout):
        raise InputError(Message("format.rule", kind=kind))


def rule_lines_of(layout: Layout) -> list[str]:
    """Return the rule lines for everything in a puzzle but its givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer, diagonals
    >>> puzzle = Puzzle([0] * 16, rules=[*diagonals(4), Killer((0, 1), 5)])
    >>> rule_lines_of(puzzle.layout)
    ['diagonals', 'killer:5=r1c1-r1c2']
    """
    base, count, box = base_of(layout)
    lines = list(_about_the_board(layout, base, box))
    lines.extend(_about_blocks(layout, count, box))
    for rule in layout.rules:
        lines.append(rule_text(rule, layout))
    return lines


def _about_the_board(layout: Layout, base: str, box: tuple[int, int] | None) -> Iterator[str]:
    side, rows, columns = layout.side, layout.rows, layout.columns
    usual_side = max(rows, columns)
    usual_shape = side, side
    if base.startswith("boards") and box:
        usual_side = box[0] * box[1]
        corners = [corner[1:].split("c") for corner in base.partition("=")[2].split("-")]
        down = max([int(row) for row, _ in corners])
        usual_shape = (
            down + usual_side - 1,
            max([int(column) for _, column in corners]) + usual_side - 1,
        )
    if (rows, columns) != usual_shape:
        yield f"shape:{rows}x{columns}"
    if side != usual_side or layout.digits != tuple(range(1, side + 1)):
        yield "digits:" + listed_digits(layout.digits)
    if base:
        yield base


def _about_blocks(layout: Layout, first: int, box: tuple[int, int] | None) -> Iterator[str]:
    """Yield the rule lines of the blocks after the first ones."""
    blocks = layout.blocks
    index = first
    while index < len(blocks):
        word, count = _family_at(layout, index, box)
        block = blocks[index]
        yield word or f"{block.name}:{_named(block.cells, layout.columns)}"
        index += count


def _family_at(layout: Layout, index: int, box: tuple[int, int] | None) -> tuple[str, int]:
    """Return the family that begins at an index of the blocks, and its number of blocks."""
    first = layout.blocks[index]
    for word in FAMILIES:
        if is_square(layout) and first.kind == word[:-1]:
            usual = _family(word, layout.side, box)
            if usual and layout.blocks[index : index + len(usual)] == usual:
                return word, len(usual)
    return "", 1


def _family(word: str, side: int, box: tuple[int, int] | None) -> tuple[Block, ...]:
    try:
        return family(word, side, box)
    except InputError:
        return ()


def _named(cells: Sequence[int], columns: int) -> str:
    return "-".join(["r{}c{}".format(*cell_at(cell, columns)) for cell in cells])


FORMAT = Format("rules", write=write, every_rule=True)
