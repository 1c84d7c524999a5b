"""What each command does; each yields an exit status for every answer it gives."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict

from ..compare import Comparison
from ..compare import compare as compare_solvers
from ..exports import export
from ..formats import format_grid
from ..messages import InputError, Message
from ..model import build_model
from ..puzzle import Puzzle
from ..solve import Result
from ..solve import solve as solve_puzzle
from ..solvers import available_solvers
from ..solvers.contract import SolverError, SolverUnavailable, Status
from ..solvers.search import count_solutions
from ..validation import conflicts
from .inputs import puzzles
from .status import BAD, BROKEN, EXIT, GOOD, UNKNOWN, USAGE
from .streams import complain
from .ticker import Ticker

WORDS = {
    Status.INFEASIBLE: "no solution",
    Status.LIMIT: "not known in the time limit",
    Status.CANCELLED: "cancelled",
}


def _answers(
    args: argparse.Namespace, answer: Callable[[Puzzle, argparse.Namespace], int]
) -> Iterator[int]:
    """Answer each puzzle; one that can not be answered keeps its place among the answers."""
    for found in puzzles(args):
        try:
            yield answer(_readable(found), args)
        except SolverUnavailable:
            raise
        except (InputError, SolverError) as error:
            complain(error)
            print(json.dumps({"error": str(error)}) if args.json else "", flush=True)
            yield USAGE if isinstance(error, InputError) else BROKEN


def _readable(found: Puzzle | InputError) -> Puzzle:
    if isinstance(found, InputError):
        raise found
    return found


def solve(args: argparse.Namespace) -> Iterator[int]:
    """Solve each puzzle."""
    return _answers(args, _solve)


def _solve(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker()
    try:
        result = solve_puzzle(
            puzzle,
            args.solver,
            modeler=args.modeler,
            time_limit=args.time_limit,
            on_progress=ticker.when_shown,
        )
    finally:
        ticker.clear()
    print(_result_json(result) if args.json else _result_text(result, args), flush=True)
    return EXIT[result.status]


def _result_text(result: Result, args: argparse.Namespace) -> str:
    if result.grid is None:
        return WORDS[result.status]
    return format_grid(result.grid, args.style, args.letters)


def _result_json(result: Result) -> str:
    rows = None if result.grid is None else result.grid.rows
    return json.dumps(
        {
            "status": result.status.value,
            "grid": rows,
            "solver": result.solver,
            "seconds": round(result.seconds, 6),
            "stats": dict(result.stats),
        }
    )


def check(args: argparse.Namespace) -> Iterator[int]:
    """Say of each puzzle whether its givens break a rule."""
    return _answers(args, _check)


def _check(puzzle: Puzzle, args: argparse.Namespace) -> int:
    found = conflicts(puzzle)
    said = [str(conflict.message) for conflict in found]
    if args.json:
        full = puzzle.givens.is_full
        print(json.dumps({"valid": not found, "full": full, "conflicts": said}))
    else:
        print("not valid: " + " ".join(said) if said else "valid")
    return BAD if found else GOOD


def count(args: argparse.Namespace) -> Iterator[int]:
    """Count the solutions of each puzzle."""
    return _answers(args, _count)


def _count(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker()
    try:
        count = count_solutions(puzzle, args.limit, time_limit=args.time_limit, on_progress=ticker)
    finally:
        ticker.clear()
    if args.json:
        print(json.dumps({**asdict(count), "unique": count.unique}))
    else:
        print(count.found if count.complete else f"at least {count.found}")
    return UNKNOWN if count.unique is None else GOOD if count.unique else BAD


def model(args: argparse.Namespace) -> Iterator[int]:
    """Write down the binary program of one puzzle."""
    puzzle = _one(args)
    if args.json:
        model = build_model(puzzle, args.form)
        print(json.dumps({"form": model.form, **asdict(model.stats)}))
    else:
        print(export(puzzle, args.to, args.form), end="")
    yield GOOD


def _one(args: argparse.Namespace) -> Puzzle:
    found = [_readable(puzzle) for puzzle in puzzles(args)]
    if len(found) > 1:
        raise InputError(Message("cli.one-puzzle", count=len(found)))
    return found[0]


def list_solvers(args: argparse.Namespace) -> Iterator[int]:
    """Say which solvers can run here."""
    solvers = available_solvers()
    if args.json:
        print(json.dumps({name: reason and str(reason) for name, reason in solvers.items()}))
    else:
        width = max(map(len, solvers))
        for name, reason in solvers.items():
            print(f"{name:{width}}  {reason or 'can run here'}")
    yield GOOD


def compare(args: argparse.Namespace) -> Iterator[int]:
    """Solve one puzzle with several solvers, and print a table."""
    puzzle = _one(args)
    names = args.solvers or [
        name for name, reason in available_solvers().items() if not reason and name != "auto"
    ]
    ticker = Ticker()
    for found in compare_solvers(
        puzzle, names, time_limit=args.time_limit, on_progress=ticker.when_shown
    ):
        ticker.clear()
        print(_comparison_json(found) if args.json else _comparison_text(found), flush=True)
        yield EXIT[found.result.status] if found.result else BROKEN


def _comparison_text(found: Comparison) -> str:
    if found.result is None:
        return f"{found.solver:14}{found.message}"
    result = found.result
    size = "".join(
        f"  {result.stats[name]} {name}"
        for name in ("variables", "constraints", "clauses", "nodes", "moves")
        if name in result.stats
    )
    return f"{found.solver:14}{result.status.value:12}{result.seconds:9.3f} s{size}"


def _comparison_json(found: Comparison) -> str:
    if found.result is None:
        return json.dumps({"solver": found.solver, "error": str(found.message)})
    return _result_json(found.result)
