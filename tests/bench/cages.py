"""Measure how long boards with cages take to be proven: ``python -m tests.bench cages [FILE]``.

The file has a board a line, as JSON: ``text`` in any format, and if known ``solution`` (digits),
``status`` ("unique" or another word) and ``ms``, the milliseconds of the source's own solver.
Without a file, the tests' own killers are measured.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from sudoku_core import InputError, Puzzle, formats, solve_and_prove
from sudoku_core.board.lowering import lowered
from sudoku_core.rules import Killer
from sudoku_core.rules.kernel import Linear
from tests.boards import own_boards

from .table import machine, markdown, write

PACKAGES = ("python-sat",)
ABOUT = """Boards with cages by "{solver}", one run each, until it is known whether there is another
solution{limit}. Seconds of the processor; the source's by its own clock, as far as it gives any.
"right": the solution, or that there are several, is as the source has it."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board with what its source says of it.

    Args:
        name: its name, or its line in the file.
        puzzle: the board.
        solution: the digits as the text has them; empty if unknown.
        unique: whether it has one solution; None if unknown.
        seconds: the time of the source's solver; None if unknown.
    """

    name: str
    puzzle: Puzzle
    solution: str = ""
    unique: bool | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """One board's run: the solver, its seconds, and whether it proved and was right."""

    board: Board
    solver: str
    seconds: float
    proven: bool
    right: bool


def boards(path: Path) -> Iterator[Board]:
    """Yield the boards of a file that have cages with sums, and no unsupported rules."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        item = json.loads(line)
        try:
            document = formats.read(item["text"])
        except InputError:
            continue
        puzzle = document.puzzle
        if document.unsupported_rules or not has_cages(puzzle):
            continue
        unique = item["status"] == "unique" if item.get("status") else None
        seconds = item["ms"] / 1000 if item.get("ms") is not None else None
        name = item.get("name") or f"line {number}"
        yield Board(name, puzzle, item.get("solution") or "", unique, seconds)


def has_cages(puzzle: Puzzle) -> bool:
    """Return whether there are cages with sums."""
    sums = any(isinstance(primitive, Linear) for _, primitive in lowered(puzzle.layout).others)
    return sums and any(isinstance(rule, Killer) for rule in puzzle.rules)


def own() -> Iterator[Board]:
    """Yield the tests' own killers."""
    for known in own_boards("killers"):
        yield Board(known.name, known.puzzle, "".join(map(str, known.solution)), True)


def run(board: Board, solver: str, limit: float | None) -> Run:
    """Return how a board was solved and proven."""
    start = processor_seconds()
    proven = solve_and_prove(board.puzzle, solver, time_limit=limit)
    seconds = processor_seconds() - start
    grid, values = proven.result.grid, board.puzzle.digits
    digits = "".join([str(values[digit - 1]) for digit in grid.cells]) if grid else ""
    same = proven.unique is False or not board.solution or digits == board.solution
    right = same and board.unique in (None, proven.unique)
    return Run(board, proven.result.solver, seconds, proven.unique is not None, right)


def processor_seconds() -> float:
    """Return the processor time of this process and of those that it has ended."""
    return sum(os.times()[:4])


def row(name: str, runs: Sequence[Run]) -> list[object]:
    """Return the figures of some runs, with those of the source."""
    others = [each.board.seconds for each in runs if each.board.seconds is not None]
    proven, right = sum(each.proven for each in runs), sum(each.right for each in runs)
    return [
        name,
        f"{proven} of {len(runs)}",
        right,
        *spread([r.seconds for r in runs]),
        *spread(others),
    ]


def spread(seconds: Sequence[float]) -> list[str]:
    """Return the median, the ninth decile and the maximum as the table shows them."""
    ordered = sorted(seconds)
    if not ordered:
        return ["–"] * 3
    figures = (median(ordered), ordered[len(ordered) * 9 // 10], ordered[-1])
    return [f"{figure:.3f}" for figure in figures]


def main(argv: Sequence[str]) -> None:
    """Prove every board with cages, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench cages", description=main.__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="boards, one a line")
    parser.add_argument("--solver", default="auto")
    parser.add_argument("--time-limit", type=float, metavar="SECONDS", help="for each board")
    args = parser.parse_args(argv)
    runs = []
    for board in boards(args.file) if args.file else own():
        runs.append(run(board, args.solver, args.time_limit))
        each = runs[-1]
        print(board.name, each.solver, f"{each.seconds:.3f}", each.right, sep="  ", file=sys.stderr)
    solvers = sorted({each.solver for each in runs})
    rows = [row(name, [r for r in runs if r.solver == name]) for name in solvers]
    rows.append(row("all", runs))
    head = ["by", "proven", "right", "median s", "90 % s", "worst s"]
    head += ["source: median s", "90 % s", "worst s"]
    limit = f", at most {args.time_limit:g} s" if args.time_limit else ""
    about = ABOUT.format(solver=args.solver, limit=limit)
    write("cages", "\n\n".join([about, markdown(head, rows), machine(PACKAGES)]))
