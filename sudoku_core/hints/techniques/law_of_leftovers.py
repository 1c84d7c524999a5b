"""Law of leftovers: blocks that nearly cover as many other blocks leave over the same digits.

On a jigsaw, say, lines nearly cover as many regions. The cells of one side outside the other hold
the same digits as the cells of the other side outside the first. For a digit that one side cannot
hold, the blocks of that side are the at-most-one rows of the sum, and the blocks of the other side
its exactly-one rows.

If one side has one more block and contains the other side, the leftover cells have each digit once,
like the hidden windows of a windoku: a *hidden block*, in which candidates can be locked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

from ...board.blocks import Block
from ...board.layout import Layout
from ...language.messages import Message
from .equation_index import members, places_messages
from .locked_candidates import reaching
from .position import Position
from .rule_proofs import placing
from .step import Step, Technique
from .subsets import by_block

RATINGS = {2: 3.0, 3: 3.3}
HARDEST = 3.6
"""Rating for more blocks on a side; a single block is locked candidates."""
ORDERED = ("row", "column", "block")
"""Kinds of blocks whose unions are compared with blocks of any other kind."""
MOST_UNIONS = 3000
"""Limit on the choices of blocks; on large boards fewer blocks are joined to stay below it."""


@dataclass(frozen=True, slots=True)
class Leftovers:
    """Two sides of blocks that overlap, and the cells that jut out.

    Args:
        blocks: for each side the names of its blocks, which have no cells in common.
        cells: for each side the cells outside the blocks of the other; a hidden block has none on
            the side with fewer blocks.
    """

    blocks: tuple[tuple[str, ...], tuple[str, ...]]
    cells: tuple[tuple[int, ...], tuple[int, ...]]


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of leftovers with a digit that only one side can hold."""
    masks = position.state.masks
    for leftovers in leftovers_of(position.index.layout):
        if RATINGS.get(max(map(len, leftovers.blocks)), HARDEST) != rating:
            continue
        if not all(leftovers.cells):
            yield from _locked(position, rating, leftovers)
            continue
        masks_of = [0, 0]
        for k in (0, 1):
            for cell in leftovers.cells[k]:
                masks_of[k] |= masks[cell]
        if masks_of[0] != masks_of[1]:
            step = _step(
                position,
                rating,
                leftovers,
                (masks_of[0] & ~masks_of[1], masks_of[1] & ~masks_of[0]),
            )
            if step:
                yield step


def _step(
    position: Position, rating: float, leftovers: Leftovers, alone: tuple[int, int]
) -> Step | None:
    numbers = by_block(position)
    exactly_one: list[int] = []
    at_most_one: list[int] = []
    digits = []
    for side, mask in enumerate(alone):
        for digit in range(1, position.side + 1):
            if mask >> digit - 1 & 1:
                digits.append(digit)
                at_most_one += [numbers[name][digit] for name in leftovers.blocks[side]]
                exactly_one += [numbers[name][digit] for name in leftovers.blocks[1 - side]]
    inside = [_candidates(position, cells) for cells in leftovers.cells]
    message = Message(
        "step.law-of-leftovers",
        base=places_messages(position.index, leftovers.blocks[0]),
        cover=places_messages(position.index, leftovers.blocks[1]),
        cells=position.coordinates(leftovers.cells[0]),
        others=position.coordinates(leftovers.cells[1]),
        digits=position.digit_text(sorted(digits)),
    )
    roles = {"a": inside[0], "b": inside[1]}
    return position.eliminating(
        "law-of-leftovers", rating, exactly_one, at_most_one, message, roles
    )


