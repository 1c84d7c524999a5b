"""Interactive-Sudoku-Solver's collection: what is read, named, and written again."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sudoku_core import Grid, InputError, Puzzle, formats, is_solution
from sudoku_core.formats.iss_text import NAME

from .table import markdown

DEFAULT = Path(__file__).parents[3] / "shared" / "variants" / "iss.jsonl"


def options(parser: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    parser.add_argument("file", nargs="?", type=Path, default=DEFAULT, help="puzzles, one a line")


def run(args: argparse.Namespace) -> Iterator[str]:
    """The tables."""
    counts: Counter[str] = Counter()
    names: Counter[str] = Counter()
    seconds = []
    for line in args.file.read_text(encoding="utf-8").splitlines():
        item = json.loads(line)
        start = time.process_time()
        try:
            shared = formats.read(item["text"])
        except InputError as error:
            counts[f"refused: {error.message.code}"] += 1
            continue
        seconds.append(time.process_time() - start)
        counts["read"] += 1
        names.update(shared.unsupported_rules)
        known = "all rules known" if not shared.unsupported_rules else "some rules named"
        counts[known] += 1
        grid = _grid(shared.puzzle, item["solution"])
        if grid:
            fits = "fits" if is_solution(shared.puzzle, grid) else "does not fit"
            counts[f"{known}: the stored solution {fits}"] += 1
        try:
            again = formats.read(formats.write(shared, NAME).text)
        except InputError as error:
            counts[f"not written: {error.message.code}"] += 1
            continue
        same = "the same" if again == shared else "another"
        counts[f"{known}: written and read again: {same}"] += 1
    slowest = f"{1000 * max(seconds):.1f} ms the slowest" if seconds else "none"
    mean = f"{1000 * sum(seconds) / max(len(seconds), 1):.2f} ms each"
    total = sum(count for kind, count in counts.items() if kind.startswith(("read", "refu")))
    yield f"{args.file.name}: {total}"
    yield f"Reading took {mean} on average, {slowest}."
    yield markdown(["what", "puzzles"], counts.items())
    yield markdown(["named", "puzzles"], names.most_common())


def _grid(puzzle: Puzzle, solution: str | None) -> Grid | None:
    """The stored solution: digits as they are, letters from A for the first digit."""
    if not solution or len(solution) != len(puzzle.givens.cells):
        return None
    first = puzzle.digits[0]
    digits = [
        int(sign) - first + 1 if sign.isdigit() else ord(sign) - ord("A") + 1 for sign in solution
    ]
    return puzzle.layout.grid(digits)
