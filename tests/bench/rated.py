"""Measure how far steps go, and how long one takes: ``python -m tests.bench techniques rated``."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from statistics import median

from sudoku_core import Candidates, Puzzle, Step, parse, parse_many
from sudoku_core.hints.techniques import applied, cheapest, ladder
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.step import Technique

from .table import markdown

BANK = Path(__file__).parents[3] / "shared" / "hints" / "rated.tsv"
Rung = tuple[float, tuple[Technique, ...]]
METHODS = ("named", "sums", "cases", "not solved")
LAST = {"sum": "sums", "cases": "cases"}
"""The steps that no named technique gives, easiest first."""
BANDS = (0.0, 2.0, 3.0, 5.0, 7.0, 9.0, 100.0)
NONE = 99.0
PAGE = 60
"""Puzzles in Pyodide."""
ABOUT = """{count} puzzles over all ratings, each state given all its easiest steps at once. "with
sums": where no named technique applied, the smallest sum of equations did; "with cases": where no
sum did either. A hint is the time from a state to all its easiest steps, each checked, by
processor time; by the rating of the step."""


@dataclass(slots=True)
class Walk:
    """Record of how far steps went on one puzzle.

    Attributes:
        rating: the published one, 0 where there is none.
        puzzle: as one line.
        way: the hardest kind of step that it took, or that it was not solved.
        hints: by state, the rating of its easiest steps and seconds; NONE where there is none.
        used: how many steps of a technique there were.
    """

    rating: float
    puzzle: str
    method: str = METHODS[0]
    hints: list[tuple[float, float]] = field(default_factory=list)
    used: Counter[str] = field(default_factory=Counter)


def walk(
    puzzle: Puzzle, record: Walk, clock: Callable[[], float], unique: bool = False, most: int = 1000
) -> None:
    """Go from a puzzle to its solution as far as there are steps, through so many states."""
    state = Candidates(puzzle)
    while not all(state.placed[cell] for cell in puzzle.layout.cells):
        start = clock()
        step_list = cheapest(state, unique=unique)
        spent = clock() - start
        record.hints.append((step_list[0].rating if step_list else NONE, spent))
        if not step_list or len(record.hints) >= most:
            record.method = METHODS[-1]
            return
        for step in step_list:
            state = applied(state, step)
            record.used[step.technique] += 1
            record.method = max(
                record.method, LAST.get(step.technique, METHODS[0]), key=METHODS.index
            )


def watched(
    clock: Callable[[], float], spent: dict[str, list[float]], without: Sequence[str]
) -> tuple[Rung, ...]:
    """The ladder, with what its techniques take; shared tables count for the first that asks.

    Args:
        clock: tells seconds.
        spent: by technique, gets the seconds of each time it is asked.
        without: techniques that are left out.
    """

    def timed(technique: Technique) -> Technique:
        def find(position: Position, rating: float) -> list[Step]:
            start = clock()
            steps = list(technique.find(position, rating))
            spent.setdefault(technique.name, []).append(clock() - start)
            return steps

        return replace(technique, find=find)

    return tuple(
        [
            (
                rating,
                tuple([timed(technique) for technique in rung if technique.name not in without]),
            )
            for rating, rung in ladder.RUNGS
        ]
    )


def spread(path: Path, count: int) -> list[Walk]:
    """Return a number of puzzles of the bank, evenly by rating."""
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    lines.sort(key=lambda words: float(words[1]))
    places = [number * len(lines) // count for number in range(min(count, len(lines)))]
    return [Walk(float(lines[place][1]), lines[place][0]) for place in places]


def solved(walks: Sequence[Walk]) -> str:
    """A row for each band of published ratings: what it took."""
    rows = []
    bands = [(_band(low, high), low, high) for low, high in pairwise(BANDS)]
    for name, low, high in (*bands, ("all", 0.0, BANDS[-1])):
        in_band = [walk for walk in walks if low <= walk.rating < high]
        if in_band:
            reasons = Counter(walk.method for walk in in_band)
            hardest = [max([rating for rating, _ in walk.hints], default=0.0) for walk in in_band]
            above = sum(
                walk.rating + 0.05 < hardest_rating
                for walk, hardest_rating in zip(in_band, hardest, strict=True)
            )
            counts = [reasons[reason] for reason in METHODS]
            rows.append([name, len(in_band), *counts, f"{median(hardest):.1f}", above])
    head = ["published rating", "puzzles", "named alone", "with sums", "with cases", "not solved"]
    return markdown([*head, "median of hardest steps", "above the published"], rows)


def waited(walks: Sequence[Walk]) -> str:
    """A row for each band of steps' ratings: how long a hint takes."""
    rows = []
    hints = [hint for walk in walks for hint in walk.hints]
    for low, high in (*pairwise(BANDS), (0.0, 9.0), (0.0, 100.0)):
        spent = sorted([1000 * seconds for rating, seconds in hints if low <= rating < high])
        if spent:
            late = spent[min(len(spent) * 19 // 20, len(spent) - 1)]
            times = [f"{value:.1f}" for value in (median(spent), late, spent[-1])]
            rows.append([_band(low, high), len(spent), *times])
    return markdown(["rating of the step", "hints", "median ms", "95th", "worst"], rows)


def _band(low: float, high: float) -> str:
    return f"{low:g} – {high:g}" if high < BANDS[-1] else f"from {low:g}"


def seconds_table(spent: dict[str, list[float]]) -> str:
    """A row for each technique, what takes longest first."""
    rows = []
    for name, seconds in sorted(spent.items(), key=lambda item: -sum(item[1])):
        ordered = sorted([1000 * value for value in seconds])
        late = ordered[len(ordered) * 19 // 20]
        times = [
            f"{value:.1f}" for value in (sum(ordered) / 1000, median(ordered), late, ordered[-1])
        ]
        rows.append([name, len(ordered), *times])
    return markdown(["finders", "asked", "s in all", "median ms", "95th", "worst"], rows)


def _used(walks: Sequence[Walk]) -> str:
    used: Counter[str] = Counter()
    puzzles: Counter[str] = Counter()
    for walk in walks:
        used.update(walk.used)
        puzzles.update(walk.used.keys())
    rows = [[name, times, puzzles[name]] for name, times in used.most_common()]
    return markdown(["technique", "steps", "in puzzles"], rows)


def core_times(folder: str, clock: Callable[[], float]) -> list[tuple[float, float]]:
    """The rating and the seconds of each hint for some puzzles of the bank of a folder."""
    walks = spread(Path(folder) / BANK.name, PAGE)
    for record in walks:
        walk(parse(record.puzzle), record, clock)
    return [hint for record in walks for hint in record.hints]


def in_pyodide(modules: Path, folder: Path) -> list[str]:
    """Hints in Pyodide under Node."""
    script = Path(__file__).with_name("pyodide.mjs")
    command = ["node", *map(str, (script, modules, Path(__file__).parents[2], folder)), "rated"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    record = Walk(0.0, "", hints=json.loads(done.stdout.strip().rpartition("\n")[2]))
    return [f"{PAGE} puzzles in Pyodide under Node, without sums:", waited([record])]


def run(args: argparse.Namespace) -> list[str]:
    """Walk through puzzles; the tables."""
    if args.node_modules:
        return in_pyodide(args.node_modules, args.bank.parent)
    if args.lines:
        text = args.lines.read_text(encoding="utf-8")
        puzzles = list(parse_many(text))[: args.count]
        walks = [Walk(0.0, str(number)) for number in range(1, len(puzzles) + 1)]
    else:
        walks = spread(args.bank, args.count)
        puzzles = [parse(record.puzzle) for record in walks]
    spent: dict[str, list[float]] = {}
    ladder.RUNGS = watched(time.process_time, spent, args.without)
    for record, puzzle in zip(walks, puzzles, strict=True):
        walk(puzzle, record, time.process_time, args.unique, args.states)
        slow = max([seconds for _rating, seconds in record.hints], default=0.0)
        if record.method == METHODS[-1] or slow > args.slow:
            print(
                f"{record.puzzle} ({record.rating}): {record.method}, worst hint {slow:.2f} s",
                flush=True,
            )
    return [
        ABOUT.format(count=len(walks)),
        solved(walks),
        waited(walks),
        seconds_table(spent),
        _used(walks),
    ]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the bench."""
    parser.add_argument("--bank", type=Path, default=BANK)
    parser.add_argument("--lines", type=Path, help="other puzzles, one a line")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--unique", action="store_true", help="steps by uniqueness too")
    parser.add_argument("--node-modules", type=Path, help="where pyodide is, to run there")
    parser.add_argument("--states", type=int, default=1000, help="of each puzzle, at most")
    parser.add_argument("--without", action="append", default=[], help="leave a technique out")
    parser.add_argument("--slow", type=float, default=1.0, help="name puzzles with such a hint")