def _locked(position: Position, rating: float, leftovers: Leftovers) -> Iterator[Step]:
    """Yield the steps of a hidden block: candidates that see all places of a digit in the block.

    A digit with a single place there is placed.
    """
    numbers, left = by_block(position), set(position.exactly_one)
    more = 0 if leftovers.cells[0] else 1
    inside = _candidates(position, leftovers.cells[more])
    for digit in range(1, position.side + 1):
        exactly_one, at_most_one = [
            [
                numbers[name][digit]
                for name in leftovers.blocks[side]
                if numbers[name][digit] in left
            ]
            for side in (more, 1 - more)
        ]
        places = inside & position.index.of_digit[digit]
        if len(exactly_one) < 2 or len(exactly_one) != len(at_most_one) + 1 or not places:
            continue
        cells = position.cells_of(places)
        message = Message(
            "step.hidden-block-placed",
            base=position.places_of(exactly_one),
            others=position.places_of(at_most_one),
            digits=position.digit_text((digit,)),
            cells=position.coordinates(cells),
        )
        for cover, eliminated in reaching(position, places, places):
            alone = len(cells) == 1
            if alone and cover != (position.cell_equation(cells[0]),):
                continue  # the placed digit removes these itself
            where = Message("step.hidden-block", cover=position.places_of(cover), **message.params)
            every, roles = (*at_most_one, *cover), {"base": places}
            step = position.eliminating(
                "hidden-block", rating, exactly_one, every, where, roles, only=eliminated
            )
            if step:
                yield placing(position, step, message) if alone else step


def _candidates(position: Position, cells: Sequence[int]) -> int:
    candidates = 0
    for cell in cells:
        candidates |= position.index.of_cell[cell]
    return candidates & position.alive


def leftovers_of(layout: Layout) -> tuple[Leftovers, ...]:
    """Return unions of blocks against other unions, with less than half a block left over.

    Args:
        layout: the board without givens.
    """
    return _leftovers(full_blocks(layout), layout.blocks)


@lru_cache(maxsize=16)
def _leftovers(full: Sequence[Block], blocks: Sequence[Block]) -> tuple[Leftovers, ...]:
    """Return the leftovers of blocks, which boards that differ only in other rules share.

    Args:
        full: the full blocks.
        blocks: all blocks.
    """
    by_cells: dict[frozenset[tuple[int, ...]], Leftovers] = {}
    kinds = disjoint_by_kind(full)
    cells = {
        block.name: sum([1 << cell for cell in block.cells]) for near in kinds for block in near
    }
    block_cells = {frozenset(block.cells) for block in blocks}
    for near in kinds:
        if near[0].kind not in ORDERED:
            continue
        for far in kinds:
            for chosen in choices(near) if far is not near else ():
                inside = sum([cells[block.name] for block in chosen])
                some = _against(chosen, inside, far, cells)
                if some and not block_cells.intersection(map(frozenset, some.cells)):
                    by_cells.setdefault(frozenset(some.cells), some)
    return tuple(by_cells.values())


def _against(
    near: Sequence[Block], inside: int, far: Sequence[Block], cells: dict[str, int]
) -> Leftovers | None:
    """Return blocks against the blocks that share more than half of their cells with them."""
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


def choices(blocks: Sequence[Block]) -> Iterator[tuple[Block, ...]]:
    """Yield all choices of two or more blocks, smallest first, up to the limit.

    The blocks need not be adjacent: rows of a band, for example, could be swapped.

    Args:
        blocks: blocks without common cells.
    """
    left = MOST_UNIONS
    for count in range(2, len(blocks)):
        left -= comb(len(blocks), count)
        if left < 0:
            return
        yield from combinations(blocks, count)


def full_blocks(layout: Layout) -> tuple[Block, ...]:
    """Return the blocks that hold each digit.

    Args:
        layout: the board without givens.
    """
    return tuple([block for block in layout.blocks if len(block.cells) == layout.side])


def disjoint_by_kind(full: Sequence[Block]) -> list[list[Block]]:
    """Return full blocks in lists of one kind without common cells; lists of one are left out.

    Args:
        full: the full blocks of a board.
    """
    parts: list[tuple[str, set[int], list[Block]]] = []
    for block in full:
        for kind, cells, alike in parts:
            if kind == block.kind and cells.isdisjoint(block.cells):
                cells.update(block.cells)
                alike.append(block)
                break
        else:
            parts.append((block.kind, set(block.cells), [block]))
    return [alike for _kind, _cells, alike in parts if len(alike) > 1]


TECHNIQUE = Technique("law-of-leftovers", (*RATINGS.values(), HARDEST), find)
