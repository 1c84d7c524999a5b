"""The blocks and rules of a board in the few words that all solvers understand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .puzzle import Layout
from .rules.kernel import Different, Primitive, Propagator


@dataclass(frozen=True, slots=True)
class Lowered:
    """The primitives of a board, each under the name that its constraints begin with.

    Args:
        parts: all of them in order: of which rule beside the blocks ("" for a block), the name, and
            the primitive.
        different: what must differ: first the blocks, then what rules ask.
        others: the relations and sums.
        peers: by cell, the cells that must differ from it.
        full: the cells of what holds every digit once.
    """

    parts: tuple[tuple[str, str, Primitive], ...]
    different: tuple[tuple[str, Different], ...]
    others: tuple[tuple[str, Propagator], ...]
    peers: tuple[tuple[int, ...], ...]
    full: tuple[tuple[int, ...], ...]


def lowered(layout: Layout) -> Lowered:
    """Lower the blocks and rules of a board.

    Args:
        layout: all of a puzzle but its givens.

    >>> from sudoku_core.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer, Thermometer
    >>> rules = [Killer((0, 1), 3), Thermometer((4, 5, 6))]
    >>> [name for name, _ in lowered(Puzzle([0] * 16, rules=rules).layout).others]
    ['killer_r1c1', 'thermometer_r2c1_part1', 'thermometer_r2c1_part2']
    """
    return _lowered(layout, tuple([rule.name for rule in layout.rules]))


@lru_cache(maxsize=64)
def _lowered(layout: Layout, _names: tuple[str, ...]) -> Lowered:
    """Layouts are equal whatever their rules are called, but what they are lowered to is not."""
    parts: list[tuple[str, str, Primitive]] = []
    different: list[tuple[str, Different]] = []
    others: list[tuple[str, Propagator]] = []
    for index, rule in enumerate((*layout.blocks, *layout.rules)):
        owner = rule.name if index >= len(layout.blocks) else ""
        primitives = rule.lower(layout.digits)
        several = sum(not isinstance(one, Different) for one in primitives) > 1
        count = 0
        for primitive in primitives:
            name = rule.name
            if isinstance(primitive, Different):
                different.append((name, primitive))
            else:
                count += 1
                # "_2" would be the name of another rule that begins in the same cell.
                name = f"{name}_part{count}" if several else name
                others.append((name, primitive))
            parts.append((owner, name, primitive))
    peers: list[set[int]] = [set() for _ in range(layout.size)]
    for _, one in different:
        for cell in one.cells:
            peers[cell].update(one.cells)
    for cell, others_of in enumerate(peers):
        others_of.discard(cell)
    return Lowered(
        tuple(parts),
        tuple(different),
        tuple(others),
        tuple([tuple(sorted(found)) for found in peers]),
        tuple([one.cells for _, one in different if len(one.cells) == layout.side]),
    )
