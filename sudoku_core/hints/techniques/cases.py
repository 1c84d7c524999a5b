"""Cases: a candidate is eliminated because each case that it leaves ends in a contradiction.

The last resort, where no named technique and no sum helps. The cases are the remaining candidates
of a cell, or the remaining places of a digit in a block. Each is followed by singles (and by
eliminating candidates that would leave an equation empty), and ends with nothing left for a cell or
digit, in a sum of equations, or in further cases.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...board.candidates import Candidates
from ...language.messages import Message
from ...models.lp import MakeLp
from ...search import Search
from .compact import compact
from .equation_index import members
from .forcing import Propagation, all_touched, propagate, refuters_of, single_propagations
from .forcing_steps import broken_case, needed_steps, placed_in, places_under
from .position import Position
from .step import Case, Multiplier, Step
from .sum_finder import SumFinder, few_enough
from .sums import MOST_WORK as MOST_ADDED

BASE = 11.0
LIMITS = (2, 3, 4, 6, 8, 12, 16, 24)
"""A step is rated 0.1 harder for each of these limits that its number of ends exceeds."""
TRIED = 8
"""Number of candidates to try, and of splits to try for each."""
MOST_ENDS = 200
"""Largest number of ends in a tree."""
MOST_WORK = 300_000
"""Limit on the examined equations for one answer."""
MOST_NODES = 500
"""Node limit while looking for one solution; its candidates need no refutation."""
Tree = tuple[Case, int, int]
"""A case, the set of candidates that must be eliminated before it, and its number of ends."""


def by_cases(
    state: Candidates, make_lp: MakeLp | None = None, position: Position | None = None
) -> Step | None:
    """Return the step with the smallest tree of cases found; None if no tree is small enough.

    Args:
        state: the placed digits and the candidates left.
        make_lp: constructor of the LP solver that ends cases in sums, used if few enough candidates
            are left; None for no sums.
        position: the position of the same state, to reuse its tables.
    """
    position = compact(position or Position(state))
    finder = SumFinder(state, make_lp) if make_lp and few_enough(state) else None
    try:
        forest = _Forest(position, finder)
        best: Tree | None = None
        for propagation in forest.promising()[:TRIED]:
            best = forest.tree_of(propagation, (), best[2] - 1 if best else MOST_ENDS) or best
            if best and best[2] <= 2:
                break
    finally:
        if finder:
            finder.close()
    return _step(position, best) if best else None


class _Forest:
    """Builder of trees of cases in a position."""

    def __init__(self, position: Position, finder: SumFinder | None) -> None:
        self.position = position
        self.finder = finder
        self.work = 0
        self.touching = all_touched(position)
        self.refuters = refuters_of(position, single_propagations(position))

    def propagate(self, candidate: int, within: tuple[int, int] | None = None) -> Propagation:
        propagation = propagate(self.position, candidate, self.touching, self.refuters, within)
        self.work += propagation.work
        return propagation

    def promising(self) -> list[Propagation]:
        """Return the propagations of candidates that cannot hold, those that leave least first."""
        position = self.position
        search = Search(position.state.puzzle, lambda nodes: nodes > MOST_NODES)
        grid = next(iter(search), None)
        holds = set(enumerate(grid.cells)) if grid else ()
        alone = single_propagations(position)
        propagations = []
        for candidate in sorted(alone, key=lambda candidate: alone[candidate].alive.bit_count()):
            if self.work < MOST_WORK / 2 and position.candidate(candidate) not in holds:
                propagations.append(self.propagate(candidate))
        return sorted(
            propagations,
            key=lambda propagation: (propagation.broken < 0, propagation.alive.bit_count()),
        )

    def tree_of(self, propagation: Propagation, above: tuple[int, ...], most: int) -> Tree | None:
        """Return the tree below an assumed candidate; None if it is too large or the work used up.

        Args:
            propagation: the consequences of the assumed candidate.
            above: the candidates already assumed; with none of them no sum is tried.
            most: the largest number of ends.
        """
        if propagation.broken >= 0:
            return (*broken_case(self.position, propagation), 1)
        above = (*above, propagation.assumed)
        if len(above) > 1 and (proof := self._sum(above)):
            return Case(self.position.candidate(propagation.assumed), (), proof), 0, 1
        if most < 2 or self.work > MOST_WORK:
            return None
        number, children = self._split(propagation.rounds[-1])
        trees: list[Tree] = []
        for count, child in enumerate(children, 1):
            left = most - sum([ends for _case, _rest, ends in trees]) - (len(children) - count)
            tree = self.tree_of(child, above, left) if left > 0 else None
            if tree is None:
                return None
            trees.append(tree)
        if not trees:
            return None
        needed = self.position.live[number] & ~propagation.alive
        for _case, rest, _ends in trees:
            needed |= rest
        steps, rest = needed_steps(self.position, propagation, needed)
        cases = tuple([case for case, _rest, _ends in trees])
        case = Case(self.position.candidate(propagation.assumed), steps, (), cases)
        return case, rest, sum([ends for _case, _rest, ends in trees])

    def _split(self, within: tuple[int, int]) -> tuple[int, list[Propagation]]:
        """Return the equation whose candidates leave least when assumed, and their propagations."""
        alive, on = within
        counts = []
        for number in self.position.exactly_one:
            left = self.position.live[number] & alive
            if not left & on:
                counts.append((left.bit_count(), number))
        best, least = (-1, list[Propagation]()), None
        for _count, number in sorted(counts)[:TRIED]:
            left = self.position.live[number] & alive
            propagations = [self.propagate(candidate, within) for candidate in members(left)]
            # Contradictions come first and leave nothing.
            propagations.sort(
                key=lambda propagation: (propagation.broken < 0, propagation.alive.bit_count())
            )
            remains = sum(
                [
                    propagation.alive.bit_count()
                    for propagation in propagations
                    if propagation.broken < 0
                ]
            )
            if least is None or remains < least:
                best, least = (number, propagations), remains
        return best

    def _sum(self, assumed: Sequence[int]) -> tuple[Multiplier, ...]:
        """Return equations that add up to a contradiction under these assumptions, if any."""
        if self.finder is None or self.finder.work > MOST_ADDED:
            return ()
        state = self.position.state
        for candidate in assumed:
            state = state.place(*self.position.candidate(candidate))
        return self.finder.contradiction(state)


def _step(position: Position, tree: Tree) -> Step:
    case, _rest, ends = tree
    cell, digit = case.assumed
    message = Message(
        "step.cases",
        cells=position.coordinates((cell,)),
        digits=position.digit_text((digit,)),
        count=str(ends),
    )
    rating = round(BASE + 0.1 * sum(ends > limit for limit in LIMITS), 1)
    eliminated, roles = 1 << position.number(cell, digit), {"on": placed_in(position, (case,))}
    rests_on = places_under(position, (case,), ())
    return position.resting("cases", rating, eliminated, message, roles, rests_on, cases=(case,))
