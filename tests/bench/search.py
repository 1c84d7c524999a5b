"""The exact search beside others: ``python -m tests.bench search``.

Everything is timed from the puzzle as a value to the proof that its solution is the only one, peers
and the search by turns, some puzzles each, in one process, in processor time: figures are only
worth something beside each other. Nothing is installed: peers that are not here are left out.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from typing import TypeVar

from sudoku_core import Grid, Puzzle, count_solutions
from sudoku_core.board.blocks import default_box
from sudoku_core.search import Search

from . import peers
from .minimal import ORDER
from .table import machine, markdown, write

T = TypeVar("T")
HERE = Path(__file__).parent
DATA = HERE.parent / "data"
PACKAGES = ("exact-cover", "python-sat", "ortools", "pulp", "highspy")
SETS = {
    "9×9 easy": "9x9-easy-sample.txt",
    "9×9, 17 givens": "9x9-17-givens-sample.txt",
    "9×9 top1465": "9x9-top1465-sample.txt",
    "9×9 hardest": "9x9-hardest-sample.txt",
    "16×16 janko": "16x16-janko-sample.txt",
    "16×16 minimal": "bench-16x16-minimal.txt",
}
BATCH = 50
"""Puzzles that each solver does in its turn, so that it finds its own tables in the cache."""
HARD = "25x25-minimal-sample.txt"
FILL = "25x25-random-fill-sample.txt"
TDOKU = {"9×9, 17 givens": 272_000, "9×9 top1465": 99_000, "9×9 hardest": 17_000}
"""Puzzles a second that tdoku (C++ with AVX-512) is said to solve: the limit."""


def read(folder: Path, name: str) -> list[Puzzle]:
    """The puzzles of a file, from the folder or the tests' own data; none if it is in neither."""
    for path in (folder / name, DATA / name, DATA / name.replace("-sample", "")):
        if path.exists():
            lines = path.read_text(encoding="utf-8").split("\n")
            return [puzzle(line) for line in lines if line and not line.startswith("#")]
    return []


def puzzle(line: str) -> Puzzle:
    """Return one character a cell."""
    return Puzzle([0 if c == "." else ORDER.index(c) + 1 for c in line.strip()])


def timed(run: Callable[..., T], *arguments: object) -> tuple[float, T]:
    """Seconds of processor time, all threads together, and what came of it."""
    start = time.process_time()
    result = run(*arguments)
    return time.process_time() - start, result


def awaited(run: Callable[..., T], *arguments: object) -> tuple[float, T]:
    """Seconds by the clock, for what runs in processes of its own, and what came of it."""
    start = time.perf_counter()
    result = run(*arguments)
    return time.perf_counter() - start, result


def ours(board: Puzzle) -> int:
    """The search, as a peer."""
    return count_solutions(board).found


def ratios(folder: Path, modules: Path | None) -> Iterator[str]:
    """Mean time on each set, and how many times that others take."""
    rows = []
    for title, name in SETS.items():
        puzzles = read(folder, name)
        if not puzzles:
            yield f"{title}: no file {name}."
            continue
        print(title, file=sys.stderr)
        runs = {"search": ours, **peers.installed_peers(puzzles[0])}
        for run in runs.values():
            run(puzzles[0])
        seconds: dict[str, list[float]] = {key: [] for key in runs}
        for first in range(0, len(puzzles), BATCH):
            for key, run in runs.items():
                for board in puzzles[first : first + BATCH]:
                    spent, count = timed(run, board)
                    seconds[key].append(spent)
                    if count != 1:
                        raise AssertionError(f"{key} found {count} solutions in {name}")
        base = mean(seconds["search"])
        slowest = max(seconds["search"]) / median(seconds["search"])
        cells = [f"{mean(seconds[key]) / base:.1f}" for key in seconds if key != "search"]
        for key, spent in node(modules, puzzles).items():
            runs[key] = ours
            cells.append(f"{spent / base:.1f}")
        limit = f"{1 / TDOKU[title] / base:.3f}" if title in TDOKU else ""
        names = [key for key in runs if key != "search"]
        others = "; ".join(f"{key} {cell}" for key, cell in zip(names, cells, strict=True))
        milliseconds = [1e3 * base, 1e3 * median(seconds["search"]), 1e3 * max(seconds["search"])]
        rows.append(
            [
                title,
                len(puzzles),
                *[f"{v:.3f}" for v in milliseconds],
                f"{slowest:.0f}",
                others,
                limit,
            ]
        )
    head = ["set", "puzzles", "mean ms", "median ms", "slowest ms", "slowest ÷ median"]
    yield markdown([*head, "mean of others ÷ mean of the search", "tdoku"], rows)


