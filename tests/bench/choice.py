"""Measure what "auto" had better take for rules and overlaps: ``python -m tests.bench choice``.

Large boards with rules are the hard ones of the tests, with a few cages read off their solution.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median

from sudoku_core import Puzzle, Result, Status, available_solvers, solutions, solve
from sudoku_core.board.candidates import open_cells
from sudoku_core.rules import Killer, boards
from tests.boards import SAMURAI, own_boards

from .making import unique
from .seeds import sample
from .table import machine, markdown, write

CAGES = 6
"""On a large board, of two cells each."""
SAMURAIS = 30
PACKAGES = ("highspy", "python-sat")
SOLVERS = ("search", "cadical", "cbc", "highs")
PLAIN = {
    "9×9, hardest": ("9x9-hardest", 20),
    "16×16, minimal": ("bench-16x16-minimal", 10),
    "25×25, minimal": ("bench-25x25-minimal", 3),
}
"""Plain boards: by their name the file of the tests' data, and how many of them."""
ABOUT = """Boards by the solvers that "auto" takes, or that people expect it to take: the numbers of
cells that singles and rules leave open; of the seconds to a solution the median and the worst, one
run each, at most {limit:g} s ("–": at least one was not solved). Those that run in a process of
their own are counted with its start. Large boards with rules have {cages} cages of two cells."""


def with_cages(puzzle: Puzzle, seed: int) -> Puzzle:
    """A board with a few cages, whose sums are those of its solution."""
    grid = solve(puzzle).grid
    assert grid
    side, rng = puzzle.side, Random(seed)
    cells = rng.sample([cell for cell in puzzle.cells if (cell + 1) % side], CAGES)
    cages = [Killer((cell, cell + 1), grid.cells[cell] + grid.cells[cell + 1]) for cell in cells]
    return Puzzle(puzzle.givens, puzzle.blocks, rules=cages)


def samurai(seed: int) -> Puzzle:
    """Five boards that overlap, with one solution and no given that is not needed."""
    rng = Random(seed)
    empty = Puzzle([0] * 441, boards(SAMURAI, 21, (3, 3)), digits=range(1, 10))
    puzzle = empty.replace(next(solutions(empty, rng=rng)))
    for cell in rng.sample(empty.cells, len(empty.cells)):
        fewer = puzzle.replace(puzzle.givens.replace(cell, 0))
        if unique(fewer):
            puzzle = fewer
    return puzzle


def groups() -> Iterator[tuple[str, list[Puzzle]]]:
    """The boards by kind."""
    for title, (file, count) in PLAIN.items():
        yield title, sample(file)[:count]
    yield "samurais", [samurai(seed) for seed in range(SAMURAIS)]
    yield "killers", [known.puzzle for known in own_boards("killers")]
    yield "thermometers", [known.puzzle for known in own_boards("thermometers")]
    for name in ("16x16", "25x25"):
        boards = [with_cages(puzzle, seed) for seed, puzzle in enumerate(sample(name)[:8])]
        yield f"{name.replace('x', '×')} with cages", boards


def row(name: str, boards: Sequence[Puzzle], solver: str, limit: float) -> list[str]:
    """Return how one solver did."""
    left = [open_cells(puzzle) for puzzle in boards]
    results: list[Result] = [solve(puzzle, solver, time_limit=limit) for puzzle in boards]
    seconds = [result.seconds for result in results]
    solved = sum(result.status is Status.SOLVED for result in results)
    worst = f"{max(seconds):.2f}" if solved == len(boards) else "–"
    share = f"{solved} of {len(boards)}"
    return [name, f"{min(left)}–{max(left)}", solver, share, f"{median(seconds):.2f}", worst]


def main(argv: Sequence[str]) -> None:
    """Run the solvers on every kind of board, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench choice", description=main.__doc__)
    parser.add_argument("--time-limit", type=float, default=20, metavar="SECONDS")
    args = parser.parse_args(argv)
    here = available_solvers()
    ready = [name for name in SOLVERS if not here[name]]
    rows = [
        row(name, boards, solver, args.time_limit) for name, boards in groups() for solver in ready
    ]
    head = ["boards", "open", "by", "solved", "median s", "worst s"]
    about = ABOUT.format(limit=args.time_limit, cages=CAGES)
    write("choice", "\n\n".join([about, markdown(head, rows), machine(PACKAGES)]))
