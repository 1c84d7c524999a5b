"""Measure how long boards of others take to be proven: ``python -m tests.bench boards [FILE]``.

The file has a board a line, as JSON: ``text`` in any format, or ``json`` of f-puzzles; and if known
``solution`` (digits), ``status`` ("unique" or another word) or ``n_solutions``, and ``ms``, the
milliseconds of the source's own solver. Boards with unsupported rules are left out. Without a file,
the tests' own killers are measured. ``--true-candidates`` takes the boards with several solutions
instead, ``--page`` solves in Chromium, and ``--pyodide NODE_MODULES`` measures the exact search
there, too.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from sudoku_core import (
    InputError,
    Puzzle,
    Status,
    format_grid,
    formats,
    solve_and_prove,
    true_candidates,
)
from sudoku_core.board.lowering import lowered
from sudoku_core.rules import Killer
from sudoku_core.rules.kernel import Linear, Table
from tests.boards import own_boards

from .table import machine, markdown, write

if TYPE_CHECKING:
    from playwright.sync_api import Page

PACKAGES = ("python-sat",)
FIGURES = ("median s", "90 % s", "95 % s", "worst s")
PAGE_LIMIT = 60
"""Most seconds in the page."""
IN_PYODIDE = (100, 5.0)
"""Boards at most, and seconds for each, in Pyodide."""
ABOUT = """{name}: boards by "{solver}", one run each, until it is known whether there is another
solution{limit}. Seconds of the processor; the source's by its own clock, as far as it gives any.
"right": the solution, or that there are several, is as the source has it."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board with what its source says of it.

    Args:
        name: its name, or its line in the file.
        puzzle: the board.
        solution: the digits as the text has them; empty if unknown.
        unique: whether it has one solution; None if unknown.
        seconds: the time of the source's solver; None if unknown.
    """

    name: str
    puzzle: Puzzle
    solution: str = ""
    unique: bool | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """One board's run: the solver, its seconds, and whether it proved and was right."""

    board: Board
    solver: str
    seconds: float
    proven: bool
    right: bool


def boards(path: Path, only: str = "") -> Iterator[Board]:
    """Yield the boards of a file that have no unsupported rules.

    Args:
        path: the file.
        only: "cages" for those that have cages with sums, "others" for all others; "relations" for
            those whose rules beside blocks are tables of pairs.
    """
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        item = json.loads(line)
        try:
            document = formats.read(item.get("text") or json.dumps(item["json"]))
        except InputError:
            continue
        puzzle = document.puzzle
        if document.unsupported_rules or not _belongs(puzzle, only):
            continue
        seconds = item["ms"] / 1000 if item.get("ms") is not None else None
        name = item.get("name") or item.get("id") or f"line {number}"
        digits = "".join(map(str, item.get("solution") or ""))
        yield Board(name, puzzle, digits, _is_unique(item), seconds)


def _belongs(puzzle: Puzzle, only: str) -> bool:
    if only == "relations":
        others = lowered(puzzle.layout).others
        return bool(others) and all(isinstance(primitive, Table) for _, primitive in others)
    return not only or has_cages(puzzle) == (only == "cages")


def _is_unique(item: dict[str, object]) -> bool | None:
    if item.get("n_solutions") is not None:
        return item["n_solutions"] == 1
    return item["status"] == "unique" if item.get("status") else None


def has_cages(puzzle: Puzzle) -> bool:
    """Return whether there are cages with sums."""
    sums = any(isinstance(primitive, Linear) for _, primitive in lowered(puzzle.layout).others)
    return sums and any(isinstance(rule, Killer) for rule in puzzle.rules)


def own() -> Iterator[Board]:
    """Yield the tests' own killers."""
    for known in own_boards("killers"):
        yield Board(known.name, known.puzzle, "".join(map(str, known.solution)), True)


def run(board: Board, solver: str, limit: float | None) -> Run:
    """Return how a board was solved and proven."""
    start = processor_seconds()
    proven = solve_and_prove(board.puzzle, solver, time_limit=limit)
    seconds = processor_seconds() - start
    grid, values = proven.result.grid, board.puzzle.digits
    signs = (lambda digit: str(values[digit - 1]), lambda digit: chr(ord("A") - 1 + digit))
    texts = ["".join([sign(digit) for digit in grid.cells]) for sign in signs] if grid else []
    same = proven.unique is False or not board.solution or board.solution in texts
    right = same and board.unique in (None, proven.unique)
    return Run(board, proven.result.solver, seconds, proven.unique is not None, right)


def processor_seconds() -> float:
    """Return the processor time of this process and of those that it has ended."""
    return time.process_time() + sum(os.times()[2:4])


def row(name: str, runs: Sequence[Run]) -> list[object]:
    """Return the figures of some runs, with those of the source."""
    others = [each.board.seconds for each in runs if each.board.seconds is not None]
    proven, right = sum(each.proven for each in runs), sum(each.right for each in runs)
    return [
        name,
        f"{proven} of {len(runs)}",
        right,
        *spread([r.seconds for r in runs]),
        *spread(others),
    ]


