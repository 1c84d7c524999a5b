"""Explanation of puzzles without a solution: contradicting givens, and givens to erase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc
from sudoku_core.solving import smallest_clash

from .assets import loaded
from .plain import Extra, Post, Reporter, puzzle_of, status_of

if TYPE_CHECKING:
    from protocol import EraseReply, EraseRequest, ExplainReply, ExplainRequest


def explain(request: ExplainRequest, post: Post, extra: Extra) -> ExplainReply:
    """Find givens and rules that contradict each other: a smallest set, then minimal ones."""
    puzzle, known = puzzle_of(request["puzzle"]), request["other_than"]
    limit, report = request["time_limit"], Reporter(request, post)
    extra = loaded(extra)
    if known:
        conflict = sc.conflicting_givens(
            puzzle, time_limit=limit, on_progress=report, other_than=known, extra=extra
        )
    else:
        conflict = smallest_clash(puzzle, time_limit=limit, on_progress=report, extra=extra)
    return {
        "status": status_of(conflict.status),
        "cells": list(conflict.cells),
        "rules": list(conflict.rules),
        "minimal": conflict.minimal,
        "smallest": conflict.smallest,
    }


def erase(request: EraseRequest, post: Post, extra: Extra) -> EraseReply:
    """Find the smallest sets of givens and rules without which the puzzle can be solved."""
    result = sc.erasures(
        puzzle_of(request["puzzle"]),
        rules=True,
        time_limit=request["time_limit"],
        on_progress=Reporter(request, post),
        extra=loaded(extra),
    )
    return {
        "status": status_of(result.status),
        "rules": list(result.rules),
        "choices": [list(choice.cells) for choice in result.choices],
        "with_rules": [list(choice.rules) for choice in result.choices],
        "alone": [choice.unique for choice in result.choices],
        "minimal": result.minimal,
        "complete": result.complete,
    }
