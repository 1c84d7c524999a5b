"""Measure how far levels agree with other programs' levels: ``python -m tests.bench levels PATH``.

Each puzzle of ``rated.tsv`` is graded; its level, and the level that its rating alone would have
had before levels followed the techniques, stand against HoDoKu's level, QQWing's, and the level by
Sukaku Explainer's rating.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

from sudoku_core import grade, parse
from sudoku_core.hints import LEVELS

from .grades import ranked
from .rated import BANK
from .table import machine, markdown, write

BEFORE = {
    "beginner": 1.5,
    "easy": 2.3,
    "medium": 4.0,
    "hard": 5.6,
    "expert": 8.0,
    "extreme": inf,
}
"""The highest rating of each level when the rating alone decided."""
NAMES = tuple(LEVELS)
SOURCES = {
    "HoDoKu": {"Easy": 1, "Medium": 2, "Hard": 3, "Unfair": 4, "Extreme": 5},
    "QQWing": {"Simple": 0, "Easy": 1, "Intermediate": 2, "Expert": 3},
    "Sukaku Explainer": {
        "to 1.5": 0,
        "to 2.3": 1,
        "to 4.0": 2,
        "to 5.6": 3,
        "to 8.0": 4,
        "above": 5,
    },
}
"""By source, its levels and the place of the nearest of ours. HoDoKu's Easy is both of our two
easiest; QQWing's Expert is all that it does not solve without guessing."""
LOWEST = {"HoDoKu": 1, "QQWing": 0, "Sukaku Explainer": 0}
"""Our easiest level in a source; easier ones count as that."""
HIGHEST = {"HoDoKu": 5, "QQWing": 3, "Sukaku Explainer": 5}
"""Our hardest level in a source; harder ones count as that."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A puzzle's levels: places in ``NAMES``, and the words of the sources."""

    before: int
    now: int
    words: tuple[str, str, str]


def rated(path: Path, count: int, unique: bool) -> list[Rated]:
    """Grade so many puzzles of the file, over all ratings."""
    lines = [line.split("\t") for line in path.read_text("utf-8").splitlines()[1:]]
    lines.sort(key=lambda words: float(words[1]))
    count = min(count, len(lines))
    return [_graded(lines[number * len(lines) // count], unique) for number in range(count)]


def _graded(words: Sequence[str], unique: bool) -> Rated:
    graded = grade(parse(words[0]), unique=unique)
    by_rating = _place(BEFORE, graded.rating)
    published = tuple(SOURCES["Sukaku Explainer"])[_place(BEFORE, float(words[1]))]
    return Rated(by_rating, NAMES.index(graded.level), (words[4], words[6], published))


def _place(levels: dict[str, float], rating: float) -> int:
    return next(place for place, most in enumerate(levels.values()) if rating <= most)


def agreement(puzzles: Sequence[Rated]) -> str:
    """A row for each source: how many levels are the same, at most one off, and the correlation."""
    rows = []
    for number, (source, places) in enumerate(SOURCES.items()):
        for name in ("before", "now"):
            pairs = [(places[each.words[number]], getattr(each, name)) for each in puzzles]
            low, high = LOWEST[source], HIGHEST[source]
            off = [abs(other - min(max(place, low), high)) for other, place in pairs]
            same, near = off.count(0) / len(off), (off.count(0) + off.count(1)) / len(off)
            rho = ranked([(float(other), float(place)) for other, place in pairs])
            rows.append((source, name, f"{same:.1%}", f"{near:.1%}", f"{rho:.3f}"))
    return markdown(("source", "levels", "the same", "at most one off", "Spearman"), rows)


def crossed(puzzles: Sequence[Rated], number: int, name: str) -> str:
    """A row for each of our levels: how many puzzles a source gives each of its levels."""
    source, places = [*SOURCES.items()][number]
    counts = Counter((getattr(each, name), each.words[number]) for each in puzzles)
    rows = [(level, *[counts[place, word] for word in places]) for place, level in enumerate(NAMES)]
    return markdown((f"{name} \\ {source}", *places), rows)


def main(argv: Sequence[str]) -> None:
    """Grade, and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench levels")
    parser.add_argument("path", type=Path, nargs="?", default=BANK)
    parser.add_argument("--count", type=int, default=790)
    parser.add_argument("--plain", action="store_true", help="without steps by uniqueness")
    args = parser.parse_args(argv)
    start = time.process_time()
    puzzles = rated(args.path, args.count, not args.plain)
    parts = [f"{len(puzzles)} puzzles, {time.process_time() - start:.0f} s.", agreement(puzzles)]
    parts += [
        crossed(puzzles, number, name)
        for number in range(len(SOURCES))
        for name in ("before", "now")
    ]
    text = "\n\n".join([*parts, machine()])
    write("levels", text)