def spread(seconds: Sequence[float]) -> list[str]:
    """Return the median, 90 %, 95 % and the maximum as the table shows them."""
    ordered = sorted(seconds)
    if not ordered:
        return ["–"] * 4
    count = len(ordered)
    figures = (
        median(ordered),
        ordered[count * 9 // 10],
        ordered[count * 19 // 20],
        ordered[-1],
    )
    return [f"{figure:.3f}" for figure in figures]


def core_times(folder: str, clock: Callable[[], float] = time.process_time) -> list[float]:
    """Return the seconds of the exact search on the first boards of ``boards.jsonl`` there."""
    count, limit = IN_PYODIDE
    seconds = []
    for board in boards(Path(folder) / "boards.jsonl"):
        if len(seconds) < count and board.unique:
            start = clock()
            solve_and_prove(board.puzzle, "search", time_limit=limit)
            seconds.append(clock() - start)
    return seconds


def beside_pyodide(path: Path, modules: Path) -> str:
    """Return a table of the exact search here and in Pyodide under Node."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(path, Path(folder) / "boards.jsonl")
        script = Path(__file__).with_name("pyodide.mjs")
        command = ["node", script, modules, script.parents[2], folder, "boards"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        there = json.loads(done.stdout.strip().rpartition("\n")[2])
        here = core_times(folder)
    rows = [["CPython", *spread(here)], ["Pyodide", *spread(there)]]
    return markdown([f"search, {len(here)} boards, {IN_PYODIDE[1]:g} s", *FIGURES], rows)


def candidates(path: Path, limit: float | None) -> str:
    """Return a table of the true candidates of the boards that have several solutions."""
    seconds, settled = [], 0
    for board in boards(path):
        if board.unique is False:
            start = processor_seconds()
            result = true_candidates(board.puzzle, time_limit=limit)
            seconds.append(processor_seconds() - start)
            settled += result.status is Status.SOLVED
            print(board.name, f"{seconds[-1]:.3f}", result.status, sep="  ", file=sys.stderr)
    head = ["true candidates", "settled", *FIGURES]
    return markdown(head, [[len(seconds), settled, *spread(seconds)]])


def in_the_page(path: Path, only: str) -> str:
    """Return a table of the seconds from Solve to the proof in Chromium, by "auto"."""
    from sitebuild.build import build  # not above: Pyodide imports this module
    from sitebuild.paths import DIST
    from tests.host import Host

    from .page import launched

    build()
    seconds = []
    with launched() as browser, Host(DIST).up() as address:
        page = browser.new_context(locale="en").new_page()
        for board in boards(path, only):
            seconds.append(_proven_in(page, address, board.puzzle))
            print(board.name, f"{seconds[-1]:.2f}", sep="  ", file=sys.stderr)
    proven = [each for each in seconds if each < PAGE_LIMIT]
    head = ["in the page", f"proven in {PAGE_LIMIT} s", *FIGURES]
    return markdown(head, [[len(seconds), len(proven), *spread(seconds)]])


def _proven_in(page: Page, address: str, puzzle: Puzzle) -> float:
    """Return the seconds from Solve to the proof, at most ``PAGE_LIMIT``."""
    from playwright.sync_api import TimeoutError

    from .page import PROVEN, mark

    page.goto("about:blank")
    page.goto(address)
    mark(page, "engine-ready")
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("dialog").get_by_role("textbox").fill(format_grid(puzzle, "rules"))
    page.keyboard.press("Control+Enter")
    page.get_by_role("dialog").wait_for(state="hidden")
    page.wait_for_load_state("networkidle")
    start = float(page.evaluate("performance.now()"))
    page.get_by_role("button", name="Solve", exact=True).click()
    try:
        page.wait_for_function(PROVEN, timeout=PAGE_LIMIT * 1000)
    except TimeoutError:
        return PAGE_LIMIT
    return (float(page.evaluate("performance.now()")) - start) / 1000


def proofs(args: argparse.Namespace) -> str:
    """Return a table of all boards, by solver."""
    runs = []
    for board in boards(args.file, args.only) if args.file else own():
        runs.append(run(board, args.solver, args.time_limit))
        each = runs[-1]
        print(board.name, each.solver, f"{each.seconds:.3f}", each.right, sep="  ", file=sys.stderr)
    solvers = sorted({each.solver for each in runs})
    rows = [row(name, [r for r in runs if r.solver == name]) for name in solvers]
    head = ["by", "proven", "right", *FIGURES, "source: " + FIGURES[0], *FIGURES[1:]]
    return markdown(head, [*rows, row("all", runs)])


def main(argv: Sequence[str]) -> None:
    """Prove every board, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench boards", description=main.__doc__)
    parser.add_argument("file", nargs="?", type=Path, help="boards, one a line")
    parser.add_argument("--solver", default="auto")
    parser.add_argument("--time-limit", type=float, metavar="SECONDS", help="for each board")
    parser.add_argument("--only", default="", choices=["cages", "others", "relations"])
    parser.add_argument("--true-candidates", action="store_true")
    parser.add_argument("--page", action="store_true", help="in the page, as a visitor asks")
    parser.add_argument("--pyodide", type=Path, metavar="NODE_MODULES")
    args = parser.parse_args(argv)
    name = args.file.stem if args.file else "killers"
    limit = f", at most {args.time_limit:g} s" if args.time_limit else ""
    if args.page:
        table = in_the_page(args.file, args.only)
    else:
        table = candidates(args.file, args.time_limit) if args.true_candidates else proofs(args)
    parts = [ABOUT.format(name=name, solver=args.solver, limit=limit), table]
    if args.pyodide:
        parts.append(beside_pyodide(args.file, args.pyodide))
    what = "candidates" if args.true_candidates else args.only or "all"
    what += "-page" if args.page else ""
    write(f"boards-{name}-{what}", "\n\n".join([*parts, machine(PACKAGES)]))
