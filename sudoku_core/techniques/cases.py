"""Cases: a candidate goes since each of the cases that it leaves ends in what cannot be.

Where no technique and no sum helps. The cases are the candidates that a cell, or a digit in a
block, has left; each is followed by singles (and what rules out all that something has left), and
ends with nothing left somewhere, or in a sum of equations, or in cases of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..candidates import Candidates
from ..lp import MakeLp
from ..messages import Message
from ..search import Search
from .adding import Adder, few_enough
from .forcing import Line, all_touched, dynamic_lines, follow, refuters_of
from .forcing_told import broken_case, placed_in, places_under, told
from .ground import members
from .narrow import narrow
from .position import Position
from .step import Case, Multiplier, Step
from .sums import MOST_WORK as MOST_ADDED

BASE = 11.0
LIMITS = (2, 3, 4, 6, 8, 12, 16, 24)
"""A step is rated 0.1 harder for each of these that the number of its ends exceeds."""
TRIED = 8
"""So many candidates, and so many ways to split each, are looked at."""
MOST_ENDS = 200
"""Trees of more ends are not built."""
MOST_WORK = 600_000
"""So often a truth is looked at for one answer."""
MOST_NODES = 500
"""So long one solution is looked for, what it holds being no use to try."""
Tree = tuple[Case, int, int]
"""A case, the set that has to be gone before it, and how many ends it has."""


def by_cases(
    state: Candidates, make_lp: MakeLp | None = None, position: Position | None = None
) -> Step | None:
    """The step by the smallest tree of cases that is found.

    Args:
        state: what stands on the board, and the candidates left.
        make_lp: makes the LP solver by which cases end in sums, where few enough candidates are
            left; None: they do not.
        position: the same state, where what is known of it is of use.
    """
    position = narrow(position or Position(state))
    adder = Adder(state, make_lp) if make_lp and few_enough(state) else None
    try:
        forest = _Forest(position, adder)
        best: Tree | None = None
        for line in forest.promising()[:TRIED]:
            best = forest.grown(line, (), best[2] - 1 if best else MOST_ENDS) or best
            if best and best[2] <= 2:
                break
    finally:
        if adder:
            adder.close()
    return _step(position, best) if best else None


class _Forest:
    """Grows trees of cases in a position."""

    def __init__(self, position: Position, adder: Adder | None) -> None:
        self.position = position
        self.adder = adder
        self.work = 0
        self.touching = all_touched(position)
        self.refuters = refuters_of(position, dynamic_lines(position))

    def follow(self, candidate: int, within: tuple[int, int] | None = None) -> Line:
        """What follows from a candidate."""
        line = follow(self.position, candidate, self.touching, self.refuters, within)
        self.work += line.work
        return line

    def promising(self) -> list[Line]:
        """Lines of candidates that cannot hold; first those that leave the least."""
        position = self.position
        search = Search(position.state.puzzle, lambda nodes: nodes > MOST_NODES)
        grid = next(iter(search), None)
        holds = set(enumerate(grid.cells)) if grid else ()
        alone = dynamic_lines(position)
        lines = []
        for candidate in sorted(alone, key=lambda one: alone[one].alive.bit_count()):
            if self.work < MOST_WORK / 2 and position.candidate(candidate) not in holds:
                lines.append(self.follow(candidate))
        return sorted(lines, key=lambda line: (line.broken < 0, line.alive.bit_count()))

    def grown(self, line: Line, above: tuple[int, ...], most: int) -> Tree | None:
        """The tree of a line; None where it would have too many ends, or work is used up.

        Args:
            line: what follows from the candidate assumed.
            above: what is assumed already; where that is nothing, sums have nothing to say.
            most: so many ends it may have.
        """
        if line.broken >= 0:
            return (*broken_case(self.position, line), 1)
        above = (*above, line.assumed)
        if len(above) > 1 and (proof := self._sum(above)):
            return Case(self.position.candidate(line.assumed), (), proof), 0, 1
        if most < 2 or self.work > MOST_WORK:
            return None
        truth, children = self._split(line.rounds[-1])
        trees: list[Tree] = []
        for count, child in enumerate(children, 1):
            left = most - sum([ends for _case, _rest, ends in trees]) - (len(children) - count)
            tree = self.grown(child, above, left) if left > 0 else None
            if tree is None:
                return None
            trees.append(tree)
        if not trees:
            return None
        needed = self.position.live[truth] & ~line.alive
        for _case, rest, _ends in trees:
            needed |= rest
        steps, rest = told(self.position, line, needed)
        cases = tuple([case for case, _rest, _ends in trees])
        case = Case(self.position.candidate(line.assumed), steps, (), cases)
        return case, rest, sum([ends for _case, _rest, ends in trees])

    def _split(self, within: tuple[int, int]) -> tuple[int, list[Line]]:
        """The truth whose candidates leave the least when they are assumed, and their lines."""
        alive, on = within
        counts = []
        for number in self.position.truths:
            left = self.position.live[number] & alive
            if not left & on:
                counts.append((left.bit_count(), number))
        best, least = (-1, list[Line]()), None
        for _count, number in sorted(counts)[:TRIED]:
            left = self.position.live[number] & alive
            lines = [self.follow(candidate, within) for candidate in members(left)]
            # What is broken comes first, and leaves nothing.
            lines.sort(key=lambda line: (line.broken < 0, line.alive.bit_count()))
            remains = sum([line.alive.bit_count() for line in lines if line.broken < 0])
            if least is None or remains < least:
                best, least = (number, lines), remains
        return best

    def _sum(self, assumed: Sequence[int]) -> tuple[Multiplier, ...]:
        """Equations that add up to what cannot be, where some candidates are assumed."""
        if self.adder is None or self.adder.work > MOST_ADDED:
            return ()
        state = self.position.state
        for candidate in assumed:
            state = state.place(*self.position.candidate(candidate))
        return self.adder.contradiction(state)


def _step(position: Position, tree: Tree) -> Step:
    case, _rest, ends = tree
    cell, digit = case.assumed
    said = Message(
        "step.cases",
        cells=position.where((cell,)),
        digits=position.shown((digit,)),
        count=str(ends),
    )
    rating = round(BASE + 0.1 * sum(ends > limit for limit in LIMITS), 1)
    gone, roles = 1 << position.number(cell, digit), {"on": placed_in(position, (case,))}
    rests_on = places_under(position, (case,), ())
    return position.resting("cases", rating, gone, said, roles, rests_on, cases=(case,))
