"""Ask a solver whether some of the givens of a puzzle have a solution together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...board.checker import conflicts, expect_puzzle
from ...board.grid import Grid, variable_of
from ...board.puzzle import Puzzle
from ...language.messages import Message
from ...models.book import book_of
from ...models.clauses import Clauses, build_clauses
from ...models.sat import Sat
from ...solvers import ranked, refusal, traits_of
from ...solvers.contract import Solver, SolverError, Status, Stopwatch, Task
from ..solve import chosen_solver
from .faults import faults
from .hitting import Cells

FEW_CANDIDATES = 800
"""Largest number of candidates of an empty board for which the search explains faster than SAT.

9×9 has 729, 16×16 has 4,096 (``python -m tests.bench explain``).
"""
Names = frozenset[str]
"""Names of rules."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of a probe: a solution, or a core, or neither if the probe had to stop.

    Args:
        wrong: the givens of the puzzle that the solution lacks; None without a solution.
        core: givens that have no solution together: all that were asked for, or fewer if a SAT
            solver answers; None with a solution.
        rules: the rules with which the core has no solution.
        broken: the rules that the solution breaks, since they were not asked for.
    """

    wrong: Cells | None = None
    core: Cells | None = None
    rules: Names = frozenset()
    broken: Names = frozenset()

    @property
    def holds(self) -> bool | None:
        """True if there is a solution, False if there is none, None if not known."""
        return True if self.wrong is not None else None if self.core is None else False


class Probe(Protocol):
    """A function that answers many questions about one puzzle."""

    def __call__(self, cells: Cells, rules: Names | None = None) -> Answer:
        """Return whether the givens in some cells have a solution.

        Args:
            cells: the cells of the givens to keep.
            rules: the extra blocks and rules to keep; by default all.
        """


StartSat = Callable[[Clauses], Sat]
"""Function that makes a SAT solver with clauses: ``hold`` of a solver."""


class SolveProbe:
    """A probe by any solver that proves, which starts anew for each question.

    Args:
        puzzle: the puzzle.
        watch: says when to stop.
        solver: the solver.
    """

    def __init__(self, puzzle: Puzzle, watch: Stopwatch, solver: Solver) -> None:
        self._puzzle = puzzle
        self._watch = watch
        self._solver = solver

    def __call__(self, cells: Cells, rules: Names | None = None) -> Answer:
        """Return whether the givens in some cells have a solution by themselves."""
        watch = self._watch
        if watch.must_stop():
            return Answer()
        names = frozenset(rule.name for rule in self._puzzle.layout.extras)
        used = names if rules is None else names & rules
        part, formulation = _part(self._puzzle, cells, used), self._solver.formulations[0]
        outcome = self._solver.run(Task(part, formulation, watch.left, lambda _: watch.must_stop()))
        if outcome.grid is not None:
            return _solved(self._puzzle, outcome.grid)
        if outcome.status is not Status.INFEASIBLE:
            return Answer()
        return Answer(core=cells, rules=used)


class SatProbe:
    """A probe by a SAT solver, which keeps its learned clauses.

    The clauses are those of the empty board; givens, and rules that are not blocks, are
    assumptions.

    Args:
        puzzle: the puzzle.
        watch: says when to stop.
        start: makes the SAT solver with these clauses.
    """

    def __init__(self, puzzle: Puzzle, watch: Stopwatch, start: StartSat) -> None:
        self._puzzle = puzzle
        self._watch = watch
        self._clauses = build_clauses(book_of(puzzle.layout).model, selected=True)
        self._sat = start(self._clauses)
        literals, side = self._clauses.literals, puzzle.side
        self._literals = {
            cell: literals[variable_of(cell, digit, side)]
            for cell, digit in enumerate(puzzle.givens.cells)
            if digit
        }

    def __call__(self, cells: Cells, rules: Names | None = None) -> Answer:
        """Return whether the givens in some cells have a solution by themselves."""
        cell_of = {self._literals[cell]: cell for cell in sorted(cells)}
        rule_of = {
            literal: name
            for name, literal in self._clauses.selectors
            if rules is None or name in rules
        }
        holds = self._sat.solve([*cell_of, *rule_of], self._watch.must_stop)
        if holds is None:
            return Answer()
        if holds:
            return _solved(self._puzzle, self._clauses.decode(self._sat.model()))
        core = self._sat.core()
        return Answer(
            core=frozenset(cell_of[literal] for literal in core if literal in cell_of),
            rules=frozenset(rule_of[literal] for literal in core if literal in rule_of),
        )


class ItemProbe:
    """A probe about givens and rules alike, as items.

    The item of a given is its cell; those of rules, and of blocks beside rows, columns, boxes and
    regions, follow.

    Args:
        puzzle: the puzzle.
        probe: the probe that answers.
    """

    def __init__(self, puzzle: Puzzle, probe: Probe) -> None:
        self._probe = probe
        self._size = puzzle.layout.size
        self._names = [rule.name for rule in puzzle.layout.extras]
        given = [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]
        self.items: Cells = frozenset([*given, *self.numbers((), self._names)])

    def __call__(self, cells: Cells, rules: Names | None = None) -> Answer:
        """Return whether some items have a solution; ``rules`` are among the items."""
        givens, names = self.parted(cells)
        answer = self._probe(frozenset(givens), frozenset(names))
        if answer.wrong is not None:
            return Answer(wrong=answer.wrong | self.numbers((), answer.broken))
        if answer.core is None:
            return answer
        return Answer(core=answer.core | self.numbers((), answer.rules), rules=answer.rules)

    def parted(self, items: Iterable[int]) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return the cells of givens, and the names of rules, that items stand for."""
        ordered = sorted(items)
        cells = tuple([item for item in ordered if item < self._size])
        return cells, tuple([self._names[item - self._size] for item in ordered[len(cells) :]])

    def numbers(self, cells: Iterable[int], names: Iterable[str]) -> Cells:
        """Return the items of givens and rules."""
        return frozenset([*cells, *[self._size + self._names.index(name) for name in names]])


