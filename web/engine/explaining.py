"""Why a puzzle has no solution: givens that cannot stand together, and givens to erase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .assets import loaded
from .plain import Extra, Post, Reporter, ended, puzzle_of

if TYPE_CHECKING:
    from protocol import EraseReply, EraseRequest, ExplainReply, ExplainRequest


def explain(request: ExplainRequest, post: Post, extra: Extra) -> ExplainReply:
    """Find a minimal set of givens, and of rules, that cannot stand together."""
    found = sc.conflicting_givens(
        puzzle_of(request["puzzle"]),
        time_limit=request["time_limit"],
        on_progress=Reporter(request, post),
        other_than=request["other_than"],
        extra=loaded(extra),
    )
    return {
        "status": ended(found.status),
        "cells": list(found.cells),
        "rules": list(found.rules),
        "minimal": found.minimal,
    }


def erase(request: EraseRequest, post: Post, extra: Extra) -> EraseReply:
    """Find the smallest sets of givens without which the puzzle can be solved."""
    found = sc.erasures(
        puzzle_of(request["puzzle"]),
        time_limit=request["time_limit"],
        on_progress=Reporter(request, post),
        extra=loaded(extra),
    )
    return {
        "status": ended(found.status),
        "rules": list(found.rules),
        "choices": [list(choice.cells) for choice in found.choices],
        "alone": [choice.unique for choice in found.choices],
        "minimal": found.minimal,
        "complete": found.complete,
    }
