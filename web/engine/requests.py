"""Answers requests: plain data in, plain data out, the core in between.

A solve tells its first solution at once, as an event, and then proves, in what is left of the time,
whether it is the only one: by exact search, or for large boards by CaDiCaL where that is loaded.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import sudoku_core as sc
from sudoku_core.search import Search
from sudoku_core.solvers import NAMED, choose_solver
from sudoku_core.solvers.contract import Stopwatch

from .optional import Offer, loaded

PROGRESS_SECONDS = 0.1
"""Between two progress events, at least."""

Post = Callable[[dict[str, Any]], object]
"""Takes an event on its way to the page."""
Extra = Mapping[str, sc.Solver]
"""Solvers that only the page has, by name, and offers of others."""


def wanted(request: dict[str, Any], extra: Extra) -> Offer | None:
    """The solver that is to be fetched before a request is answered.

    Args:
        request: as for ``answer``.
        extra: as for ``answer``.
    """
    if request["op"] != "solve":
        return None
    name = request["solver"]
    if name == "auto":
        name = choose_solver(_puzzle(request["puzzle"]), extra).name
    solver = extra.get(name)
    return solver if isinstance(solver, Offer) else None


def answer(request: dict[str, Any], post: Post, extra: Extra) -> None:
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
        reply = {"status": "error", "message": _plain(error.message)}
    post({"kind": "reply", "id": number, "reply": reply})


def _solve(request: dict[str, Any], tell: Callable[..., object], extra: Extra) -> dict[str, Any]:
    puzzle = _puzzle(request["puzzle"])
    here = loaded(extra)
    start = time.monotonic()
    limit = request.get("time_limit")
    report = _reporter(tell, start)
    result = sc.solve(
        puzzle,
        request["solver"],
        modeler=request.get("modeler"),
        time_limit=limit,
        on_progress=report,
        extra=here,
    )
    reply = {
        "status": result.status.value,
        "grid": result.grid and list(result.grid.cells),
        "solver": result.solver,
        "seconds": result.seconds,
        "stats": dict(result.stats),
        "unique": None,
        "second": None,
        "message": None,
    }
    if result.grid and request.get("prove", True):
        tell("first", result=dict(reply))
        left = None if limit is None else max(limit - (time.monotonic() - start), 0)
        reply |= _other(puzzle, result.grid, left, report, here)
    return reply


def _other(
    puzzle: sc.Puzzle,
    first: sc.Grid,
    time_limit: float | None,
    report: Callable[..., None],
    extra: Extra,
) -> dict[str, Any]:
    """Whether the solution is the only one, and another if it is not."""
    solver = choose_solver(puzzle, extra)
    if solver.name == "cadical":
        rest = sc.solve(
            puzzle,
            solver,
            time_limit=time_limit,
            on_progress=report,
            excluding=[first],
        )
        if rest.grid:
            return {"unique": False, "second": list(rest.grid.cells)}
        return {"unique": True if rest.status is sc.Status.INFEASIBLE else None}
    watch = Stopwatch(time_limit, report)
    search = Search(puzzle, watch.must_stop)
    second = next((grid for grid in search if grid != first), None)
    if second:
        return {"unique": False, "second": list(second.cells)}
    return {"unique": True if search.complete else None}


def _check(request: dict[str, Any], _tell: Callable[..., object], _extra: Extra) -> dict[str, Any]:
    puzzle = _puzzle(request["puzzle"])
    entries = sc.Grid(request["entries"])
    check = sc.first_mistake(puzzle, entries, time_limit=request.get("time_limit"))
    return {"status": check.verdict.value, "cell": check.cell}


def _solvers(
    _request: dict[str, Any], _tell: Callable[..., object], extra: Extra
) -> dict[str, Any]:
    found = []
    for name, reason in sc.available_solvers(extra).items():
        solver = extra.get(name) or NAMED.get(name)
        offered = isinstance(solver, Offer) and not solver.kept
        found.append(
            {
                "name": name,
                "reason": reason and _plain(reason),
                "modelers": list(solver.modelers) if solver else [],
                "offer": {"bytes": solver.bytes, "licence": solver.licence} if offered else None,
            }
        )
    return {"solvers": found}


def _export(request: dict[str, Any], _tell: Callable[..., object], _extra: Extra) -> dict[str, Any]:
    puzzle = _puzzle(request["puzzle"])
    return {"status": "exported", "text": sc.export(puzzle, request["to"], request["form"])}


OPERATIONS = {"solve": _solve, "check": _check, "solvers": _solvers, "export": _export}


def _puzzle(data: dict[str, Any]) -> sc.Puzzle:
    box = data.get("box")
    return sc.Puzzle(data["givens"], box=box and tuple(box))


def _plain(message: sc.Message) -> dict[str, Any]:
    return {"code": message.code, "params": message.params}


def _reporter(tell: Callable[..., object], start: float) -> Callable[[sc.Progress], None]:
    """Passes progress on, but not more often than a person can see."""
    last = start

    def report(progress: sc.Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= PROGRESS_SECONDS:
            last = now
            tell(
                "progress",
                seconds=now - start,
                nodes=progress.nodes,
                bound=progress.bound,
                incumbent=progress.incumbent,
            )

    return report
