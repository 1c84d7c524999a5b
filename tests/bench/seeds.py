"""The seeds' nine instances natively, with any solvers: ``python -m tests.bench seeds``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from sudoku_core import Puzzle, SolverError, available_solvers, parse, solve
from tests.bench.table import machine, markdown, write

DATA = Path(__file__).parent.parent / "data" / "seeds.txt"
PACKAGES = (
    "pulp",
    "highspy",
    "gurobipy",
    "cplex",
    "pyscipopt",
    "z3-solver",
    "ortools",
    "python-sat",
)


def instances() -> Iterator[tuple[str, Puzzle]]:
    """Each instance with its name."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines[:-1]):
        if line.startswith("#") and not lines[number + 1].startswith("#"):
            yield line.lstrip("# ").partition(":")[0], parse(lines[number + 1])


def main(argv: Sequence[str]) -> None:
    """Solve each instance with each solver."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench seeds", description=main.__doc__)
    parser.add_argument("solvers", nargs="*", help="default: all that can run here")
    parser.add_argument("--time-limit", type=float, default=60, metavar="SECONDS")
    parser.add_argument("--full", action="store_true", help="the full model, as the seeds write it")
    args = parser.parse_args(argv)
    names = args.solvers or [
        name for name, reason in available_solvers().items() if not reason and name != "auto"
    ]
    rows = []
    for title, puzzle in instances():
        cells = [_cell(puzzle, name, args.full, args.time_limit) for name in names]
        rows.append([title, *cells])
        print(*rows[-1], sep="  ", file=sys.stderr)
    form = "full model" if args.full else "reduced model"
    text = f"The seeds' instances, {form}, at most {args.time_limit:g} s each, seconds.\n\n"
    text += markdown(["instance", *names], rows) + f"\n\n{machine(PACKAGES)}"
    write("seeds-full" if args.full else "seeds", text)


def _cell(puzzle: Puzzle, name: str, full: bool, limit: float) -> str:
    modeler = "full" if full and name not in ("search", "local-search", "cp-sat") else None
    modeler = {"cadical": "clauses-full", "z3": "integers"}.get(name, modeler) if full else modeler
    try:
        result = solve(puzzle, name, modeler=modeler, time_limit=limit)
    except SolverError as error:
        return error.code.partition(".")[2]
    return f"{result.status.value} {result.seconds:.3f}"
