"""Hints on puzzles with rules, to the end: ``python -m tests.bench hints_of_rules FOLDER``.

The folder holds files of puzzles, one JSON object a line: ``fpuzzles.jsonl`` (the program's own
JSON), ``iss.jsonl`` (texts of Interactive Sudoku Solver), and files named after a kind, with the
problem as rows of numbers. All steps of the lowest rating are checked and applied, state by state.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from sudoku_core import Candidates, Grid, InputError, Puzzle, Step, formats, is_solution, proves
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.hints.techniques import applied
from sudoku_core.hints.techniques.cases import by_cases
from sudoku_core.hints.techniques.path import by_rating, chosen_lp
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.sums import smallest_sum
from sudoku_core.rules import Even, Odd, Renban, Skyscraper, SumCage
from tests.boards import Known, published
from tests.stepping import contradicts, unique

from .table import machine, markdown, write

ROWS = ("EvenOddSudoku", "MarginSudoku", "Renban", "SkyscraperSudoku")
PUBLISHED = ("KillerSudoku", "JigsawSudoku")
MEANS = ("named", "rule", "sum", "cases", "unfinished")
"""How a puzzle was finished: by named steps only, with tables of rules, with sums, with cases."""
SAMPLE, SAMPLE_LIMIT = 30, 30
"""In Pyodide: every so many-th puzzle is walked, for so many seconds."""
ABOUT = """{count} puzzles with rules, from their givens to the end by steps, {unique} steps by
uniqueness. A puzzle counts for the last column that one of its steps needs: the tables and automata
of rules alone, sums, cases. "unfinished": no step, or more than {limit:g} s for the puzzle. A hint
is the processor time to the first proven step of a state; so is the limit."""


@dataclass
class Record:
    """The outcome of the walks of a set of puzzles.

    Args:
        means: number of puzzles by how they were finished.
        seconds: by state the time to its first proven step.
        checked: number of steps checked.
        refused: number of steps that the checker refused, so that nobody sees them.
        wrong: number of accepted steps that contradict the solution.
        techniques: number of accepted steps by technique.
    """

    means: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    checked: int = 0
    refused: int = 0
    wrong: int = 0
    techniques: Counter[str] = field(default_factory=Counter)

    def add(self, other: Record) -> None:
        """Add the numbers of another record."""
        self.means += other.means
        self.seconds += other.seconds
        self.checked += other.checked
        self.refused += other.refused
        self.wrong += other.wrong
        self.techniques += other.techniques


def puzzles(folder: Path) -> Iterator[tuple[str, Known]]:
    """Yield the puzzles with one known solution, each with its file, in turn from each file."""
    files = {
        "f-puzzles": _of_program(folder / "fpuzzles.jsonl"),
        "Interactive-Sudoku-Solver": _of_program(folder / "iss.jsonl"),
    }
    for kind in PUBLISHED:
        files[kind] = (known for known in published(folder, kind) if unique(known.puzzle))
    for kind in ROWS:
        files[kind] = _of_rows(folder / f"{kind}.jsonl", kind)
    for group in zip_longest(*files.values()):
        for name, known in zip(files, group, strict=True):
            if known:
                yield name, known


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            yield json.loads(line)


def _of_program(path: Path) -> Iterator[Known]:
    """Yield the puzzles of a program whose rules are all known and that have one solution."""
    for number, item in enumerate(_lines(path)):
        only = item.get("n_solutions") == 1 or item.get("status") == "unique"
        if not only or not item["solution"] or item.get("unsupported"):
            continue
        text = item.get("text")
        if text is None:
            packed = json.dumps(item["json"], separators=(",", ":"), ensure_ascii=False)
            text = f"https://www.f-puzzles.com/?load={pack(packed)}"
        try:
            document = formats.read(text)
            grid = Grid(_digits(item["solution"], document.puzzle))
        except (InputError, ValueError):  # a solution of other signs
            continue
        plain = not document.puzzle.rules
        if plain or document.unsupported_rules or not is_solution(document.puzzle, grid):
            continue
        yield Known(str(item.get("id", number)), document.puzzle, grid.cells)


def _digits(solution: Sequence[object], puzzle: Puzzle) -> list[int]:
    """Return the digits of a solution, which is stored as values."""
    return [puzzle.digits.index(int(str(value))) + 1 for value in solution]


def _of_rows(path: Path, kind: str) -> Iterator[Known]:
    """Yield the puzzles of a file named after a kind."""
    for item in _lines(path):
        rows = [line.split() for line in item["problem"].splitlines()[1:]]
        solution = [int(word) for row in item["solution"].splitlines()[1:] for word in row.split()]
        puzzle = _puzzle(kind, rows)
        if is_solution(puzzle, Grid(solution)):
            yield Known(item["id"], puzzle, tuple(solution))


def _puzzle(kind: str, rows: list[list[str]]) -> Puzzle:
    side = len(rows[0])
    board = rows[4:] if kind in ("MarginSudoku", "SkyscraperSudoku") else rows[:side]
    cells = [word for row in board for word in row]
    givens = [int(word) if word.isdigit() else 0 for word in cells]
    if kind == "EvenOddSudoku":
        marked = {sign: [c for c, word in enumerate(cells) if word == sign] for sign in "OE"}
        return Puzzle(givens, rules=[Odd(marked["O"]), Even(marked["E"])])
    if kind == "Renban":
        areas: dict[str, list[int]] = {}
        for cell, word in enumerate([word for row in rows[side:] for word in row]):
            areas.setdefault(word, []).append(cell)
        return Puzzle(givens, rules=[Renban(area) for area in areas.values() if len(area) > 1])
    ends = [
        [((-1, k), range(k, side * side, side)) for k in range(side)],
        [((side, k), range(side * (side - 1) + k, -1, -side)) for k in range(side)],
        [((k, -1), range(k * side, k * side + side)) for k in range(side)],
        [((k, side), range(k * side + side - 1, k * side - 1, -1)) for k in range(side)],
    ]
    clues = [
        (int(word), end, line)
        for row, places in zip(rows, ends, strict=False)
        for word, (end, line) in zip(row, places, strict=True)
    ]
    if kind == "SkyscraperSudoku":
        return Puzzle(givens, rules=[Skyscraper(end, clue) for clue, end, _line in clues])
    return Puzzle(givens, rules=[SumCage(line[:3], clue) for clue, _end, line in clues])


def walk(
    known: Known, limit: float, *, only: bool, clock: Callable[[], float] = time.process_time
) -> Record:
    """Return the record of one puzzle.

    Args:
        known: the puzzle.
        limit: the number of seconds after which the walk ends.
        only: whether steps may rest on there being one solution.
        clock: returns the processor time in seconds.
    """
    record, state = Record(), Candidates(known.puzzle)
    solution = known.puzzle.layout.grid(known.solution)
    used, make_lp = set(), chosen_lp(None, None)
    begin = clock()
    while not all(state.placed[cell] for cell in known.puzzle.cells):
        start = clock()
        if start - begin > limit:
            break
        since = partial(_since, clock, start)
        right: list[Step] = []
        for candidates in by_rating(state, unique=only):
            right = _checked(state, candidates, record, solution, since)
            if right:
                break
        if not right:
            last = smallest_sum(state, make_lp) if make_lp else None
            last = last or by_cases(state, make_lp, Position(state))
            right = _checked(state, [last] if last else [], record, solution, since)
        if not right:
            break
        used |= {step.technique for step in right}
        for step in right:
            state = applied(state, step)
    finished = all(state.placed[cell] for cell in known.puzzle.cells)
    kinds = [mean for mean in ("cases", "sum", "rule") if mean in used]
    record.means["unfinished" if not finished else kinds[0] if kinds else "named"] += 1
    return record


def _since(clock: Callable[[], float], start: float) -> float:
    return clock() - start


def _checked(
    state: Candidates,
    steps: Iterable[Step],
    record: Record,
    solution: Grid,
    since: Callable[[], float],
) -> list[Step]:
    """Return the steps that the checker accepts, and count them."""
    right: list[Step] = []
    for step in steps:
        record.checked += 1
        if not proves(state, step):
            record.refused += 1
            print("refused:", step.technique, step.message, file=sys.stderr)
            continue
        if not right:
            record.seconds.append(since())
        right.append(step)
        record.techniques[step.technique] += 1
        if contradicts(step, solution):
            record.wrong += 1
            print("wrong:", step.technique, step.message, step.eliminates, file=sys.stderr)
    return right


def core_times(folder: str, clock: Callable[[], float]) -> list[float]:
    """Return the seconds of the hints of a sample, without sums: ``pyodide.mjs`` calls this.

    Args:
        folder: the folder of puzzles.
        clock: returns the processor time in seconds.
    """
    record = Record()
    for _name, known in [*puzzles(Path(folder))][::SAMPLE]:
        record.add(walk(known, SAMPLE_LIMIT, only=False, clock=clock))
    return record.seconds


def beside_pyodide(folder: Path, modules: Path) -> str:
    """Return a table of the times of the hints of a sample in Pyodide, without sums, and here.

    Args:
        folder: the folder of puzzles.
        modules: the node_modules with npm's pyodide.
    """
    script, project = Path(__file__).with_name("pyodide.mjs"), Path(__file__).parents[2]
    command = ["node", str(script), str(modules), str(project), str(folder), "hints_of_rules"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    there = json.loads(done.stdout.strip().rpartition("\n")[2])
    here = core_times(str(folder), time.process_time)
    rows = [
        [name, len(times), *_spread(times)]
        for name, times in (("Pyodide", there), ("CPython", here))
    ]
    about = f"Every {SAMPLE}th puzzle of all files, for up to {SAMPLE_LIMIT} s each:"
    return f"{about}\n\n{markdown(['in', 'hints', 'hint ms', '95th', 'worst'], rows)}"


def main(argv: Sequence[str]) -> None:
    """Walk the puzzles of a folder and write down what their hints need, and how long they take."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench hints_of_rules", description=main.__doc__
    )
    parser.add_argument("folder", type=Path, help="the files of puzzles")
    parser.add_argument("--count", type=int, default=120, help="number of puzzles")
    parser.add_argument("--every", type=int, default=1, help="walk every so many-th puzzle")
    parser.add_argument("--first", type=int, default=0, help="number of puzzles to pass over")
    parser.add_argument("--limit", type=float, default=60, metavar="SECONDS", help="for a puzzle")
    parser.add_argument("--unique", action="store_true", help="with steps by uniqueness")
    parser.add_argument("--file", default="", help="only puzzles of this file")
    parser.add_argument("--write", action="store_true", help="keep the tables in results/")
    parser.add_argument("--pyodide", type=Path, metavar="NODE_MODULES", help="measure there too")
    args = parser.parse_args(argv)
    chosen = [pair for pair in puzzles(args.folder) if args.file in pair[0]]
    chosen = chosen[args.first :: args.every][: args.count]
    records: dict[str, Record] = {}
    kinds: dict[str, Counter[str]] = {}
    total = Record()
    for name, known in chosen:
        start = time.process_time()
        record = walk(known, args.limit, only=args.unique)
        records.setdefault(name, Record()).add(record)
        total.add(record)
        (mean,) = record.means
        of_rules = sorted({rule.kind for rule in known.puzzle.rules})
        for kind in of_rules:
            kinds.setdefault(kind, Counter())[mean] += 1
        spent = time.process_time() - start
        worst = max(record.seconds, default=0)
        print(
            f"{name} {known.name}: {mean}, {spent:.1f} s, slowest hint {worst:.2f} s,",
            " ".join(of_rules),
            file=sys.stderr,
            flush=True,
        )
    about = ABOUT.format(
        count=len(chosen), limit=args.limit, unique="with" if args.unique else "without"
    )
    if args.pyodide:
        about += "\n\n" + beside_pyodide(args.folder, args.pyodide)
    _report(about, records, kinds, total, write_down=args.write)
    if total.wrong:
        sys.exit(1)


