"""A state as techniques see it: its open equations, and steps made of sums of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from ...board.candidates import Candidates
from ...board.grid import cell_at
from ...language.messages import Message
from .equation_index import Equation, EquationIndex, equation_index, members, places_messages
from .step import Candidate, Multiplier, Step

if TYPE_CHECKING:
    from .step import Case, ChainLink

T = TypeVar("T")


class Position:
    """A state with tables that all techniques share.

    Args:
        state: the placed digits and the candidates left.
        unique: whether the puzzle is known to have only one solution.

    Attributes:
        state: the placed digits and the candidates left.
        unique: whether the puzzle is known to have only one solution.
        index: the equations of the board.
        side: the number of digits.
        alive: the set of candidates of all cells without a digit.
        live: for each equation, the set of its candidates that are alive.
        exactly_one: the numbers of equations with exactly one true candidate, none of them placed.
        at_most_one: the numbers of all equations with at least two candidates alive.
    """

    def __init__(self, state: Candidates, *, unique: bool = False) -> None:
        self.state = state
        self.unique = unique
        self.index: EquationIndex = equation_index(state.puzzle.layout)
        self.side = state.puzzle.side
        self.alive = _alive(state)
        alive = self.alive
        self.live = tuple([equation.candidates & alive for equation in self.index.equations])
        placed = _placed(state)
        self.exactly_one = tuple(
            [
                number
                for number, equation in enumerate(self.index.equations)
                if equation.exactly_one and not equation.candidates & placed
            ]
        )
        self.at_most_one = tuple([n for n, live in enumerate(self.live) if live & (live - 1)])
        self._cache: dict[str, object] = {}

    def cached(self, name: str, make: Callable[[Position], T]) -> T:
        """Return a table shared by several techniques; compute it when first needed.

        Args:
            name: the key of the table.
            make: the function that computes the table.
        """
        if name not in self._cache:
            self._cache[name] = make(self)
        return self._cache[name]  # type: ignore[return-value]

    def equation(self, number: int) -> Equation:
        """Return the equation with a number."""
        return self.index.equations[number]

    def cell_equation(self, cell: int) -> int:
        """Return the number of a cell's equation."""
        return self.cached("cells", _cell_numbers)[cell]

    def cell_row(self, cell: int) -> str:
        """Return the name of a cell's equation."""
        return self.equation(self.cell_equation(cell)).name

    def rivals(self, candidate: int) -> int:
        """Return the set of live candidates that cannot hold together with a candidate."""
        return self.index.rivals[candidate] & self.alive

    def seen_by_all(self, candidates: int) -> int:
        """Return the set of live candidates that are rivals of every candidate in a set."""
        seen, rivals = self.alive, self.index.rivals
        while candidates and seen:  # not by ``members``: this is called most of all
            seen &= rivals[(candidates & -candidates).bit_length() - 1]
            candidates &= candidates - 1
        return seen

    def in_line(self, number: int) -> bool:
        """Return whether an equation is of a row, a column or a diagonal."""
        return self.equation(number).line

    def covering(self, candidates: int) -> tuple[int, ...]:
        """Return the numbers of all equations that contain all of a set of candidates."""
        holding = self.index.holding
        covering: set[int] | None = None
        for candidate in members(candidates):
            numbers = holding[candidate]
            covering = set(numbers) if covering is None else covering.intersection(numbers)
            if not covering:
                break
        return tuple(sorted(covering or ()))

    def shows_hidden_single(self, step: Step, places: Container[str]) -> bool:
        """Return whether a step leaves a digit with one place in one of these blocks."""
        eliminated = 0
        for cell, digit in step.eliminates:
            eliminated |= 1 << self.number(cell, digit)
        for candidate in members(eliminated):
            for number in self.index.holding[candidate]:
                equation, left = self.equation(number), self.live[number] & ~eliminated
                if (
                    equation.exactly_one
                    and equation.block in places
                    and left
                    and not left & (left - 1)
                ):
                    return True
        return False

    def candidate(self, number: int) -> Candidate:
        """Return the cell and the digit of a candidate."""
        cell, bit = divmod(number, self.side)
        return cell, bit + 1

    def number(self, cell: int, digit: int) -> int:
        """Return the number of a candidate."""
        return cell * self.side + digit - 1

    def listed(self, candidates: int) -> tuple[Candidate, ...]:
        """Return the cells and digits of a set of candidates, ascending."""
        return tuple([self.candidate(candidate) for candidate in members(candidates)])

    def cells_of(self, candidates: int) -> tuple[int, ...]:
        """Return the cells of a set of candidates, ascending."""
        return tuple(sorted({candidate // self.side for candidate in members(candidates)}))

    def digits_of(self, candidates: int) -> tuple[int, ...]:
        """Return the digits of a set of candidates, ascending."""
        return tuple(sorted({candidate % self.side + 1 for candidate in members(candidates)}))

    def coordinates(self, cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Return rows and columns from 1, as messages expect cells."""
        columns = self.index.layout.columns
        return tuple([cell_at(cell, columns) for cell in cells])

    def digit_text(self, digits: Iterable[int]) -> str:
        """Return the values of digits, separated by commas, as messages expect them."""
        values = self.index.layout.digits
        return ", ".join([str(values[digit - 1]) for digit in digits])

    def sets_text(self, sets: Iterable[int]) -> str:
        """Return digit sets, given as masks, as sums separated by commas: "1+4, 2+3"."""
        values = self.index.layout.digits
        return ", ".join(["+".join([str(values[bit]) for bit in members(each)]) for each in sets])

    def places_of(self, numbers: Iterable[int]) -> tuple[Message, ...]:
        """Return the names of the blocks, rules and cells of equations as messages, each once."""
        names = dict.fromkeys([self._place(self.equation(number)) for number in numbers])
        return places_messages(self.index, tuple(names))

    def _place(self, equation: Equation) -> str:
        return equation.block or equation.name

    def targets(self, exactly_one: Sequence[int], at_most_one: Sequence[int]) -> int:
        """Return the set of candidates that a sum rules out; 0 if the sum proves nothing.

        If the added rows cover every live candidate of the subtracted rows, the sum says Σ
        coefficients · x ≤ rows added − rows subtracted; a candidate with a larger coefficient
        cannot hold.

        Args:
            exactly_one: the numbers of the rows to subtract, repeated for multipliers above 1.
            at_most_one: the numbers of the rows to add, repeated likewise.
        """
        covers, less = Counter(at_most_one), Counter(exactly_one)
        total: Counter[int] = Counter()
        for number, times in covers.items():
            for candidate in members(self.live[number]):
                total[candidate] += times
        for number, times in less.items():
            for candidate in members(self.live[number]):
                total[candidate] -= times
        if any(value < 0 for value in total.values()):
            return 0
        most = len(at_most_one) - len(exactly_one)
        targets = 0
        for candidate, value in total.items():
            if value > most:
                targets |= 1 << candidate
        return targets

    def eliminating(
        self,
        technique: str,
        rating: float,
        exactly_one: Sequence[int],
        at_most_one: Sequence[int],
        message: Message,
        roles: dict[str, int],
        *,
        chain: tuple[ChainLink, ...] = (),
        only: int = -1,
    ) -> Step | None:
        """Return the step of a sum of equations; None if it eliminates nothing.

        Args:
            technique: the name of the technique.
            rating: the rating of the step.
            exactly_one: the numbers of the rows to subtract, repeated for multipliers above 1.
            at_most_one: the numbers of the rows to add, repeated likewise.
            message: the explanation.
            roles: by name, the set of candidates with a role.
            chain: the links of a chain.
            only: the set of candidates that belong to this step; by default all that the sum rules
                out.
        """
        eliminated = self.targets(exactly_one, at_most_one) & only
        if not eliminated:
            return None
        return Step(
            technique,
            rating,
            (),
            self.listed(eliminated),
            self.proof(exactly_one, at_most_one),
            message,
            self.role_pairs(roles),
            self.rests_on((*exactly_one, *at_most_one)),
            chain,
        )

    def placing(
        self, technique: str, rating: float, number: int, message: Message, roles: dict[str, int]
    ) -> Step:
        """Return the step that places the one candidate left of an equation."""
        proof = self.proof((number,), ())
        places = self.listed(self.live[number])
        rests_on = self.rests_on((number,))
        return Step(technique, rating, places, (), proof, message, self.role_pairs(roles), rests_on)

    def is_single(self, candidate: Candidate) -> bool:
        """Return whether a candidate is the only one left in its cell."""
        cell, digit = candidate
        return self.state.masks[cell] == 1 << digit - 1

    def resting(
        self,
        technique: str,
        rating: float,
        eliminated: int,
        message: Message,
        roles: dict[str, int],
        rests_on: Iterable[str] = (),
        *,
        placed: int = 0,
        cases: tuple[Case, ...] = (),
        unique: bool = False,
    ) -> Step:
        """Return a step without a sum: by cases, by uniqueness, or by the meaning of a rule."""
        return Step(
            technique,
            rating,
            self.listed(placed),
            self.listed(eliminated),
            (),
            message,
            self.role_pairs(roles),
            tuple(rests_on),
            cases=cases,
            unique=unique,
        )

    def role_pairs(self, roles: dict[str, int]) -> tuple[tuple[str, tuple[Candidate, ...]], ...]:
        """Return roles as a step holds them; empty roles are left out."""
        return tuple(
            [(name, self.listed(candidates)) for name, candidates in roles.items() if candidates]
        )

    def proof(
        self, exactly_one: Iterable[int], at_most_one: Iterable[int]
    ) -> tuple[Multiplier, ...]:
        """Return a sum as pairs of an equation's name and its multiplier."""
        total: Counter[int] = Counter()
        for number in exactly_one:
            total[number] -= 1
        for number in at_most_one:
            total[number] += 1
        return tuple([(self.equation(n).name, times) for n, times in total.items() if times])

    def rests_on(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """Return the names of the blocks and rules of equations, each once."""
        places = [self.equation(number).block for number in numbers]
        return tuple(dict.fromkeys([place for place in places if place]))


def _alive(state: Candidates) -> int:
    candidates, side = 0, state.puzzle.side
    for cell in reversed(range(len(state.masks))):
        candidates = candidates << side | (0 if state.placed[cell] else state.masks[cell])
    return candidates


def _placed(state: Candidates) -> int:
    candidates, side = 0, state.puzzle.side
    for cell, digit in enumerate(state.placed):
        if digit:
            candidates |= 1 << cell * side + digit - 1
    return candidates


def _cell_numbers(position: Position) -> dict[int, int]:
    equations = position.index.equations
    return {
        equation.cell: number for number, equation in enumerate(equations) if equation.cell >= 0
    }
