"""The nine instances of the seeds, by name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sudoku_core import Puzzle, parse

DATA = Path(__file__).parent.parent / "data" / "seeds.txt"


def instances() -> Iterator[tuple[str, Puzzle]]:
    """Each instance with its name."""
    lines = DATA.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines[:-1]):
        if line.startswith("#") and not lines[number + 1].startswith("#"):
            yield line.lstrip("# ").partition(":")[0], parse(lines[number + 1])
