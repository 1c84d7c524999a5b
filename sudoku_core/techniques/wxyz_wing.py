"""WXYZ-wing: four cells with four digits, of which all but one are bound to a block each.

So at most three of the cells hold a bound digit, and the fourth digit stands in one of the cells:
it goes from what sees all its places in them. VWXYZ is the same with five. The cells are the
truths, the bound digits the links, and the target is linked to all places of the other digit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice

from ..lowering import lowered
from ..messages import Message
from .ground import members
from .position import Position
from .step import Step, Technique
from .subsets import by_place

SIZES = {4.6: (4, "wxyz-wing"), 5.5: (5, "vwxyz-wing")}
"""By rating how many cells there are, and what that is called."""
MOST_SETS = 20_000
"""With more sets of cells to look at, cells with the most candidates are left out, all of them."""


@dataclass(frozen=True, slots=True)
class Bent:
    """As many cells as digits, all of them bound but one.

    Args:
        cells: them.
        digits: the set of their digits, as bits from 0.
        ties: by digit, counted from 0, the set of the blocks that bind it; 0 for the free one.
    """

    cells: tuple[int, ...]
    digits: int
    ties: dict[int, int]


def find(position: Position, rating: float) -> Iterator[Step]:
    """All sets of one size."""
    count, name = SIZES[rating]
    for one in _found(position, count):
        yield from _steps(position, one, name, rating)


def _found(position: Position, count: int) -> Sequence[Bent]:
    """All sets of so many cells, or those whose cells have few enough candidates."""
    for most in range(count, 1, -1):
        found = tuple(islice(_Search(position, count, most).grown(), MOST_SETS + 1))
        if len(found) <= MOST_SETS:
            return [one for one in found if len(one.cells) == count and not all(one.ties.values())]
    return ()


class _Search:
    """The search for cells that hang together by shared digits, of which no fewer are a subset.

    Each set of cells that hang together is met once (Wernicke 2006), and with it each part of it
    that does: so how many there are is the same however the board is turned.
    """

    def __init__(self, position: Position, count: int, most: int) -> None:
        masks, placed = position.state.masks, position.state.placed
        self.masks, self.count = masks, count
        self.own = position.once("blocks of cells", _blocks_of_cells)
        self.cells = [
            cell
            for cell in position.ground.layout.cells
            if not placed[cell] and 1 < masks[cell].bit_count() <= most
        ]
        usable = set(self.cells)
        peers = lowered(position.ground.layout).peers
        self.near = {
            cell: sum(1 << c for c in peers[cell] if c in usable and masks[c] & masks[cell])
            for cell in self.cells
        }

    def grown(self) -> Iterator[Bent]:
        """All of them, of two cells and more, each once."""
        later = sum(1 << cell for cell in self.cells)
        for cell in self.cells:
            later &= ~(1 << cell)
            ties = dict.fromkeys(members(self.masks[cell]), self.own[cell])
            one = Bent((cell,), self.masks[cell], ties)
            yield from self._grown(one, self.near[cell] & later, later & ~self.near[cell])

    def _grown(self, one: Bent, near: int, later: int) -> Iterator[Bent]:
        """The sets that begin with these cells and go on with some near them, or later ones."""
        for cell in members(near):
            near &= ~(1 << cell)
            digits = one.digits | self.masks[cell]
            if digits.bit_count() > self.count:
                continue
            ties = self._tied(one.ties, cell)
            more = Bent((*one.cells, cell), digits, ties)
            if list(ties.values()).count(0) > 1 or not self._least(more):
                continue
            yield more
            if len(more.cells) < self.count:
                beside = self.near[cell]
                yield from self._grown(more, near | beside & later, later & ~beside)

    def _tied(self, ties: dict[int, int], cell: int) -> dict[int, int]:
        """The ties with one more cell."""
        found, own = dict(ties), self.own[cell]
        for bit in members(self.masks[cell]):
            found[bit] = found.get(bit, own) & own
        return found

    def _least(self, one: Bent) -> bool:
        """Whether any of the cells, the last among them, have more digits than they are."""
        *before, last = one.cells
        for size in range(1, min(len(before), self.count - 2) + 1):
            for cells in combinations(before, size):
                digits = self.masks[last]
                for cell in cells:
                    digits |= self.masks[cell]
                if digits.bit_count() <= size + 1:
                    return False
        return True


def _blocks_of_cells(position: Position) -> dict[int, int]:
    """By cell the set of the blocks, and the rules that make digits differ, that it is in."""
    own = dict.fromkeys(position.ground.layout.cells, 0)
    for number, (_name, one) in enumerate(lowered(position.ground.layout).different):
        for cell in one.cells:
            own[cell] |= 1 << number
    return own


def _steps(position: Position, one: Bent, name: str, rating: float) -> Iterator[Step]:
    """The steps of a set: one for each way in which targets see all places of its free digit."""
    places = [name for name, _one in lowered(position.ground.layout).different]
    numbers = by_place(position)
    free = next(bit for bit, blocks in one.ties.items() if not blocks) + 1
    truths = [position.cell_truth(cell) for cell in one.cells]
    bound = [
        numbers[places[next(members(blocks))]][bit + 1]
        for bit, blocks in one.ties.items()
        if blocks
    ]
    own = sum(position.live[number] for number in truths)
    pincers = own & position.ground.of_digit[free]
    targets = position.seen_by_all(pincers) & position.ground.of_digit[free] & ~own
    for links in _ways(position, targets, pincers):
        said = Message(
            f"step.{name}",
            cells=position.where(sorted(one.cells)),
            digits=position.shown((free,)),
            left=position.shown([bit + 1 for bit, blocks in sorted(one.ties.items()) if blocks]),
        )
        roles = {"base": own & ~pincers, "pincer": pincers}
        step = position.eliminating(name, rating, truths, (*bound, *links), said, roles)
        if step:
            yield step


def _ways(position: Position, targets: int, pincers: int) -> list[tuple[int, ...]]:
    """For each target links that lead to all of the candidates that it sees."""
    holding = position.ground.holding
    ways = {
        tuple(sorted(links))
        for target in members(targets)
        for links in _leading(position, holding[target], targets, pincers)
    }
    return sorted(ways)


def _leading(
    position: Position, numbers: Sequence[int], targets: int, pincers: int
) -> Iterator[tuple[int, ...]]:
    """The fullest links first, and of these what more targets share; all where none is better."""
    if not pincers:
        yield ()
        return
    live = [position.live[number] for number in numbers]
    full = [((one & pincers).bit_count(), (one & targets).bit_count()) for one in live]
    for number, one, rank in zip(numbers, live, full):
        if rank == max(full):
            for rest in _leading(position, numbers, targets, pincers & ~one):
                yield (number, *rest)


TECHNIQUE = Technique("wxyz-wing", tuple(SIZES), find)
