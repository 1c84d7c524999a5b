"""Random regions of a jigsaw: neighbouring regions exchange cells and stay connected."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..board.blocks import Block
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..rules import regions
from .cages import BESIDE

JIGSAW = "jigsaw"
"""The word that asks for regions of random shapes."""
EXCHANGES = 6
"""Number of exchanges that are tried, for each cell of the board."""
Near = Sequence[Sequence[int]]
"""For each cell, the cells that share a side with it."""
SHAPES = ("box", "region")
"""Kinds of blocks that the regions replace."""


def with_regions(layout: Layout, rng: Random) -> Layout:
    """Return a board with regions of random shapes, each connected, instead of its boxes.

    Args:
        layout: a square board without gaps; its other blocks and its rules stay.
        rng: source of all random numbers.

    Raises:
        InputError: the board is not square, or has gaps.

    >>> [len(block.cells) for block in with_regions(Puzzle([0] * 25).layout, Random(1)).blocks[10:]]
    [5, 5, 5, 5, 5]
    """
    if not _is_square(layout):
        raise InputError(Message("generate.jigsaw"))
    region_of = _start(layout)
    near = [layout.near(cell, BESIDE) for cell in layout.cells]
    for _ in range(EXCHANGES * layout.size * (layout.side > 1)):
        _exchange(near, region_of, rng)
    others = [block for block in layout.blocks if block.kind not in SHAPES]
    empty, blocks = layout.grid([0] * layout.size), (*others, *regions(region_of))
    return Puzzle(empty, blocks, rules=layout.rules, digits=layout.digits).layout


def _start(layout: Layout) -> list[int]:
    """Return by cell the number of its box or region, or of its row where the board has neither."""
    shapes = shapes_of(layout)
    if not shapes:
        return [cell // layout.columns for cell in range(layout.size)]
    number = {cell: k for k, shape in enumerate(shapes) for cell in shape.cells}
    return [number[cell] for cell in range(layout.size)]


def shapes_of(layout: Layout) -> list[Block]:
    """Return the boxes or regions that cover a square board; [] if they do not.

    Args:
        layout: the board.
    """
    shapes = [block for block in layout.blocks if block.kind in SHAPES]
    covered = sorted([cell for shape in shapes for cell in shape.cells])
    covers = len(shapes) == layout.side and covered == [*layout.cells]
    return shapes if covers and _is_square(layout) else []


def _is_square(layout: Layout) -> bool:
    return layout.side == layout.rows == layout.columns and not layout.gaps


def _exchange(near: Near, region_of: list[int], rng: Random) -> None:
    """Let two neighbouring regions exchange a cell each, if both stay connected."""
    cell = rng.randrange(len(region_of))
    mine, other = region_of[cell], region_of[rng.choice(near[cell])]
    if mine == other:
        return
    border = [
        in_other
        for in_other, region in enumerate(region_of)
        if region == other and mine in [region_of[beside] for beside in near[in_other]]
    ]
    in_other = rng.choice(border)
    region_of[cell], region_of[in_other] = other, mine
    if not (_is_connected(near, region_of, cell) and _is_connected(near, region_of, in_other)):
        region_of[cell], region_of[in_other] = mine, other


def _is_connected(near: Near, region_of: list[int], start: int) -> bool:
    """Return whether the region of a cell is connected."""
    reached, new = {start}, [start]
    while new:
        for beside in near[new.pop()]:
            if region_of[beside] == region_of[start] and beside not in reached:
                reached.add(beside)
                new.append(beside)
    return len(reached) == region_of.count(region_of[start])
