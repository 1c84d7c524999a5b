"""Solves a puzzle and shows whether its solution is the only one; looks for mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import Offer, loaded
from .plain import Extra, Post, Reporter, ended, puzzle_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from protocol import CheckReply, CheckRequest, SolveReply, SolveRequest

STATS = (
    "variables", "constraints", "bounds", "clauses", "literals", "givens", "nonzeros",
    "nodes", "bound", "cuts", "iterations", "presolved",
)  # fmt: skip
"""The figures of a solver that the page shows."""


def solve(request: SolveRequest, post: Post, extra: Extra) -> SolveReply:
    """Solve a puzzle; the first solution is told at once, as an event."""
    puzzle, solver, formulation = puzzle_of(request["puzzle"]), request["solver"], request["form"]
    limit, here = request["time_limit"], loaded(extra)
    late = _late(puzzle, formulation, extra) if solver == "auto" else None
    report = Reporter(request, post, request["log"])
    presolve = formulation != "full"  # who asks for all of the program wants to see it solved

    def first(result: sc.Result) -> None:
        report.flush()
        told = _reply(sc.solving.Proven(result), late)
        post({"kind": "first", "id": request["id"], "result": told})

    if request["prove"]:
        found = sc.solve_and_prove(
            puzzle,
            solver,
            formulation=formulation,
            time_limit=limit,
            on_progress=report,
            on_first=first,
            patience=request["patience"],
            extra=here,
            presolve=presolve,
        )
    else:
        result = sc.solve(
            puzzle,
            solver,
            formulation=formulation,
            time_limit=limit,
            on_progress=report,
            extra=here,
            presolve=presolve,
        )
        found = sc.solving.Proven(result)
    report.flush()
    return _reply(found, late)


def _late(puzzle: sc.Puzzle, formulation: str | None, extra: Extra) -> str | None:
    """The solver that "auto" would take if it were not still on its way."""
    best = sc.solvers.choose_solver(puzzle, extra, formulation)
    return best.name if isinstance(best, Offer) and best.coming else None


def _reply(found: sc.solving.Proven, late: str | None) -> SolveReply:
    result, proof = found.result, found.proof
    return {
        "status": ended(result.status),
        "grid": list(result.grid.cells) if result.grid else None,
        "solver": result.solver,
        "form": result.formulation,
        "seconds": result.seconds,
        "stats": _figures(result.stats),
        "unique": found.unique,
        "second": list(found.second.cells) if found.second else None,
        "proof": {
            "solver": proof.solver,
            "form": proof.formulation,
            "seconds": proof.seconds,
            "stats": _figures(proof.stats),
        }
        if proof
        else None,
        "instead_of": late,
    }


def _figures(stats: Mapping[str, int | float | str]) -> dict[str, float]:
    """Return the figures that the page shows."""
    return {name: x for name in STATS if isinstance(x := stats.get(name), (int, float))}


def check(request: CheckRequest, _post: Post, _extra: Extra) -> CheckReply:
    """Find the first mistake in what was filled in."""
    puzzle = puzzle_of(request["puzzle"])
    entries = puzzle.layout.grid(request["entries"])
    found = sc.solving.first_mistake(puzzle, entries, time_limit=request["time_limit"])
    return {"status": found.verdict.value, "cell": found.cell}
