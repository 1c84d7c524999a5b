"""Answers requests: plain data in, plain data out, the core in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sudoku_core as sc
from sudoku_core.solvers import NAMED, choose_solver, traits_of

from .explaining import asks_for_cadical, erase, explain
from .modelling import export, model, relax
from .optional import Offer
from .plain import Extra, Reply, Request, Tell, plain, puzzle_of
from .solving import solve

Post = Callable[[dict[str, Any]], object]
"""Takes an event on its way to the page."""


def wanted(request: Request, extra: Extra) -> Offer | None:
    """The solver that is to be fetched before a request is answered.

    Args:
        request: as for ``answer``.
        extra: as for ``answer``.
    """
    name = None
    if request["op"] == "solve":
        name = request["solver"]
        if name == "auto":
            name = choose_solver(puzzle_of(request), extra).name
    elif request["op"] in ("explain", "erase") and asks_for_cadical(request):
        name = next((name for name, solver in extra.items() if traits_of(solver).assumes), None)
    solver = extra.get(name or "")
    return solver if isinstance(solver, Offer) else None


def answer(request: Request, post: Post, extra: Extra) -> None:
    """Carry a request out, posting progress and, last, the reply.

    Args:
        request: has "id" and "op", and what the operation needs.
        post: takes the events.
        extra: further solvers by name; those on offer only do not solve.
    """
    operation = OPERATIONS[request["op"]]
    number = request["id"]
    try:
        reply = operation(
            request, lambda kind, **data: post({"kind": kind, "id": number, **data}), extra
        )
    except (sc.InputError, sc.SolverError) as error:
        reply = {"status": "error", "message": plain(error.message)}
    post({"kind": "reply", "id": number, "reply": reply})


def _check(request: Request, _tell: Tell, _extra: Extra) -> Reply:
    puzzle = puzzle_of(request)
    entries = puzzle.layout.grid(request["entries"])
    check = sc.first_mistake(puzzle, entries, time_limit=request.get("time_limit"))
    return {"status": check.verdict.value, "cell": check.cell}


def _solvers(_request: Request, _tell: Tell, extra: Extra) -> Reply:
    found = []
    for name, reason in sc.available_solvers(extra).items():
        solver = extra.get(name) or NAMED.get(name)
        offered = isinstance(solver, Offer) and not solver.kept
        found.append(
            {
                "name": name,
                "reason": reason and plain(reason),
                "modelers": list(solver.modelers) if solver else [],
                "offer": {"bytes": solver.bytes, "licence": solver.licence} if offered else None,
            }
        )
    return {"solvers": found}


OPERATIONS: dict[str, Callable[[Request, Tell, Extra], Reply]] = {
    "solve": solve,
    "check": _check,
    "solvers": _solvers,
    "model": model,
    "relax": relax,
    "export": export,
    "explain": explain,
    "erase": erase,
}
