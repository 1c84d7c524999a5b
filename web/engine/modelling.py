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
"""Values up to this count as 0."""
PLACES = 4
MOST_PLACES = 12
"""Decimals of the values, and the greatest precision that is reported."""
HEAD = 200_000
"""Number of characters of a text in the reply."""


def model(request: ModelRequest, _post: Post, _extra: Extra) -> ModelReply:
    """Return the sizes of the full and reduced models, and the digits that presolve leaves."""
    puzzle = puzzle_of(request["puzzle"])
    full, reduced = sc.build_model(puzzle, "full"), sc.build_model(puzzle)
    return {
        "status": "modelled",
        "full": size_of(full),
        "reduced": size_of(reduced),
        "digits_left": [list(digits) for digits in reduced.digits_left],
        "cages": _cages(full),
        "contradicts": reduced.contradicts,
        "contradiction": reduced.constraints[0].name if reduced.contradicts else "",
        "exports": [
            {"name": name, "forms": list(sc.models.export_formulations(name))}
            for name in sc.models.EXPORTS
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
    return {end: len(cage_names) for end, cage_names in cages.items()}


def equations(request: EquationsRequest, _post: Post, _extra: Extra) -> EquationsReply:
    """Return the equations of a cell's rules."""
    return {
        "status": "equations",
        "equations": [
            {
                "name": equation.name,
                "rule": equation.rule,
                "part": equation.part,
                "text": equation.text,
                "remainder": equation.left,
                "impossible": equation.impossible,
                "cells": list(equation.cells),
                "open_cells": list(equation.open_cells),
                "free": len(equation.free),
            }
            for equation in sc.models.equations(puzzle_of(request["puzzle"]), request["cell"])
            if equation.rule
        ],
    }


def relax(request: RelaxRequest, post: Post, extra: Extra) -> RelaxReply:
    """Solve the linear relaxation, and return its value of each digit."""
    report = Reporter(request, post, request["log"])
    relaxation = sc.relaxation(
        puzzle_of(request["puzzle"]),
        request["form"],
        time_limit=request["time_limit"],
        on_progress=report,
        extra=loaded(extra),
    )
    report.flush()
    values = [
        [[digit, round(x, PLACES)] for digit, x in enumerate(row, 1) if x > LEAST]
        for row in relaxation.values
    ]
    return {
        "status": "relaxed" if relaxation.status is sc.Status.SOLVED else relaxation.status.value,
        "values": values,
        "integral": list(relaxation.integral),
        "solves": relaxation.solves,
        "seconds": relaxation.seconds,
        "iterations": int(relaxation.stats["iterations"]),
        "places": decimals(relaxation.stats.get("residual", 0.0)),
        "variables": int(relaxation.stats["variables"]),
        "givens": int(relaxation.stats["givens"]),
        "constraints": int(relaxation.stats["constraints"]),
    }


def decimals(residual: float) -> int:
    """Return the number of decimals to which a solution with this residual is exact.

    >>> decimals(9.9e-7), decimals(1e-6), decimals(0.0)
    (6, 6, 12)
    """
    return min(MOST_PLACES, int(-log10(residual))) if residual else MOST_PLACES


def export(request: ExportRequest, _post: Post, _extra: Extra) -> ExportReply:
    """Return the model as one text and, for a tool that reads several files, as these files too.

    The reply itself has the beginning and the length only: a text may have ten million characters.
    """
    puzzle = puzzle_of(request["puzzle"])
    name, formulation = request["format"], request["form"]
    files = sc.models.export_files(puzzle, name, formulation)
    texts = [[file, text] for file, text in files.items()]
    if len(texts) > 1:
        texts.insert(0, [texts[0][0], sc.export(puzzle, name, formulation)])
    whole = texts[0][1]
    return {"status": "exported", "head": whole[:HEAD], "size": len(whole), "texts": texts}
