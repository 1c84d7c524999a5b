"""The commands; each yields an exit status for every answer."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict

from ..board.candidates import open_cells
from ..board.checker import Conflict, conflicts
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..formats.text.writing import format_grid
from ..language.messages import InputError, Message
from ..models.binary import build_model
from ..models.exports import export, export_files
from ..solvers import available_solvers, ready_solvers
from ..solvers.contract import Status
from ..solving.compare import Comparison
from ..solving.compare import compare as compare_solvers
from ..solving.count import count_solutions
from ..solving.prove import Proven, solve_and_prove
from ..solving.solve import Result
from ..solving.solve import solve as solve_puzzle
from .answers import (
    answers,
    beware,
    named,
    outcome,
    readable,
    text_form,
    values_of,
    with_explain_tip,
)
from .inputs import puzzles
from .progress import Ticker
from .status import BAD, BROKEN, EXIT, GOOD, UNKNOWN
from .streams import complain, decimal, say, worded

SIZES = ("variables", "constraints", "clauses", "nodes", "moves")
"""The figures of a solve that a table shows."""


def solve(args: argparse.Namespace) -> Iterator[int]:
    """Solve each puzzle."""
    return with_explain_tip(args, answers(args, _prove if args.prove else _solve))


def _solve(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker(args.language)
    try:
        result = solve_puzzle(
            puzzle,
            args.solver,
            formulation=args.form,
            time_limit=args.time_limit,
            on_progress=ticker.when_shown,
            presolve=args.presolve,
        )
    finally:
        ticker.clear()
    args.hopeless |= result.status is Status.INFEASIBLE
    text = json.dumps(_result(puzzle, result)) if args.json else _text(puzzle, result, args)
    print(text, flush=True)
    return EXIT[result.status]


def _prove(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker(args.language)

    def tell(first: Result) -> None:
        ticker.clear()
        print(_text(puzzle, first, args), flush=True)

    try:
        proven = solve_and_prove(
            puzzle,
            args.solver,
            formulation=args.form,
            time_limit=args.time_limit,
            on_progress=ticker.when_shown,
            on_first=None if args.json else tell,
            presolve=args.presolve,
        )
    finally:
        ticker.clear()
    result = proven.result
    args.hopeless |= result.status is Status.INFEASIBLE
    if args.json:
        print(json.dumps(_result(puzzle, result) | _proof(puzzle, proven)), flush=True)
    elif result.grid is None:
        print(_text(puzzle, result, args), flush=True)
    else:
        complain(args.which + _uniqueness(puzzle, proven, args))
    if proven.second is not None:
        beware(args)
    if result.grid is None:
        return EXIT[result.status]
    return UNKNOWN if proven.unique is None else GOOD if proven.unique else BAD


def _uniqueness(puzzle: Puzzle, proven: Proven, args: argparse.Namespace) -> str:
    """Return a sentence on whether the solution is the only one."""
    by = ""
    if proven.proof:
        by = f" ({proven.proof.solver}, {decimal(f'{proven.proof.seconds:.3f}', args)} s)"
    if proven.second is not None:
        other = format_grid(proven.second, "line", args.letters, puzzle.digits)
        return say(args, "cli.another", by=by, grid=other)
    if proven.unique:
        return say(args, "cli.only", by=by)
    return say(args, "cli.only-unknown")


def _text(puzzle: Puzzle, result: Result, args: argparse.Namespace) -> str:
    if result.grid is None:
        return outcome(result.status, args)
    if args.style == "rules":
        return format_grid(puzzle.replace(result.grid), args.style, args.letters)
    return format_grid(result.grid, args.style, args.letters, puzzle.digits)


def _result(puzzle: Puzzle, result: Result) -> dict[str, object]:
    return {
        "puzzle": text_form(puzzle),
        "status": result.status.value,
        "grid": _grid(puzzle, result.grid),
        "solver": result.solver,
        "seconds": round(result.seconds, 6),
        "stats": dict(result.stats),
    }


def _proof(puzzle: Puzzle, proven: Proven) -> dict[str, object]:
    none = proven.result.status is Status.INFEASIBLE
    proof = proven.proof
    return {
        "unique": False if none else proven.unique,
        "second": _grid(puzzle, proven.second),
        "proof": proof
        and {
            "solver": proof.solver,
            "form": proof.formulation,
            "seconds": proof.seconds,
            "cut": proof.cut,
            "stats": dict(proof.stats),
        },
    }


def _grid(puzzle: Puzzle, grid: Grid | None) -> list[list[int | None]] | None:
    return None if grid is None else values_of(puzzle, grid)


def check(args: argparse.Namespace) -> Iterator[int]:
    """Say of each puzzle whether its givens break a rule."""
    return with_explain_tip(args, answers(args, _check))


def _check(puzzle: Puzzle, args: argparse.Namespace) -> int:
    clashes = conflicts(puzzle)
    args.hopeless |= bool(clashes)
    if args.json:
        answer = {
            "puzzle": text_form(puzzle),
            "valid": not clashes,
            "full": puzzle.givens.is_full,
            "conflicts": [str(conflict.message) for conflict in clashes],
            "broken": [_broken(puzzle, conflict) for conflict in clashes],
        }
        print(json.dumps(answer))
    else:
        sentences = " ".join([worded(conflict.message, args) for conflict in clashes])
        code = "cli.not-valid" if clashes else "cli.valid"
        print(say(args, code, sentences=sentences))
    return BAD if clashes else GOOD


def _broken(puzzle: Puzzle, conflict: Conflict) -> dict[str, object]:
    """Return a conflict as data: the rule's name, the repeated digit if any, and the cells."""
    cells = named(puzzle, conflict.cells)
    return {"rule": conflict.rule.name, "digit": conflict.digit, "cells": cells}