def node(modules: Path | None, puzzles: Sequence[Puzzle]) -> dict[str, float]:
    """Seconds a puzzle of the npm packages, by name and version."""
    if not modules or puzzles[0].side != 9 or not shutil.which("node"):
        return {}
    lines = "\n".join("".join(ORDER[d - 1] if d else "." for d in p.givens.cells) for p in puzzles)
    command = ["node", str(HERE / "peers.mjs"), str(modules)]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def hard(folder: Path, limit: float, others: float) -> Iterator[str]:
    """Minimal 25×25 puzzles: seconds to the proof, for the integer programs to a first solution."""
    puzzles = read(folder, HARD)
    cadical = peers.installed_peers(puzzles[0], ["CaDiCaL (python-sat)"]).get(
        "CaDiCaL (python-sat)"
    )
    programs = peers.solvers(others)
    rows = []
    for number, board in enumerate(puzzles, 1):
        print("25×25 minimal", number, file=sys.stderr)
        end = time.process_time() + limit
        search = Search(board, lambda _, end=end: time.process_time() > end)
        spent, _ = timed(search.count, 2)
        cells = [f"{spent:.1f}" if search.complete else f"> {limit:.0f}", search.nodes]
        cells.append(f"{timed(cadical, board)[0]:.1f}" if cadical else "")
        for run in programs.values():
            spent, solved = awaited(run, board)
            cells.append(f"{spent:.1f}" if solved else f"> {others:.0f}")
        rows.append([number, *cells])
    yield markdown(["25×25 minimal", "search", "nodes", "CaDiCaL", *programs], rows)
    yield "The search and CaDiCaL in processor time to the proof, the others by the clock."


def seed(folder: Path) -> Iterator[str]:
    """The 25×25 of seed 000 beside PuLP on the full model."""
    (board,) = [p for p in read(folder, "seeds.txt") if p.side == 25 and 0 in p.givens.cells]
    search = Search(board)
    search.count(2)
    base = min(awaited(ours, board)[0] for _ in range(20))
    rows = [["search", f"{1e3 * base:.1f}", 1], ["branching", search.nodes, ""]]
    for name, run in peers.integer_programs(300).items():
        spent, _ = awaited(run, board)
        rows.append([name, f"{1e3 * spent:.0f}", f"{spent / base:.0f}"])
    yield markdown(["25×25 of seed 000", "ms", "÷ search"], rows)


def fill(folder: Path) -> Iterator[str]:
    """25×25 with 45 % given: seconds to the first solution."""
    spent = sorted(timed(Search(board).count, 1)[0] for board in read(folder, FILL))
    yield (
        f"25×25 random fill at 45 %, first solution: median {median(spent):.2f} s, slowest "
        f"{spent[-1]:.2f} s; {sum(s < 10 for s in spent)} of {len(spent)} within 10 s."
    )


