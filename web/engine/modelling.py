"""The model of a puzzle: its size, its relaxation, and its text for other tools."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import loaded
from .plain import Extra, Post, Reporter, puzzle_of, size_of

if TYPE_CHECKING:
    from protocol import (
        EquationsReply,
        EquationsRequest,
        ExportReply,
        ExportRequest,
        ModelReply,
        ModelRequest,
        RelaxReply,
        RelaxRequest,
    )

LEAST = 1e-6
"""What lies below is not shown: it is 0."""
PLACES = 4
MOST_PLACES = 12
"""Of decimals no more are told."""
HEAD = 200_000
"""So many characters of a text are told for reading."""


def model(request: ModelRequest, _post: Post, _extra: Extra) -> ModelReply:
    """How large the model is, full and reduced, and what presolve found out."""
    puzzle = puzzle_of(request["puzzle"])
    full, reduced = sc.build_model(puzzle, "full"), sc.build_model(puzzle)
    return {
        "status": "modelled",
        "full": size_of(full),
        "reduced": size_of(reduced),
        "left": [list(digits) for digits in reduced.digits_left],
        "cages": _cages(full),
        "contradicts": reduced.contradicts,
        "contradiction": reduced.constraints[0].name if reduced.contradicts else "",
        "exports": [
            {"name": to, "forms": list(sc.models.export_formulations(to))}
            for to in sc.models.EXPORTS
        ],
    }


def _cages(model: sc.models.BinaryModel) -> dict[str, int]:
    """Count the cages that have rows, by the end of the rows' names: digit, sum, sets, place."""
    names = {rule.name for rule in model.layout.rules if rule.kind == "killer"}
    cages: dict[str, set[str]] = {}
    for row in model.constraints:
        name, _, end = row.name.rpartition("_")
        if name in names:
            cages.setdefault(end.rstrip("0123456789"), set()).add(name)
    return {end: len(having) for end, having in cages.items()}


def equations(request: EquationsRequest, _post: Post, _extra: Extra) -> EquationsReply:
    """The equations of rules that a cell stands in."""
    found = sc.models.equations(puzzle_of(request["puzzle"]), request["cell"])
    return {
        "status": "told",
        "equations": [
            {
                "name": one.name,
                "rule": one.rule,
                "part": one.part,
                "text": one.text,
                "left": one.left,
                "void": one.impossible,
                "cells": list(one.cells),
                "open": list(one.open_cells),
                "free": len(one.free),
            }
            for one in found
            if one.rule
        ],
    }


def relax(request: RelaxRequest, post: Post, extra: Extra) -> RelaxReply:
    """How strongly the linear relaxation chooses each digit."""
    report = Reporter(request, post, request["log"])
    found = sc.relaxation(
        puzzle_of(request["puzzle"]),
        request["form"],
        time_limit=request["time_limit"],
        on_progress=report,
        extra=loaded(extra),
    )
    report.flush()
    values = [
        [[digit, round(x, PLACES)] for digit, x in enumerate(row, 1) if x > LEAST]
        for row in found.values
    ]
    return {
        "status": "relaxed" if found.status is sc.Status.SOLVED else found.status.value,
        "values": values,
        "integral": list(found.integral),
        "solves": found.solves,
        "seconds": found.seconds,
        "iterations": int(found.stats["iterations"]),
        "places": decimals(found.stats.get("residual", 0.0)),
        "variables": int(found.stats["variables"]),
        "givens": int(found.stats["givens"]),
        "constraints": int(found.stats["constraints"]),
    }


def decimals(residual: float) -> int:
    """Return to how many decimals something holds that is so far from holding at most.

    >>> decimals(9.9e-7), decimals(1e-6), decimals(0.0)
    (6, 6, 12)
    """
    return min(MOST_PLACES, int(-log10(residual))) if residual else MOST_PLACES


def export(request: ExportRequest, _post: Post, _extra: Extra) -> ExportReply:
    """The model as named texts: in one, and then, if its tool has it in several, in those files.

    The beginning of it and its length are told beside, since a text may have ten million letters.
    """
    puzzle = puzzle_of(request["puzzle"])
    to, formulation = request["to"], request["form"]
    texts = [[name, text] for name, text in sc.models.export_files(puzzle, to, formulation).items()]
    if len(texts) > 1:
        texts.insert(0, [texts[0][0], sc.export(puzzle, to, formulation)])
    whole = texts[0][1]
    return {"status": "exported", "head": whole[:HEAD], "size": len(whole), "texts": texts}
