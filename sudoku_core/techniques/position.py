"""A state as techniques look at it: the equations that are still open, and sums of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from ..candidates import Candidates
from ..grid import cell_at
from ..messages import Message
from .ground import Equation, Ground, ground_of, members, place_message
from .step import Candidate, Multiplier, Step

if TYPE_CHECKING:
    from .step import Case, Link

Found = TypeVar("Found")


class Position:
    """A state with tables that all techniques share; what one finds out, others can look up.

    Args:
        state: what stands on the board, and the candidates left.
        unique: whether the puzzle is known to have only one solution.

    Attributes:
        state: the same.
        unique: the same.
        ground: the equations of the board.
        side: how many digits there are.
        alive: the set of candidates of the cells in which nothing stands yet.
        live: by the number of an equation, those of its candidates that are alive.
        truths: the numbers of equations of which exactly one candidate holds and none is placed.
        links: the numbers of all equations with at least two candidates alive.
    """

    def __init__(self, state: Candidates, *, unique: bool = False) -> None:
        self.state = state
        self.unique = unique
        self.ground: Ground = ground_of(state.puzzle.layout)
        self.side = state.puzzle.side
        self.alive = _alive(state)
        alive = self.alive
        self.live = tuple([one.candidates & alive for one in self.ground.equations])
        taken = _taken(state)
        self.truths = tuple(
            [
                number
                for number, one in enumerate(self.ground.equations)
                if one.full and not one.candidates & taken
            ]
        )
        self.links = tuple([n for n, found in enumerate(self.live) if found & (found - 1)])
        self._known: dict[str, object] = {}

    def once(self, name: str, make: Callable[[Position], Found]) -> Found:
        """What several techniques want to know, found out when first asked for.

        Args:
            name: what it is known by.
            make: finds it out.
        """
        if name not in self._known:
            self._known[name] = make(self)
        return self._known[name]  # type: ignore[return-value]

    def equation(self, number: int) -> Equation:
        """The equation with a number."""
        return self.ground.equations[number]

    def cell_truth(self, cell: int) -> int:
        """The number of a cell's equation."""
        return self.once("cells", _cell_numbers)[cell]

    def rivals(self, candidate: int) -> int:
        """The set of live candidates that cannot hold beside one."""
        return self.ground.rivals[candidate] & self.alive

    def seen_by_all(self, candidates: int) -> int:
        """The set of live candidates that can hold beside none of a set."""
        found = self.alive
        for candidate in members(candidates):
            found &= self.ground.rivals[candidate]
        return found

    def in_line(self, number: int) -> bool:
        """Whether an equation is of a row, a column or a diagonal, not of a box or a region."""
        return self.equation(number).line

    def covering(self, candidates: int) -> tuple[int, ...]:
        """The numbers of all equations that a set of candidates is wholly in."""
        holding = self.ground.holding
        found: set[int] | None = None
        for candidate in members(candidates):
            numbers = holding[candidate]
            found = set(numbers) if found is None else found.intersection(numbers)
            if not found:
                break
        return tuple(sorted(found or ()))

    def shows_hidden_single(self, step: Step, places: Container[str]) -> bool:
        """Whether, with what a step rules out gone, a digit has one place left in such a block."""
        gone = 0
        for cell, digit in step.eliminates:
            gone |= 1 << self.number(cell, digit)
        for candidate in members(gone):
            for number in self.ground.holding[candidate]:
                one, left = self.equation(number), self.live[number] & ~gone
                if one.full and one.place in places and left and not left & (left - 1):
                    return True
        return False

    def candidate(self, number: int) -> Candidate:
        """The cell and the digit of a candidate."""
        cell, bit = divmod(number, self.side)
        return cell, bit + 1

    def number(self, cell: int, digit: int) -> int:
        """The number of a candidate."""
        return cell * self.side + digit - 1

    def listed(self, candidates: int) -> tuple[Candidate, ...]:
        """A set of candidates as cells and digits."""
        return tuple([self.candidate(one) for one in members(candidates)])

    def cells_of(self, candidates: int) -> tuple[int, ...]:
        """The cells that a set of candidates is in, ascending."""
        return tuple(sorted({one // self.side for one in members(candidates)}))

    def digits_of(self, candidates: int) -> tuple[int, ...]:
        """The digits that a set of candidates has, ascending."""
        return tuple(sorted({one % self.side + 1 for one in members(candidates)}))

    def where(self, cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Cells as a message takes them: rows and columns from 1."""
        columns = self.ground.layout.columns
        return tuple([cell_at(cell, columns) for cell in cells])

    def shown(self, digits: Iterable[int]) -> str:
        """Digits as a message takes them: what they stand for, with commas."""
        values = self.ground.layout.digits
        return ", ".join([str(values[digit - 1]) for digit in digits])

    def places_of(self, numbers: Iterable[int]) -> tuple[Message, ...]:
        """The blocks, rules and cells of equations, as a message takes them, each once."""
        names = dict.fromkeys([self._place(self.equation(number)) for number in numbers])
        return tuple([place_message(self.ground, name) for name in names])

    def _place(self, equation: Equation) -> str:
        return equation.place or equation.name

    def targets(self, truths: Sequence[int], links: Sequence[int]) -> int:
        """What a sum proves: links added, truths taken away.

        Where every live candidate of the truths is covered by the links, the sum says
        Σ coefficients · x ≤ links − truths; what has a larger coefficient than that cannot hold.

        Args:
            truths: numbers of equations, as often as they are taken.
            links: the same of the links.

        Returns:
            The set of candidates that cannot hold; none where the sum proves nothing.
        """
        covers, less = Counter(links), Counter(truths)
        total: Counter[int] = Counter()
        for number, times in covers.items():
            for candidate in members(self.live[number]):
                total[candidate] += times
        for number, times in less.items():
            for candidate in members(self.live[number]):
                total[candidate] -= times
        if any(value < 0 for value in total.values()):
            return 0
        most = len(links) - len(truths)
        found = 0
        for candidate, value in total.items():
            if value > most:
                found |= 1 << candidate
        return found

    def eliminating(
        self,
        technique: str,
        rating: float,
        truths: Sequence[int],
        links: Sequence[int],
        message: Message,
        roles: dict[str, int],
        *,
        chain: tuple[Link, ...] = (),
        only: int = -1,
    ) -> Step | None:
        """The step that a sum of equations makes; None where it rules nothing out.

        Args:
            technique: its name.
            rating: how hard it is.
            truths: numbers of equations, as often as they are taken.
            links: the same of the links.
            message: why, in a sentence.
            roles: by its name, the set of candidates that have a part in it.
            chain: for a chain its links.
            only: of what the sum rules out, the set that belongs to this step; by default all.
        """
        gone = self.targets(truths, links) & only
        if not gone:
            return None
        return Step(
            technique,
            rating,
            (),
            self.listed(gone),
            self.proof(truths, links),
            message,
            self.told(roles),
            self.rests_on((*truths, *links)),
            chain,
        )

    def placing(
        self, technique: str, rating: float, truth: int, message: Message, roles: dict[str, int]
    ) -> Step:
        """The step that places the one candidate left of a truth."""
        proof = self.proof((truth,), ())
        places = self.listed(self.live[truth])
        rests_on = self.rests_on((truth,))
        return Step(technique, rating, places, (), proof, message, self.told(roles), rests_on)

    def resting(
        self,
        technique: str,
        rating: float,
        gone: int,
        message: Message,
        roles: dict[str, int],
        rests_on: Iterable[str] = (),
        *,
        placed: int = 0,
        cases: tuple[Case, ...] = (),
        unique: bool = False,
    ) -> Step:
        """A step without a sum: by cases, by uniqueness, or by what a rule means."""
        return Step(
            technique,
            rating,
            self.listed(placed),
            self.listed(gone),
            (),
            message,
            self.told(roles),
            tuple(rests_on),
            cases=cases,
            unique=unique,
        )

    def told(self, roles: dict[str, int]) -> tuple[tuple[str, tuple[Candidate, ...]], ...]:
        """Roles as a step has them."""
        return tuple([(name, self.listed(found)) for name, found in roles.items() if found])

    def proof(self, truths: Iterable[int], links: Iterable[int]) -> tuple[Multiplier, ...]:
        """The equations of a sum by their names, with multipliers."""
        total: Counter[int] = Counter()
        for number in truths:
            total[number] -= 1
        for number in links:
            total[number] += 1
        return tuple([(self.equation(n).name, times) for n, times in total.items() if times])

    def rests_on(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """The names of the blocks and rules that equations are of, each once."""
        places = [self.equation(number).place for number in numbers]
        return tuple(dict.fromkeys([place for place in places if place]))


def _alive(state: Candidates) -> int:
    """The set of candidates of the cells in which nothing stands yet."""
    found, side = 0, state.puzzle.side
    for cell in reversed(range(len(state.masks))):
        found = found << side | (0 if state.placed[cell] else state.masks[cell])
    return found


def _taken(state: Candidates) -> int:
    """The set of candidates that stand on the board."""
    found, side = 0, state.puzzle.side
    for cell, digit in enumerate(state.placed):
        if digit:
            found |= 1 << cell * side + digit - 1
    return found


def _cell_numbers(position: Position) -> dict[int, int]:
    equations = position.ground.equations
    return {one.cell: number for number, one in enumerate(equations) if one.cell >= 0}
