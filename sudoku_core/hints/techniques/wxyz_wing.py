"""WXYZ-wing: four cells with four digits, all but one of which are bound to a block each.

At most three of the cells hold bound digits, so the fourth digit stands in one of the cells:
candidates that see all its places there are eliminated. A VWXYZ-wing has five cells and digits. The
cells are the exactly-one rows, the bound digits and the links to the target the at-most-one rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from ...board.lowering import lowered
from ...language.messages import Message
from .equation_index import members
from .position import Position
from .step import Step, Technique
from .subsets import by_block

SIZES = {4.6: (4, "wxyz-wing"), 5.5: (5, "vwxyz-wing")}
"""Number of cells and name by rating."""
MOST_SETS = 20_000
"""Most sets of cells; with more, all cells with the most candidates are left out."""


@dataclass(frozen=True, slots=True)
class Bent:
    """As many cells as digits, all but one of them bound.

    Args:
        cells: the cells.
        digits: the set of their digits, as bits from 0.
        ties: for each digit from 0, the set of blocks that bind it; 0 for the free digit.
    """

    cells: tuple[int, ...]
    digits: int
    ties: dict[int, int]


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of all sets of the size with this rating."""
    count, name = SIZES[rating]
    for bent in _bent_sets(position, count):
        yield from _steps(position, bent, name, rating)


def _bent_sets(position: Position, count: int) -> Sequence[Bent]:
    """Return all sets of a size, or those whose cells have few enough candidates."""
    for most in range(count, 1, -1):
        sets = tuple(islice(_Search(position, count, most).grown(), MOST_SETS + 1))
        if len(sets) <= MOST_SETS:
            return [
                bent for bent in sets if len(bent.cells) == count and not all(bent.ties.values())
            ]
    return ()


class _Search:
    """The search for connected cells with as many digits, without a smaller such set inside.

    Each set of cells connected by shared digits is met once, with each connected part of it
    (Wernicke 2006): so their number does not depend on how the board is turned.
    """

    def __init__(self, position: Position, count: int, most: int) -> None:
        masks, placed = position.state.masks, position.state.placed
        self.masks, self.count = masks, count
        self.blocks_of = position.cached("blocks of cells", _blocks_of_cells)
        self.cells = [
            cell
            for cell in position.index.layout.cells
            if not placed[cell] and 1 < masks[cell].bit_count() <= most
        ]
        usable = set(self.cells)
        peers = lowered(position.index.layout).peers
        self.near = {
            cell: sum(1 << c for c in peers[cell] if c in usable and masks[c] & masks[cell])
            for cell in self.cells
        }

    def grown(self) -> Iterator[Bent]:
        """Yield all sets of at least two cells, each once."""
        later = sum(1 << cell for cell in self.cells)
        for cell in self.cells:
            later &= ~(1 << cell)
            ties = dict.fromkeys(members(self.masks[cell]), self.blocks_of[cell])
            bent = Bent((cell,), self.masks[cell], ties)
            yield from self._grown(bent, self.near[cell] & later, later & ~self.near[cell])

    def _grown(self, bent: Bent, near: int, later: int) -> Iterator[Bent]:
        """Yield the sets that extend a set by some of the cells near it, or by later ones."""
        for cell in members(near):
            near &= ~(1 << cell)
            digits = bent.digits | self.masks[cell]
            if digits.bit_count() > self.count:
                continue
            ties = self._tied(bent.ties, cell)
            more = Bent((*bent.cells, cell), digits, ties)
            if list(ties.values()).count(0) > 1 or not self._least(more):
                continue
            yield more
            if len(more.cells) < self.count:
                beside = self.near[cell]
                yield from self._grown(more, near | beside & later, later & ~beside)

    def _tied(self, ties: dict[int, int], cell: int) -> dict[int, int]:
        joined, blocks = dict(ties), self.blocks_of[cell]
        for bit in members(self.masks[cell]):
            joined[bit] = joined.get(bit, blocks) & blocks
        return joined

    def _least(self, bent: Bent) -> bool:
        """Return whether each part of the cells with the last one has more digits than cells."""
        *before, last = bent.cells
        for size in range(1, min(len(before), self.count - 2) + 1):
            for cells in combinations(before, size):
                digits = self.masks[last]
                for cell in cells:
                    digits |= self.masks[cell]
                if digits.bit_count() <= size + 1:
                    return False
        return True


def _blocks_of_cells(position: Position) -> dict[int, int]:
    """Return for each cell the set of its blocks, and of its rules whose digits differ."""
    blocks_of = dict.fromkeys(position.index.layout.cells, 0)
    for number, (_name, primitive) in enumerate(lowered(position.index.layout).all_different):
        for cell in primitive.cells:
            blocks_of[cell] |= 1 << number
    return blocks_of


def _steps(position: Position, bent: Bent, name: str, rating: float) -> Iterator[Step]:
    """Yield the steps of a set: one for each choice of rows between targets and its free digit."""
    places = [name for name, _primitive in lowered(position.index.layout).all_different]
    numbers = by_block(position)
    free = next(bit for bit, blocks in bent.ties.items() if not blocks) + 1
    exactly_one = [position.cell_equation(cell) for cell in bent.cells]
    bound = [
        numbers[places[next(members(blocks))]][bit + 1]
        for bit, blocks in bent.ties.items()
        if blocks
    ]
    base = sum(position.live[number] for number in exactly_one)
    pincers = base & position.index.of_digit[free]
    targets = position.seen_by_all(pincers) & position.index.of_digit[free] & ~base
    for covers in _covers(position, targets, pincers):
        message = Message(
            f"step.{name}",
            cells=position.coordinates(sorted(bent.cells)),
            digits=position.digit_text((free,)),
            left=position.digit_text(
                [bit + 1 for bit, blocks in sorted(bent.ties.items()) if blocks]
            ),
        )
        roles = {"base": base & ~pincers, "pincer": pincers}
        step = position.eliminating(name, rating, exactly_one, (*bound, *covers), message, roles)
        if step:
            yield step


def _covers(position: Position, targets: int, pincers: int) -> list[tuple[int, ...]]:
    """Return choices of equations that link each target with all free places it sees."""
    holding = position.index.holding
    choices = {
        tuple(sorted(covers))
        for target in members(targets)
        for covers in _leading(position, holding[target], targets, pincers)
    }
    return sorted(choices)


def _leading(
    position: Position, numbers: Sequence[int], targets: int, pincers: int
) -> Iterator[tuple[int, ...]]:
    """Yield choices of equations by most places, then most shared targets; all in case of a tie."""
    if not pincers:
        yield ()
        return
    live = [position.live[number] for number in numbers]
    full = [
        ((candidates & pincers).bit_count(), (candidates & targets).bit_count())
        for candidates in live
    ]
    for number, candidates, rank in zip(numbers, live, full):
        if rank == max(full):
            for rest in _leading(position, numbers, targets, pincers & ~candidates):
                yield (number, *rest)


TECHNIQUE = Technique("wxyz-wing", tuple(SIZES), find)
