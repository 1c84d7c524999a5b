"""Measure how fast puzzles are made, and if they are as asked: ``python -m tests.bench
generating``.

Each kind is made so many times, by processor time, one core, pure Python; Debian's ``qqwing`` (C++)
makes plain 9×9 in the same run, and a few of each kind are made in Pyodide. Then some are held
against what shares nothing with the generator: CaDiCaL says how many solutions there are, with and
without each given, or orbit of givens, and the grade is asked again of the puzzle read from its
text.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles

from sudoku_core import Puzzle, format_grid, generate, grade, parse
from sudoku_core.generation.generate import Options
from sudoku_core.generation.symmetries import orbits
from tests import oracles

from .kinds import HALF, SEED, in_pyodide, kinds, spent
from .table import machine, markdown, told_version, write

FEWER = {"16": 4, "25": 20}
"""By how a name begins: so many times fewer are made."""
HEAD = ("puzzles", "made", "a second", "seconds, median", "95th", "worst", "at the limit")
QQWING = {"minimal 9×9": (), "9×9, " + HALF: ("--symmetry", HALF)}


def row(name: str, each: Sequence[float], late: int) -> tuple[object, ...]:
    """Return how long puzzles of a kind took."""
    times = (median(each), quantiles(each, n=20, method="inclusive")[-1], max(each))
    rate = len(each) / sum(each)
    return (name, len(each), f"{rate:.2f}", *[f"{seconds:.3f}" for seconds in times], late)


def by_qqwing(name: str, options: Sequence[str], count: int) -> tuple[object, ...]:
    """Have qqwing make so many, all in one process, which tells no single times."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    command = ["qqwing", "--generate", str(count), "--one-line", *options]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    each = (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before) / count
    assert len(lines) == count
    return (f"qqwing: {name}", count, f"{1 / each:.2f}", f"{each:.4f} (mean)", "", "", "")


def checked(count: int, seed: int) -> Iterator[tuple[object, ...]]:
    """Of so many puzzles, how many have one solution, are minimal, are graded the same again."""
    options_by_name: dict[str, Options] = {
        "any": {},
        HALF: {"symmetry": HALF},
        "hard": {"level": "hard"},
    }
    for name, options in options_by_name.items():
        unique = minimal = same = 0
        for number in range(count // len(options_by_name)):
            puzzle = generate(**options, rng=Random(seed + number))
            unique += len(oracles.by_clauses(puzzle, "reduced", 2)) == 1
            minimal += is_minimal(puzzle, options.get("symmetry"))
            again = grade(parse(format_grid(puzzle)))
            same += again == grade(puzzle) and again.level == options.get("level", again.level)
        yield name, count // len(options_by_name), unique, minimal, same


def is_minimal(puzzle: Puzzle, symmetry: str | None) -> bool:
    """Return whether without any given, or orbit of givens, there are several solutions."""
    for orbit in orbits(puzzle.layout, symmetry):
        digits = [0 if orbit >> n & 1 else digit for n, digit in enumerate(puzzle.givens.cells)]
        fewer = puzzle.layout.puzzle(digits)
        if fewer != puzzle and len(oracles.by_clauses(fewer, "reduced", 2)) == 1:
            return False
    return True


def main(argv: Sequence[str]) -> None:
    """Make, measure and check."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench generating")
    parser.add_argument("--count", type=int, default=40, help="of each kind")
    parser.add_argument("--checked", type=int, default=1000, help="puzzles that are checked")
    parser.add_argument("--only", help="kinds whose names hold this")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--node-modules", type=Path, help="where npm's pyodide is")
    args = parser.parse_args(argv)
    rows = []
    for name, options in kinds().items():
        if args.only and args.only not in name:
            continue
        count = max(2, args.count // FEWER.get(name[:2], 1))
        rows.append(row(name, *spent(options, count, args.seed, time.process_time)))
        print(*rows[-1], flush=True)
        if name in QQWING and shutil.which("qqwing"):
            rows.append(by_qqwing(name, QQWING[name], 10 * args.count))
    headings = ("checked", "made", "unique by CaDiCaL", "minimal", "graded the same again")
    parts = [markdown(HEAD, rows)]
    if args.node_modules:
        there = [row(name, *figures) for name, figures in in_pyodide(args.node_modules).items()]
        parts += ["In Pyodide under Node:", markdown(HEAD, there)]
    parts.append(markdown(headings, checked(args.checked, args.seed)))
    others = [told_version("qqwing")] if shutil.which("qqwing") else []
    text = "\n\n".join([*parts, machine(["python-sat"], others)])
    if args.only:
        print(text)
    else:
        write("generating", text)
