"""Measure whether derived sums help integer programs of killers: ``python -m tests.bench derived``.

The sums of innies and outies (``search.block_sums``) are sums of rows of cages and blocks: they cut
off no fractions, but a solver may find other cuts and branches with them. The same model is solved
with and without them as further rows, by HiGHS and by CBC.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import median

from sudoku_core import Puzzle, build_model
from sudoku_core.models import to_pulp
from sudoku_core.search.block_sums import block_sums

from .boards import own
from .table import machine, markdown, write

FORMULATION = "full"
SOLVERS = {"HiGHS": "HiGHS", "CBC": "PULP_CBC_CMD"}


def seconds(puzzle: Puzzle, solver: str, derived: bool, limit: float) -> float:
    """Return the time of one solution by the clock, at most the limit."""
    import pulp

    problem = to_pulp(build_model(puzzle, FORMULATION))
    variables = problem.variablesDict()
    for linear in block_sums(puzzle.layout) if derived else ():
        terms = [
            factor
            * value
            * variables[f"x_{cell // puzzle.columns + 1}_{cell % puzzle.columns + 1}_{digit}"]
            for cell, factor in zip(
                linear.cells, linear.coefficients or [1] * len(linear.cells), strict=True
            )
            for digit, value in enumerate(puzzle.digits, 1)
        ]
        problem.addConstraint(pulp.lpSum(terms) == linear.total)
    start = time.perf_counter()
    problem.solve(pulp.getSolver(SOLVERS[solver], msg=False, timeLimit=limit))
    return min(time.perf_counter() - start, limit)


def main(argv: Sequence[str]) -> None:
    """Solve the tests' own killers with and without derived sums."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench derived", description=main.__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--time-limit", type=float, default=20, metavar="SECONDS")
    args = parser.parse_args(argv)
    boards = list(own())[: args.count]
    rows = []
    for solver in SOLVERS:
        pairs = [
            [seconds(board.puzzle, solver, derived, args.time_limit) for derived in (False, True)]
            for board in boards
        ]
        ratio = median([after / before for before, after in pairs])
        plain, more = zip(*pairs, strict=True)
        rows.append([solver, *[f"{median(t):.2f}" for t in (plain, more)], f"{ratio:.2f}"])
    head = ["solver", "median s, as it is", "with derived sums", "median ratio"]
    about = f"{len(boards)} killers, the {FORMULATION} model, at most {args.time_limit:g} s each."
    write("derived", "\n\n".join([about, markdown(head, rows), machine(("highspy", "pulp"))]))