def shuffled(side: int, rng: random.Random) -> list[int]:
    """A full grid: the shifted pattern with its rows, columns and digits permuted."""
    rows, columns = default_box(side) or (1, side)
    digits = rng.sample(range(1, side + 1), side)

    def order(size: int) -> list[int]:
        bands = rng.sample(range(side // size), side // size)
        return [band * size + place for band in bands for place in rng.sample(range(size), size)]

    across = order(columns)
    return [
        digits[(columns * (row % rows) + row // rows + column) % side]
        for row in order(rows)
        for column in across
    ]


def growth() -> Iterator[str]:
    """Yield how time grows with the side: first solution of full grids with holes."""
    rows = []
    for side in (4, 9, 16, 25, 36, 49):
        cells = []
        for share in (0.6, 0.5, 0.45):
            rng = random.Random(side)
            spent, nodes = [], []
            for _ in range(3):
                full = shuffled(side, rng)
                holes = Puzzle(Grid([d if rng.random() < share else 0 for d in full]))
                end = time.perf_counter() + 10
                search = Search(holes, lambda _, end=end: time.perf_counter() > end)
                seconds, count = timed(search.count, 1)
                spent.append(seconds if count else float("inf"))
                nodes.append(search.nodes)
            middle = median(spent)
            shown = "> 10,000" if middle == float("inf") else f"{1e3 * middle:.2f}"
            cells.append(f"{shown} ({median(nodes)})")
        rows.append([side, *cells])
    yield markdown(["side", "60 %, ms (nodes)", "50 %", "45 %"], rows)


def pyodide(folder: Path, modules: Path | None) -> Iterator[str]:
    """The same code in Pyodide under Node, beside CPython."""
    if not modules or not (modules / "pyodide").exists():
        yield "Pyodide: not found."
        return
    command = [
        "node",
        str(HERE / "pyodide.mjs"),
        str(modules),
        str(HERE.parent.parent),
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    there = json.loads(done.stdout.strip().rpartition("\n")[2])
    here = core_times(str(folder))
    rows = [
        [
            title,
            f"{1e3 * here[title]:.3f}",
            f"{1e3 * there[title]:.3f}",
            f"{there[title] / here[title]:.1f}",
        ]
        for title in here
    ]
    yield markdown(["set", "CPython, mean ms", "Pyodide, mean ms", "ratio"], rows)


def core_times(folder: str, clock: Callable[[], float] = time.process_time) -> dict[str, float]:
    """Mean seconds on each set, the first hundred of it, after as many to warm up."""
    times = {}
    for title, name in {**SETS, "25×25 random fill": FILL}.items():
        puzzles = read(Path(folder), name)[:100]
        limit = 1 if name == FILL else 2
        for _ in range(2):
            start = clock()
            for board in puzzles:
                Search(board).count(limit)
            if puzzles:
                times[title] = (clock() - start) / len(puzzles)
    return times


def main(argv: Sequence[str]) -> None:
    """Measure the search and write the tables down."""
    parts = ("ratios", "seed", "hard", "fill", "growth", "pyodide")
    parser = argparse.ArgumentParser(prog="python -m tests.bench search", description=main.__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(parts)}")
    parser.add_argument("--puzzles", type=Path, default=DATA, help="a folder with the sample files")
    parser.add_argument("--node-modules", type=Path, help="where npm's sudoku, qqwing, pyodide are")
    parser.add_argument("--time-limit", type=float, default=60, help="seconds for each hard puzzle")
    parser.add_argument("--others-limit", type=float, default=60, help="the same, for the others")
    args = parser.parse_args(argv)
    if unknown := [part for part in args.parts if part not in parts]:
        parser.error(f"there is no part {unknown[0]}")
    if len(args.parts) != 1:
        # OR-Tools and highspy bring two builds of HiGHS, which one process cannot hold.
        options = [value for value in argv if value not in args.parts]
        for part in args.parts or parts:
            subprocess.run(
                [sys.executable, "-m", "tests.bench", "search", part, *options], check=True
            )
        return
    runs: dict[str, Callable[[], Iterator[str]]] = {
        "ratios": lambda: ratios(args.puzzles, args.node_modules),
        "seed": lambda: seed(args.puzzles),
        "hard": lambda: hard(args.puzzles, args.time_limit, args.others_limit),
        "fill": lambda: fill(args.puzzles),
        "growth": growth,
        "pyodide": lambda: pyodide(args.puzzles, args.node_modules),
    }
    (part,) = args.parts
    texts = list(runs[part]())
    import resource  # not in Pyodide, which imports this module too

    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    note = f"{machine(PACKAGES)}; at most {memory} MB, peers included."
    write(f"search-{part}", "\n\n".join([*texts, note]))