def _solved(puzzle: Puzzle, grid: Grid) -> Answer:
    extras = {rule.name for rule in puzzle.layout.extras}
    broken = [c.rule.name for c in conflicts(puzzle.replace(grid))] if extras else []
    return Answer(wrong=_wrong(puzzle, grid), broken=frozenset(extras.intersection(broken)))


def _part(puzzle: Puzzle, kept_cells: Cells, rules: Names) -> Puzzle:
    """Return the puzzle with some of its givens, and some of its rules beside the blocks."""
    some = [digit if cell in kept_cells else 0 for cell, digit in enumerate(puzzle.givens.cells)]
    return puzzle.replace(puzzle.givens.with_cells(some)).keeping(rules)


def _wrong(puzzle: Puzzle, grid: Grid) -> Cells:
    pairs = enumerate(zip(puzzle.givens.cells, grid.cells))
    return frozenset(cell for cell, (given, digit) in pairs if given and given != digit)


def find_probe(solver: Solver, puzzle: Puzzle, watch: Stopwatch) -> Probe:
    """Return the probe of a puzzle by a solver: by assumptions where the solver holds clauses."""
    hold: StartSat | None = getattr(solver, "hold", None)
    return SatProbe(puzzle, watch, hold) if hold else SolveProbe(puzzle, watch, solver)


def choose_explainer(
    puzzle: Puzzle,
    extra: Mapping[str, Solver] | None = None,
    *,
    other_than: Iterable[Iterable[int]] = (),
    erasing: bool = False,
) -> Solver:
    """Return the solver that "auto" means for ``conflicting_givens``, or else for ``erasures``.

    Args:
        puzzle: the puzzle to explain.
        extra: further solvers by name.
        other_than: as for ``conflicting_givens``.
        erasing: whether the solver is for ``erasures`` or ``givens_to_erase``.

    Returns:
        The first solver by ``Traits.explain`` that can run here: the search for small boards and
        for givens that clash at sight, for large boards a SAT solver that takes assumptions.

    >>> choose_explainer(Puzzle([0] * 81)).name
    'search'
    """
    expect_puzzle(puzzle)
    large = len(puzzle.cells) * puzzle.side > FEW_CANDIDATES
    if large and not erasing and not puzzle.layout.extras:
        large = seen(puzzle, [frozenset(cells) for cells in other_than]) is None
    ready = ranked(puzzle, extra, lambda traits: traits.explain, large)
    return next(solver for solver in ready if getattr(solver, "hold", True))


def seen(puzzle: Puzzle, known: Sequence[Cells]) -> Cells | None:
    """Return givens that clash in one block or rule and contain no known set, or None."""
    return next((fault for fault in faults(puzzle) if not any(k <= fault for k in known)), None)


def explainer(
    puzzle: Puzzle,
    solver: str | Solver,
    choose: Callable[[], Solver],
    extra: Mapping[str, Solver] | None,
    code: str = "solver.explain",
) -> Solver:
    """Return the solver for an explanation.

    Args:
        puzzle: the puzzle to explain.
        solver: a name, "auto", or a Solver value.
        choose: the choice for "auto".
        extra: further solvers by name.
        code: the message about a solver that proves nothing.

    Raises:
        SolverUnavailable: there is no such solver, or it cannot run here.
        SolverError: it does not take the puzzle, or proves nothing.
    """
    if solver == "auto":
        return choose()
    chosen = chosen_solver(puzzle, solver, extra)
    if reason := refusal(chosen, puzzle):
        raise SolverError(reason)
    if not traits_of(chosen).proves:
        raise SolverError(Message(code, solver=chosen.name))
    return chosen
