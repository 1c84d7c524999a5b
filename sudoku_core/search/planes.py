"""Bit planes: every candidate of a board in one Python integer.

A Sudoku is an exact cover problem. The *items* to cover are the cells (each holds one digit) and
the pairs of a full block and a digit (each digit stands once in it). The *options* of an item are
the candidates (cell, digit) that would cover it, one in each of its slots. With K items, slot s of
item k is bit ``s * K + k`` of one integer, the *state*; a row of K bits with the same slot is a
*plane*:

            items   cells       row 1       row 2    ...
                    R1C1 R1C2   1s 2s 3s    1s 2s
    plane 0          1    0      1  0  0     0  1    ...   slot 0: digit 1 | the first cell
    plane 1          0    1      0  1  0     1  0    ...   slot 1: digit 2 | the second cell
    plane 2          0    1      1  0  1     0  1    ...

A candidate has one bit in every item that it covers. One AND with its ``keep`` mask places it and
clears all bits of the candidates that it excludes. Adding up the planes, K items at a time, finds
the items without an option (a contradiction) and those with one option (a naked or hidden single).

The slots come in ``groups`` groups. Where an item's block crosses other blocks, a group holds the
cells of one crossing: an item whose options all lie in one group clears the rest of the crossing
block (locked candidates). A block with two kinds of crossings, as a box that rows and columns
cross, has its items twice. Above the slots, one plane marks the *open* items, which nothing covers
yet, and another the *unlocked* items.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from math import isqrt
from operator import or_

from ..board.blocks import Block
from ..board.layout import Layout

Candidate = tuple[int, int]
"""A cell index, and a digit less one."""


@dataclass(frozen=True, slots=True)
class Item:
    """An item to cover exactly once.

    Args:
        options: by slot the candidate in it, or None.
        crossed: by group, the candidates that are cleared when all options left are in the group.
    """

    options: tuple[Candidate | None, ...]
    crossed: tuple[tuple[Candidate, ...], ...] = ()

    @property
    def cells(self) -> set[int]:
        """The cells of its options."""
        return {option[0] for option in self.options if option}


@dataclass(frozen=True, slots=True)
class Planes:
    """The tables of a board; tables by bit start at 1, as ``int.bit_length`` counts.

    Args:
        side: the side N.
        count: the number of items, K.
        start: the state of the empty board.
        given: by cell and digit less one, the mask that places it.
        keep: by bit of the state, the mask that places its candidate.
        bits: by bit of the state, all bits of its candidate.
        locks: by bit of the lowest ``groups`` planes, the mask that locks an item into its group.
        options: by bit of a plane, the bits of its item's options.
        cells: by bit of a plane, the cells of its item.
        plane: K ones.
        planes: the number of planes of slots.
        row: ones for the planes of one slot of every group.
        row_shifts: the first bits of the second and further such rows.
        group_shifts: in such a row, the first bits of the second and further groups.
        slots: ones for all slots.
        top: the first bit of the plane of open items, where the slots end.
    """

    side: int
    count: int
    start: int
    given: tuple[tuple[int, ...], ...]
    keep: tuple[int, ...]
    bits: tuple[int, ...]
    locks: tuple[int, ...]
    options: tuple[int, ...]
    cells: tuple[int, ...]
    plane: int
    planes: int
    row: int
    row_shifts: tuple[int, ...]
    group_shifts: tuple[int, ...]
    slots: int
    top: int

    def place(self, digits: Iterable[int]) -> int:
        """Return the state with some digits placed.

        Args:
            digits: by cell its digit, 0 for an empty cell.
        """
        state = self.start
        for masks, digit in zip(self.given, digits):
            if digit:
                state &= masks[digit - 1]
        return state

    def open_items(self, state: int) -> int:
        """Return the items that no placed candidate covers."""
        return state >> self.top & self.plane

    def digits(self, state: int) -> list[int]:
        """Return by cell the digit, in a state without open items."""
        digits = [0] * len(self.given)
        for digit in range(self.side):
            for cell in ones(state >> digit * self.count & (1 << len(digits)) - 1):
                digits[cell] = digit + 1
        return digits


@lru_cache(maxsize=8)
def planes_of(layout: Layout) -> Planes:
    """Return the tables of a board without gaps, all of whose rules are blocks.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> planes_of(Puzzle([0] * 81).layout).count
    405
    """
    side, blocks = layout.side, layout.blocks
    least = isqrt(side - 1) + 1
    most = least if least**2 == side else least + 1
    full = [block for block in blocks if len(block.cells) == side]
    crossings = [_crossings(block, blocks, most) for block in full]
    groups = max([least, *[_size(block, c) for block, cs in zip(full, crossings) for c in cs]])
    items = [_cell_item(cell, side, groups) for cell in layout.cells]
    for block, kinds in zip(full, crossings):
        for crossing in kinds or [_pieces(block.cells, groups)]:
            items += [_block_item(block, digit, crossing, groups) for digit in range(side)]
    return _tables(layout, items, groups)


def _crossings(block: Block, blocks: Iterable[Block], most: int) -> list[list[set[int]]]:
    """Return by kind the blocks that cut a block into a few pieces, not all of them single cells.

    Args:
        block: the block that other blocks cross.
        blocks: all blocks of the board.
        most: the largest number of pieces, and of cells in a piece.
    """
    kinds: dict[str, list[set[int]]] = {}
    for other in blocks:
        if other is not block and not set(other.cells).isdisjoint(block.cells):
            kinds.setdefault(other.kind, []).append(set(other.cells))
    fitting = []
    for crossing in kinds.values():
        pieces = [other.intersection(block.cells) for other in crossing]
        parted = sum(map(len, pieces)) == len(set().union(*pieces)) == len(block.cells)
        if parted and max(map(len, pieces)) > 1 and _size(block, crossing) <= most:
            fitting.append(crossing)
    return fitting


def _size(block: Block, crossing: Sequence[set[int]]) -> int:
    """Return how many groups, and slots in a group, a crossing needs."""
    return max(len(crossing), *[len(other.intersection(block.cells)) for other in crossing])


def _pieces(cells: tuple[int, ...], groups: int) -> list[set[int]]:
    """Return arbitrary groups of cells, for a block that has no crossings of use."""
    return [set(cells[first : first + groups]) for first in range(0, len(cells), groups)]


def _cell_item(cell: int, side: int, groups: int) -> Item:
    digits = [(cell, digit) for digit in range(side)]
    return Item((*digits, *[None] * (groups**2 - side)))


def _block_item(block: Block, digit: int, crossing: Sequence[set[int]], groups: int) -> Item:
    slots: list[Candidate | None] = [None] * groups**2
    crossed = []
    for group, other in enumerate(crossing):
        inside = [cell for cell in block.cells if cell in other]
        for place, cell in enumerate(inside):
            slot = place * groups + group
            slots[slot] = (cell, digit)
        crossed.append(tuple((cell, digit) for cell in sorted(other.difference(inside))))
    return Item(tuple(slots), tuple(crossed) if any(crossed) else ())


def _tables(layout: Layout, items: Sequence[Item], groups: int) -> Planes:
    side, blocks = layout.side, layout.blocks
    count = len(items)
    slots = groups**2
    top = slots * count
    bits_of = {(cell, digit): 0 for cell in layout.cells for digit in range(side)}
    for index, item in enumerate(items):
        for slot, option in enumerate(item.options):
            if option:
                bits_of[option] |= 1 << slot * count + index
    rivals = _rivals(side, blocks, items, bits_of)
    everything = (1 << top + 2 * count) - 1
    closed = {x: sum(1 << bit % count for bit in ones(bits_of[x])) for x in bits_of}
    keep = {x: everything & ~(rivals[x] | closed[x] * (1 << count | 1) << top) for x in bits_of}
    by_bit = [items[bit % count].options[bit // count] for bit in range(top)]
    locks = [0] * (groups * count)
    for index, item in enumerate(items):
        for group, crossed in enumerate(item.crossed):
            cleared = sum(bits_of[candidate] for candidate in crossed) | 1 << top + count + index
            locks[group * count + index] = everything & ~cleared
    unlocked = sum(1 << index for index, item in enumerate(items) if item.crossed)
    column = sum(1 << slot * count for slot in range(slots))
    plane = (1 << count) - 1
    return Planes(
        side=side,
        count=count,
        start=sum(bits_of.values()) | (plane | unlocked << count) << top,
        given=tuple(tuple(keep[cell, d] for d in range(side)) for cell in layout.cells),
        keep=(0, *[keep[option] if option else 0 for option in by_bit]),
        bits=(0, *[bits_of[option] if option else 0 for option in by_bit]),
        locks=(0, *locks),
        options=(0, *[column << index for index in range(count)]),
        cells=(0, *[sum(1 << cell for cell in item.cells) for item in items]),
        plane=plane,
        planes=slots,
        row=(1 << groups * count) - 1,
        row_shifts=tuple(range(groups * count, top, groups * count)),
        group_shifts=tuple(range(count, groups * count, count)),
        slots=(1 << top) - 1,
        top=top,
    )


def _rivals(
    side: int, blocks: Iterable[Block], items: Iterable[Item], bits_of: Mapping[Candidate, int]
) -> dict[Candidate, int]:
    """Return by candidate the bits of the candidates that it excludes."""
    rivals = dict.fromkeys(bits_of, 0)
    sets: list[list[Candidate]] = [[x for x in item.options if x] for item in items]
    for block in blocks:
        if len(block.cells) < side:
            sets += [[(cell, digit) for cell in block.cells] for digit in range(side)]
    for options in sets:
        # Sets may share candidates, so "or", not "+".
        together = reduce(or_, [bits_of[x] for x in options], 0)
        for candidate in options:
            rivals[candidate] |= together
    return {candidate: bits & ~bits_of[candidate] for candidate, bits in rivals.items()}


def ones(mask: int) -> Iterator[int]:
    """Yield the positions of the set bits of a mask, highest first."""
    while mask:
        bit = mask.bit_length() - 1
        yield bit
        mask ^= 1 << bit
