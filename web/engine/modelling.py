"""The model of a puzzle: its size, its relaxation, and its text for other tools."""

from __future__ import annotations

from dataclasses import asdict

import sudoku_core as sc
from sudoku_core.candidates import candidates, propagate

from .optional import loaded
from .plain import Extra, Reply, Reporter, Request, Tell, puzzle_of

SHOWN = 1e-6
"""What lies below is not shown: it is 0."""
PLACES = 4
HEAD = 200_000
"""So many characters of a text are told for reading."""


def model(request: Request, _tell: Tell, _extra: Extra) -> Reply:
    """How large the model is, full and reduced, and what presolve found out."""
    puzzle = puzzle_of(request)
    reduced = sc.build_model(puzzle)
    masks = propagate(puzzle) or candidates(puzzle)
    digits = range(puzzle.side)
    return {
        "status": "modelled",
        "full": asdict(sc.build_model(puzzle, "full").stats),
        "reduced": asdict(reduced.stats),
        "left": [[digit + 1 for digit in digits if mask >> digit & 1] for mask in masks],
        "contradicts": reduced.contradicts,
    }


def relax(request: Request, tell: Tell, extra: Extra) -> Reply:
    """How strongly the linear relaxation chooses each digit."""
    makers = [getattr(solver, "make_lp", None) for solver in loaded(extra).values()]
    report = Reporter(tell, request.get("log", False))
    found = sc.relaxation(
        puzzle_of(request),
        request.get("form", "reduced"),
        time_limit=request.get("time_limit"),
        on_progress=report,
        solver=next(filter(None, makers), None),
    )
    report.flush()
    values = [
        [[digit, round(x, PLACES)] for digit, x in enumerate(row, 1) if x > SHOWN]
        for row in found.values
    ]
    return {
        "status": "relaxed" if found.status is sc.Status.SOLVED else found.status.value,
        "values": values,
        "integral": list(found.integral),
        "solves": found.solves,
        "seconds": found.seconds,
        **{name: found.stats[name] for name in ("iterations", "variables", "constraints")},
    }


def export(request: Request, _tell: Tell, _extra: Extra) -> Reply:
    """The model as named texts: in one, and then, if its tool has it in several, in those files.

    The beginning of it and its length are told beside, since a text may have ten million letters.
    """
    puzzle = puzzle_of(request)
    to, form = request["to"], request["form"]
    texts = [list(file) for file in sc.export_files(puzzle, to, form).items()]
    if len(texts) > 1:
        texts.insert(0, [texts[0][0], sc.export(puzzle, to, form)])
    whole = texts[0][1]
    return {"status": "exported", "head": whole[:HEAD], "size": len(whole), "texts": texts}
