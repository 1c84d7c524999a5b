"""Time to a minimal conflicting set: ``python -m tests.bench explain``, in the page ``--page``.

Twenty different puzzles with one solution, each with one given that is not in it and that no block
shows to be wrong: 9x9 of the hardest, and minimal 16x16.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from statistics import median
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.paths import DIST
from sudoku_core import Grid, Puzzle, conflicting_givens, conflicts, format_grid, solutions
from sudoku_core.solving import GivenSet, givens_to_erase
from tests.bench.page import launched, mark, shipped
from tests.bench.seeds import sample
from tests.bench.table import machine, markdown, write
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Page

FILES = {"9x9": ("9x9-hardest", 12), "16x16": ("bench-16x16-minimal", 8)}
SOLVERS = ("search", "cadical")


def wrong_puzzles(size: str) -> Iterator[Puzzle]:
    """Puzzles with one wrong given; the same every time."""
    name, count = FILES[size]
    rng = random.Random(1)
    for puzzle in sample(name)[:count]:
        solution = next(solutions(puzzle))
        wrong = puzzle
        while wrong == puzzle or conflicts(wrong):
            wrong = _with_wrong_given(puzzle, solution, rng)
        yield wrong


def _with_wrong_given(puzzle: Puzzle, solution: Grid, rng: random.Random) -> Puzzle:
    cells = puzzle.givens.cells
    cell = rng.choice([cell for cell, digit in enumerate(cells) if not digit])
    others = [digit for digit in range(1, puzzle.side + 1) if digit != solution.cells[cell]]
    return puzzle.replace(puzzle.givens.replace(cell, rng.choice(others)))


def main(argv: Sequence[str]) -> None:
    """Find a minimal conflicting set, and the givens to erase, of each puzzle by each solver."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench explain", description=main.__doc__)
    parser.add_argument("--time-limit", type=float, default=60, metavar="SECONDS")
    parser.add_argument("--page", action="store_true", help="in the page, as a visitor asks")
    args = parser.parse_args(argv)
    if args.page:
        return in_the_page()
    limit = args.time_limit
    rows = []
    for size in FILES:
        for solver in SOLVERS:
            row = [size, solver, *_row(size, solver, limit)]
            rows.append(row)
            print(*row, sep="  ", file=sys.stderr)
    head = ["size", "by", "puzzles", "givens", "set", "minimal", "median s", "worst s"]
    text = "A minimal conflicting set, and a smallest set of givens to erase, of puzzles with one "
    text += "wrong given: medians of the sizes; seconds of processor time.\n\n"
    text += markdown([*head, "erase: median s", "worst s"], rows)
    write("explain", f"{text}\n\n{machine(['python-sat'])}")


def _row(size: str, solver: str, limit: float) -> list[object]:
    givens, set_sizes, seconds, erasing = [], [], [], []
    for puzzle in wrong_puzzles(size):
        givens.append(sum(map(bool, puzzle.givens.cells)))
        start = time.process_time()
        set_sizes.append(conflicting_givens(puzzle, time_limit=limit, solver=solver))
        middle = time.process_time()
        erased: GivenSet = givens_to_erase(puzzle, time_limit=limit, solver=solver)
        seconds.append(middle - start)
        erasing.append(time.process_time() - middle)
        assert erased.status is set_sizes[-1].status
    figures = [f"{f(times):.3f}" for times in (seconds, erasing) for f in (median, max)]
    sizes = [median(givens), median([len(answer.cells) for answer in set_sizes])]
    proven = sum(answer.minimal for answer in set_sizes)
    return [len(set_sizes), *map(round, sizes), f"{proven} of {len(set_sizes)}", *figures]


READ_STATUS = """() => document.querySelector("[role=status]").textContent.match(
  /(no solution)|(cannot stand together)|(can be solved)|(not known)/)?.[0]"""
BUTTONS = {"set": "Which givens clash?", "erase": "Fewest to erase"}


def in_the_page() -> None:
    """Ask the page for a set, and for the givens to erase, of each puzzle."""
    build()
    rows = []
    with launched() as browser, Host(DIST).up() as address:
        page = browser.new_context(locale="en").new_page()
        for size in FILES:
            clashes = [_ask(page, address, puzzle) for puzzle in wrong_puzzles(size)]
            figures = [
                f"{f([clash[name] for clash in clashes]):.2f}"
                for name in BUTTONS
                for f in (median, max)
            ]
            sizes = round(median([clash["size"] for clash in clashes]))
            rows.append(
                [size, len(clashes), sizes, sum(clash["minimal"] for clash in clashes), *figures]
            )
            print(*rows[-1], sep="  ", file=sys.stderr)
        version = f"Chromium {browser.version}"
    head = ["size", "puzzles", "set", "minimal", "median s", "worst s", "erase: median s"]
    text = "The same puzzles in the page: seconds from the button to the answer.\n\n"
    text += markdown([*head, "worst s"], rows)
    write("explain-page", f"{text}\n\n{machine(others=[version, *shipped()])}")


def _ask(page: Page, address: str, puzzle: Puzzle) -> dict[str, float]:
    """Seconds to a set and to what to erase; the set's size; whether it is minimal."""
    page.goto("about:blank")
    rows, columns = puzzle.box or (0, 0)
    page.goto(f"{address}#p={format_grid(puzzle, style='line')}&box={rows}x{columns}")
    mark(page, "engine-ready")
    page.get_by_role("button", name="Solve", exact=True).click()
    page.wait_for_function(READ_STATUS, timeout=120_000)
    figures: dict[str, float] = {}
    for name, button in BUTTONS.items():
        start = page.evaluate("performance.now()")
        page.get_by_role("button", name=button).click()
        page.wait_for_function(
            f"() => /stand|solved|known/.test(({READ_STATUS})())", timeout=120_000
        )
        figures[name] = (page.evaluate("performance.now()") - start) / 1000
        if name == "set":
            figures["size"] = page.get_by_role("list", name="Marked givens").locator("li").count()
            figures["minimal"] = "minimal" not in page.get_by_role("status").inner_text()
    return figures