def count(args: argparse.Namespace) -> Iterator[int]:
    """Count the solutions of each puzzle."""
    return answers(args, _count)


def _count(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker(args.language)
    try:
        count = count_solutions(puzzle, args.limit, time_limit=args.time_limit, on_progress=ticker)
    finally:
        ticker.clear()
    if args.json:
        data = {"puzzle": text_form(puzzle), **asdict(count), "unique": count.unique}
        print(json.dumps(data))
    else:
        number = str(count.found)
        print(number if count.complete else say(args, "cli.at-least", count=number))
    if count.found > 1:
        beware(args)
    return UNKNOWN if count.unique is None else GOOD if count.unique else BAD


def model(args: argparse.Namespace) -> Iterator[int]:
    """Write down the binary program of one puzzle."""
    puzzle = _only_puzzle(args)
    if args.json:
        model = build_model(puzzle, args.form)
        data = {"puzzle": text_form(puzzle), "form": model.formulation, **asdict(model.stats)}
        if args.to:
            data |= {"to": args.to, "texts": export_files(puzzle, args.to, args.form)}
        print(json.dumps(data))
    else:
        print(export(puzzle, args.to or "lp", args.form), end="")
    yield GOOD


def _only_puzzle(args: argparse.Namespace) -> Puzzle:
    args.which = ""
    boards = list(puzzles(args))
    if len(boards) > 1:
        for document in boards:
            if isinstance(document, InputError):
                raise document
        raise InputError(Message("cli.one-puzzle", count=len(boards)))
    return readable(boards[0], args)


def list_solvers(args: argparse.Namespace) -> Iterator[int]:
    """Say which solvers can run here."""
    solvers = available_solvers()
    if args.json:
        print(json.dumps({name: reason and str(reason) for name, reason in solvers.items()}))
    else:
        width = max(map(len, solvers))
        for name, reason in solvers.items():
            print(f"{name:{width}}  {worded(reason, args) if reason else say(args, 'cli.ready')}")
    yield GOOD


def compare(args: argparse.Namespace) -> Iterator[int]:
    """Solve one puzzle with several solvers, and print a table."""
    puzzle = _only_puzzle(args)
    presolved = not open_cells(puzzle)
    names = args.solvers or ready_solvers(puzzle)
    ticker = Ticker(args.language)
    statuses = set()
    for comparison in compare_solvers(
        puzzle, names, time_limit=args.time_limit, on_progress=ticker.when_shown
    ):
        ticker.clear()
        if args.json:
            print(
                json.dumps(_comparison(puzzle, comparison) | {"presolved": presolved}), flush=True
            )
        else:
            print(_comparison_text(comparison, args), flush=True)
        # A solver whose licence is too small for the puzzle is not broken, if others answered.
        if comparison.message is None or comparison.message.code != "solver.licence":
            statuses.add(EXIT[comparison.result.status] if comparison.result else BROKEN)
    if statuses & {GOOD, BAD}:
        statuses.discard(UNKNOWN)  # a solver has settled it
    if presolved and not args.json:
        complain(say(args, "cli.presolved"))
    yield max(statuses, default=BROKEN)


def _comparison_text(comparison: Comparison, args: argparse.Namespace) -> str:
    if comparison.result is None:
        assert comparison.message is not None
        return f"{comparison.solver:14}{worded(comparison.message, args)}"
    result = comparison.result
    sizes = [
        "  " + say(args, f"cli.size-{name}", count=str(result.stats[name]))
        for name in SIZES
        if name in result.stats
    ]
    status = say(args, f"cli.status-{result.status.value}")
    seconds = decimal(f"{result.seconds:9.3f}", args)
    return f"{comparison.solver:14}{status:12}{seconds} s{''.join(sizes)}"


def _comparison(puzzle: Puzzle, comparison: Comparison) -> dict[str, object]:
    if comparison.result is None:
        data = {"solver": comparison.solver, "error": str(comparison.message)}
        return {"puzzle": text_form(puzzle), **data}
    return _result(puzzle, comparison.result)
