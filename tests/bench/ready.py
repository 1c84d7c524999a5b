"""Measure New, and make its ready puzzles: ``python -m tests.bench ready``.

Each request of New is made as the page makes it, by processor time: here, and in Pyodide. Requests
that may take longer than a visitor waits get ready puzzles in ``ui/making/ready.py``. Each ready
puzzle is graded again, and CaDiCaL, which shares nothing with the generator, counts its solutions.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median

from engine.making import generate
from sudoku_core import grade, parse
from ui.making.state import KINDS, SHORT, SIDES, Options

from .table import machine, markdown, write

Clock = Callable[[], float]
TARGET = Path("web/ui/making/ready.py")
HEAD = (
    "# ruff: noqa: E501\n"
    '"""Puzzles for requests that take long; made by ``python -m tests.bench ready``."""\n\n'
    'PUZZLES = """\\\n'
)
LONG = 3.0
"""Seconds that a visitor may wait."""
SLOWER = 4.0
"""Seconds in a phone's page to each second here: Pyodide takes twice as long as CPython, and a
phone is taken to be half as fast."""


def every_request() -> Iterator[Options]:
    """Yield the options of each side, kind and level on offer."""
    for side in SIDES:
        for kind in KINDS:
            if side in kind.sides:
                options = Options(side=side, kind=kind.name, level="beginner").feasible()
                for level in options.levels:
                    yield options.but(level=level)


def make(options: Options, seed: int, clock: Clock) -> tuple[float, str]:
    """Return the seconds of a request, and its puzzle as text; "" if the puzzle does not fit."""
    start = clock()
    request = {**options.request(seed, SHORT), "id": 0}
    reply = generate(request, lambda _event: None, {})  # type: ignore[arg-type]
    return clock() - start, reply["text"] if reply["fits"] else ""


def core_times(_folder: str, clock: Clock) -> dict[str, list[float]]:
    """Return the seconds of two puzzles of each request: ``pyodide.mjs`` calls this."""
    return {
        options.key: [make(options, seed, clock)[0] for seed in range(2)]
        for options in every_request()
    }


def in_pyodide(modules: Path) -> dict[str, list[float]]:
    """Return the seconds of two puzzles of each request, in Pyodide under Node.

    Args:
        modules: the node_modules with npm's pyodide.
    """
    here = Path(__file__)
    paths = (here.with_name("pyodide.mjs"), modules, here.parents[2], here.parent)
    command = ["node", *map(str, paths), "ready"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    times: dict[str, list[float]] = json.loads(done.stdout.strip().rpartition("\n")[2])
    return times


def row(key: str, texts: Sequence[str], seconds: Sequence[float]) -> tuple[object, ...]:
    """Return the figures of a request: times, ready puzzles, and how many of these are right.

    Args:
        key: of the options.
        texts: the ready puzzles.
        seconds: the time of each puzzle that was made.
    """
    from tests import oracles  # not in Pyodide

    puzzles = [parse(text) for text in texts]
    unique = sum(len(oracles.by_clauses(puzzle, "reduced", 2)) == 1 for puzzle in puzzles)
    level = key.rpartition("/")[2]
    right = sum(grade(puzzle).level == level for puzzle in puzzles)
    return key, f"{median(seconds):.2f}", f"{max(seconds):.2f}", len(texts), unique, right


def known() -> list[str]:
    """Return the lines of the ready puzzles made before."""
    text = TARGET.read_text("utf-8") if TARGET.exists() else ""
    return [line for line in text.splitlines() if line.count("/") >= 3]


def store(key: str, texts: Sequence[str]) -> None:
    """Write the ready puzzles of a request in place of those made before."""
    lines = [line for line in known() if not line.startswith(key + " ")]
    lines += [f"{key} {text}" for text in texts]
    TARGET.write_text(HEAD + "\n".join(sorted(lines)) + '\n"""\n', "utf-8")


def main(argv: Sequence[str]) -> None:
    """Measure requests, and make new ready puzzles for those that take long."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench ready")
    parser.add_argument("--count", type=int, default=6, help="ready puzzles of a request")
    parser.add_argument("--only", default="", help="requests whose key holds this")
    parser.add_argument("--pyodide", type=Path, metavar="NODE_MODULES", help="measure there too")
    args = parser.parse_args(argv)
    there = in_pyodide(args.pyodide) if args.pyodide else {}
    rows = []
    for options in [each for each in every_request() if args.only in each.key]:
        key = options.key
        made = [make(options, seed, time.process_time) for seed in range(2)]
        times = [SLOWER * seconds for seconds, _text in made]
        if max(times) > LONG:
            made += [make(options, seed, time.process_time) for seed in range(2, args.count)]
        texts = [text for _seconds, text in made if text] if max(times) > LONG else []
        store(key, texts)
        rows.append((*row(key, texts, times), f"{max(there[key]):.2f}" if there else ""))
        print(rows[-1], flush=True)
    head = (
        "request",
        "seconds, median",
        "worst",
        "ready",
        "unique",
        "of its level",
        "Pyodide, worst",
    )
    text = "\n\n".join([markdown(head, rows), machine(["python-sat"])])
    if args.only:
        print(text)
    else:
        write("ready", text)
