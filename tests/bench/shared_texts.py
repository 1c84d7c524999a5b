"""Files and texts of other programs: what is read, written again, and taken by Solo."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from sudoku_core import Board, Grid, InputError, Puzzle, formats, is_solution, parse
from sudoku_core.formats import Document
from sudoku_core.formats.registry import program_formats
from sudoku_core.formats.writing import program_styles
from tests.core.test_long_texts import TEXTS

from .table import markdown

SHARED = Path(__file__).parents[3] / "shared" / "variants"
OURS = Path(__file__).parents[1] / "data" / "tatham.txt"
KILLERS = Path(__file__).parents[1] / "data" / "killers.txt"
SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
LINES = 20_000
LONG = 900_000
ROUNDS = 50
BOARD = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def options(parser: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    parser.add_argument("folder", nargs="?", type=Path, default=SHARED, help="of other's boards")


def run(args: argparse.Namespace) -> Iterator[str]:
    """The tables."""
    yield markdown(["style", "written", "read again", "not carried"], _styles())
    yield markdown(["example", "ms to read"], _examples())
    yield markdown(["Tatham's ids", "count"], _ids(args.folder).items())
    yield markdown(["killers in arrows, and of PS", "count"], _killers(args.folder).items())
    yield _lines()
    yield markdown(["900,000 characters that are no list", "ms to refuse"], _refused())
    yield markdown(["what sgt-solo says of our ids", "count"], _solo().items())


def _styles() -> Iterator[tuple[str, str, str, str]]:
    """Yield one board with all that can be told of it, in each style and back."""
    puzzle, solved = parse(BOARD), parse(SOLVED).givens
    entries = (0, 0, 4) + (0,) * 78
    centre = (0, 0, 0, 34) + (0,) * 77
    shared = Document(
        Board(puzzle, entries, (0, 0, 0, 2) + (0,) * 77, centre),
        solution=solved,
        title="Title",
        author="Author",
    )
    for style in program_styles():
        written = formats.write(shared, style)
        again = formats.read(written.text)
        same = "the same" if again.puzzle == puzzle else "another"
        yield style, f"{len(written.text)} signs", same, ", ".join(written.lost) or "nothing"


def _examples() -> Iterator[tuple[str, str]]:
    for program in program_formats():
        if program.example:
            start = time.process_time()
            for _ in range(ROUNDS):
                formats.read(program.example)
            each = (time.process_time() - start) / ROUNDS
            yield program.name, f"{1000 * each:.2f}"


def _ids(folder: Path) -> Counter[str]:
    counts: Counter[str] = Counter()
    texts = [line.split(" ") for line in OURS.read_text("utf-8").splitlines() if line[:1] != "#"]
    pairs = [(text, [SIGNS.index(sign.lower()) for sign in signs]) for text, signs in texts]
    path = folder / "tatham" / "solved.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    records = [json.loads(line) for line in lines if '"solo' in line]
    pairs += [(record["id"], record["solution"]) for record in records]
    for text, solution in pairs:
        puzzle = formats.read(text).puzzle
        fits = is_solution(puzzle, Grid(solution))
        counts["read; the solution " + ("fits" if fits else "does not fit")] += 1
        same = formats.write(puzzle, "tatham").text == text
        counts["written: " + ("the same id" if same else "another")] += 1
    return counts


def _killers(folder: Path) -> Counter[str]:
    counts: Counter[str] = Counter()
    path = folder / "iss.jsonl"
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        data = json.loads(line)
        text = "".join(data["text"].split())
        if len(text) == 81 or "k:" in text[:8]:
            puzzle = formats.read(text).puzzle
            kind = "arrows" if len(text) == 81 else "PS"
            fits = data["solution"] and is_solution(puzzle, Grid(map(int, data["solution"])))
            known = "the solution fits" if fits else "no solution is stored"
            counts[f"{kind}: {len(puzzle.rules) and 'read'}; {known}"] += 1
    return counts


def _lines() -> str:
    """Return how quickly a data set goes by."""
    text = "puzzle,solution\n" + f"{BOARD},{SOLVED}\n" * LINES
    start = time.process_time()
    count = sum(isinstance(document, Document) for document in formats.read_many(text))
    each = (time.process_time() - start) / LINES
    return f"{count} lines of a data set, puzzle and solution: {1e6 * each:.0f} µs each."


def _refused() -> Iterator[tuple[str, str]]:
    for name, (begins, line) in TEXTS.items():
        text = begins + line * (LONG // len(line))
        start = time.process_time()
        assert not isinstance(list(formats.read_many(text))[-1], Document)
        yield name, f"{1000 * (time.process_time() - start):.0f}"


def _solo() -> Counter[str]:
    """Compare our ids, with every second digit given, with what Debian's Solo reads in them."""
    program = shutil.which("sgt-solo", path="/usr/games:/usr/bin")
    counts: Counter[str] = Counter()
    if program is None:
        return Counter({"sgt-puzzles is not installed": 1})
    for puzzle, solution in _boards():
        try:
            text = formats.write(puzzle, "tatham").text
        except InputError:
            counts["not carried, and said so"] += 1
            continue
        command = [program, "--print", "1x1", "--with-solutions"]
        ran = subprocess.run(
            command, input=f"{text}\n", capture_output=True, text=True, check=False
        )
        printed = "".join(re.findall(r"^\(([0-9a-z]+)\) dup", ran.stdout, re.MULTILINE))
        same = printed.endswith("".join(SIGNS[digit] for digit in solution))
        counts["its solution is ours" if same else ran.stderr.rpartition(":")[2].strip()] += 1
    return counts


def _boards() -> Iterator[tuple[Puzzle, list[int]]]:
    for line in KILLERS.read_text("utf-8").splitlines():
        if line[:1] != "#":
            text, sign_text = line.split(" ")
            solution = [SIGNS.index(sign.lower()) for sign in sign_text]
            puzzle = parse(text)
            givens = [digit if cell % 2 else 0 for cell, digit in enumerate(solution)]
            yield puzzle.replace(puzzle.givens.with_cells(givens)), solution
    for line in OURS.read_text("utf-8").splitlines():
        if line[:1] != "#":
            text, sign_text = line.split(" ")
            yield formats.read(text).puzzle, [SIGNS.index(sign.lower()) for sign in sign_text]
