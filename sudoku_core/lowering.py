"""The blocks and rules of a board in the few words that all solvers understand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .puzzle import Layout
from .rules.kernel import Different, Propagator


@dataclass(frozen=True, slots=True)
class Lowered:
    """The primitives of a board, each under the name that its constraints begin with.

    Args:
        different: what must differ: first the blocks, then what rules ask.
        others: the relations and sums.
        peers: by cell, the cells that must differ from it.
        full: the cells of what holds every digit once.
    """

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
    different: list[tuple[str, Different]] = []
    others: list[tuple[str, Propagator]] = []
    for rule in (*layout.blocks, *layout.rules):
        primitives = rule.lower(layout.digits)
        several = sum(not isinstance(one, Different) for one in primitives) > 1
        count = 0
        for primitive in primitives:
            if isinstance(primitive, Different):
                different.append((rule.name, primitive))
            else:
                count += 1
                # "_2" would be the name of another rule that begins in the same cell.
                others.append((f"{rule.name}_part{count}" if several else rule.name, primitive))
    peers: list[set[int]] = [set() for _ in range(layout.size)]
    for _, one in different:
        for cell in one.cells:
            peers[cell].update(one.cells)
    for cell, others_of in enumerate(peers):
        others_of.discard(cell)
    return Lowered(
        tuple(different),
        tuple(others),
        tuple([tuple(sorted(found)) for found in peers]),
        tuple([one.cells for _, one in different if len(one.cells) == layout.side]),
    )
