"""Measure new puzzles with rules of many kinds: ``python -m tests.bench new_rules``.

Puzzles of each mix of kinds and each level are made, by processor time. CaDiCaL, which shares
nothing with the generator, checks that each puzzle has one solution, and that some puzzles have
several solutions without any of their givens.
"""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median, quantiles

from sudoku_core import Puzzle, generate, grade
from sudoku_core.generation import NothingGenerated
from sudoku_core.generation.generate import Options
from sudoku_core.rules import KINDS
from tests import oracles

from .generating import is_minimal
from .table import machine, markdown, write

MIXES = (
    "killer",
    "killer:6",
    "jigsaw",
    "jigsaw,thermometer:2",
    "thermometer",
    "thermometer:4",
    "thermometer:2,arrow:1",
    "arrow",
    "arrow:4",
    "difference:8",
    "difference:0,alldifferences:1",
    "alldifferences:1,allratios:1",
    "pairsum:8",
    "allpairsums:1",
    "whisper:2",
    "renban:3",
    "palindrome:3",
    "littlekiller:5",
    "sandwich:4",
    "regionsum:3",
    "between:3",
    "quadruple:5",
)
LEVELS: dict[str, Options] = {
    "easy": {"level": "easy", "minimal": False},
    "medium": {"level": "medium"},
    "hard": {"level": "hard"},
}
"""For each level, the options: easy puzzles have givens to spare, as those of the page."""
HEAD = ("rules", "level", "made", "seconds, median", "95th", "worst", "unique", "minimal")


def row(mix: str, level: str, args: argparse.Namespace) -> tuple[object, ...]:
    """Return the figures of puzzles of a mix and a level: made, times, unique, minimal.

    Args:
        mix: the new rules, as ``generate`` reads them.
        level: one of ``LEVELS``.
        args: the arguments of the command.
    """
    spent, puzzles = [], list[Puzzle]()
    for number in range(args.count):
        end = time.process_time() + args.limit
        options: Options = {
            **LEVELS[level],
            "rules": mix,
            "on_progress": lambda _progress, end=end: time.process_time() > end,
        }
        start, puzzle = time.process_time(), None
        with contextlib.suppress(NothingGenerated):
            puzzle = generate(**options, rng=Random(args.seed + number))
        spent.append(time.process_time() - start)
        if puzzle and spent[-1] < args.limit and grade(puzzle, hardest=7).level == level:
            puzzles.append(puzzle)
    unique = sum(len(oracles.by_clauses(puzzle, "reduced", 2)) == 1 for puzzle in puzzles)
    checked = puzzles[: args.checked] if LEVELS[level].get("minimal", True) else []
    minimal = sum(is_minimal(puzzle, None) for puzzle in checked)
    late = quantiles(spent, n=20, method="inclusive")[-1]
    times = [f"{seconds:.2f}" for seconds in (median(spent), late, max(spent))]
    made = f"{len(puzzles)} of {args.count}"
    return (mix, level, made, *times, unique, f"{minimal} of {len(checked)}" if checked else "")


def any_kind(side: int, seed: int) -> tuple[object, ...]:
    """Return the figures of puzzles with two rules of a kind, for each kind that has a place.

    Args:
        side: the side of the boards.
        seed: of the random choices.
    """
    spent, unique, not_made = [], 0, []
    kinds = [name for name, kind in KINDS.items() if kind.places()]
    for name in kinds:
        start = time.process_time()
        try:
            puzzle = generate(side, rules={name: 2}, rng=Random(seed), time_limit=60)
        except (ValueError, NothingGenerated):
            not_made.append(name)
            continue
        spent.append(time.process_time() - start)
        unique += len(oracles.by_clauses(puzzle, "reduced", 2)) == 1
    times = [f"{seconds:.2f}" for seconds in (median(spent), max(spent))]
    return (f"{side}×{side}", len(kinds), len(spent), *times, unique, ", ".join(not_made))


def main(argv: Sequence[str]) -> None:
    """Make, measure and check."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench new_rules")
    parser.add_argument("--count", type=int, default=10, help="of each mix and level")
    parser.add_argument("--checked", type=int, default=2, help="of these, checked to be minimal")
    parser.add_argument("--limit", type=float, default=60, help="processor seconds for a puzzle")
    parser.add_argument("--only", default="", help="mixes that hold this")
    parser.add_argument(
        "--sides", type=int, nargs="*", default=(4, 6, 9), help="of boards with every kind"
    )
    parser.add_argument("--seed", type=int, default=33)
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    args = parser.parse_args(argv)
    rows = []
    wanted = [(mix, level) for mix in MIXES if args.only in mix for level in LEVELS]
    with ProcessPoolExecutor(args.jobs) as pool:
        for made in [pool.submit(row, *each, args) for each in wanted]:
            rows.append(made.result())
            print(rows[-1], flush=True)
    head = ("board", "kinds", "made", "seconds, median", "worst", "unique", "not made")
    parts = [markdown(HEAD, rows)]
    if not args.only:
        parts.append(markdown(head, [any_kind(side, args.seed) for side in args.sides]))
    whole = sum(int(str(made[2]).partition(" ")[0]) for made in rows)
    total = f"{whole} of {len(rows) * args.count} made; {args.limit:g} s at most for each."
    text = "\n\n".join([*parts, total, machine()])
    if args.only:
        print(text)
    else:
        write("new_rules", text)
