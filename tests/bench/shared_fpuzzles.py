"""Setters' boards as f-puzzles and SudokuPad links: what is read, named, and written again."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from sudoku_core import Grid, InputError, formats, is_solution
from sudoku_core.formats import Document
from sudoku_core.formats.packing.lzstring import pack

from .table import markdown

DEFAULT = Path(__file__).parents[3] / "shared" / "variants" / "fpuzzles.jsonl"
FORMULATIONS = {
    "f-puzzles": "https://www.f-puzzles.com/?load={}",
    "sudokupad": "https://sudokupad.app/fpuz{}",
}


def options(parser: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    parser.add_argument("file", nargs="?", type=Path, default=DEFAULT, help="boards, one a line")
    parser.add_argument("--node-modules", type=Path, help="where npm's pyodide is")


def run(args: argparse.Namespace) -> Iterator[str]:
    """The tables."""
    items = [json.loads(line) for line in args.file.read_text(encoding="utf-8").splitlines()]
    counts: Counter[str] = Counter()
    unknown: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    seconds: dict[str, list[float]] = {}
    for item in items:
        text = json.dumps(item["json"], separators=(",", ":"), ensure_ascii=False)
        packed = _timed(seconds, "pack", lambda text=text: pack(text))
        counts["letters"] += len(packed)
        for program, formulation in FORMULATIONS.items():
            link = formulation.format(packed)
            try:
                shared = _timed(seconds, f"read {program}", lambda link=link: formats.read(link))
            except InputError as error:
                counts[f"{program}: refused, {error.message.code}"] += 1
                continue
            counts[f"{program}: read"] += 1
            written = _timed(
                seconds,
                f"write {program}",
                lambda shared=shared, program=program: formats.write(shared, program).text,
            )
            again = formats.read(written)
            same = "the same" if again == shared else "another"
            counts[f"{program}: written and read again: {same}"] += 1
            if program == "f-puzzles":
                unknown.update(shared.unsupported_rules)
                drawn.update(shared.drawings)
                counts.update(_compared(shared, item))
    letters = counts.pop("letters") / len(items)
    yield f"{args.file.name}: {len(items)} boards, {letters:.0f} letters packed on average."
    yield markdown(["what", "boards"], counts.items())
    yield markdown(["named, and left out", "boards"], unknown.most_common())
    yield markdown(["only drawn", "boards"], drawn.most_common())
    yield markdown(
        ["ms a link, CPython", "median", "mean", "most"],
        [
            [task, *[f"{1000 * value:.2f}" for value in (median(t), sum(t) / len(t), max(t))]]
            for task, t in seconds.items()
        ],
    )
    if args.node_modules:
        yield _beside_pyodide(args.file, args.node_modules)


def _beside_pyodide(file: Path, modules: Path) -> str:
    """The same in Pyodide under Node, beside CPython."""
    script = Path(__file__).with_name("pyodide.mjs")
    project = script.parents[2]
    command = ["node", script, modules, project, file.parent, "shared_fpuzzles"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    there = json.loads(done.stdout.strip().rpartition("\n")[2])
    here = core_times(str(file.parent))
    rows = [[task, f"{1000 * here[task]:.2f}", f"{1000 * there[task]:.2f}"] for task in here]
    return markdown(["ms a link", "CPython, mean", "Pyodide, mean"], rows)


def core_times(folder: str, clock: Callable[[], float] = time.process_time) -> dict[str, float]:
    """Mean seconds a link on the first hundred boards of the folder, after as many to warm up."""
    lines = (Path(folder) / DEFAULT.name).read_text(encoding="utf-8").splitlines()[:100]
    texts = [json.dumps(json.loads(line)["json"], separators=(",", ":")) for line in lines]
    packed = [pack(text) for text in texts]
    times = {}
    for program, formulation in FORMULATIONS.items():
        links = [formulation.format(data) for data in packed]
        for _ in range(2):
            start = clock()
            documents = [formats.read(link) for link in links]
            times[f"read {program}"] = (clock() - start) / len(links)
            start = clock()
            for shared in documents:
                formats.write(shared, program)
            times[f"write {program}"] = (clock() - start) / len(links)
    return times


def _compared(shared: Document, item: dict[str, object]) -> Iterator[str]:
    """Yield whether the known solution, and the one that is stored, fit what was read."""
    prose = "words not read" if shared.prose else "all known"
    rules = "rules named" if shared.unsupported_rules else prose
    yield rules
    solution = item["solution"]
    if isinstance(solution, list):
        fits = is_solution(shared.puzzle, Grid(solution))
        yield f"{rules}: the known solution {'fits' if fits else 'does not fit'}"
    if shared.solution:
        wrong = any(message.code == "shared.solution" for message in shared.messages)
        yield f"the solution in the link {'does not fit' if wrong else 'fits'}"


def _timed(seconds: dict[str, list[float]], task: str, work: Callable[[], Any]) -> Any:
    start = time.process_time()
    value = work()
    seconds.setdefault(task, []).append(time.process_time() - start)
    return value
