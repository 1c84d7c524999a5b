"""Kinds of new puzzles and how long each takes to make, here and in Pyodide."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

from sudoku_core import generate
from sudoku_core.generation import NothingGenerated
from sudoku_core.generation.generate import Options
from sudoku_core.hints import LEVELS
from sudoku_core.rules import diagonals, windows
from sudoku_core.solvers.contract import Stopwatch
from tests.stepping import fillable

LIMIT = 120.0
"""Seconds for a puzzle; one that is not there then counts as this long."""
HALF = "rotate180"
SEED = 14
PAGE = 10
"""Of each kind so many are made in Pyodide."""
LARGE = ("16×16", "25×25")
"""Kinds that are not made there without a level: that needs a SAT solver at hand."""
Clock = Callable[[], float]


def kinds() -> dict[str, Options]:
    """By its name what each kind of puzzle is made with."""
    options_by_name: dict[str, Options] = {"minimal 9×9": {}, "9×9, " + HALF: {"symmetry": HALF}}
    for level in LEVELS:
        options_by_name["9×9, " + level] = {"level": level}
    for side in (6, 12, 16, 25):
        options_by_name[f"{side}×{side}"] = {"side": side}
        options_by_name[f"{side}×{side}, easy"] = {"side": side, "level": "easy", "minimal": False}
    options_by_name["X"] = {"rules": diagonals(9)}
    options_by_name["windoku"] = {"rules": windows(9)}
    options_by_name["jigsaw"] = {"board": fillable(3, 3, Random(1))}
    options_by_name["killer"] = {"rules": ["killer"]}
    return options_by_name


def spent(options: Options, count: int, seed: int, clock: Clock) -> tuple[list[float], int]:
    """Return how long so many of a kind took, each, and how many were not there at the limit."""
    spent_seconds, late = [], 0
    for number in range(count):
        start, watch = clock(), Stopwatch(LIMIT)
        with contextlib.suppress(NothingGenerated):
            generate(**{**options, "time_limit": LIMIT}, rng=Random(seed + number))
        spent_seconds.append(clock() - start)
        late += watch.expired
    return spent_seconds, late


def core_times(_folder: str, clock: Clock) -> dict[str, tuple[list[float], int]]:
    """By kind, the same for a few of it."""
    return {
        name: spent(options, 2 if name[:2] == "25" else PAGE, SEED, clock)
        for name, options in kinds().items()
        if name not in LARGE
    }


def in_pyodide(modules: Path) -> dict[str, tuple[list[float], int]]:
    """By kind, the same in Pyodide under Node."""
    here = Path(__file__)
    paths = (here.with_name("pyodide.mjs"), modules, here.parents[2], here.parent)
    command = ["node", *map(str, paths), "kinds"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, tuple[list[float], int]] = json.loads(
        done.stdout.strip().rpartition("\n")[2]
    )
    return figures
