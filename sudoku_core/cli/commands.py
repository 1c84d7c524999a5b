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
from ..grid import Grid, cell_at
from ..messages import InputError, Message
from ..model import build_model
from ..puzzle import Puzzle
from ..solve import Result
from ..solve import solve as solve_puzzle
from ..solvers import available_solvers, ready_solvers
from ..solvers.contract import SolverError, SolverUnavailable, Status
from ..solvers.search import count_solutions
from ..validation import Conflict, conflicts
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
    said = _result_json(puzzle, result) if args.json else _result_text(puzzle, result, args)
    print(said, flush=True)
    return EXIT[result.status]


def _result_text(puzzle: Puzzle, result: Result, args: argparse.Namespace) -> str:
    if result.grid is None:
        return WORDS[result.status]
    if args.style == "rules":
        return format_grid(puzzle.replace(result.grid), args.style, args.letters)
    return format_grid(result.grid, args.style, args.letters, puzzle.digits)


def _result_json(puzzle: Puzzle, result: Result) -> str:
    return json.dumps(
        {
            "puzzle": _text_form(puzzle),
            "status": result.status.value,
            "grid": None if result.grid is None else _values(puzzle, result.grid),
            "solver": result.solver,
            "seconds": round(result.seconds, 6),
            "stats": dict(result.stats),
        }
    )


def _text_form(puzzle: Puzzle) -> str:
    """The line that holds all of a puzzle."""
    return format_grid(puzzle, "rules")


def _values(puzzle: Puzzle, grid: Grid) -> list[list[int | None]]:
    """What stands on the board row by row, None where there is no cell."""
    gaps, columns = set(grid.gaps), grid.columns
    values = [
        None if cell in gaps else puzzle.digits[digit - 1] for cell, digit in enumerate(grid.cells)
    ]
    return [values[first : first + columns] for first in range(0, len(values), columns)]


def check(args: argparse.Namespace) -> Iterator[int]:
    """Say of each puzzle whether its givens break a rule."""
    return _answers(args, _check)


def _check(puzzle: Puzzle, args: argparse.Namespace) -> int:
    found = conflicts(puzzle)
    said = [str(conflict.message) for conflict in found]
    if args.json:
        answer = {
            "puzzle": _text_form(puzzle),
            "valid": not found,
            "full": puzzle.givens.is_full,
            "conflicts": said,
            "broken": [_broken(puzzle, conflict) for conflict in found],
        }
        print(json.dumps(answer))
    else:
        print("not valid: " + " ".join(said) if said else "valid")
    return BAD if found else GOOD


def _broken(puzzle: Puzzle, conflict: Conflict) -> dict[str, object]:
    """A conflict as data: the rule's name, the digit that repeats if one does, and the cells."""
    cells = ["r{}c{}".format(*cell_at(cell, puzzle.columns)) for cell in conflict.cells]
    return {"rule": conflict.rule.name, "digit": conflict.digit, "cells": cells}


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
        found = {"puzzle": _text_form(puzzle), **asdict(count), "unique": count.unique}
        print(json.dumps(found))
    else:
        print(count.found if count.complete else f"at least {count.found}")
    return UNKNOWN if count.unique is None else GOOD if count.unique else BAD


def model(args: argparse.Namespace) -> Iterator[int]:
    """Write down the binary program of one puzzle."""
    puzzle = _one(args)
    if args.json:
        model = build_model(puzzle, args.form)
        size = asdict(model.stats)
        print(json.dumps({"puzzle": _text_form(puzzle), "form": model.form, **size}))
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
    names = args.solvers or ready_solvers(puzzle)
    ticker = Ticker()
    for found in compare_solvers(
        puzzle, names, time_limit=args.time_limit, on_progress=ticker.when_shown
    ):
        ticker.clear()
        said = _comparison_json(puzzle, found) if args.json else _comparison_text(found)
        print(said, flush=True)
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


def _comparison_json(puzzle: Puzzle, found: Comparison) -> str:
    if found.result is None:
        said = {"solver": found.solver, "error": str(found.message)}
        return json.dumps({"puzzle": _text_form(puzzle), **said})
    return _result_json(puzzle, found.result)
