"""The function for each request, and the solver to fetch before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import sudoku_core as sc
from sudoku_core.solvers import NAMED, traits_of

from .adding import add_up, smallest
from .assets import FIRST, Offer
from .explaining import erase, explain
from .hinting import candidates, hint, next_cell, steps, why_not
from .lessons import judge, lesson, lessons
from .listing import lines, rows
from .making import generate, grade, remaining_solutions
from .modelling import equations, export, model, relax
from .plain import Extra, Post, error_reply, puzzle_of
from .sharing import open_text, write
from .solving import check, solve

if TYPE_CHECKING:
    from protocol import PhotoReply, PhotoRequest, Request, SolverData, SolversReply, SolversRequest


def answer(request: Request, post: Post, extra: Extra) -> None:
    """Carry a request out; post its progress and then its reply.

    Args:
        request: a request of the protocol.
        post: the function that sends events to the page.
        extra: further solvers by name; an ``Offer`` is not loaded yet.
    """
    try:
        reply = OPERATIONS[request["op"]](request, post, extra)
    except (sc.InputError, sc.SolverError) as error:
        reply = error_reply(error.message)
    post({"kind": "reply", "id": request["id"], "reply": reply})


def missing_solver(request: Request, extra: Extra) -> Offer | None:
    """Return the solver to fetch before a request can be answered, if any.

    A solver that is still loading is awaited only if no other solver will do, or if the request
    names the solver. The arguments are those of ``answer``.
    """
    without_loading = {
        name: solver
        for name, solver in extra.items()
        if not (isinstance(solver, Offer) and solver.loading)
    }
    try:
        solver = extra.get(_solver_for(request, without_loading, extra))
    except sc.InputError:
        return None  # the answer reports the error
    return solver if isinstance(solver, Offer) else None


def solver_to_store(request: Request, extra: Extra) -> Offer | None:
    """Return the solver that "auto" would have to fetch for the puzzle of a request, if any.

    Boards with many cells in large sums, and large boards, take CaDiCaL; its files are stored
    before anybody asks for a solution.
    """
    if request["op"] != "check" and request["op"] != "grade" and request["op"] != "model":
        return None
    try:
        solver = sc.solvers.choose_solver(puzzle_of(request["puzzle"]), extra)
    except sc.InputError:
        return None
    if not isinstance(solver, Offer) or solver.name == FIRST or solver.stored:
        return None
    return solver


def _solver_for(request: Request, without_loading: Extra, extra: Extra) -> str:
    """Return the name of the solver that answers a request; "" if no particular solver does."""
    if request["op"] == "solve":
        if request["solver"] != "auto":
            return request["solver"]
        puzzle, formulation = puzzle_of(request["puzzle"]), request["form"]
        solver = sc.solvers.choose_solver(puzzle, without_loading, formulation)
        if formulation and formulation not in solver.formulations:
            solver = sc.solvers.choose_solver(puzzle, extra, formulation)
        return solver.name
    sums = request["op"] == "grade" and not request["quick"]
    if sums or request["op"] in ("relax", "smallest", "photo"):
        offers = [
            solver for solver in extra.values() if isinstance(solver, Offer) and solver.solves_lps
        ]
        return offers[0].name if offers else ""
    if request["op"] == "explain":
        puzzle, known = puzzle_of(request["puzzle"]), request["other_than"]
        return sc.solving.choose_explainer(puzzle, without_loading, other_than=known).name
    if request["op"] == "erase":
        puzzle = puzzle_of(request["puzzle"])
        return sc.solving.choose_explainer(puzzle, without_loading, erasing=True).name
    return ""


def solvers(_request: SolversRequest, _post: Post, extra: Extra) -> SolversReply:
    """List the solvers."""
    listed: list[SolverData] = []
    for name, reason in sc.available_solvers(extra).items():
        solver = extra.get(name) or NAMED.get(name)
        offer = solver if isinstance(solver, Offer) else None
        loading = offer is not None and offer.loading
        download = None if offer is None or offer.stored or loading else offer
        listed.append(
            {
                "name": name,
                "reason": error_reply(reason)["message"] if reason else None,
                "forms": list(solver.formulations) if solver else [],
                "proves": traits_of(solver).proves if solver else True,
                "loading": loading,
                "offer": {"bytes": download.bytes, "licence": download.licence}
                if download
                else None,
            }
        )
    return {"status": "listed", "solvers": listed}


def photo(request: PhotoRequest, post: Post, extra: Extra) -> PhotoReply:
    """Read the puzzle in a picture; the module for that is fetched with OpenCV."""
    from . import photos

    return photos.photo(request, post, extra)


OPERATIONS: Mapping[str, Callable[[Any, Post, Extra], Any]] = {
    "solve": solve,
    "check": check,
    "solvers": solvers,
    "model": model,
    "equations": equations,
    "relax": relax,
    "export": export,
    "explain": explain,
    "erase": erase,
    "hint": hint,
    "why-not": why_not,
    "next-cell": next_cell,
    "candidates": candidates,
    "steps": steps,
    "add-up": add_up,
    "smallest": smallest,
    "lessons": lessons,
    "lesson": lesson,
    "judge": judge,
    "grade": grade,
    "generate": generate,
    "remaining-solutions": remaining_solutions,
    "open": open_text,
    "write": write,
    "lines": lines,
    "rows": rows,
    "photo": photo,
}
