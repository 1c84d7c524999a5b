"""Cages together: the cages in one block share no digit, so few of their combinations go together.

The cells of a full block outside its cages hold the digits that are left. A candidate in no choice
of one digit set for each cage is eliminated; the checker looks for a filling of the whole block.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...board.blocks import Block
from .cage import known_cages
from .cage_reasons import CageReasons
from .cage_sets import CageSets, fitting_sets
from .position import Position
from .rule_alone import inside
from .step import Step, Technique

RATINGS = {1: 3.0, 2: 3.4, 3: 3.8}
"""Rating by number of cages."""
HARDEST = 4.1
MOST_CHOICES = 5000
"""Most choices of digit sets that are followed in a block."""
Choice = tuple[int, ...]
"""A digit set for each cage, and that of the cells outside, as masks."""


class Match(NamedTuple):
    """The cages of a block that leave candidates out; sentences are made only of steps to show.

    Args:
        block: the block.
        cages: the cages inside it.
        choices: the choices of digit sets that go together.
        eliminated: the set of candidates in none of them.
    """

    block: Block
    cages: list[CageSets]
    choices: list[Choice]
    eliminated: int


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield a step for each block whose cages together leave a candidate out."""
    for match in position.cached("cages together", _all):
        if RATINGS.get(len(match.cages), HARDEST) == rating:
            yield _step(position, rating, match)


def _all(position: Position) -> list[Match]:
    matches = []
    for block in position.index.layout.blocks:
        if len(block.cells) == position.side:
            cages = _within(position, block)
            choices = _choices(position, block, cages) if cages else []
            eliminated = _eliminated(position, block, cages, choices) if choices else 0
            if eliminated:
                matches.append(Match(block, cages, choices, eliminated))
    return matches


def _within(position: Position, block: Block) -> list[CageSets]:
    """Return cages inside a block without common cells, those with the fewest sets first."""
    cells = set(block.cells)
    cages: list[CageSets] = []
    for cage in sorted(known_cages(position), key=lambda cage: len(cage.fitting)):
        if cells.issuperset(cage.cells):
            cells.difference_update(cage.cells)
            cages.append(cage)
    return cages


def _choices(position: Position, block: Block, cages: Sequence[CageSets]) -> list[Choice]:
    """Return the choices of a digit set for each cage that go together; none if too many."""
    outside = _outside(position, block, cages)
    every = (1 << position.side) - 1
    choices: list[Choice] = [()]
    for cage in cages:
        choices = [
            (*choice, digits)
            for choice in choices
            for digits in cage.fitting
            if not any(digits & other for other in choice)
        ]
        if len(choices) > MOST_CHOICES:
            return []
    complete = []
    for choice in choices:
        left = every & ~sum(choice)
        if not outside or fitting_sets(outside, (left,))[0]:
            complete.append((*choice, left))
    return complete


def _outside(position: Position, block: Block, cages: Sequence[CageSets]) -> tuple[int, ...]:
    """Return the candidates of the cells of a block in none of some cages."""
    covered = {cell for cage in cages for cell in cage.cells}
    masks = position.state.masks
    return tuple([masks[cell] for cell in block.cells if cell not in covered])


def _eliminated(
    position: Position, block: Block, cages: Sequence[CageSets], choices: Sequence[Choice]
) -> int:
    """Return the set of candidates that no choice has."""
    covered = {cell for cage in cages for cell in cage.cells}
    parts = [cage.cells for cage in cages]
    parts.append(tuple([cell for cell in block.cells if cell not in covered]))
    masks, eliminated = position.state.masks, 0
    for place, cells in enumerate(parts):
        before = tuple([masks[cell] for cell in cells])
        sets = tuple({choice[place] for choice in choices})
        for cell, mask, after in zip(cells, before, fitting_sets(before, sets)[1]):
            eliminated |= (mask & ~after) << cell * position.side
    return eliminated & position.alive


def _step(position: Position, rating: float, match: Match) -> Step:
    block, cages, choices, eliminated = match
    message = CageReasons(position, block, cages).message(choices, eliminated)
    cells = [cell for cage in cages for cell in cage.cells]
    roles = {"base": position.alive & inside(position, cells) & ~eliminated}
    rests_on = dict.fromkeys([name for cage in cages for name in cage.reasons])
    rests_on[block.name] = None
    return position.resting("cages-together", rating, eliminated, message, roles, rests_on)


TECHNIQUE = Technique("cages-together", (*RATINGS.values(), HARDEST), find)
