"""Solves a puzzle, and then looks for a second solution.

The first solution is told at once, as an event. Then, in what is left of the time, it is ruled out
by a no-good cut: if nothing is left, it is the only one. The quickest prover does that; where the
request has patience, the solver that found it goes first: then its model is what is looked at.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import sudoku_core as sc
from sudoku_core.solvers import choose_prover, find_solver, traits_of

from .optional import loaded
from .plain import Extra, Reply, Reporter, Request, Tell, puzzle_of


def solve(request: Request, tell: Tell, extra: Extra) -> Reply:
    """Solve a puzzle, and say whether the solution is the only one."""
    puzzle = puzzle_of(request)
    here = loaded(extra)
    report = Reporter(tell, request.get("log", False))
    result = sc.solve(
        puzzle,
        request["solver"],
        modeler=request.get("modeler"),
        time_limit=request.get("time_limit"),
        on_progress=report,
        extra=here,
    )
    report.flush()
    reply = {
        "status": result.status.value,
        "grid": result.grid and list(result.grid.cells),
        "solver": result.solver,
        "seconds": result.seconds,
        "stats": dict(result.stats),
        "unique": None,
        "second": None,
        "proof": None,
        "message": None,
    }
    if result.grid and request.get("prove", True):
        tell("first", result=dict(reply))
        reply |= _proof(puzzle, result, request, report, here)
        report.flush()
    return reply


def _proof(
    puzzle: sc.Puzzle, found: sc.Result, request: Request, report: Reporter, here: Extra
) -> Reply:
    """Whether the solution is the only one, another if it is not, and how that was shown."""
    assert found.grid is not None
    reply: Reply = {}
    for solver, modeler, limit in _ways(puzzle, found.solver, request, report, here):
        start = report.seconds
        try:
            rest = sc.solve(
                puzzle,
                solver,
                modeler=modeler,
                time_limit=limit,
                on_progress=report,
                extra=here,
                excluding=[found.grid],
            )
        except sc.SolverError:
            continue  # the solution stands
        cut = len(puzzle.cells) - 1
        proof = {"solver": solver, "seconds": report.seconds - start, "cut": cut}
        reply = {"unique": None, "proof": proof}
        if rest.grid:
            return reply | {"unique": False, "second": list(rest.grid.cells)}
        if rest.status is sc.Status.INFEASIBLE:
            return reply | {"unique": True}
    return reply


def _ways(
    puzzle: sc.Puzzle, finder: str, request: Request, report: Reporter, here: Extra
) -> Iterator[tuple[str, str | None, float | None]]:
    """What to prove with: the solver, the modeler and the time limit of each try."""
    limit = request.get("time_limit")

    def left(most: float = math.inf) -> float | None:
        seconds = most if limit is None else max(min(limit - report.seconds, most), 0)
        return None if seconds == math.inf else seconds

    last = choose_prover(puzzle, here).name
    if finder == last:
        yield finder, request.get("modeler"), left()
        return
    patience = request.get("patience", 0)
    if patience and traits_of(find_solver(finder, here)).proves:
        yield finder, request.get("modeler"), left(patience)
    yield last, None, left()
