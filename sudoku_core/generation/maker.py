"""Make puzzles, each nearer to the target than the one before, until one fits."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..solvers import NAMED
from ..solvers.contract import EVERY, Stopwatch
from .cage_search import CageSearch
from .cages import killers, random_cages
from .full_grids import full_grid
from .jigsaw import with_regions
from .judge import Judge
from .pattern import Filling
from .removal import Digging, Enough
from .rule_laying import demanded, has_negative, holds, laid, with_rules, without_rules
from .sat_uniqueness import UniquenessTest
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
MORE = 0.1
"""Share of the cells that are given in addition, if the puzzle need not be minimal."""
FEWER = 0.7
"""Probability that a neighbour has fewer givens; otherwise it has more."""
SAT_SIZES = range(200, 700)
"""Numbers of cells for which a SAT solver, which keeps its learned clauses, is faster than the
search, which starts anew for each question; on larger boards it has too many clauses."""
BY_DIGIT = 400
"""Least number of cells of boards from which givens are removed digit by digit: while most digits
are still complete, a second solution is found fast or does not exist. In random order half the
board is soon open, and each search takes long (25×25: ten times as long in all)."""
FILLINGS = 5
"""Searches for a full grid before new regions are made: some regions have none."""
REGIONS = 1000
"""Sets of regions without any full grid before the generator gives up."""
CAGINGS = 60
"""Solutions around which cages without givens are sought before cages with givens. Many: a third of
the small cages to begin with have one solution, and soon it is seen whether they lead on."""
OTHERS = 4
"""Other full grids, one of which must break each new rule."""
CHOICE = 20
"""Full grids of which one is taken by the number of its marks, where a negative brings all marks:
the more marks, the easier the puzzle."""
RANK = 15
"""Rank of the first grid taken, from 0 for fewest marks."""
RANK_STEP = 5
"""Change of the rank after a grid whose puzzles were all too hard or too easy."""
GRIDS = 30
"""Full grids that are tried before the wanted rules count as impossible."""
COUNT = 100.0
"""Distance from the target for each given too many or too few: larger than any rating."""


class Stopped(Exception):
    """The time is over, or the caller stopped the generator."""


class Making:
    """The search for a puzzle that fits the wishes.

    Args:
        wishes: the wishes for the puzzle.
        rng: source of all random numbers.
        watch: the time limit and the progress.
    """

    def __init__(self, wishes: Wishes, rng: Random, watch: Stopwatch) -> None:
        self._stuck: tuple[int, ...] = ()
        self._judge = Judge(wishes.target, unique=wishes.unique, go_on=self._go_on)
        self._wishes = wishes
        self._rng = rng
        self._watch = watch
        self._looked = 0
        self._rank = RANK
        self._digging: Digging | None = None
        self._proving: UniquenessTest | None = None
        self._others: list[Grid] = []
        self._layout = wishes.layout

    def best(self) -> Puzzle | None:
        """Return the puzzle nearest to the target so far, or None."""
        if self._judge.best is None and self._digging and self._digging.left:
            return self._digging.puzzle(self._digging.left)
        return self._judge.best

    def puzzle(self) -> Puzzle:
        """Return a puzzle that fits the wishes.

        Raises:
            Stopped: the search was stopped before.
            InputError: the blocks and rules have no solution.
        """
        while True:
            for _ in range(CAGINGS if self._wishes.without_givens else 0):
                caged = self._caged()
                if caged:
                    return caged
            puzzle, change = self._dug() if self._wishes.pattern is None else self._filled()
            self._judge.reset_share_limit()
            nearest = self._nearest(puzzle, change)
            if nearest:
                return nearest
            # Where the steps stop, the puzzles were too hard: more marks make them easier.
            rank = self._rank + (RANK_STEP if self._stuck else -RANK_STEP)
            self._rank = min(max(rank, 0), CHOICE - 1)

    def _nearest(self, puzzle: Puzzle, change: Change) -> Puzzle | None:
        """Return a puzzle that fits, after changes that lead no farther from the target; None once
        too many changes in a row lead no nearer."""
        distance, seen, idle = self._distance(puzzle), {puzzle.givens}, 0
        self._stuck = self._judge.stuck
        while distance and idle < self._wishes.patience:
            idle += 1
            neighbour = change(puzzle)
            if neighbour.givens not in seen:
                seen.add(neighbour.givens)
                other = self._distance(neighbour)
                idle = 0 if other < distance else idle
                if other <= distance:
                    puzzle, distance, self._stuck = neighbour, other, self._judge.stuck
        return None if distance else puzzle

    def _dug(self) -> tuple[Puzzle, Change]:
        """Return a new puzzle, and the function that makes a neighbour with the same solution."""
        layout, grid = self._laid()
        wishes = self._wishes
        if wishes.caged:
            cages = random_cages(layout, grid, self._rng)
            layout = with_rules(layout, killers(layout, grid, cages))
        everything = sum(wishes.orbits)
        self._digging = digging = Digging(layout, grid, self._stop, self._prover(layout, grid))
        if not wishes.gently:
            start = self._thinned(digging, everything, len(wishes.orbits))
            return self._with_fewer_rules(digging, start), lambda puzzle: self._other(
                digging, puzzle
            )
        start, tests = everything, wishes.tests(self._go_on)
        for test in tests:
            self._digging = gentle = Digging(layout, grid, self._stop, by=test)
            start = self._thinned(gentle, start, len(wishes.orbits))
        return self._with_fewer_rules(
            digging, start, tests[-1]
        ), lambda puzzle: self._more_or_fewer(digging, puzzle, tests[-1])

    def _caged(self) -> Puzzle | None:
        """Return a puzzle of cages without givens around a new solution, or None."""
        layout, grid = self._laid()
        judge, distance = self._judge, self._distance
        search = CageSearch(layout, grid, judge, distance, rng=self._rng, stop=self._stop)
        return search.puzzle()

    def _laid(self) -> tuple[Layout, Grid]:
        """Return the board with new rules, and a random full grid that satisfies them."""
        wishes = self._wishes
        for _ in range(GRIDS):
            grid = self._solution()
            layout = self._layout
            chooses = wishes.target.level and not (wishes.jigsaw or wishes.gently)
            if chooses and has_negative(wishes.counts):
                grids = [grid, *[self._solution() for _ in range(1, CHOICE)]]
                grids.sort(key=lambda each: demanded(layout, each, wishes.counts))
                grid = grids[self._rank]
            if wishes.counts:
                if wishes.jigsaw or not self._others:
                    self._others = self._other_grids()
                more = laid(layout, grid, self._others, wishes.counts, self._rng, self._go_on)
                if more is None:
                    continue
                layout = more
            return layout, grid
        raise InputError(Message("generate.kinds", kinds=", ".join(wishes.counts)))

    def _other_grids(self) -> list[Grid]:
        """Return other full grids of the same board."""
        grids: list[Grid] = []
        while len(grids) < OTHERS:
            grid = self._full_grid()
            grids += [grid] if grid else []
        return grids

    def _with_fewer_rules(self, digging: Digging, givens: int, by: Enough | None = None) -> Puzzle:
        """Return the puzzle without the rules that may go and that a test does not need."""
        layout, spare = digging.layout, self._wishes.spare_kinds
        brought = [rule.name for rule in self._wishes.layout.rules]
        rules = [rule for rule in layout.rules if rule.kind in spare and rule.name not in brought]
        left = [self._rng.sample(rules, len(rules))] if rules else []
        while left:
            batch = left.pop()
            fewer = without_rules(layout, batch)
            if not holds(fewer, digging.solution):
                enough = False
            else:
                enough = Digging(fewer, digging.solution, self._stop, by).enough(givens)
            if enough:
                layout = fewer
            elif len(batch) > 1:
                half = len(batch) // 2
                left += [batch[half:], batch[:half]]
        return Digging(layout, digging.solution).puzzle(givens)

    def _prover(self, layout: Layout, grid: Grid) -> Enough | None:
        """Return a SAT solver's test of uniqueness, or None where the search is quicker."""
        self.close()
        hold = next(
            filter(None, [getattr(solver, "hold", None) for solver in NAMED.values()]), None
        )
        if hold is None or layout.rules or layout.size not in SAT_SIZES:
            return None
        self._proving = UniquenessTest(layout, grid, hold, lambda: self._stop(0))
        return self._proving

    def close(self) -> None:
        """Release the SAT solver, if there is one."""
        if self._proving:
            self._proving.close()
        self._proving = None

    def _other(self, digging: Digging, puzzle: Puzzle) -> Puzzle:
        """Return a neighbour in which other givens replace some givens."""
        more, before = self._with_more(puzzle), digging.given(puzzle)
        givens = self._thinned(digging, more, 2 * PARTS, last=more & ~before)
        return self._with_fewer_rules(digging, givens)

    def _more_or_fewer(self, digging: Digging, puzzle: Puzzle, test: Enough) -> Puzzle:
        """Return a neighbour with a few more givens, or a few fewer."""
        if self._rng.random() < FEWER:
            givens = digging.given(puzzle)
            there = [orbit for orbit in self._wishes.orbits if orbit & givens]
            order = self._rng.sample(there, min(self._rng.choice(STEPS), len(there)))
            givens = digging.thinned(givens, order, 1)
        else:
            givens = self._with_more(puzzle)
        return self._with_fewer_rules(digging, givens, test)

    def _with_more(self, puzzle: Puzzle) -> int:
        givens = Digging.given(puzzle)
        others = [orbit for orbit in self._wishes.orbits if not orbit & givens]
        stuck = sum([1 << cell for cell in self._stuck])
        others = [orbit for orbit in others if orbit & stuck] or others
        more = min(self._rng.choice(SHORT_STEPS if stuck else STEPS), len(others))
        return givens | sum(self._rng.sample(others, more))

    def _filled(self) -> tuple[Puzzle, Change]:
        """Return the pattern filled anew, and the function that changes a few of its digits."""
        pattern = self._wishes.pattern or ()
        while True:
            grid = self._solution()
            filling = Filling(self._layout, pattern, grid, self._rng, self._stop)
            if filling.settled():
                return filling.puzzle(), filling.changed

    def _thinned(self, digging: Digging, givens: int, parts: int, last: int = 0) -> int:
        """Return a part of the givens: minimal, or with the wanted number, or with a few spare;
        the ``last`` ones are removed last."""
        wishes = self._wishes
        there = [orbit for orbit in wishes.orbits if orbit & givens]
        order = self._rng.sample(there, len(there))
        if self._stuck:
            order.sort(key=lambda orbit: bool(orbit & last))
        if wishes.layout.size >= BY_DIGIT and not wishes.gently:
            side = wishes.layout.side
            rank = self._rng.sample(range(side + 1), side + 1)
            order.sort(key=lambda orbit: rank[digging.solution.cells[orbit.bit_length() - 1]])
            parts = min(parts, side)
        givens = digging.thinned(givens, order, max(1, parts // PARTS), wishes.given_count or 0)
        if wishes.given_count is None and not wishes.minimal and not wishes.gently:
            others = [orbit for orbit in wishes.orbits if not orbit & givens]
            more = min(len(others), round(MORE * len(wishes.orbits)))
            givens |= sum(self._rng.sample(others, more))
        return givens

    def _solution(self) -> Grid:
        """Return a random full grid, of new regions if there are to be such."""
        regions = 0
        while True:
            self._go_on()
            if self._wishes.jigsaw:
                regions += 1
                if regions > REGIONS:
                    raise Stopped
                self._layout = with_regions(self._wishes.layout, self._rng)
            for _ in range(FILLINGS):
                grid = self._full_grid()
                if grid:
                    return grid

    def _full_grid(self) -> Grid | None:
        fixed = not self._wishes.jigsaw
        return full_grid(self._layout, self._rng, self._stop, fixed=fixed)

    def _distance(self, puzzle: Puzzle) -> float:
        """Return how far a puzzle is from the target: 0 if it fits."""
        self._looked += 1
        self._go_on()
        if self._wishes.given_count is not None:
            count = sum(1 for digit in puzzle.givens.cells if digit)
            if count != self._wishes.given_count:
                distance = COUNT * abs(count - self._wishes.given_count)
                return self._judge.remember(puzzle, distance)
        return self._judge.distance(puzzle)

    def _go_on(self) -> bool:
        """Return True, or raise Stopped."""
        if self._watch.must_stop(self._looked):
            raise Stopped
        return True

    def _stop(self, nodes: int) -> bool:
        if self._watch.expired or (nodes % EVERY == 0 and self._watch.report(self._looked)):
            raise Stopped
        return nodes >= MOST_NODES
