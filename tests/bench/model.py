"""Measure what a solver sees of a puzzle: ``python -m tests.bench model``.

For the seeds' nine instances and ten hardest 9x9: the size of the model full and reduced, the cells
that the relaxation settles, the nodes that HiGHS needs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from sudoku_core import Puzzle, build_model, relaxation, solve
from tests.bench.seeds import instances, sample
from tests.bench.table import machine, markdown, write

HARDEST = 10
HEAD = ("instance", "givens", "full", "reduced", "settled by singles", "by the relaxation")


def puzzles() -> Iterator[tuple[str, Puzzle]]:
    """Each puzzle with its name."""
    yield from instances()
    for number, puzzle in enumerate(sample("9x9-hardest")[:HARDEST], 1):
        yield f"hardest {number}", puzzle


def main(argv: Sequence[str]) -> None:
    """Measure each puzzle's model, relaxation and tree."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench model", description=main.__doc__)
    parser.parse_args(argv)
    rows = []
    for name, puzzle in puzzles():
        rows.append([name, *_row(puzzle)])
        print(*rows[-1], sep="  ", file=sys.stderr)
    text = "Variables / constraints of the model, cells settled, and HiGHS's branch-and-bound nodes"
    text += " on the reduced and on the full model.\n\n"
    text += markdown([*HEAD, "nodes, reduced", "full"], rows)
    write("model", f"{text}\n\n{machine(['pulp', 'highspy'])}")


def _row(puzzle: Puzzle) -> list[object]:
    cells = len(puzzle.givens.cells)
    givens = cells - puzzle.givens.cells.count(0)
    models = [build_model(puzzle, formulation) for formulation in ("full", "reduced")]
    sizes = [f"{m.stats.variables} / {m.stats.constraints}" for m in models]
    singles = cells - models[1].settled.count(0)
    relaxed = relaxation(puzzle)
    settled = f"{len(relaxed.integral)} of {cells}{', all' if relaxed.solves else ''}"
    nodes = [
        solve(puzzle, "highs", formulation=formulation).stats.get("nodes", 0)
        for formulation in ("reduced", "full")
    ]
    return [givens, *sizes, singles, settled, *nodes]
