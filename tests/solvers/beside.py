"""Solvers in a process beside the tests' own, which is kept: to start one for each puzzle is slow.

What runs apart by itself does so in ``test_contract``, ``test_ruled`` and ``test_cases``, where a
puzzle is watched, limited, or has grids excluded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from sudoku_core import Puzzle, Result, solve
from sudoku_core.solvers.process import Apart, Here

Ask = Callable[..., Result]
"""Solves a puzzle by a solver, in a form if one is told."""


def _solved(solver: Here, puzzle: Puzzle, formulation: str | None) -> Result:
    return solve(puzzle, Apart(solver), formulation=formulation)


@contextmanager
def beside() -> Iterator[Ask]:
    """Yield what asks solvers that run apart, each in one process for all that it is asked."""
    pools: dict[str, ProcessPoolExecutor] = {}

    def ask(solver: Any, puzzle: Puzzle, formulation: str | None = None) -> Result:
        if not (isinstance(solver, Apart) and solver.always):
            return solve(puzzle, solver, formulation=formulation)
        if solver.name not in pools:
            pools[solver.name] = ProcessPoolExecutor(1, get_context("spawn"))
        return pools[solver.name].submit(_solved, solver.inner, puzzle, formulation).result()

    try:
        yield ask
    finally:
        for pool in pools.values():
            pool.shutdown()
