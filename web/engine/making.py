"""Grades, new puzzles, and the number of solutions of a puzzle that is being set."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Literal

import sudoku_core as sc

from .assets import loaded
from .plain import PROGRESS_SECONDS, Extra, Post, puzzle_of

if TYPE_CHECKING:
    from protocol import (
        GenerateReply,
        GenerateRequest,
        GradeReply,
        GradeRequest,
        RemainingSolutionsReply,
        RemainingSolutionsRequest,
    )

QUICK_SECONDS, GRADE_SECONDS, SECONDS = 1.0, 5.0, 30.0
"""Time limits of a grade: in the queue of the user's requests, before another puzzle of the level,
and in the background."""
GRADE_STATUS: dict[sc.Status, Literal["solved", "limit", "unfinished"]] = {
    sc.Status.SOLVED: "solved",
    sc.Status.LIMIT: "limit",
    sc.Status.CANCELLED: "unfinished",
}
"""The protocol's name of a grade's status."""
ASSUME_UNIQUE = False
"""Whether grades use techniques that assume a unique solution; by default, hints do not."""
GENERATION_SHARE = 0.7
"""Share of the time limit after which the core stops; its last step and the grade have the rest."""


def grade(request: GradeRequest, _post: Post, extra: Extra) -> GradeReply:
    """Grade a puzzle; a quick grade that would need sums is left unfinished."""
    quick = request["quick"]
    left_out: list[sc.Message] = []
    to_grade = sc.grade  # imports the module before the clock starts
    end = perf_counter() + (QUICK_SECONDS if quick else SECONDS)
    graded = to_grade(
        puzzle_of(request["puzzle"]),
        unique=ASSUME_UNIQUE,
        extra={} if quick else loaded(extra),
        warn=left_out.append,
        on_progress=lambda _progress: perf_counter() > end or bool(quick and left_out),
    )
    reply = _grade_reply(graded)
    return {**reply, "status": "unfinished"} if quick and left_out else reply


def _grade_reply(grade: sc.hints.Grade) -> GradeReply:
    return {
        "status": GRADE_STATUS[grade.status],
        "level": grade.level,
        "rating": grade.rating,
        "technique": grade.technique,
        "needs": list(grade.needs),
        "effort": grade.effort,
        "narrowest": grade.narrowest,
    }


def generate(request: GenerateRequest, post: Post, extra: Extra) -> GenerateReply:
    """Make a puzzle by a request, and grade it; report now and then how many puzzles were tried."""
    number, limit, last_post = request["id"], request["time_limit"], 0.0

    def post_progress(progress: sc.solvers.Progress) -> None:
        nonlocal last_post
        if progress.seconds - last_post >= PROGRESS_SECONDS:
            last_post = progress.seconds
            post({"kind": "attempts", "id": number, "count": progress.nodes or 0})

    board, rules, level = puzzle_of(request["board"]), _rules_in(request), request["level"]
    if request["alike"]:
        level = level or _level_of(board)
        board, rules = sc.generation.anew(board)
    try:
        puzzle = sc.generate(
            board=board,
            rules=rules,
            level=level,
            minimal=request["minimal"],
            symmetry=request["symmetry"],
            pattern=request["pattern"],
            unique=ASSUME_UNIQUE,
            rng=Random(request["seed"]),
            time_limit=None if limit is None else limit * GENERATION_SHARE,
            on_progress=post_progress,
        )
    except sc.generation.NothingGenerated:
        return {"status": "nothing", "text": "", "grade": None, "fits": False}
    graded = _grade_reply(sc.grade(puzzle, unique=ASSUME_UNIQUE, extra=loaded(extra)))
    fits = level in (None, graded["level"])
    text = sc.format_grid(puzzle, "rules")
    return {"status": "generated", "text": text, "grade": graded, "fits": fits}


def _level_of(puzzle: sc.Puzzle) -> str | None:
    """Return the level of a puzzle; None if no steps solve it soon."""
    end = perf_counter() + GRADE_SECONDS
    graded = sc.grade(
        puzzle, unique=ASSUME_UNIQUE, on_progress=lambda _progress: perf_counter() > end
    )
    return graded.level if graded.status is sc.Status.SOLVED else None


def _rules_in(request: GenerateRequest) -> str:
    """Return the new rules that a request asks for, as the core reads them."""
    kinds = ",".join([f"{kind}:{count}" for kind, count in request["kinds"].items()])
    return ";".join(["killer"] * request["caged"] + [kinds])  # words of the core's text form


def remaining_solutions(
    request: RemainingSolutionsRequest, _post: Post, _extra: Extra
) -> RemainingSolutionsReply:
    """Count the solutions that the givens leave, and find the best cells for the next change."""
    result = sc.generation.setting(puzzle_of(request["puzzle"]))
    return {
        "status": "counted",
        "solutions": result.found,
        "complete": result.complete,
        "removable": list(result.spare),
        "best_cells": list(result.soonest),
        "average_left": result.left,
        "best_entry": list(result.fewest) if result.fewest else None,
    }
