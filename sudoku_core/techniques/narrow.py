"""A position with its candidates numbered anew, only those that are alive: short sets, soon met.

On a large board most candidates are gone, and what follows line by line looks at sets all the time.
"""

from __future__ import annotations

from dataclasses import replace

from .ground import Ground, members
from .position import Position
from .step import Candidate


class Narrow(Position):
    """A position as it is, but for the numbers of its candidates, whose order stays.

    Args:
        wide: the position.

    Attributes:
        at: by number of a candidate, that which it has in the wide one.
    """

    def __init__(self, wide: Position) -> None:
        self.state, self.unique, self.side = wide.state, wide.unique, wide.side
        self.at = at = tuple(members(wide.alive))
        self.alive = (1 << len(at)) - 1
        self.truths, self.links = wide.truths, wide.links
        holding = tuple([wide.ground.holding[candidate] for candidate in at])
        live = [0] * len(wide.live)
        for number, numbers in enumerate(holding):
            for equation in numbers:
                live[equation] |= 1 << number
        self.live = tuple(live)
        self.ground = self._ground(wide.ground, holding)
        self._numbers = {self.candidate(number): number for number in range(len(at))}
        self._known = {}

    def _ground(self, wide: Ground, holding: tuple[tuple[int, ...], ...]) -> Ground:
        equations = [replace(one, candidates=own) for one, own in zip(wide.equations, self.live)]
        of_cell, of_digit = [0] * len(wide.of_cell), [0] * len(wide.of_digit)
        rivals = []
        for number, numbers in enumerate(holding):
            cell, digit = self.candidate(number)
            of_cell[cell] |= 1 << number
            of_digit[digit] |= 1 << number
            found = 0
            for equation in numbers:
                found |= self.live[equation]
            rivals.append(found & ~(1 << number))
        return Ground(
            wide.layout,
            tuple(equations),
            holding,
            tuple(rivals),
            tuple(of_cell),
            tuple(of_digit),
        )

    def candidate(self, number: int) -> Candidate:
        """The cell and the digit of a candidate."""
        cell, bit = divmod(self.at[number], self.side)
        return cell, bit + 1

    def number(self, cell: int, digit: int) -> int:
        """The number of a candidate that is alive."""
        return self._numbers[cell, digit]

    def cells_of(self, candidates: int) -> tuple[int, ...]:
        """The cells that a set of candidates is in, ascending."""
        return tuple(sorted({self.candidate(one)[0] for one in members(candidates)}))

    def digits_of(self, candidates: int) -> tuple[int, ...]:
        """The digits that a set of candidates has, ascending."""
        return tuple(sorted({self.candidate(one)[1] for one in members(candidates)}))


def narrow(position: Position) -> Narrow:
    """A position's narrow one, made once."""
    return position.once("narrow", Narrow)
