"""Why a puzzle has no solution: givens that cannot stand together, and givens to erase."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial

import sudoku_core as sc
from sudoku_core.explain.probes import MakeProbe, Probe, SatProbe, find_probe
from sudoku_core.solvers import search
from sudoku_core.solvers.contract import Stopwatch
from sudoku_core.solvers.sat_solver import SatSolver

from .optional import loaded
from .plain import Extra, Reply, Reporter, Request, Tell, puzzle_of

FEW_VARIABLES = 800
"""Of an empty board, up to which the search is quicker than CaDiCaL: 9×9 has 729, 16×16 4,096."""
MOST_CHOICES = 12
"""Sets to erase that are told."""
MORE_SECONDS = 5.0
"""Once one is known: to look for others as small, and to count what each leaves."""
LOOKING = 0.8
"""The part of that in which others are looked for."""
COUNTING_SECONDS = 1.0
"""To see whether a set leaves exactly one solution, at most."""

Cells = tuple[int, ...]
"""Cells, as indices from 0, ascending."""


def asks_for_cadical(request: Request) -> bool:
    """Whether a request is answered by CaDiCaL where that can be had."""
    puzzle = puzzle_of(request)
    if request["op"] == "explain" and not request.get("other_than") and sc.conflicts(puzzle):
        return False  # a digit twice in a block is seen without a solver
    return len(puzzle.cells) * puzzle.side > FEW_VARIABLES


def explain(request: Request, tell: Tell, extra: Extra) -> Reply:
    """Find a minimal set of givens that cannot stand together."""
    probe, solver = _probe(request, extra)
    report = Reporter(tell)
    found = sc.conflicting_givens(
        puzzle_of(request),
        time_limit=request.get("time_limit"),
        on_progress=report,
        other_than=request.get("other_than") or (),
        solver=probe,
    )
    return _reply(found, report, solver)


def erase(request: Request, tell: Tell, extra: Extra) -> Reply:
    """Find the smallest sets of givens without which the puzzle can be solved.

    There may be several, and only who typed the puzzle knows which is the mistake. Those that leave
    exactly one solution come first, each in board order.
    """
    puzzle, limit = puzzle_of(request), request.get("time_limit")
    probe, solver = _probe(request, extra)
    until = _Until(Reporter(tell))
    find = partial(sc.givens_to_erase, puzzle, on_progress=until, solver=_kept(probe))
    found = find(time_limit=limit)
    now = until.report.seconds
    end = min(now + MORE_SECONDS, math.inf if limit is None else limit)
    until.end = now + (end - now) * LOOKING
    sets, complete = _others(find, found)
    until.end = end
    ranked = [(_is_unique(puzzle, cells, until), cells) for cells in sets]
    ranked.sort(key=lambda pair: (pair[0] is not True, pair[1]))
    choices = [list(cells) for _, cells in ranked]
    return _reply(found, until.report, solver) | {
        "cells": choices[0] if choices else [],
        "choices": choices,
        "alone": [unique for unique, _ in ranked],
        "complete": complete,
    }


@dataclass(slots=True)
class _Until:
    """Passes progress on, and cancels when the end is reached, in seconds of the report."""

    report: Reporter
    end: float = math.inf

    def __call__(self, progress: sc.Progress) -> bool:
        self.report(progress)
        return self.left <= 0

    @property
    def left(self) -> float:
        """Seconds to the end, 0 or less when it is over."""
        return self.end - self.report.seconds


def _others(find: Callable[..., sc.GivenSet], first: sc.GivenSet) -> tuple[list[Cells], bool]:
    """The first set and others as small, if none is smaller; whether these are all."""
    sets = [first.cells] if first.cells else []
    if not sets or not first.minimal:
        return sets, False
    while True:
        other = find(other_than=sets)
        if not other.cells:
            return sets, other.minimal
        if len(sets) == MOST_CHOICES:
            return sets, False
        sets.append(other.cells)


def _is_unique(puzzle: sc.Puzzle, erased: Cells, until: _Until) -> bool | None:
    """Whether a puzzle without some givens has exactly one solution; None where not known."""
    kept = [0 if k in erased else digit for k, digit in enumerate(puzzle.givens.cells)]
    seconds = max(0.0, min(until.left, COUNTING_SECONDS))
    rest = puzzle.replace(puzzle.givens.with_cells(kept))
    return sc.count_solutions(rest, limit=2, time_limit=seconds, on_progress=until).unique


def _kept(probe: str | MakeProbe) -> MakeProbe:
    """One probe for all who ask, on the clock of the first; it remembers its answers."""
    made: list[Probe] = []

    def keep(puzzle: sc.Puzzle, watch: Stopwatch) -> Probe:
        if not made:
            made.append(cache(find_probe(probe)(puzzle, watch)))
        return made[0]

    return keep


def _probe(request: Request, extra: Extra) -> tuple[str | MakeProbe, str]:
    """What asks which givens can stand together, and the name of its solver."""
    sat = next((found for found in loaded(extra).values() if isinstance(found, SatSolver)), None)
    if sat is None or not asks_for_cadical(request):
        return search.SOLVER.name, search.SOLVER.name
    return partial(SatProbe, start=sat.hold), sat.name


def _reply(found: sc.GivenSet, report: Reporter, solver: str) -> Reply:
    return {
        "status": found.status.value,
        "cells": list(found.cells),
        "minimal": found.minimal,
        "rules": list(found.rules),
        "seconds": report.seconds,
        "solver": solver,
    }
