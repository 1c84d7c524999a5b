"""Law of leftovers: where as many blocks nearly cover as many others, what juts out on both sides
holds the same digits.

Lines against the regions of a jigsaw, and any full blocks that overlap so. For each digit that one
side cannot hold, the blocks of that side are the links, and those of the other the truths.

Where one block more holds all the others, what is left has each digit once, as in the hidden
windows of a windoku: a *hidden block*, in which candidates can be locked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

from ..blocks import Block
from ..messages import Message
from ..puzzle import Layout
from .ground import members
from .locked_candidates import reaching
from .position import Position
from .step import Step, Technique
from .subsets import by_place

RATINGS = {2: 3.0, 3: 3.3}
HARDEST = 3.6
"""By how many blocks there are on a side; of one, it is locked candidates."""
ORDERED = ("row", "column", "block")
"""The kinds of blocks that are taken together against those of any other kind."""
MOST_UNIONS = 3000
"""On large boards fewer blocks are taken together: so many that there are no more choices."""


@dataclass(frozen=True, slots=True)
class Leftovers:
    """Blocks that overlap, and what juts out.

    Args:
        blocks: on each side the names of blocks, none of which has a cell of another of them.
        cells: on each side the cells that are in no block of the other; of a hidden block, none on
            the side of the fewer blocks.
    """

    blocks: tuple[tuple[str, ...], tuple[str, ...]]
    cells: tuple[tuple[int, ...], tuple[int, ...]]


def find(position: Position, rating: float) -> Iterator[Step]:
    """All leftovers with a digit that only one side can hold."""
    masks = position.state.masks
    for one in _leftovers(position.ground.layout):
        if RATINGS.get(max(map(len, one.blocks)), HARDEST) != rating:
            continue
        if not all(one.cells):
            yield from _locked(position, rating, one)
            continue
        held = [0, 0]
        for k in (0, 1):
            for cell in one.cells[k]:
                held[k] |= masks[cell]
        if held[0] != held[1]:
            step = _step(position, rating, one, (held[0] & ~held[1], held[1] & ~held[0]))
            if step:
                yield step


def _step(position: Position, rating: float, one: Leftovers, alone: tuple[int, int]) -> Step | None:
    """The step that takes digits which only one side can hold from that side."""
    numbers = by_place(position)
    truths: list[int] = []
    links: list[int] = []
    digits = []
    for side, mask in enumerate(alone):
        for digit in range(1, position.side + 1):
            if mask >> digit - 1 & 1:
                digits.append(digit)
                links += [numbers[name][digit] for name in one.blocks[side]]
                truths += [numbers[name][digit] for name in one.blocks[1 - side]]
    inside = [_candidates(position, cells) for cells in one.cells]
    said = Message(
        "step.law-of-leftovers",
        base=position.places_of(numbers[name][1] for name in one.blocks[0]),
        cover=position.places_of(numbers[name][1] for name in one.blocks[1]),
        cells=position.where(one.cells[0]),
        others=position.where(one.cells[1]),
        digits=position.shown(sorted(digits)),
    )
    roles = {"a": inside[0], "b": inside[1]}
    return position.eliminating("law-of-leftovers", rating, truths, links, said, roles)


def _locked(position: Position, rating: float, one: Leftovers) -> Iterator[Step]:
    """The steps of a hidden block: what sees all places that a digit has there goes."""
    numbers, left = by_place(position), set(position.truths)
    more = 0 if one.cells[0] else 1
    inside = _candidates(position, one.cells[more])
    for digit in range(1, position.side + 1):
        truths, links = [
            [numbers[name][digit] for name in one.blocks[side] if numbers[name][digit] in left]
            for side in (more, 1 - more)
        ]
        places = inside & position.ground.of_digit[digit]
        if len(truths) < 2 or len(truths) != len(links) + 1 or not places:
            continue
        for cover, gone in reaching(position, places, places):
            said = Message(
                "step.hidden-block",
                base=position.places_of(truths),
                others=position.places_of(links),
                digits=position.shown((digit,)),
                cells=position.where(position.cells_of(places)),
                cover=position.places_of(cover),
            )
            every, roles = (*links, *cover), {"base": places}
            step = position.eliminating(
                "hidden-block", rating, truths, every, said, roles, only=gone
            )
            if step:
                yield step


def _candidates(position: Position, cells: Sequence[int]) -> int:
    found = 0
    for cell in cells:
        found |= position.ground.of_cell[cell]
    return found & position.alive


@lru_cache(maxsize=16)
def _leftovers(layout: Layout) -> tuple[Leftovers, ...]:
    """Lines against as many others, where less than half a block juts out."""
    found: dict[frozenset[tuple[int, ...]], Leftovers] = {}
    kinds = families(layout)
    cells = {
        block.name: sum([1 << cell for cell in block.cells]) for near in kinds for block in near
    }
    known = {frozenset(block.cells) for block in layout.blocks}
    for near in kinds:
        if near[0].kind not in ORDERED:
            continue
        for far in kinds:
            for chosen in unions(near) if far is not near else ():
                inside = sum([cells[block.name] for block in chosen])
                some = _against(chosen, inside, far, cells)
                if some and not known.intersection(map(frozenset, some.cells)):
                    found.setdefault(frozenset(some.cells), some)
    return tuple(found.values())


def _against(
    near: Sequence[Block], inside: int, far: Sequence[Block], cells: dict[str, int]
) -> Leftovers | None:
    """Blocks against those that have more than half of their cells in common with them."""
    side = len(near[0].cells)
    chosen = [block for block in far if 2 * (inside & cells[block.name]).bit_count() > side]
    others = sum([cells[block.name] for block in chosen])
    out, beyond = inside & ~others, others & ~inside
    more = len(near) - len(chosen)
    if not chosen or 2 * min(out.bit_count(), beyond.bit_count()) >= side:
        return None
    hidden = more in (1, -1) and not (out and beyond)
    if (more or not out) and not hidden:
        return None
    return Leftovers(
        (tuple([block.name for block in near]), tuple([block.name for block in chosen])),
        (tuple(members(out)), tuple(members(beyond))),
    )


def unions(blocks: Sequence[Block]) -> Iterator[tuple[Block, ...]]:
    """All choices of some of the blocks, the fewest first: two, and then as many as is allowed.

    Which of them are next to each other is not asked, as blocks may be swapped.

    Args:
        blocks: blocks of which none has a cell of another.
    """
    left = MOST_UNIONS
    for count in range(2, len(blocks)):
        left -= comb(len(blocks), count)
        if left < 0:
            return
        yield from combinations(blocks, count)


def families(layout: Layout) -> list[list[Block]]:
    """Blocks with a cell for each digit, those together that are of a kind and share no cell."""
    found: list[tuple[str, set[int], list[Block]]] = []
    for block in layout.blocks:
        if len(block.cells) == layout.side:
            for kind, cells, blocks in found:
                if kind == block.kind and cells.isdisjoint(block.cells):
                    cells.update(block.cells)
                    blocks.append(block)
                    break
            else:
                found.append((block.kind, set(block.cells), [block]))
    return [blocks for _kind, _cells, blocks in found if len(blocks) > 1]


TECHNIQUE = Technique("law-of-leftovers", (*RATINGS.values(), HARDEST), find)
