"""Ways to write a puzzle down for a SAT solver, side by side: ``python -m tests.bench encodings``.

Minimal: every cell has a digit, no block has one twice. Extended: no cell has two digits and every
full block has each digit, too (Lynce and Ouaknine 2006). Either is written in full, with the givens
as clauses; or without what a given settles or rules out (Kwon and Jain 2006); or without what naked
and hidden singles do, to the end. The last, extended, is what ``sudoku_core.models.clauses`` does.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product
from statistics import mean

from sudoku_core import Puzzle
from sudoku_core.board.candidates import candidates, propagate
from tests.bench.seeds import sample
from tests.bench.table import machine, markdown, write

Formula = tuple[int, list[tuple[int, ...]]]
CUTS = ("full", "givens", "singles")
OURS = ("extended", "singles")


def encode(puzzle: Puzzle, encoding: str, cut: str) -> Formula:
    """Return how many variables there are, and the clauses, each once."""
    side, givens = puzzle.side, puzzle.givens.cells
    masks, settled = _masks(puzzle, cut)
    literal: dict[tuple[int, int], int] = {}
    for cell, mask in enumerate(masks):
        if not settled[cell]:
            for bit in (1 << digit for digit in range(side)):
                if mask & bit:
                    literal[cell, bit] = len(literal) + 1
    clauses: dict[tuple[int, ...], None] = {}
    by_cell: dict[int, list[int]] = {}
    for (cell, _), number in literal.items():
        by_cell.setdefault(cell, []).append(number)
    for numbers in by_cell.values():
        clauses[tuple(numbers)] = None
        if encoding == "extended":
            clauses |= dict.fromkeys(_not_both(numbers))
    for block in puzzle.blocks:
        placed = {masks[cell] for cell in block.cells if settled[cell]}
        for bit in {1 << digit for digit in range(side)} - placed:
            numbers = [literal[cell, bit] for cell in block.cells if (cell, bit) in literal]
            if encoding == "extended":
                clauses[tuple(numbers)] = None
            clauses |= dict.fromkeys(_not_both(numbers))
    if cut == "full":
        clauses |= {(literal[c, 1 << digit - 1],): None for c, digit in enumerate(givens) if digit}
    return len(literal), list(clauses)


def _masks(puzzle: Puzzle, cut: str) -> tuple[Sequence[int], Sequence[bool]]:
    """By cell, what it can hold, and whether it needs no variables."""
    givens = puzzle.givens.cells
    if cut == "full":
        return [(1 << puzzle.side) - 1] * len(givens), [False] * len(givens)
    if cut == "givens":
        return candidates(puzzle), [digit > 0 for digit in givens]
    masks = propagate(puzzle)
    assert masks
    return masks, [mask & (mask - 1) == 0 for mask in masks]


def _not_both(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    return ((-literal, -other) for literal, other in combinations(numbers, 2))


def _measure(puzzle: Puzzle, encoding: str, cut: str) -> list[float]:
    """Variables, clauses, and seconds to write them, to solve, and to prove the only solution."""
    from pysat.solvers import Cadical195

    times = [time.process_time()]
    count, clauses = encode(puzzle, encoding, cut)
    times.append(time.process_time())
    with Cadical195(bootstrap_with=clauses) as solver:
        assert solver.solve()
        times.append(time.process_time())
        solver.add_clause([-number for number in solver.get_model() if number > 0])
        assert not solver.solve()
        times.append(time.process_time())
    return [count, len(clauses), *[after - before for before, after in pairwise(times)]]


def main(argv: Sequence[str]) -> None:
    """Write, solve and prove every puzzle in every way, puzzle by puzzle, round by round."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench encodings", description=main.__doc__
    )
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args(argv).rounds
    rows = []
    sets = {
        "9×9 hardest": sample("9x9-hardest"),
        "16×16 minimal": sample("bench-16x16-minimal")[:20],
        "25×25 minimal": sample("25x25"),
    }
    for name, puzzles in sets.items():
        figures: dict[tuple[str, str], list[list[float]]] = {}
        for puzzle in puzzles * rounds:
            for variant in product(("minimal", "extended"), CUTS):
                figures.setdefault(variant, []).append(_measure(puzzle, *variant))
        means = {
            variant: [mean(column) for column in zip(*rows)] for variant, rows in figures.items()
        }
        ours = sum(means[OURS][2:])
        for variant, (count, clauses, *seconds) in means.items():
            times = [f"{1000 * part:.1f}" for part in (*seconds, sum(seconds))]
            ratio = f"{sum(seconds) / ours:.1f}"
            rows.append([name, *variant, round(count), round(clauses), *times, ratio])
            print(*rows[-1], sep="  ", file=sys.stderr)
    head = ["set", "encoding", "cut by", "variables", "clauses", "ms to write", "to solve"]
    text = "A puzzle as clauses, CaDiCaL 1.9.5: means, milliseconds of processor time; the last"
    text += " column sets the sum beside extended, cut by singles, which is"
    text += " `sudoku_core.models.clauses`."
    table = markdown([*head, "to prove it the only one", "in all", "times ours"], rows)
    write("encodings", f"{text}\n\n{table}\n\n{machine(['python-sat'])}")
