"""Measure whether all ways to the solutions of random small puzzles agree: ``python -m tests.bench
rules``.

The checker tries digits cell by cell and asks the rules' own definitions; the search, the clauses
(in CaDiCaL) and the rows (their 0/1 points, and HiGHS) must find the same solutions, or as many as
were asked for. Any that differ are printed with the number that makes the puzzle again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from sudoku_core import Puzzle, Status, build_model, solutions, solve
from tests.oracles import Digits, Tedious, allows, by_checker, by_clauses, by_rows
from tests.rules import random_puzzle

from .table import machine, markdown, write

LIMIT = 12
"""Solutions that are asked for."""
FORMULATIONS = ("reduced", "full")
WORDS = ("none", "one", "many")
ABOUT = """{count} random puzzles (seeds {first} to {last}; {tedious} more were too long for the \
checker), each by the checker's definitions, the exact search, the clauses and the rows in both \
forms, and HiGHS. By what is in the puzzle, how many have no solution, one, or more:"""


def solutions_by_method(puzzle: Puzzle) -> Iterator[tuple[str, list[Digits]]]:
    """Up to the limit of solutions, by each way that is not the checker."""
    yield "search", [grid.cells for grid in solutions(puzzle, LIMIT)]
    for formulation in FORMULATIONS:
        yield f"clauses, {formulation}", by_clauses(puzzle, formulation, LIMIT)
        yield f"rows, {formulation}", by_rows(build_model(puzzle, formulation), LIMIT)


def by_highs(puzzle: Puzzle) -> int:
    """Solutions up to two, by HiGHS."""
    first = solve(puzzle, "highs")
    if first.grid is None:
        return 0
    second = solve(puzzle, "highs", excluding=[first.grid])
    return 1 + (second.status is Status.SOLVED)


def differing(puzzle: Puzzle, expected: list[Digits], seconds: Counter[str]) -> list[str]:
    """The ways that do not agree with the checker."""
    wrong = []
    start = time.process_time()
    for name, grids in solutions_by_method(puzzle):
        seconds[name] += time.process_time() - start
        agrees = len(grids) == len(set(grids)) == len(expected)
        if not agrees or (len(expected) < LIMIT and set(grids) != set(expected)):
            wrong.append(name)
        start = time.process_time()
    if by_highs(puzzle) != min(len(expected), 2):
        wrong.append("HiGHS")
    seconds["HiGHS"] += time.process_time() - start
    for formulation in FORMULATIONS:
        model = build_model(puzzle, formulation)
        if not all(allows(model, puzzle.layout.grid(digits)) for digits in expected):
            wrong.append(f"rows, {formulation}, of a solution")
    return wrong


def main(argv: Sequence[str]) -> None:
    """Compare all ways on random puzzles, and write down how many there were of each kind."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench rules", description=main.__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first puzzle")
    args = parser.parse_args(argv)
    kinds: Counter[tuple[str, str]] = Counter()
    seconds: Counter[str] = Counter()
    bad = tedious = done = 0
    seed = args.first
    while done < args.count:
        puzzle, words = random_puzzle(Random(seed))
        seed += 1
        start = time.process_time()
        try:
            expected = by_checker(puzzle, LIMIT)
        except Tedious:
            tedious += 1
            continue
        seconds["checker"] += time.process_time() - start
        done += 1
        for word in {"all", *words}:
            kinds[word, WORDS[min(len(expected), 2)]] += 1
        if wrong := differing(puzzle, expected, seconds):
            bad += 1
            print(f"seed {seed - 1}: {', '.join(wrong)} differ", file=sys.stderr)
    about = ABOUT.format(count=done, first=args.first, last=seed - 1, tedious=tedious)
    rows = [
        [word, *[kinds[word, many] for many in WORDS]]
        for word in ("all", *sorted({word for word, _ in kinds} - {"all"}))
    ]
    times = ", ".join(f"{name} {1e3 * spent / done:.2f}" for name, spent in seconds.items())
    text = [
        about,
        markdown(["with", *WORDS], rows),
        f"Puzzles on which one of them differs: **{bad}**.",
        f"Milliseconds of processor time a puzzle: {times}.",
        machine(("python-sat", "highspy")),
    ]
    write("rules", "\n\n".join(text))
    if bad:
        sys.exit(1)
