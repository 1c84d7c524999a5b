"""Texts of all programs, changed at random: is each read, or refused in words, and at once?

They are the programs' examples, what each program writes of random puzzles, and the shared data.
"""

from __future__ import annotations

import argparse
import json
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sudoku_core.formats.registry import program_formats
from tests.sharing.mutated import mutated, never_breaks

from .table import markdown

DATA = Path(__file__).parents[3] / "shared" / "variants"
SLOW = 1.0
"""Seconds of the processor that no text may take."""
PATIENCE = 10
"""Seconds of the processor after which a text is given up, and named."""
SHOWN = 8
"""How many of the slowest are named."""


class Late(BaseException):
    """A text takes too long; no ``except Exception`` may hide it."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    parser.add_argument("--count", type=int, default=100_000, help="how many texts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="after which it ends")
    parser.add_argument("--only", default="", help="a word that a text's name has in it")


def texts(data: Path) -> Iterator[tuple[str, str]]:
    """The texts that are changed, with what they are called."""
    for program in program_formats():
        yield program.name, program.example
    for path in sorted((data / "formats").glob("[!F]*")):
        text = path.read_text(encoding="utf-8")
        links = path.name.endswith(".url.txt")
        for number, line in enumerate(text.split() if links else [text], 1):
            yield f"{path.name} {number}", line
    for number, line in enumerate(_lines(data / "iss.jsonl"), 1):
        yield f"iss {number}", json.loads(line)["text"]
    for number, line in enumerate(_lines(data / "fpuzzles.jsonl"), 1):
        yield f"fpuzzles {number}", _as_link(json.loads(line))
    for path in sorted((data / "tatham").glob("*.txt")):
        for number, line in enumerate(_lines(path)[:5], 1):
            yield f"{path.stem} {number}", line


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def _as_link(item: dict[str, object]) -> str:
    """An f-puzzles link of what its board says."""
    from sudoku_core.formats.packing.lzstring import pack

    board = item.get("puzzle") or item.get("json") or item.get("data") or item
    return "https://www.f-puzzles.com/?load=" + pack(json.dumps(board, separators=(",", ":")))


def run(args: argparse.Namespace) -> Iterator[str]:
    """The tables; a text that breaks something is printed at once."""
    chosen = [(name, text) for name, text in texts(DATA) if args.only in name]
    codes: Counter[str] = Counter()
    slowest: list[tuple[float, str]] = []
    late = broken = number = 0
    signal.signal(signal.SIGVTALRM, _give_up)
    end = time.monotonic() + 60 * args.minutes
    while number < args.count and time.monotonic() < end:
        name, text = chosen[number % len(chosen)]
        label = f"{name}, seed {args.seed}/{number}"
        text = mutated(text, Random(f"{args.seed}/{number}"))
        start = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        try:
            codes[never_breaks(text)] += 1
        except (Exception, Late):
            broken += 1
            print(f"{label}: {text[:300]!r}\n{traceback.format_exc()}", flush=True)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        seconds = time.process_time() - start
        late += seconds > SLOW
        slowest = sorted([*slowest, (seconds, f"{label}: {text[:40]!r}")], reverse=True)[:SHOWN]
        number += 1
    yield f"{number} texts made of {len(chosen)}: {broken} broke something, {late} took above 1 s."
    yield markdown(["what became of it", "texts"], codes.most_common())
    yield markdown(["slowest", "ms"], [(f"`{name}`", f"{1000 * s:.0f}") for s, name in slowest])


def _give_up(*_: object) -> None:
    raise Late
