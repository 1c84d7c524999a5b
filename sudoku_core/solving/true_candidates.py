"""Find the true candidates of a puzzle: the digits that each cell holds in some solution.

A candidate is open as long as solutions with it may be missing. A SAT solver that holds clauses is
asked for solutions in which many cells have an open candidate at once; such a question about one
cell, answered no, settles the cell. Any other solver is asked about one open candidate at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random

from ..board.candidates import bit_of, propagate
from ..board.checker import expect_puzzle, is_solution
from ..board.grid import Grid, variable_of, whole
from ..board.lowering import disagreement
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..models.binary import model_without_rows
from ..models.clauses import Clauses, build_clauses
from ..models.sat import Sat
from ..models.sat import Stop as SatStop
from ..rules.kernel import bits
from ..search import Search
from ..search.budget import Stop
from ..solvers.contract import EVERY, OnProgress, Solver, SolverError, Status, Stopwatch, Task
from .count import Count
from .explain.probes import StartSat, choose_explainer, explainer

FEW = 50
"""Number of solutions up to which all are listed before single candidates are tried."""
PATIENCE = 0.05
"""Seconds for a question about several cells: some such questions are harder than the puzzle."""

Masks = tuple[int, ...]
"""By cell a set of digits: bit ``d - 1`` stands for the digit d."""
StartSearch = Callable[[Puzzle, Stop, Random], Search]
"""Function that starts a search which yields solution after solution: ``start`` of a solver."""


@dataclass(frozen=True, slots=True)
class TrueCandidates:
    """The digits that each cell holds in some solution, and how many solutions each leaves.

    Args:
        status: SOLVED if all candidates are settled, INFEASIBLE if there is no solution, LIMIT (the
            time ran out) or CANCELLED.
        limit: number of solutions up to which those with a candidate were counted.
        counts: by cell and digit less one, the solutions found with the candidate, up to the limit.
        open: by cell a mask (bit ``d - 1`` for the digit d) of the candidates with which there may
            be more solutions than were counted; without candidates whose count is the limit.
        solver: the name of the solver that ran.
        seconds: the time of the search.
        puzzle: the puzzle.
    """

    status: Status
    limit: int
    counts: tuple[tuple[int, ...], ...]
    open: Masks
    solver: str
    seconds: float = field(compare=False)
    puzzle: Puzzle = field(repr=False, compare=False)

    @property
    def true(self) -> Masks:
        """By cell a mask of the digits that it holds in some solution."""
        return tuple([sum([1 << k for k, count in enumerate(row) if count]) for row in self.counts])

    @property
    def false(self) -> Masks:
        """By cell a mask of the digits that it holds in no solution."""
        everything = (1 << self.puzzle.side) - 1
        gaps = set(self.puzzle.layout.gaps)
        return tuple(
            [
                0 if cell in gaps else everything & ~(true | opened)
                for cell, (true, opened) in enumerate(zip(self.true, self.open, strict=True))
            ]
        )

    @property
    def unknown(self) -> Masks:
        """By cell a mask of the digits of which it is not known whether a solution has them."""
        return tuple([opened & ~true for true, opened in zip(self.true, self.open, strict=True)])

    def count(self, cell: int, digit: int) -> Count:
        """Return how many solutions have a digit in a cell.

        Args:
            cell: a cell index from 0.
            digit: a digit from 1.

        Returns:
            The number found, up to the limit; complete if it is below the limit and no solution is
            missing.

        Raises:
            InputError: the cell or digit does not exist.
        """
        bit = bit_of(self.puzzle, cell, digit)
        number = self.counts[cell][digit - 1]
        return Count(number, number < self.limit and not self.open[cell] & bit)


def true_candidates(
    puzzle: Puzzle,
    limit: int = 1,
    *,
    solver: str | Solver = "auto",
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
    extra: Mapping[str, Solver] | None = None,
) -> TrueCandidates:
    """Find the digits that each cell holds in some solution, and count the solutions of each.

    Args:
        puzzle: any blocks and rules, any givens.
        limit: number of solutions up to which those with a candidate are counted; 1 finds only
            whether there are any.
        solver: a solver that proves, as for ``solve``; "auto" is the search for small boards
            without rules, else CaDiCaL if it is installed, as for ``erasures``.
        time_limit: seconds, or None for no limit; at the limit some candidates are not known.
        on_progress: called with the part of the candidates that are settled as ``share``; returning
            True cancels.
        extra: further solvers by name.

    Returns:
        For each candidate whether it is true, false or not known, and the number of solutions.

    Raises:
        InputError: the time limit is no number of seconds.
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: it does not take the puzzle, proves nothing, broke, or gave a grid that does
            not solve the puzzle.
        ValueError: the limit is no whole number from 1 up.

    >>> result = true_candidates(Puzzle([1, 2, 3, 4, 3, 4] + [0] * 10), limit=10)
    >>> result.true[6:10], result.count(6, 1), result.count(8, 1)
    ((3, 3, 10, 5), Count(found=4, complete=True), Count(found=0, complete=True))
    """
    expect_puzzle(puzzle)
    if not whole(limit) or limit < 1:
        raise ValueError(f"a limit is a whole number from 1 up, not {limit!r}")
    watch = Stopwatch(time_limit, on_progress)
    choose = partial(choose_explainer, puzzle, extra, erasing=True)
    chosen = explainer(puzzle, solver, choose, extra, code="solver.true-candidates")
    tally = _Tally(puzzle, limit, chosen.name, watch)
    if not tally.must_stop():
        hold: StartSat | None = getattr(chosen, "hold", None)
        if hold:
            _ask_sat(tally, chosen, hold)
        else:
            _try_candidates(tally, _grids_of(chosen, tally))
    return TrueCandidates(
        tally.status,
        limit,
        tuple(map(tuple, tally.counts)),
        tuple(tally.open),
        chosen.name,
        watch.seconds,
        puzzle,
    )


class _Tally:
    """The solutions counted so far.

    Args:
        puzzle: the puzzle.
        limit: number of solutions at which a candidate is settled.
        solver: the name of the solver, for messages.
        watch: says when to stop.
    """

    def __init__(self, puzzle: Puzzle, limit: int, solver: str, watch: Stopwatch) -> None:
        self.puzzle = puzzle
        self.watch = watch
        self.counts = [[0] * puzzle.side for _ in range(puzzle.layout.size)]
        self.open = list(propagate(puzzle) or [0] * puzzle.layout.size)
        self.solutions = 0
        self.limit = limit
        self._solver = solver
        self._total = self._left

    @property
    def _left(self) -> int:
        return sum([mask.bit_count() for mask in self.open])

    @property
    def status(self) -> Status:
        """The outcome so far."""
        if any(self.open):
            return self.watch.stopped
        return Status.SOLVED if self.solutions else Status.INFEASIBLE

    def is_settled(self, cell: int, k: int) -> bool:
        """Return whether a candidate, the digit less one, is not open."""
        return not self.open[cell] >> k & 1

    def must_stop(self) -> bool:
        """Report progress; return whether to stop."""
        done = 1 - self._left / self._total if self._total else 1.0
        return self.watch.report(share=done) or self.watch.expired

    def must_stop_at(self, nodes: int) -> bool:
        """Return whether to stop; look at the clock only every ``EVERY`` nodes."""
        return nodes % EVERY == 0 and self.must_stop()

    def stop(self, seconds: float | None) -> SatStop:
        """Return the function that stops a SAT solver after some seconds, or with the whole."""
        patience = Stopwatch(seconds)
        return lambda: patience.expired or self.must_stop()

    def mark(self, grid: Grid) -> None:
        """Count a solution for each of its candidates.

        Raises:
            SolverError: it is no solution.
        """
        if not is_solution(self.puzzle, grid):
            disagrees = disagreement(self.puzzle, grid, self._solver)
            raise SolverError(disagrees or Message("solver.wrong", solver=self._solver))
        self.solutions += 1
        for cell in self.puzzle.cells:
            k = grid.cells[cell] - 1
            row = self.counts[cell]
            if row[k] < self.limit:
                row[k] += 1
                if row[k] == self.limit:
                    self.open[cell] &= ~(1 << k)

    def settle(self) -> None:
        """Settle all candidates: no solution is missing."""
        self.open = [0] * len(self.open)


def _ask_sat(tally: _Tally, solver: Solver, hold: StartSat) -> None:
    """Count solutions by a SAT solver, and then release it: it holds clauses that exclude them."""
    clauses = build_clauses(model_without_rows(tally.puzzle, "reduced"))
    sat = hold(clauses)
    try:
        if _all_marked(tally, _Demands(clauses, sat)):
            tally.settle()
    finally:
        getattr(solver, "close", sat.close)()


class _Demands:
    """A SAT solver that can be asked for a solution with open candidates in some cells.

    For each cell that propagation has not settled, a literal demands one of the open candidates.

    Args:
        clauses: the clauses of the puzzle.
        sat: a SAT solver with these clauses.
    """

    def __init__(self, clauses: Clauses, sat: Sat) -> None:
        self._clauses = clauses
        self._sat = sat
        self._literals = clauses.literals
        self._side = clauses.model.side
        self.cells = sorted({variable // self._side for variable in self._literals})
        self._demands = {cell: clauses.count + k for k, cell in enumerate(self.cells, 1)}
        self._demanded: dict[int, int] = {}

    def ask(self, cells: Sequence[int], opened: Sequence[int], stop: SatStop) -> bool | None:
        """Return whether a solution has an open candidate in each of some cells; None if stopped.

        Args:
            cells: the cells.
            opened: by cell the mask of its open candidates.
            stop: stops the solver.
        """
        for cell in cells:
            if self._demanded.get(cell) != opened[cell]:
                self._demanded[cell] = opened[cell]
                self._sat.add([(-self._demands[cell], *self._of(cell, opened[cell]))])
        return self._sat.solve([self._demands[cell] for cell in cells], stop)

    def solution(self, *, exclude: bool) -> Grid:
        """Return the solution of the last question; if asked, exclude it from further answers."""
        literals = [literal for literal in self._sat.model() if literal <= len(self._literals)]
        if exclude:
            self._sat.add([tuple([-literal for literal in literals])])
        return self._clauses.decode(literals)

    def rule_out(self, cell: int, mask: int) -> None:
        """Exclude candidates that no further solution has, so that further answers are quicker."""
        self._sat.add([(-literal,) for literal in self._of(cell, mask)])

    def _of(self, cell: int, mask: int) -> list[int]:
        return [self._literals[variable_of(cell, k + 1, self._side)] for k in bits(mask)]


def _all_marked(tally: _Tally, demands: _Demands) -> bool:
    """Mark solutions until none is missing; return False if the time ends before.

    The number of cells in a question is doubled after a solution and halved without one. A solution
    with an open candidate is new if one solution is enough to settle a candidate; otherwise each
    solution is excluded.
    """
    cells: list[int] = []  # the first question is whether there is a solution
    width = widest = len(demands.cells)
    while not tally.must_stop():
        holds = demands.ask(cells, tally.open, tally.stop(PATIENCE if len(cells) > 1 else None))
        if holds:
            tally.mark(demands.solution(exclude=tally.limit > 1))
            width = min(width * 2, widest)
        elif len(cells) > 1:
            width = len(cells) // 2
            widest = widest if holds is False else width
        elif holds is None:
            return False
        elif not cells:
            return True
        else:
            demands.rule_out(cells[0], tally.open[cells[0]])
            tally.open[cells[0]] = 0
        # Cells that propagation settled need no question: each solution counts for them.
        opened = [cell for cell in demands.cells if tally.open[cell]]
        if not opened:
            return True
        opened.sort(key=lambda cell: -tally.open[cell].bit_count())
        cells = opened[:width]
    return False


def _try_candidates(tally: _Tally, grids_of: Callable[[Puzzle], Iterator[Grid]]) -> None:
    """Count all solutions if they are few, else the solutions with each open candidate."""
    puzzle, marked = tally.puzzle, set[tuple[int, ...]]()

    def mark_all(part: Puzzle, enough: Callable[[], bool]) -> bool:
        """Mark the solutions of a part; return whether these are all of them."""
        for grid in grids_of(part):
            if grid.cells not in marked:
                tally.mark(grid)
                if tally.limit > 1:  # with 1, a solution with an open candidate is new
                    marked.add(grid.cells)
            if enough():
                return False
        return True

    with suppress(_Stopped):
        if mark_all(puzzle, lambda: tally.solutions >= FEW):
            tally.settle()
        for cell in puzzle.cells:
            for k in bits(tally.open[cell]):
                cells = [*puzzle.givens.cells]
                cells[cell] = k + 1
                part = puzzle.replace(puzzle.givens.with_cells(cells))
                settled = partial(tally.is_settled, cell, k)
                if not settled() and mark_all(part, settled):
                    tally.open[cell] &= ~(1 << k)


class _Stopped(Exception):
    """The search had to stop, so solutions may be missing."""


def _grids_of(solver: Solver, tally: _Tally) -> Callable[[Puzzle], Iterator[Grid]]:
    """Return the function that yields the solutions of a puzzle by a solver.

    It raises ``_Stopped`` if the search had to stop.
    """
    start: StartSearch | None = getattr(solver, "start", None)

    def searched(puzzle: Puzzle) -> Iterator[Grid]:
        assert start
        search = start(puzzle, tally.must_stop_at, rng)
        yield from search
        if not search.complete:
            raise _Stopped

    def solved(puzzle: Puzzle) -> Iterator[Grid]:
        known: tuple[Grid, ...] = ()
        while not tally.must_stop():
            formulation, left = solver.formulations[0], tally.watch.left
            task = Task(puzzle, formulation, left, lambda _: tally.must_stop(), known)
            outcome = solver.run(task)
            if outcome.status is Status.INFEASIBLE:
                return
            if outcome.grid is None:
                break
            known += (outcome.grid,)
            yield outcome.grid
        raise _Stopped

    rng = Random(tally.puzzle.layout.size)  # in random order, since consecutive ones are alike
    return searched if start else solved
