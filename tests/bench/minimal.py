"""Makes minimal puzzles, of which no given can be left out: ``python -m tests.bench minimal``.

A random solution loses its givens one after another, in random order, as long as there is no other
solution; those that no longer can go stay. Whether a given can go is one question to the search: is
there a solution in which its cell is something else?
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random

from sudoku_core import Grid, Puzzle, count_solutions, solutions

ORDER = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def minimal(empty: Puzzle, rng: Random) -> Puzzle:
    """Return one minimal puzzle on the board of an empty one."""
    grid = next(solutions(empty, rng=rng))
    cells = list(grid.cells)
    order = list(range(len(cells)))
    rng.shuffle(order)
    _thin(empty, cells, order, len(cells) // 3)
    return empty.replace(Grid(cells))


def _thin(empty: Puzzle, cells: list[int], order: list[int], size: int) -> None:
    """Leave givens out, many at a time where that works, halving where it does not."""
    while order:
        batch, order = order[:size], order[size:]
        removed = {cell: cells[cell] for cell in batch}
        for cell in batch:
            cells[cell] = 0
        if count_solutions(empty.replace(Grid(cells))).unique:
            continue
        for cell, digit in removed.items():
            cells[cell] = digit
        if len(batch) > 1:
            _thin(empty, cells, batch, (len(batch) + 1) // 2)


def main(argv: Sequence[str]) -> None:
    """Write a file of minimal puzzles, one a line, the same for the same seed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench minimal", description=main.__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--side", type=int, default=16)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=16)
    args = parser.parse_args(argv)
    rng = Random(args.seed)
    empty = Puzzle([0] * args.side**2)
    with args.file.open("w", encoding="utf-8") as file:
        print(
            f"# side {args.side}, minimal, made by tests.bench.minimal, seed {args.seed}", file=file
        )
        for _ in range(args.count):
            cells = minimal(empty, rng).givens.cells
            print("".join(ORDER[d - 1] if d else "." for d in cells), file=file, flush=True)
