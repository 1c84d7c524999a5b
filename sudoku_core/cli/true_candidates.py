"""The command ``true-candidates``: the digits that each cell holds in some solution."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..board.puzzle import Puzzle
from ..formats.contract import GAP
from ..formats.pencilmarks import drawn
from ..formats.text.writing import symbols_of
from ..rules.kernel import bits
from ..solvers.contract import Status
from ..solving.true_candidates import Masks, TrueCandidates
from ..solving.true_candidates import true_candidates as find_candidates
from .answers import answers, beware, named, outcome, shown, text_form
from .progress import Ticker
from .status import EXIT
from .streams import complain, say

UNKNOWN = "?"
"""Sign behind a digit of which it is not known whether it is true."""
MORE = "+"
"""Sign behind a count where there are, or may be, more solutions."""


def true_candidates(args: argparse.Namespace) -> Iterator[int]:
    """Say of each puzzle which digits its cells hold in some solution."""
    return answers(args, _answer)


def _answer(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker(args.language)
    try:
        result = find_candidates(
            puzzle,
            args.limit,
            solver=args.solver,
            time_limit=args.time_limit,
            on_progress=ticker.when_shown,
        )
    finally:
        ticker.clear()
    if args.json:
        print(json.dumps(_data(puzzle, result)), flush=True)
    elif result.status is Status.INFEASIBLE:
        print(outcome(result.status, args))
    else:
        print(*_text(puzzle, result, args), sep="\n", flush=True)
        if unknown := sum([mask.bit_count() for mask in result.unknown]):
            complain(args.which + say(args, "cli.true-unknown", count=unknown))
    if any(mask & (mask - 1) for mask in result.true):
        beware(args)
    return EXIT[result.status]


def _text(puzzle: Puzzle, result: TrueCandidates, args: argparse.Namespace) -> Iterator[str]:
    """Yield the lines of the grid, and those of the counts if solutions were counted."""
    symbols = symbols_of(puzzle.digits, puzzle.side, args.letters)
    signs = list(symbols) or [str(value) for value in puzzle.digits]
    gaps = set(puzzle.layout.gaps)
    words = [
        GAP if cell in gaps else ("" if symbols else ",").join(_marks(signs, true, unknown)) or "."
        for cell, (true, unknown) in enumerate(zip(result.true, result.unknown, strict=True))
    ]
    yield from drawn(words, puzzle.columns, puzzle.box)
    for cell, true in enumerate(result.true):
        if args.limit > 1 and true & (true - 1):
            counts = [f"{signs[k]}: {_count(result, cell, k)}" for k in bits(true)]
            yield "  ".join([shown(puzzle, [cell], args), *counts])


def _marks(signs: list[str], true: int, unknown: int) -> list[str]:
    return [signs[k] + (UNKNOWN if unknown >> k & 1 else "") for k in bits(true | unknown)]


def _count(result: TrueCandidates, cell: int, k: int) -> str:
    count = result.count(cell, k + 1)
    return str(count.found) + ("" if count.complete else MORE)


def _data(puzzle: Puzzle, result: TrueCandidates) -> dict[str, object]:
    return {
        "puzzle": text_form(puzzle),
        "status": result.status.value,
        "limit": result.limit,
        "true": _values(puzzle, result.true),
        "false": _values(puzzle, result.false),
        "unknown": _values(puzzle, result.unknown),
        "counts": {
            named(puzzle, [cell])[0]: {
                str(puzzle.digits[k]): {"found": count.found, "complete": count.complete}
                for k in bits(mask)
                for count in [result.count(cell, k + 1)]
            }
            for cell, mask in enumerate(result.true)
            if mask
        },
        "solver": result.solver,
        "seconds": round(result.seconds, 6),
    }


def _values(puzzle: Puzzle, masks: Masks) -> dict[str, list[int]]:
    """Return by the name of a cell the values of its digits, without cells that have none."""
    return {
        named(puzzle, [cell])[0]: [puzzle.digits[k] for k in bits(mask)]
        for cell, mask in enumerate(masks)
        if mask
    }
