"""Boards with rules by every kind of solver: ``python -m tests.bench variants [SOLVER …]``.

The tests' own boards and, where the folder of variants is there, published ones. Each outcome goes
to a CSV file as it comes, and what stands there already is not run again.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median

from sudoku_core import solve
from sudoku_core.search import Search
from tests.boards import Known, collection, own_boards, published, setters, tatham_boards

from .table import RESULTS, machine, markdown, write

PROOF = "search, proof"
SOLVERS = (PROOF, "search", "cadical", "highs", "cp-sat")
PACKAGES = ("python-sat", "highspy", "ortools")
VARIANTS = Path(__file__).parents[3] / "shared" / "variants"
PUBLISHED = ("KillerSudoku", "JigsawSudoku", "SamuraiSudoku")
CSV = RESULTS / "variants.csv"
ABOUT = """Boards with rules, one run each, at most {limit:g} s for a board. "search, proof": until
it is known whether there is another solution; all others until there is one. "right": it is the one
that was published, and unique where that was asked. Seconds by the clock; a board that was not
solved counts as {limit:g} s. CaDiCaL and CP-SAT run in processes of their own, whose start is
counted; search and HiGHS in this one."""
SOURCES = """The killers and thermometers are of our own making (`tests.bench.making`, which keeps
what the search proves in 1,000 nodes), the boards of Solo are from Simon Tatham's Portable Puzzle
Collection, KillerSudoku, JigsawSudoku and SamuraiSudoku from puzzlekit's data set, and f-puzzles
and Interactive-Sudoku-Solver's collection from setters: boards with cages, thermometers and (of
f-puzzles) diagonals alone, and one solution. 718_9x9 of
KillerSudoku has four solutions by its cages; with both diagonals, which its text does not ask for,
the published one alone."""


@dataclass(frozen=True, slots=True)
class Run:
    """Record of how one solver did on one board.

    Args:
        status: "solved", "limit" …
        right: whether it found the published solution.
        seconds: by the clock.
    """

    status: str
    right: bool
    seconds: float


Runs = dict[tuple[str, str, str], Run]
"""By solver, set and name of the board."""


def sets(folder: Path) -> Mapping[str, list[Known]]:
    """The boards by set; those of the folder only where it is there."""
    boards_by_name = {
        "own killers": own_boards("killers"),
        "own thermometers": own_boards("thermometers"),
    }
    for known in tatham_boards():
        boards_by_name.setdefault(f"Solo, {_family(known)}", []).append(known)
    for kind in PUBLISHED:
        boards_by_name[kind] = published(folder, kind)
    boards_by_name["f-puzzles"] = setters(folder)
    boards_by_name["Interactive-Sudoku-Solver"] = collection(folder)
    return {name: boards for name, boards in boards_by_name.items() if boards}


def _family(known: Known) -> str:
    """Return what the letters in the head of a description stand for."""
    match = re.fullmatch(r"\d+(?:x\d+)?([a-z]*)", known.name)
    letters = {"j": "jigsaw", "x": "X", "k": "killer"}
    words = [word for letter, word in letters.items() if match and letter in match[1]]
    return " ".join(words) or "boxes"


def run(solver: str, known: Known, limit: float) -> Run:
    """Return one solver on one board."""
    if solver != PROOF:
        result = solve(known.puzzle, solver, time_limit=limit)
        right = result.grid is not None and result.grid.cells == known.solution
        return Run(result.status.value, right, result.seconds)
    start = time.perf_counter()
    search = Search(known.puzzle, lambda _: time.perf_counter() - start > limit)
    grids = [grid.cells for grid in islice(search, 2)]
    spent = time.perf_counter() - start
    status = "solved" if len(grids) > 1 or search.complete else "limit"
    return Run(status, grids == [known.solution], spent)


def read() -> Runs:
    if not CSV.exists():
        return {}
    with CSV.open(encoding="utf-8", newline="") as file:
        return {
            (solver, name, board): Run(status, right == "right", float(seconds))
            for solver, name, board, status, right, seconds in csv.reader(file)
        }


def table(boards_by_name: Mapping[str, list[Known]], runs: Runs, limit: float) -> str:
    """A row for each set and way."""
    rows = []
    for name, boards in boards_by_name.items():
        for solver in SOLVERS:
            own_runs = [
                runs[solver, name, key] for key in keys(boards) if (solver, name, key) in runs
            ]
            solved = [each for each in own_runs if each.status == "solved"]
            seconds = [each.seconds if each in solved else limit for each in own_runs]
            if own_runs:
                times = [seconds_text(value, limit) for value in (median(seconds), max(seconds))]
                right = sum(each.right for each in solved)
                rows.append([name, solver, f"{len(solved)} of {len(own_runs)}", right, *times])
    return markdown(["boards", "by", "solved", "right", "median s", "worst s"], rows)


def seconds_text(seconds: float, limit: float) -> str:
    """Seconds as the table shows them."""
    return f"{seconds:.3f}" if seconds < limit else f"> {limit:g}"


def keys(boards: Sequence[Known]) -> list[str]:
    """The names of boards, with a number each."""
    return [f"{known.name} #{number}" for number, known in enumerate(boards, 1)]


def main(argv: Sequence[str]) -> None:
    """Solve every board in every way that is not in the file yet, and write the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench variants", description=main.__doc__
    )
    parser.add_argument("ways", nargs="*", metavar="SOLVER", help="default: all")
    parser.add_argument("--variants", type=Path, default=VARIANTS, help="a folder with more boards")
    parser.add_argument("--time-limit", type=float, default=20, metavar="SECONDS")
    args = parser.parse_args(argv)
    boards_by_name = sets(args.variants)
    runs = read()
    RESULTS.mkdir(exist_ok=True)
    with CSV.open("a", encoding="utf-8", newline="") as file:
        for solver in args.ways or SOLVERS:
            for name, boards in boards_by_name.items():
                for key, known in zip(keys(boards), boards, strict=True):
                    if (solver, name, key) not in runs:
                        output = run(solver, known, args.time_limit)
                        runs[solver, name, key] = output
                        right = "right" if output.right else "other"
                        line = [solver, name, key, output.status, right, f"{output.seconds:.4f}"]
                        csv.writer(file).writerow(line)
                        file.flush()
                        print(*line, sep="  ", file=sys.stderr)
    text = [ABOUT.format(limit=args.time_limit), SOURCES]
    text += [table(boards_by_name, runs, args.time_limit), machine(PACKAGES)]
    write("variants", "\n\n".join(text))