def _report(
    about: str,
    records: dict[str, Record],
    kinds: dict[str, Counter[str]],
    total: Record,
    *,
    write_down: bool,
) -> None:
    rows = [[name, *_row(record)] for name, record in [*records.items(), ("all", total)]]
    head = ["puzzles of", *MEANS, "steps checked", "refused", "wrong", "hint ms", "95th", "worst"]
    by_kind = [[kind, *[means[mean] for mean in MEANS]] for kind, means in sorted(kinds.items())]
    text = [
        about,
        markdown(head, rows),
        markdown(["puzzles with", *MEANS], by_kind),
        markdown(["technique", "steps"], total.techniques.most_common()),
        machine(("highspy",)),
    ]
    if write_down:
        write("hints-of-rules", "\n\n".join(text))
    else:
        print("\n\n".join(text))


def _row(record: Record) -> list[object]:
    counts = [record.means[mean] for mean in MEANS]
    checks = [record.checked, record.refused, record.wrong]
    return [*counts, *checks, *_spread(record.seconds)]


def _spread(seconds: list[float]) -> list[str]:
    """Return the median, the 95th percentile and the largest time, in milliseconds."""
    times = seconds if len(seconds) > 1 else [0.0, 0.0]
    spread = (median(times), quantiles(times, n=20)[-1], max(times))
    return [f"{1000 * each:.0f}" for each in spread]
