"""The command ``solutions``: list the solutions of each puzzle."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..formats.text.writing import format_grid
from ..search import Search
from ..solvers.contract import Status, Stopwatch
from .answers import answers, beware, outcome, text_form, values_of
from .progress import Ticker
from .status import BAD, GOOD, UNKNOWN
from .streams import complain, say


def list_solutions(args: argparse.Namespace) -> Iterator[int]:
    """List the solutions of each puzzle."""
    return answers(args, _list)


def _list(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker(args.language)
    watch = Stopwatch(args.time_limit, ticker.when_shown)
    search = Search(puzzle, watch.must_stop_at)
    grids: list[list[list[int | None]]] = []
    number = 0
    try:
        for grid in islice(search, args.limit):
            number += 1
            if args.json:
                grids.append(values_of(puzzle, grid))
            else:
                ticker.clear()
                print(_line(puzzle, grid, args))
    finally:
        ticker.clear()
    stopped = not search.complete and number < args.limit
    if args.json:
        data = {"puzzle": text_form(puzzle), "solutions": grids, "complete": search.complete}
        print(json.dumps(data), flush=True)
    elif not number:
        print(outcome(Status.LIMIT if stopped else Status.INFEASIBLE, args), flush=True)
    elif not search.complete:
        complain(args.which + say(args, "cli.more-unknown" if stopped else "cli.more"))
    if number > 1:
        beware(args)
    return UNKNOWN if stopped else GOOD if number else BAD


def _line(puzzle: Puzzle, grid: Grid, args: argparse.Namespace) -> str:
    return format_grid(grid, "line", args.letters, puzzle.digits)
