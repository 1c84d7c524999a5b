"""Innies and outies: the digits of a block have a known sum, and so have the cages in it.

What juts out of the blocks, or is left in them, has the difference as its sum. Cells of which the
others leave no room for a digit lose it: by the sum of all the rows that say so, each digit's row
of a block as often as its value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..blocks import Block
from ..messages import Message
from ..puzzle import Layout
from ..rules import Killer
from .ground import place_message
from .law_of_leftovers import families, unions
from .position import Position
from .step import Step, Technique

RATINGS = {1: 2.2, 2: 2.8, 3: 3.2, 4: 3.5}
"""By how many open cells are left."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Blocks and cages, and how what they hold differs.

    Args:
        blocks: blocks with a cell for each digit, none of which has a cell of another.
        cages: cages with sums, by their places among the rules.
        signs: by cell how often it is in the blocks, less how often in the cages, where that is
            not 0.
        total: the sum of the blocks, less that of the cages.
    """

    blocks: tuple[Block, ...]
    cages: tuple[int, ...]
    signs: tuple[tuple[int, int], ...]
    total: int


def find(position: Position, rating: float) -> Iterator[Step]:
    """All blocks and cages that leave few cells, of which one has a digit without room for it."""
    placed = position.state.placed
    for one in _balances(position.ground.layout):
        opened = [cell for cell, _sign in one.signs if not placed[cell]]
        if opened and RATINGS.get(len(opened)) == rating:
            for upper in (True, False):
                step = _step(position, rating, one, upper)
                if step:
                    yield step


def _step(position: Position, rating: float, one: Balance, upper: bool) -> Step | None:
    """The step that takes what is too much for the sum, or too little.

    What a cell adds is at least (or, if turned round, at most) its least, so its equation is taken
    away so often, and what is left of the sum is for one cell's digit to exceed.
    """
    values, turn = position.ground.layout.digits, 1 if upper else -1
    adds = [(cell, turn * sign, _held(position, cell)) for cell, sign in one.signs]
    least = [min([sign * values[d - 1] for d in digits], default=0) for _c, sign, digits in adds]
    room = turn * one.total - sum(least)
    gone = base = 0
    for (cell, sign, digits), low in zip(adds, least):
        for digit in digits:
            candidate = 1 << cell * position.side + digit - 1
            base |= candidate & position.alive
            if sign * values[digit - 1] - low > room:
                gone |= candidate & position.alive
    if not gone:
        return None
    layout = position.ground.layout
    proof = Counter({f"{layout.rules[cage].name}_sum": -turn for cage in one.cages})
    for block in one.blocks:
        proof.update({f"{block.name}_digit{d}": turn * v for d, v in enumerate(values, 1)})
    for (cell, _sign, _digits), low in zip(adds, least):
        proof[position.equation(position.cell_truth(cell)).name] -= low
    said = _said(position, one)
    names = [block.name for block in one.blocks] + [layout.rules[cage].name for cage in one.cages]
    total = tuple([(name, times) for name, times in proof.items() if times])
    roles = position.told({"base": base & ~gone})
    listed = position.listed(gone)
    return Step("innies-and-outies", rating, (), listed, total, said, roles, tuple(names))


def _said(position: Position, one: Balance) -> Message:
    base = tuple([place_message(position.ground, block.name) for block in one.blocks])
    more = position.where([cell for cell, sign in one.signs if sign > 0])
    less = position.where([cell for cell, sign in one.signs if sign < 0])
    if not less:
        return Message("step.innies", base=base, cells=more, total=one.total)
    if not more:
        return Message("step.outies", base=base, cells=less, total=-one.total)
    params = {"cells": more, "others": less, "total": one.total}
    return Message("step.innies-and-outies", base=base, **params)


def _held(position: Position, cell: int) -> list[int]:
    mask = position.state.masks[cell]
    return [digit for digit in range(1, position.side + 1) if mask >> digit - 1 & 1]


@lru_cache(maxsize=16)
def _balances(layout: Layout) -> tuple[Balance, ...]:
    """All full blocks, and those that cages join, with the cages in them or about them."""
    cages = [
        (number, frozenset(rule.cells), rule.total)
        for number, rule in enumerate(layout.rules)
        if isinstance(rule, Killer) and rule.total is not None
    ]
    found: dict[tuple[tuple[int, int], ...], Balance] = {}
    for blocks in _joined(layout, [cage[1] for cage in cages]):
        cells = {cell for block in blocks for cell in block.cells}
        touching = [cage for cage in cages if not cells.isdisjoint(cage[1])]
        inside = [cage for cage in touching if cage[1] <= cells]
        mostly = [cage for cage in touching if 2 * len(cage[1] & cells) > len(cage[1])]
        for chosen in (inside, touching, mostly):
            signs = Counter(dict.fromkeys(cells, 1))
            for _number, own, _total in chosen:
                signs.subtract(own)
            left = tuple(sorted([(cell, sign) for cell, sign in signs.items() if sign]))
            if chosen and 0 < len(left) <= layout.side:
                total = len(blocks) * sum(layout.digits) - sum(cage[2] for cage in chosen)
                numbers = tuple([cage[0] for cage in chosen])
                found.setdefault(left, Balance(tuple(blocks), numbers, left, total))
    return tuple(found.values())


def _joined(layout: Layout, cages: Sequence[frozenset[int]]) -> Iterator[Sequence[Block]]:
    """Each full block, then those of a kind, up to half of them, that cages join to one piece."""
    full = [block for block in layout.blocks if len(block.cells) == layout.side]
    yield from ([block] for block in full if cages)
    for near in families(layout) if cages else ():
        across = [[block for block in near if not cage.isdisjoint(block.cells)] for cage in cages]
        for chosen in unions(near):
            if 2 * len(chosen) <= len(near) and _in_one_piece(chosen, across):
                yield chosen


def _in_one_piece(blocks: Sequence[Block], across: Sequence[Sequence[Block]]) -> bool:
    """Whether cages that are in several blocks join all of these; else they come to nothing new."""
    met, more = {blocks[0].name}, True
    while more:
        more = False
        for own in across:
            names = {block.name for block in own}.intersection([block.name for block in blocks])
            if not names.isdisjoint(met) and not names <= met:
                met |= names
                more = True
    return len(met) == len(blocks)


TECHNIQUE = Technique("innies-and-outies", tuple(RATINGS.values()), find)
