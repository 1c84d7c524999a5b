"""Measure how far grades agree with published ones, and with themselves: ``python -m tests.bench
grades``.

The rating is held against the published one of each puzzle in the bank (Spearman's rank
correlation); so is the size of the largest proof, of some. Then puzzles are turned, their rows and
columns swapped and their digits renamed, and graded again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from random import Random
from statistics import correlation, median, quantiles

from sudoku_core import Puzzle, grade, parse
from sudoku_core.hints import Grade
from tests.isomorphs import shuffled

from .rated import BANK
from .table import machine, markdown, write

ISOMORPHS = 3


def published() -> list[tuple[float, Puzzle]]:
    """The puzzles of the bank with their ratings, easiest first."""
    lines = [line.split("\t") for line in BANK.read_text("utf-8").splitlines()[1:]]
    rated = sorted([(float(line[1]), line[0]) for line in lines])
    return [(rating, parse(text)) for rating, text in rated]


def spread(rated: Sequence[tuple[float, Puzzle]], count: int) -> list[tuple[float, Puzzle]]:
    """Return a number of of them, over all ratings."""
    return [rated[number * len(rated) // count] for number in range(min(count, len(rated)))]


def ranked(pairs: Iterable[tuple[float, float]]) -> float:
    """Spearman's rank correlation, ties sharing a rank."""
    ours, other = zip(*pairs, strict=True)
    return correlation(_ranks(ours), _ranks(other))


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(values)
    first = {value: place for place, value in reversed([*enumerate(order)])}
    last = {value: place for place, value in enumerate(order)}
    return [(first[value] + last[value]) / 2 for value in values]


def main(argv: Sequence[str]) -> None:
    """Grade, and compare."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench grades")
    parser.add_argument("--count", type=int, default=790, help="puzzles whose rating is compared")
    parser.add_argument("--sizes", type=int, default=60, help="puzzles whose proofs are measured")
    parser.add_argument("--turned", type=int, default=120, help="puzzles that are turned")
    args = parser.parse_args(argv)
    rated, rows = published(), []
    for name, unique in (("rating", True), ("rating, no uniqueness", False)):
        pairs, spent = [], []
        for rating, puzzle in spread(rated, args.count):
            start = time.process_time()
            pairs.append((rating, grade(puzzle, unique=unique).rating))
            spent.append(time.process_time() - start)
        rows.append(_row(name, pairs, spent))
        near = sum(abs(ours - other) < 0.05 for ours, other in pairs)
        print(name, "the same:", near, "harder:", sum(b > a + 0.05 for a, b in pairs), flush=True)
    pairs, spent = [], []
    for rating, puzzle in spread(rated, args.sizes):
        start = time.process_time()
        size = grade(puzzle, proof_size=True).proof_size
        spent.append(time.process_time() - start)
        if size is not None:
            pairs.append((rating, float(size)))
        print(rating, size, round(spent[-1], 2), flush=True)
    rows.append(_row("proof size", pairs, spent))
    rng, changed = Random(14), 0
    for _rating, puzzle in spread(rated, args.turned):
        first = grade(puzzle)
        changed += sum(_differ(first, grade(shuffled(puzzle, rng)[0])) for _ in range(ISOMORPHS))
    head = ["grade", "puzzles", "Spearman", "seconds, median", "95th", "worst"]
    summary = f"{changed} of {ISOMORPHS * args.turned} isomorphs of {args.turned} puzzles differ."
    text = f"{markdown(head, rows)}\n\n{summary}\n\n{machine()}"
    print(text)
    write("grades", text)


def _differ(own_grade: Grade, other: Grade) -> bool:
    return own_grade != other


def _row(
    name: str, pairs: Sequence[tuple[float, float]], spent: Sequence[float]
) -> tuple[object, ...]:
    times = (median(spent), quantiles(spent, n=20)[-1], max(spent))
    return (name, len(pairs), f"{ranked(pairs):.3f}", *[f"{seconds:.2f}" for seconds in times])
