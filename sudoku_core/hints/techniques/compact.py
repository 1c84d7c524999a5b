"""A position with its live candidates renumbered, so that sets of candidates are small numbers.

On a large board most candidates are ruled out, and propagation works on such sets all the time.
"""

from __future__ import annotations

from dataclasses import replace

from .equation_index import EquationIndex, members
from .position import Position
from .step import Candidate


class Compact(Position):
    """A position with its live candidates renumbered in the same order.

    Args:
        wide: the original position.

    Attributes:
        at: the original number of each candidate.
    """

    def __init__(self, wide: Position) -> None:
        self.state, self.unique, self.side = wide.state, wide.unique, wide.side
        self.at = at = tuple(members(wide.alive))
        self.alive = (1 << len(at)) - 1
        self.exactly_one, self.at_most_one = wide.exactly_one, wide.at_most_one
        holding = tuple([wide.index.holding[candidate] for candidate in at])
        live = [0] * len(wide.live)
        for number, numbers in enumerate(holding):
            for equation in numbers:
                live[equation] |= 1 << number
        self.live = tuple(live)
        self.index = self._equation_index(wide.index, holding)
        self._numbers = {self.candidate(number): number for number in range(len(at))}
        self._cache = {}

    def _equation_index(
        self, wide: EquationIndex, holding: tuple[tuple[int, ...], ...]
    ) -> EquationIndex:
        equations = [
            replace(equation, candidates=candidates_of)
            for equation, candidates_of in zip(wide.equations, self.live)
        ]
        of_cell, of_digit = [0] * len(wide.of_cell), [0] * len(wide.of_digit)
        rivals = []
        for number, numbers in enumerate(holding):
            cell, digit = self.candidate(number)
            of_cell[cell] |= 1 << number
            of_digit[digit] |= 1 << number
            candidates = 0
            for equation in numbers:
                candidates |= self.live[equation]
            rivals.append(candidates & ~(1 << number))
        return EquationIndex(
            wide.layout,
            tuple(equations),
            {equation.name: equation for equation in equations},
            holding,
            tuple(rivals),
            tuple(of_cell),
            tuple(of_digit),
            wide.numbered,
        )

    def candidate(self, number: int) -> Candidate:
        cell, bit = divmod(self.at[number], self.side)
        return cell, bit + 1

    def number(self, cell: int, digit: int) -> int:
        """Return the number of a live candidate."""
        return self._numbers[cell, digit]

    def cells_of(self, candidates: int) -> tuple[int, ...]:
        return tuple(sorted({self.candidate(candidate)[0] for candidate in members(candidates)}))

    def digits_of(self, candidates: int) -> tuple[int, ...]:
        return tuple(sorted({self.candidate(candidate)[1] for candidate in members(candidates)}))


def compact(position: Position) -> Compact:
    """Return the compact form of a position, computed once."""
    return position.cached("compact", Compact)
