"""Whether some of the givens of a puzzle can stand together: by search, or by a SAT solver."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ..clauses import Clauses, build_clauses
from ..grid import Grid, variable_of
from ..messages import Message
from ..model import build_model
from ..puzzle import Puzzle
from ..sat import Sat
from ..search import Search
from ..solvers import pysat
from ..solvers.contract import SolverUnavailable, Stopwatch
from ..solvers.search import EVERY
from .hitting import Cells

Names = frozenset[str]
"""Names of rules."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a probe found: a solution, or a core, or neither if it had to stop.

    Args:
        wrong: of a solution that has the givens asked for, the givens of the puzzle that it lacks.
        core: those of them that have none together; by search all, by a SAT solver often fewer.
        rules: the rules with which they have none.
    """

    wrong: Cells | None = None
    core: Cells | None = None
    rules: Names = frozenset()

    @property
    def holds(self) -> bool | None:
        """Whether there is a solution; None where that is not known."""
        return True if self.wrong is not None else None if self.core is None else False


class Probe(Protocol):
    """Asks about one puzzle again and again."""

    def __call__(self, held: Cells, rules: Names | None = None) -> Answer:
        """Whether the givens in these cells have a solution, whatever the others are.

        Args:
            held: cells of givens.
            rules: the rules that have to be kept, beside the blocks; by default all.
        """


MakeProbe = Callable[[Puzzle, Stopwatch], Probe]
StartSat = Callable[[Clauses], Sat]
"""Gives the clauses to a SAT solver."""


class SearchProbe:
    """By the exact search, from the beginning each time."""

    def __init__(self, puzzle: Puzzle, watch: Stopwatch) -> None:
        self._puzzle = puzzle
        self._watch = watch

    def __call__(self, held: Cells, rules: Names | None = None) -> Answer:
        """Whether the givens in these cells have a solution, whatever the others are."""
        if self._watch.must_stop():
            return Answer()
        names = frozenset(rule.name for rule in self._puzzle.rules)
        kept = names if rules is None else names & rules
        search = Search(_part(self._puzzle, held, kept), self._must_stop)
        grid = next(iter(search), None)
        if grid is not None:
            return Answer(wrong=_wrong(self._puzzle, grid))
        if not search.complete:
            return Answer()
        return Answer(core=held, rules=kept)

    def _must_stop(self, nodes: int) -> bool:
        return nodes % EVERY == 0 and self._watch.must_stop()


class SatProbe:
    """By a SAT solver, which keeps what it learns: givens and rules are its assumptions.

    The clauses are those of the empty board, so that any givens can be assumed or not, and so can
    the rules that are not blocks.

    Args:
        puzzle: the puzzle.
        watch: says when to stop.
        start: gives the clauses to a SAT solver.
    """

    def __init__(self, puzzle: Puzzle, watch: Stopwatch, start: StartSat) -> None:
        self._puzzle = puzzle
        self._watch = watch
        empty = puzzle.replace(puzzle.layout.grid([0] * puzzle.layout.size))
        self._clauses = build_clauses(build_model(empty, "full"), selected=True)
        self._sat = start(self._clauses)
        literals, side = self._clauses.literals, puzzle.side
        self._literals = {
            cell: literals[variable_of(cell, digit, side)]
            for cell, digit in enumerate(puzzle.givens.cells)
            if digit
        }

    def __call__(self, held: Cells, rules: Names | None = None) -> Answer:
        """Whether the givens in these cells have a solution, whatever the others are."""
        cell_of = {self._literals[cell]: cell for cell in sorted(held)}
        rule_of = {
            literal: name
            for name, literal in self._clauses.selectors
            if rules is None or name in rules
        }
        holds = self._sat.solve([*cell_of, *rule_of], self._watch.must_stop)
        if holds is None:
            return Answer()
        if holds:
            return Answer(wrong=_wrong(self._puzzle, self._clauses.decode(self._sat.model())))
        core = self._sat.core()
        return Answer(
            core=frozenset(cell_of[literal] for literal in core if literal in cell_of),
            rules=frozenset(rule_of[literal] for literal in core if literal in rule_of),
        )


def _cadical(puzzle: Puzzle, watch: Stopwatch) -> Probe:
    """CaDiCaL from the package ``python-sat``, in pieces that are short enough to stop between."""
    if not pysat.present():
        raise SolverUnavailable(
            Message("solver.missing-extra", solver="python-sat", extra="cadical")
        )

    def start(clauses: Clauses) -> Sat:
        sat = pysat.PySat()
        sat.add(clauses.clauses)
        return sat

    return SatProbe(puzzle, watch, start)


def _part(puzzle: Puzzle, held: Cells, rules: Names) -> Puzzle:
    """The same board with only some of its givens, and only some of the rules beside the blocks."""
    some = [digit if cell in held else 0 for cell, digit in enumerate(puzzle.givens.cells)]
    return puzzle.replace(puzzle.givens.with_cells(some)).keeping(rules)


def _wrong(puzzle: Puzzle, grid: Grid) -> Cells:
    pairs = enumerate(zip(puzzle.givens.cells, grid.cells))
    return frozenset(cell for cell, (given, digit) in pairs if given and given != digit)


PROBES: Mapping[str, MakeProbe] = {"search": SearchProbe, "cadical": _cadical}


def find_probe(solver: str | MakeProbe) -> MakeProbe:
    """What makes the probe of that name; "auto" is CaDiCaL where ``python-sat`` is there.

    Raises:
        SolverUnavailable: there is none of that name.

    >>> find_probe("search")(Puzzle([1, 1, 0, 0]), Stopwatch())(frozenset({0, 1})).core
    frozenset({0, 1})
    """
    if not isinstance(solver, str):
        return solver
    if solver == "auto":
        solver = "cadical" if pysat.present() else "search"
    if solver not in PROBES:
        known = ", ".join(["auto", *PROBES])
        raise SolverUnavailable(Message("solver.unknown", solver=solver, known=known))
    return PROBES[solver]
