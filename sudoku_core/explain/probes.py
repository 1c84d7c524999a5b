"""Whether some of the givens of a puzzle can stand together: by search, or by a SAT solver."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ..clauses import Clauses, build_clauses
from ..grid import Grid
from ..messages import Message
from ..model import build_model
from ..puzzle import Puzzle
from ..search import Search
from ..solvers.contract import SolverUnavailable, Stopwatch
from ..solvers.search import EVERY
from .hitting import Cells

CONFLICTS = 2000
"""Conflicts of CaDiCaL between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a probe found: a solution, or a core, or neither if it had to stop.

    Args:
        wrong: of a solution that has the givens asked for, the givens of the puzzle that it lacks.
        core: those of them that have none together; by search all, by a SAT solver often fewer.
    """

    wrong: Cells | None = None
    core: Cells | None = None


class Probe(Protocol):
    """Asks about one puzzle again and again."""

    def __call__(self, held: Cells) -> Answer:
        """Whether the givens in these cells have a solution, whatever the others are."""


MakeProbe = Callable[[Puzzle, Stopwatch], Probe]
Satisfy = Callable[[list[int]], "tuple[bool | None, list[int]]"]
"""Given literals to assume: True and what holds, False and which can not hold together, or None."""
StartSat = Callable[[Clauses, Stopwatch], Satisfy]


class SearchProbe:
    """By the exact search, from the beginning each time."""

    def __init__(self, puzzle: Puzzle, watch: Stopwatch) -> None:
        self._puzzle = puzzle
        self._watch = watch

    def __call__(self, held: Cells) -> Answer:
        """Whether the givens in these cells have a solution, whatever the others are."""
        if self._watch.must_stop():
            return Answer()
        givens = self._puzzle.givens.cells
        some = Grid([digit if cell in held else 0 for cell, digit in enumerate(givens)])
        search = Search(self._puzzle.replace(some), self._must_stop)
        grid = next(iter(search), None)
        if grid is not None:
            return Answer(wrong=_wrong(self._puzzle, grid))
        return Answer(core=held if search.complete else None)

    def _must_stop(self, nodes: int) -> bool:
        return nodes % EVERY == 0 and self._watch.must_stop()


class SatProbe:
    """By a SAT solver, which keeps what it learns: the givens are its assumptions.

    The clauses are those of the empty board, so that any givens can be assumed or not.

    Args:
        puzzle: the puzzle.
        watch: says when to stop.
        start: gives the clauses to a SAT solver.
    """

    def __init__(self, puzzle: Puzzle, watch: Stopwatch, start: StartSat) -> None:
        self._puzzle = puzzle
        empty = puzzle.replace(Grid([0] * puzzle.side**2))
        self._clauses = build_clauses(build_model(empty, "full"))
        self._satisfy = start(self._clauses, watch)

    def __call__(self, held: Cells) -> Answer:
        """Whether the givens in these cells have a solution, whatever the others are."""
        digits, side = self._puzzle.givens.cells, self._puzzle.side
        # Of a full model, the literals are the variables counted from 1.
        cell_of = {cell * side + digits[cell]: cell for cell in sorted(held)}
        holds, literals = self._satisfy(list(cell_of))
        if holds:
            return Answer(wrong=_wrong(self._puzzle, self._clauses.decode(literals)))
        failed = frozenset(cell_of[literal] for literal in literals)
        return Answer(core=None if holds is None else failed)


def _start_cadical(clauses: Clauses, watch: Stopwatch) -> Satisfy:
    """CaDiCaL from the package ``python-sat``, in pieces that are short enough to stop between."""
    if importlib.util.find_spec("pysat") is None:
        raise SolverUnavailable(
            Message("solver.missing-extra", solver="python-sat", extra="cadical")
        )
    from pysat.solvers import Cadical195

    solver = Cadical195(bootstrap_with=clauses.clauses)

    def satisfy(assumptions: list[int]) -> tuple[bool | None, list[int]]:
        while not watch.must_stop():
            solver.conf_budget(CONFLICTS)
            answer = solver.solve_limited(assumptions=assumptions)
            if answer is not None:
                return answer, (solver.get_model() if answer else solver.get_core()) or []
        return None, []

    return satisfy


def _cadical(puzzle: Puzzle, watch: Stopwatch) -> Probe:
    return SatProbe(puzzle, watch, _start_cadical)


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
        solver = "cadical" if importlib.util.find_spec("pysat") else "search"
    if solver not in PROBES:
        known = ", ".join(["auto", *PROBES])
        raise SolverUnavailable(Message("solver.unknown", solver=solver, known=known))
    return PROBES[solver]
