"""Explanation of puzzles without a solution: contradicting givens, and givens to erase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import loaded
from .plain import Extra, Post, Reporter, puzzle_of, status_of

if TYPE_CHECKING:
    from protocol import EraseReply, EraseRequest, ExplainReply, ExplainRequest


def explain(request: ExplainRequest, post: Post, extra: Extra) -> ExplainReply:
    """Find a minimal set of givens and rules that contradict each other."""
    conflict = sc.conflicting_givens(
        puzzle_of(request["puzzle"]),
        time_limit=request["time_limit"],
        on_progress=Reporter(request, post),
        other_than=request["other_than"],
        extra=loaded(extra),
    )
    return {
        "status": status_of(conflict.status),
        "cells": list(conflict.cells),
        "rules": list(conflict.rules),
        "minimal": conflict.minimal,
    }


def erase(request: EraseRequest, post: Post, extra: Extra) -> EraseReply:
    """Find the smallest sets of givens without which the puzzle can be solved."""
    result = sc.erasures(
        puzzle_of(request["puzzle"]),
        time_limit=request["time_limit"],
        on_progress=Reporter(request, post),
        extra=loaded(extra),
    )
    return {
        "status": status_of(result.status),
        "rules": list(result.rules),
        "choices": [list(choice.cells) for choice in result.choices],
        "alone": [choice.unique for choice in result.choices],
        "minimal": result.minimal,
        "complete": result.complete,
    }
