"""Grades, new puzzles, and how a puzzle stands that is being set."""

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
        SettingReply,
        SettingRequest,
    )

QUICK_SECONDS, SECONDS = 1.0, 30.0
"""How long a grade may take: where others wait behind it, and where it may take time."""
ENDED: dict[sc.Status, Literal["solved", "limit", "unfinished"]] = {
    sc.Status.SOLVED: "solved",
    sc.Status.LIMIT: "limit",
    sc.Status.CANCELLED: "unfinished",
}
"""How a grade ended, as it crosses to the page."""
LONE = False
"""Whether grades rest on there being one solution: hints do not either, unless asked to."""
LOOKING = 0.7
"""The part of the time that it is looked for a puzzle; what is under way then has the rest."""


def grade(request: GradeRequest, _post: Post, extra: Extra) -> GradeReply:
    """Say how hard a puzzle is; where that is to be quick, what takes sums is left unfinished."""
    quick = request["quick"]
    left_out: list[sc.Message] = []
    to_grade = sc.grade  # loaded when it is first asked for, which takes time too
    end = perf_counter() + (QUICK_SECONDS if quick else SECONDS)
    found = to_grade(
        puzzle_of(request["puzzle"]),
        unique=LONE,
        extra={} if quick else loaded(extra),
        warn=left_out.append,
        on_progress=lambda _progress: perf_counter() > end or bool(quick and left_out),
    )
    graded = _graded(found)
    return {**graded, "status": "unfinished"} if quick and left_out else graded


def _graded(found: sc.hints.Grade) -> GradeReply:
    return {
        "status": ENDED[found.status],
        "level": found.level,
        "rating": found.rating,
        "technique": found.technique,
        "needs": list(found.needs),
        "effort": found.effort,
        "narrowest": found.narrowest,
    }


def generate(request: GenerateRequest, post: Post, extra: Extra) -> GenerateReply:
    """Make a new puzzle."""
    number, limit, last = request["id"], request["time_limit"], 0.0

    def tell(progress: sc.solvers.Progress) -> None:
        nonlocal last
        if progress.seconds - last >= PROGRESS_SECONDS:
            last = progress.seconds
            post({"kind": "looked", "id": number, "count": progress.nodes or 0})

    try:
        puzzle = sc.generate(
            board=puzzle_of(request["board"]),
            rules=["killer"] if request["caged"] else [],
            level=request["level"],
            minimal=request["minimal"],
            symmetry=request["symmetry"],
            pattern=request["pattern"],
            unique=LONE,
            rng=Random(request["seed"]),
            time_limit=None if limit is None else limit * LOOKING,
            on_progress=tell,
        )
    except sc.generation.NothingGenerated:
        return {"status": "nothing", "text": "", "grade": None, "fits": False}
    graded = _graded(sc.grade(puzzle, unique=LONE, extra=loaded(extra)))
    fits = request["level"] in (None, graded["level"])
    text = sc.format_grid(puzzle, "rules")
    return {"status": "generated", "text": text, "grade": graded, "fits": fits}


def setting(request: SettingRequest, _post: Post, _extra: Extra) -> SettingReply:
    """Say how far the givens are from leaving one solution."""
    found = sc.generation.setting(puzzle_of(request["puzzle"]))
    return {
        "status": "counted",
        "found": found.found,
        "complete": found.complete,
        "spare": list(found.spare),
        "soonest": list(found.soonest),
        "left": found.left,
        "fewest": list(found.fewest) if found.fewest else None,
    }
