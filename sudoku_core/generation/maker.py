"""Make puzzles, each nearer to the target than the one before, until one fits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..solvers import NAMED
from ..solvers.contract import EVERY, Stopwatch
from .cage_search import CageSearch
from .cages import killers, random_cages
from .judge import Judge
from .pattern import Filling
from .removal import Enough, Removal, givens_of
from .rule_laying import holds, with_rules, without_rules
from .sat_uniqueness import UniquenessTest
from .solved_boards import SolvedBoards, Stopped
from .wishes import Wishes

Change = Callable[[Puzzle], Puzzle]
"""Function from a puzzle to another with mostly the same givens."""
MOST_NODES = 3000
"""Node limit of the search for a second solution; beyond it, the given stays."""
STEPS = (2, 3, 4, 6)
"""Numbers of orbits to add for a neighbour, or to remove; one is drawn at random."""
SHORT_STEPS = (1, 1, 2)
"""Numbers of orbits to add where the steps of a level stop."""
PARTS = 3
"""Number of parts of the cells; each part is first removed at once."""
EXTRA_SHARE = 0.1
"""Share of the cells that are given in addition, if the puzzle need not be minimal."""
FEWER_PROBABILITY = 0.7
"""Probability that a neighbour has fewer givens; otherwise it has more."""
SAT_SIZES = range(200, 700)
"""Numbers of cells for which a SAT solver, which keeps its learned clauses, is faster than the
search, which starts anew for each question; on larger boards it has too many clauses."""
DIGITWISE_SIZE = 400
"""Least number of cells of boards from which givens are removed digit by digit: while most digits
are still complete, a second solution is found fast or does not exist. In random order half the
board is soon open, and each search takes long (25×25: ten times as long in all)."""
CAGE_SEARCHES = 60
"""Solutions around which cages without givens are sought before cages with givens. Many: a third of
the small cages to begin with have one solution, and soon it is seen whether they lead on."""
PER_GIVEN = 100.0
"""Distance from the target for each given too many or too few: larger than any rating."""


class Maker:
    """The search for a puzzle that fits the wishes.

    Args:
        wishes: the wishes for the puzzle.
        rng: source of all random numbers.
        watch: the time limit and the progress.
    """

    def __init__(self, wishes: Wishes, rng: Random, watch: Stopwatch) -> None:
        self._wishes = wishes
        self._rng = rng
        self._watch = watch
        self._judge = Judge(wishes.target, unique=wishes.unique, go_on=self._go_on)
        self._boards = SolvedBoards(wishes, rng, go_on=self._go_on, stop=self._stop)
        self._removal: Removal | None = None
        self._sat_test: UniquenessTest | None = None
        self._stuck: tuple[int, ...] = ()  # cells that the steps leave open in the nearest puzzle
        self._tried = 0

    def best(self) -> Puzzle | None:
        """Return the puzzle nearest to the target so far, or None."""
        if self._judge.best is None and self._removal and self._removal.fewest:
            return self._removal.puzzle(self._removal.fewest)
        return self._judge.best

    def puzzle(self) -> Puzzle:
        """Return a puzzle that fits the wishes.

        Raises:
            Stopped: the search was stopped before, or random regions have no full grid.
            InputError: the blocks and rules have no solution, or the new rules have no room.
        """
        while True:
            for _ in range(CAGE_SEARCHES if self._wishes.without_givens else 0):
                caged = self._by_cages()
                if caged:
                    return caged
            by_pattern = self._wishes.pattern is not None
            puzzle, change = self._by_pattern() if by_pattern else self._by_removal()
            self._judge.reset_share_limit()
            fitting = self._fitting(puzzle, change)
            if fitting:
                return fitting
            self._boards.adapt(too_hard=bool(self._stuck))

    def _fitting(self, puzzle: Puzzle, change: Change) -> Puzzle | None:
        """Return a puzzle that fits, after changes that lead no farther from the target; None once
        too many changes in a row lead no nearer."""
        distance, seen, idle = self._distance(puzzle), {puzzle.givens}, 0
        self._stuck = self._judge.stuck
        while distance and idle < self._wishes.patience(distance):
            idle += 1
            neighbour = change(puzzle)
            if neighbour.givens not in seen:
                seen.add(neighbour.givens)
                other = self._distance(neighbour)
                idle = 0 if other < distance else idle
                if other <= distance:
                    puzzle, distance, self._stuck = neighbour, other, self._judge.stuck
        return None if distance else puzzle

    def _by_cages(self) -> Puzzle | None:
        """Return a puzzle of cages without givens around a new solution, or None."""
        layout, grid = self._boards.board_with_rules()
        judge, distance = self._judge, self._distance
        search = CageSearch(layout, grid, judge, distance, rng=self._rng, stop=self._stop)
        return search.puzzle()

    def _by_pattern(self) -> tuple[Puzzle, Change]:
        """Return the pattern filled anew, and the function that changes a few of its digits."""
        pattern = self._wishes.pattern or ()
        while True:
            layout, grid = self._boards.board()
            filling = Filling(layout, pattern, grid, self._rng, self._stop)
            if filling.settle():
                return filling.puzzle(), filling.neighbour

    def _by_removal(self) -> tuple[Puzzle, Change]:
        """Return a puzzle from a new solution, and the function that makes a neighbour from it."""
        layout, grid = self._boards.board_with_rules()
        wishes = self._wishes
        if wishes.caged:
            cages = random_cages(layout, grid, self._rng)
            layout = with_rules(layout, killers(layout, grid, cages))
        givens = sum(wishes.orbits)
        removal = Removal(layout, grid, self._stop, self._new_sat_test(layout, grid))
        self._removal = removal
        if not wishes.gently:
            givens = self._thinned(removal, givens, len(wishes.orbits))
            start = self._with_fewer_rules(removal, givens)
            return start, lambda puzzle: self._exchanged(removal, puzzle)
        tests = wishes.tests(self._go_on)
        for test in tests:
            self._removal = gentle = Removal(layout, grid, self._stop, test)
            givens = self._thinned(gentle, givens, len(wishes.orbits))
        start = self._with_fewer_rules(removal, givens, tests[-1])
        return start, lambda puzzle: self._more_or_fewer(removal, puzzle, tests[-1])

    def _with_fewer_rules(
        self, removal: Removal, givens: int, test: Enough | None = None
    ) -> Puzzle:
        """Return the puzzle without the new rules that may go and that a test does not need."""
        layout, spare = removal.layout, self._wishes.spare_kinds
        callers = [rule.name for rule in self._wishes.layout.rules]
        rules = [rule for rule in layout.rules if rule.kind in spare and rule.name not in callers]
        left = [self._rng.sample(rules, len(rules))] if rules else []
        while left:
            batch = left.pop()
            fewer = without_rules(layout, batch)
            shorter = Removal(fewer, removal.solution, self._stop, test)
            # A negative may be broken once its marks are gone.
            if holds(fewer, removal.solution) and shorter.enough(givens):
                layout = fewer
            elif len(batch) > 1:
                half = len(batch) // 2
                left += [batch[half:], batch[:half]]
        return Removal(layout, removal.solution).puzzle(givens)

    def _new_sat_test(self, layout: Layout, grid: Grid) -> Enough | None:
        """Return a SAT solver's test of uniqueness, or None where the search is quicker."""
        self.close()
        if layout.rules or layout.size not in SAT_SIZES:
            return None
        for solver in NAMED.values():
            hold = getattr(solver, "hold", None)  # of solvers that keep clauses between questions
            if hold:
                self._sat_test = UniquenessTest(layout, grid, hold, lambda: self._stop(0))
                break
        return self._sat_test

    def close(self) -> None:
        """Release the SAT solver, if there is one."""
        if self._sat_test:
            self._sat_test.close()
        self._sat_test = None

    def _exchanged(self, removal: Removal, puzzle: Puzzle) -> Puzzle:
        """Return a neighbour in which other givens replace some givens."""
        more, before = self._with_more(puzzle), givens_of(puzzle)
        givens = self._thinned(removal, more, 2 * PARTS, last=more & ~before)
        return self._with_fewer_rules(removal, givens)

    def _more_or_fewer(self, removal: Removal, puzzle: Puzzle, test: Enough) -> Puzzle:
        """Return a neighbour with a few more givens, or a few fewer."""
        if self._rng.random() < FEWER_PROBABILITY:
            givens = givens_of(puzzle)
            present = [orbit for orbit in self._wishes.orbits if orbit & givens]
            order = self._rng.sample(present, min(self._rng.choice(STEPS), len(present)))
            givens = removal.thinned(givens, order, 1)
        else:
            givens = self._with_more(puzzle)
        return self._with_fewer_rules(removal, givens, test)

    def _with_more(self, puzzle: Puzzle) -> int:
        givens = givens_of(puzzle)
        others = [orbit for orbit in self._wishes.orbits if not orbit & givens]
        stuck = sum([1 << cell for cell in self._stuck])
        others = [orbit for orbit in others if orbit & stuck] or others
        more = min(self._rng.choice(SHORT_STEPS if stuck else STEPS), len(others))
        return givens | sum(self._rng.sample(others, more))

    def _thinned(self, removal: Removal, givens: int, parts: int, last: int = 0) -> int:
        """Return some of the givens: minimal, or with the wanted number, or with a few spare.

        Args:
            removal: the solution and the test of givens.
            givens: a set of cells that is enough, as a mask.
            parts: the number of orbits; a few parts of as many are first removed at once.
            last: cells as a mask, to be removed last if the puzzle before was too hard.
        """
        wishes = self._wishes
        present = [orbit for orbit in wishes.orbits if orbit & givens]
        order = self._rng.sample(present, len(present))
        if self._stuck:
            order.sort(key=lambda orbit: bool(orbit & last))
        if wishes.layout.size >= DIGITWISE_SIZE and not wishes.gently:
            side = wishes.layout.side
            rank = self._rng.sample(range(side + 1), side + 1)
            order.sort(key=lambda orbit: rank[removal.solution.cells[orbit.bit_length() - 1]])
            parts = min(parts, side)
        givens = removal.thinned(givens, order, max(1, parts // PARTS), wishes.given_count or 0)
        if wishes.given_count is None and not wishes.minimal and not wishes.gently:
            others = [orbit for orbit in wishes.orbits if not orbit & givens]
            more = min(len(others), round(EXTRA_SHARE * len(wishes.orbits)))
            givens |= sum(self._rng.sample(others, more))
        return givens

    def _distance(self, puzzle: Puzzle) -> float:
        """Return how far a puzzle is from the target: 0 if it fits."""
        self._tried += 1
        self._go_on()
        if self._wishes.given_count is not None:
            count = sum(1 for digit in puzzle.givens.cells if digit)
            if count != self._wishes.given_count:
                distance = PER_GIVEN * abs(count - self._wishes.given_count)
                return self._judge.remember(puzzle, distance)
        return self._judge.distance(puzzle)

    def _go_on(self) -> bool:
        """Return True, or raise Stopped."""
        if self._watch.must_stop(self._tried):
            raise Stopped
        return True

    def _stop(self, nodes: int) -> bool:
        if self._watch.expired or (nodes % EVERY == 0 and self._watch.report(self._tried)):
            raise Stopped
        return nodes >= MOST_NODES
