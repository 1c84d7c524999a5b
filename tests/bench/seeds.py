"""The tests' puzzles: the nine instances of the seeds by name, and files of samples."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sudoku_core import Puzzle, parse, parse_many

DATA = Path(__file__).parent.parent / "data" / "seeds.txt"


def instances() -> Iterator[tuple[str, Puzzle]]:
    """Each instance with its name."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines[:-1]):
        if line.startswith("#") and not lines[number + 1].startswith("#"):
            yield line.lstrip("# ").partition(":")[0], parse(lines[number + 1])


def sample(name: str) -> list[Puzzle]:
    """The puzzles of a file of the tests' data."""
    return list(parse_many(DATA.with_name(f"{name}.txt").read_text(encoding="utf-8")))
