"""Puzzles of other programs, which give the cells of boxes, regions and further blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt

from ...board.blocks import Block, box_of, default_box, lines
from ...board.puzzle import Puzzle
from ...board.rule import Rule
from ...rules import disjoint_groups, windows


def lay_out(
    givens: Sequence[int],
    areas: Iterable[Sequence[int]] | None = None,
    rules: Iterable[Rule] = (),
) -> Puzzle:
    """Return a puzzle with boxes or regions; areas that are boxes of one shape become boxes.

    Args:
        givens: the digits of a square board, row by row.
        areas: the cells of each box or region; None for the usual boxes.
        rules: the rules beside the blocks.

    Raises:
        InputError: an area or rule does not fit the board.

    >>> lay_out([0] * 36, [[0, 1, 2, 6, 7, 8]]).blocks[-1]
    Block('region', 1, (0, 1, 2, 6, 7, 8))
    """
    if areas is None:
        return Puzzle(givens, rules=rules)
    side = isqrt(len(givens))
    parts = sorted([tuple(sorted(area)) for area in areas if area])
    box = box_of(side, [Block("box", 1, part) for part in parts]) if len(parts) == side else None
    if box:
        return Puzzle(givens, box=box, rules=rules)
    if not parts and default_box(side) is None:
        return Puzzle(givens, rules=rules)
    regions = [Block("region", number, part) for number, part in enumerate(parts, 1)]
    return Puzzle(givens, blocks=[*lines(side), *regions], rules=rules)


def more_blocks(side: int, areas: Sequence[Sequence[int]]) -> list[Block]:
    """Return further areas as blocks; as windows or groups if all of the side's are among them.

    >>> [block.name for block in more_blocks(9, [[0, 1, 2]])]
    ['block1']
    """
    left = {frozenset(area): area for area in areas}
    blocks: list[Block] = []
    for family in (windows(side), disjoint_groups(side)) if default_box(side) else ():
        usual = [frozenset(block.cells) for block in family]
        if left.keys() >= set(usual) and usual:
            blocks += family
            left = {place: area for place, area in left.items() if place not in usual}
    return blocks + [Block("block", number, area) for number, area in enumerate(left.values(), 1)]
