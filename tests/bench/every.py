"""Every solver on every kind of puzzle, one run each: ``python -m tests.bench every [--page]``.

Each outcome goes to a CSV file as it comes, and what stands there already is not run again.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import nullcontext

from sudoku_core import Puzzle, SolverError, build_model, solve
from sudoku_core.models.clauses import build_clauses
from tests.bench.page import Chromium, in_page
from tests.bench.seeds import instances, sample
from tests.bench.table import RESULTS, machine, markdown, told_version, write

NATIVELY = (
    "search:exact-cover",
    "cadical:clauses",
    "cadical:clauses-full",
    "z3:clauses",
    "cp-sat:all-different",
    "local-search:all-different",
    "highs:reduced",
    "cbc:reduced",
    "scip:reduced",
    "gurobi:reduced",
    "cplex:reduced",
    "glpk:reduced",
    # As seeds 000, 001, 003 and 004 write it.
    "glpk:full",
    "gurobi:full",
    "z3:integers",
    "cplex:full",
)
IN_PAGE = (
    "search:exact-cover",
    "cadical:clauses",
    "z3:clauses",
    "local-search:all-different",
    "highs:reduced",
    "highs:full",
    "z3:integers",
)
FORMULATIONS = ("full", "reduced", "clauses-full", "clauses", "all-different")
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
ABOUT = """{where}: seconds to a solution, one run each, at most {limit:g} s.

"–": not known in that time; "licence": larger than its free licence allows. Under each table, what
each model has: variables / constraints (those of the givens included) or clauses. "integers" has
as many as "all-different"."""
WHERE = {
    False: "Every solver natively, in a process of its own whose start is counted, but for search, "
    "local search and HiGHS",
    True: "Every solver in the page, from Solve on, the solver already loaded",
}

Outcome = tuple[str, float]
"""Status and seconds."""
Outcomes = Mapping[tuple[str, str], Outcome]
"""By way to solve and name of the puzzle."""
Run = Callable[[str, str, Puzzle, float], Outcome]
"""Given solver, form, puzzle and time limit in seconds."""


def puzzles() -> dict[str, dict[str, Puzzle]]:
    """The puzzles by name, by group."""
    return {
        "The nine instances of the seeds": dict(instances()),
        "Ten of the hardest 9×9": _numbered("9×9", sample("9x9-hardest")[:10]),
        "Minimal 16×16 and hard 25×25": {
            **_numbered("16×16", sample("16x16")[:3]),
            **_numbered("25×25", (sample("25x25") + sample("bench-25x25-minimal"))[:3]),
        },
    }


def _numbered(name: str, listed_puzzles: Sequence[Puzzle]) -> dict[str, Puzzle]:
    return {f"{name} {number}": puzzle for number, puzzle in enumerate(listed_puzzles, 1)}


def natively(solver: str, formulation: str, puzzle: Puzzle, limit: float) -> Outcome:
    """Solve by the library."""
    try:
        result = solve(puzzle, solver, formulation=formulation, time_limit=limit)
    except SolverError as error:
        return error.code.partition(".")[2], 0.0
    return result.status.value, result.seconds


def main(argv: Sequence[str]) -> None:
    """Solve every puzzle in every way that is not in the file yet, and write the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench every", description=main.__doc__)
    parser.add_argument("ways", nargs="*", help="SOLVER or SOLVER:MODELER; default: all")
    parser.add_argument("--page", action="store_true", help="in Chromium")
    parser.add_argument("--time-limit", type=float, default=60, metavar="SECONDS")
    parser.add_argument("--note", default="", help="what else is to be known of the machine")
    args = parser.parse_args(argv)
    known = IN_PAGE if args.page else NATIVELY
    selected = [
        combination
        for combination in known
        if not args.ways or {combination, combination.partition(":")[0]} & {*args.ways}
    ]
    name = "every-page" if args.page else "every"
    outcomes = _read(name)
    with in_page() if args.page else nullcontext(natively) as run:
        for combination in selected:
            _run(combination, args.time_limit, run, name, outcomes)
        others = run.versions if isinstance(run, Chromium) else _programs()
    combinations = [
        combination for combination in known if any(done == combination for done, _ in outcomes)
    ]
    about = ABOUT.format(where=WHERE[args.page], limit=args.time_limit)
    tables = [_table(title, group, combinations, outcomes) for title, group in puzzles().items()]
    if args.note:
        others.append(args.note)
    system = machine(() if args.page else PACKAGES, others)
    write(name, "\n\n".join([about, *tables, system]))


def _programs() -> list[str]:
    """The solvers that are programs, with their versions: CBC is the one in PuLP's wheel."""
    import pulp

    cbc = told_version(pulp.PULP_CBC_CMD.pulp_cbc_path, "-quit")
    return [f"CBC {cbc}", f"GLPK {told_version('glpsol')}"]


def _read(name: str) -> dict[tuple[str, str], Outcome]:
    path = RESULTS / f"{name}.csv"
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {
            (combination, on): (status, float(took))
            for combination, on, status, took in csv.reader(file)
        }


def _run(
    combination: str, limit: float, run: Run, name: str, outcomes: dict[tuple[str, str], Outcome]
) -> None:
    solver, _, formulation = combination.partition(":")
    with (RESULTS / f"{name}.csv").open("a", encoding="utf-8", newline="") as file:
        for group in puzzles().values():
            for title, puzzle in group.items():
                if (combination, title) not in outcomes:
                    status, seconds = run(solver, formulation, puzzle, limit)
                    outcomes[combination, title] = (status, seconds)
                    csv.writer(file).writerow([combination, title, status, f"{seconds:.3f}"])
                    file.flush()
                    print(combination, title, status, f"{seconds:.3f}", sep="  ", file=sys.stderr)


def _table(
    title: str, group: Mapping[str, Puzzle], combinations: Iterable[str], outcomes: Outcomes
) -> str:
    rows = []
    for combination in combinations:
        solver, _, formulation = combination.partition(":")
        row = [outcomes.get((combination, name), ("", 0.0)) for name in group]
        solved = sum(status == "solved" for status, _ in row)
        rows.append([solver, formulation, f"{solved} of {len(row)}", *map(_cell, row)])
    times = markdown(["solver", "model", "solved", *group], rows)
    sizes = [[m, *[size(puzzle, m) for puzzle in group.values()]] for m in FORMULATIONS]
    return f"## {title}\n\n{times}\n\n{markdown(['size of the model', *group], sizes)}"


def _cell(outcome: Outcome) -> str:
    status, seconds = outcome
    return f"{seconds:.3f}" if status == "solved" else {"limit": "–"}.get(status, status)


def size(puzzle: Puzzle, formulation: str) -> str:
    """Variables / constraints, or clauses."""
    if formulation == "all-different":
        return f"{puzzle.side**2} / {len(puzzle.blocks)}"
    model = build_model(puzzle, "full" if formulation.endswith("full") else "reduced")
    clauses = formulation.startswith("clauses")
    limits = build_clauses(model).clauses if clauses else model.constraints + model.fixings
    return f"{len(model.variables)} / {len(limits)}"
