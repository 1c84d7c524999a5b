"""Which function answers a request, and what is to be fetched before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import sudoku_core as sc
from sudoku_core.solvers import NAMED, traits_of

from .adding import add_up, smallest
from .assets import Offer
from .explaining import erase, explain
from .hinting import candidates, hint, next_cell, steps, why_not
from .listing import lines, rows
from .making import generate, grade, setting
from .modelling import equations, export, model, relax
from .plain import Extra, Post, error_reply, puzzle_of
from .sharing import open_text, write
from .solving import check, solve

if TYPE_CHECKING:
    from protocol import PhotoReply, PhotoRequest, Request, SolverData, SolversReply, SolversRequest


def answer(request: Request, post: Post, extra: Extra) -> None:
    """Carry a request out, posting progress and, last, the reply.

    Args:
        request: one of the protocol.
        post: takes the events.
        extra: further solvers by name; those on offer only do not solve.
    """
    try:
        reply = OPERATIONS[request["op"]](request, post, extra)
    except (sc.InputError, sc.SolverError) as error:
        reply = error_reply(error.message)
    post({"kind": "reply", "id": request["id"], "reply": reply})


def wanted(request: Request, extra: Extra) -> Offer | None:
    """The solver that is to be there before a request is answered, if it is not yet.

    One that is on its way is not waited for, unless there is no other way or it is asked for.

    Args:
        request: as for ``answer``.
        extra: as for ``answer``.
    """
    here = {
        name: solver
        for name, solver in extra.items()
        if not (isinstance(solver, Offer) and solver.coming)
    }
    try:
        solver = extra.get(_taken(request, here, extra))
    except sc.InputError:
        return None  # as the answer will say
    return solver if isinstance(solver, Offer) else None


def _taken(request: Request, here: Extra, extra: Extra) -> str:
    """The name of the solver that answers a request; empty for none in particular."""
    if request["op"] == "solve":
        if request["solver"] != "auto":
            return request["solver"]
        puzzle, formulation = puzzle_of(request["puzzle"]), request["form"]
        solver = sc.solvers.choose_solver(puzzle, here, formulation)
        if formulation and formulation not in solver.formulations:
            solver = sc.solvers.choose_solver(puzzle, extra, formulation)
        return solver.name
    sums = request["op"] == "grade" and not request["quick"]
    if sums or request["op"] in ("relax", "smallest", "photo"):
        offers = [one for one in extra.values() if isinstance(one, Offer) and one.solves_lps]
        return offers[0].name if offers else ""
    if request["op"] == "explain":
        puzzle, known = puzzle_of(request["puzzle"]), request["other_than"]
        return sc.solving.choose_explainer(puzzle, here, other_than=known).name
    if request["op"] == "erase":
        return sc.solving.choose_explainer(puzzle_of(request["puzzle"]), here, erasing=True).name
    return ""


def solvers(_request: SolversRequest, _post: Post, extra: Extra) -> SolversReply:
    """List the solvers."""
    found: list[SolverData] = []
    for name, reason in sc.available_solvers(extra).items():
        solver = extra.get(name) or NAMED.get(name)
        offer = solver if isinstance(solver, Offer) else None
        coming = offer is not None and offer.coming
        told = offer if not (offer is None or offer.kept or coming) else None
        found.append(
            {
                "name": name,
                "reason": error_reply(reason)["message"] if reason else None,
                "forms": list(solver.formulations) if solver else [],
                "proves": traits_of(solver).proves if solver else True,
                "coming": coming,
                "offer": {"bytes": told.bytes, "licence": told.licence} if told else None,
            }
        )
    return {"status": "listed", "solvers": found}


def photo(request: PhotoRequest, post: Post, extra: Extra) -> PhotoReply:
    """Read the puzzle in a picture, by what comes with OpenCV."""
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
    "grade": grade,
    "generate": generate,
    "setting": setting,
    "open": open_text,
    "write": write,
    "lines": lines,
    "rows": rows,
    "photo": photo,
}
