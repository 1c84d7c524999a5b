"""Strong links of exactly-one equations: two candidates, or groups, one of which has to hold."""

from __future__ import annotations

from collections.abc import Iterator

from .chains import StrongLink
from .position import Position


def in_blocks(position: Position) -> Iterator[StrongLink]:
    """Yield the strong link of each block with two places left for a digit."""
    for number in position.exactly_one:
        if position.equation(number).digit:
            yield from _two(position, number)


def in_cells(position: Position) -> Iterator[StrongLink]:
    """Yield the strong link of each cell with two candidates left."""
    for number in position.exactly_one:
        if not position.equation(number).digit:
            yield from _two(position, number)


def _two(position: Position, number: int) -> Iterator[StrongLink]:
    live = position.live[number]
    lowest = live & -live
    highest = live ^ lowest
    if highest and not highest & (highest - 1):
        yield StrongLink(lowest, highest, (number,))


def cells_of_two(position: Position) -> dict[int, StrongLink]:
    """Return the link of each cell with two candidates by either candidate, which is ``first``."""
    return position.cached("cells-of-two", _cells_of_two)


def _cells_of_two(position: Position) -> dict[int, StrongLink]:
    links = {}
    for link in in_cells(position):
        links[link.first.bit_length() - 1] = link
        links[link.second.bit_length() - 1] = StrongLink(link.second, link.first, link.exactly_one)
    return links


def same_digit(position: Position, candidate: int) -> tuple[int, ...]:
    """Return the numbers of a candidate's equations of blocks and rules (not of its cell)."""
    equations = position.index.equations
    return tuple(
        [number for number in position.index.holding[candidate] if equations[number].digit]
    )


def of_groups(position: Position) -> Iterator[StrongLink]:
    """Yield links between two groups of places of a digit in a block.

    Each group is a single place, or lies in another block too.
    """
    for number in position.exactly_one:
        live = position.live[number]
        if position.equation(number).digit and live.bit_count() > 2:
            splits = set()
            for part in _parts(position, number):
                rest = live & ~part
                if rest and _grouped(position, number, rest):
                    splits.add((min(part, rest), max(part, rest)))
            for first, second in sorted(splits):
                yield StrongLink(first, second, (number,))


def _parts(position: Position, block_number: int) -> set[int]:
    """Return the parts of an equation in other blocks, and each of its candidates alone."""
    live = position.live[block_number]
    parts, left = set(), live
    while left:
        lowest = left & -left
        left ^= lowest
        parts.add(lowest)
        for number in position.index.holding[lowest.bit_length() - 1]:
            if number != block_number:
                parts.add(live & position.live[number])
    return parts


def _grouped(position: Position, block_number: int, part: int) -> bool:
    return not part & (part - 1) or any(
        number != block_number for number in position.covering(part)
    )
