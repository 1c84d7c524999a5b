"""Solving, uniqueness of the solution, and the first mistake on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import Offer, loaded
from .plain import Extra, Post, Reporter, puzzle_of, status_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from protocol import CheckReply, CheckRequest, SolveReply, SolveRequest

STATS = (
    "variables", "constraints", "bounds", "clauses", "literals", "givens", "nonzeros",
    "nodes", "bound", "cuts", "iterations", "presolved",
)  # fmt: skip
"""The figures of a solver that the page shows."""


def solve(request: SolveRequest, post: Post, extra: Extra) -> SolveReply:
    """Solve a puzzle; post the first solution as an event before the proof of uniqueness."""
    puzzle, solver, formulation = puzzle_of(request["puzzle"]), request["solver"], request["form"]
    limit, here = request["time_limit"], loaded(extra)
    preferred = _loading_solver(puzzle, formulation, extra) if solver == "auto" else None
    report = Reporter(request, post, request["log"])
    presolve = formulation != "full"  # the user wants to see the full program solved

    def first(result: sc.Result) -> None:
        report.flush()
        reply = _reply(sc.solving.Proven(result), preferred)
        post({"kind": "first", "id": request["id"], "result": reply})

    if request["prove"]:
        proven = sc.solve_and_prove(
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
        proven = sc.solving.Proven(result)
    report.flush()
    return _reply(proven, preferred)


def _loading_solver(puzzle: sc.Puzzle, formulation: str | None, extra: Extra) -> str | None:
    """Return the name of the solver that "auto" would choose, if that solver is still loading."""
    best = sc.solvers.choose_solver(puzzle, extra, formulation)
    return best.name if isinstance(best, Offer) and best.loading else None


def _reply(proven: sc.solving.Proven, preferred: str | None) -> SolveReply:
    result, proof = proven.result, proven.proof
    return {
        "status": status_of(result.status),
        "grid": list(result.grid.cells) if result.grid else None,
        "solver": result.solver,
        "form": result.formulation,
        "seconds": result.seconds,
        "stats": _figures(result.stats),
        "unique": proven.unique,
        "second": list(proven.second.cells) if proven.second else None,
        "proof": {
            "solver": proof.solver,
            "form": proof.formulation,
            "seconds": proof.seconds,
            "stats": _figures(proof.stats),
        }
        if proof
        else None,
        "preferred": preferred,
    }


def _figures(stats: Mapping[str, int | float | str]) -> dict[str, float]:
    return {name: x for name in STATS if isinstance(x := stats.get(name), (int, float))}


def check(request: CheckRequest, _post: Post, _extra: Extra) -> CheckReply:
    """Find the first mistake among the entries."""
    puzzle = puzzle_of(request["puzzle"])
    entries = puzzle.layout.grid(request["entries"])
    mistake = sc.solving.first_mistake(puzzle, entries, time_limit=request["time_limit"])
    return {"status": mistake.verdict.value, "cell": mistake.cell}
