"""Positions of the lessons, chosen from puzzles: ``python -m tests.bench lessons FILE …``.

Each file holds puzzles, one a line in our own text (after a name and a tab, if there are tabs).
Every puzzle is walked to its end; a state whose next step belongs to a lesson is a position of this
lesson. Candidates that the step does not need are put back. Four positions and a puzzle to practise
are kept for each lesson, and written to ``lessons/positions.py``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sudoku_core import Candidates, InputError, Puzzle, Step, count_solutions, parse
from sudoku_core.hints.lessons.catalogue import LESSONS, lesson_name, technique_of
from sudoku_core.hints.lessons.steps import lesson_steps
from sudoku_core.hints.lessons.table import position_text
from sudoku_core.hints.techniques import applied, cheapest

WANTED = 4
"""Positions of a lesson: the example and three to find."""
SLOW = 1.5
"""Most seconds for all steps of a lesson in a position."""
TARGET = Path("sudoku_core/hints/lessons/positions.py")
HEAD = (
    "# ruff: noqa: E501\n"
    '"""Positions of lessons; made by ``python -m tests.bench lessons``."""\n\n'
    'POSITIONS = """\\\n'
)
OTHERS = ("sum", "cases")
"""Techniques without a lesson."""


def main(arguments: list[str]) -> None:
    """Choose the positions."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench lessons", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0, help="limit of the whole search")
    parser.add_argument("--reach", action="store_true", help="look for lacking lessons everywhere")
    parser.add_argument("--table", type=Path, default=TARGET, help="the table to add to")
    args = parser.parse_args(arguments)
    table = _Table(args.table)
    end = time.monotonic() + args.seconds
    for puzzle in _puzzles(args.files):
        if time.monotonic() > end or not table.lacking:
            break
        table.add_puzzle(puzzle, reach=args.reach)
        table.write()
    print("lacking:", *table.lacking)


def _puzzles(files: list[Path]) -> Iterator[Puzzle]:
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            fields = [field for field in line.split("\t") if len(field) >= 16]
            if not fields or line.startswith("#"):
                continue
            try:
                puzzle = parse(fields[0])
            except InputError:
                continue
            if puzzle.side <= 9 and count_solutions(puzzle, node_limit=4000).unique:
                yield puzzle


class _Table:
    """The positions and puzzles so far, those of the former table included."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.positions: dict[str, list[str]] = {name: [] for name in LESSONS}
        self.practise: dict[str, str] = {}
        for line in path.read_text("utf-8").splitlines():
            name, _space, text = line.partition(" ")
            if name.endswith("!"):
                self.practise[name[:-1]] = text
            elif name in self.positions:
                self.positions[name].append(text)

    @property
    def lacking(self) -> list[str]:
        """The lessons without enough positions or a puzzle to practise."""
        return [name for name in LESSONS if self._lacks(name) or name not in self.practise]

    def _lacks(self, name: str) -> bool:
        return len(self.positions[name]) < WANTED

    def add_puzzle(self, puzzle: Puzzle, *, reach: bool) -> None:
        state, start = Candidates(puzzle), time.monotonic()
        hardest: Step | None = None
        used: set[str] = set()
        while state.open and time.monotonic() < start + 40:
            easiest = cheapest(state, unique=True, most=1)
            if not easiest or easiest[0].technique in OTHERS:
                return
            step = easiest[0]
            lesson = lesson_name(step.technique)
            if lesson not in used and self._lacks(lesson):
                used.add(lesson)
                self._add(state, lesson)
            if reach and not step.places:
                self._reach(state, used)
            if not hardest or step.rating >= hardest.rating:
                hardest = step
            state = applied(state, step)
        if hardest and not state.open:
            name = lesson_name(hardest.technique)
            self.practise.setdefault(name, position_text(Candidates(puzzle)))

    def _reach(self, state: Candidates, used: set[str]) -> None:
        for lesson in self.lacking:
            if (
                lesson not in used
                and self._lacks(lesson)
                and next(lesson_steps(state, lesson), None)
            ):
                used.add(lesson)
                self._add(state, lesson)

    def _add(self, state: Candidates, lesson: str) -> None:
        start = time.monotonic()
        step = next(lesson_steps(state, lesson), None)
        if not step or time.monotonic() > start + SLOW:
            return
        entries = lesson == "avoidable-rectangle"
        state = _with_needed(state, lesson, step, with_entries=entries)
        text = position_text(state, with_entries=entries)
        if all(text.split(" ")[0] != other.split(" ")[0] for other in self.positions[lesson]):
            self.positions[lesson].append(text)
            print(lesson, len(self.positions[lesson]), technique_of(lesson).name, flush=True)

    def write(self) -> None:
        lines = []
        for name in LESSONS:
            lines += [f"{name} {text}" for text in self.positions[name]]
            lines += [f"{name}! {self.practise[name]}"] if name in self.practise else []
        self.path.write_text(HEAD + "\n".join(lines) + '\n"""\n', "utf-8")


def _with_needed(state: Candidates, lesson: str, step: Step, *, with_entries: bool) -> Candidates:
    """Return the state with all removed candidates put back that the step does not need."""
    puzzle = state.puzzle
    plain = Candidates(puzzle) if with_entries else Candidates(puzzle.layout.puzzle(state.placed))
    for cell, digit in enumerate(state.placed) if with_entries else ():
        plain = plain.place(cell, digit) if digit else plain
    removed = [
        (cell, digit)
        for cell in state.open
        for digit in range(1, puzzle.side + 1)
        if (plain.masks[cell] & ~state.masks[cell]) >> digit - 1 & 1
    ]
    size, end = max(len(removed), 1), time.monotonic() + 20
    while size and time.monotonic() < end:
        place = 0
        while place < len(removed) and time.monotonic() < end:
            fewer = removed[:place] + removed[place + size :]
            if _has(_without(plain, fewer), lesson, step):
                removed = fewer
            else:
                place += size
        size //= 2
    return _without(plain, removed)


def _without(state: Candidates, removed: list[tuple[int, int]]) -> Candidates:
    for cell, digit in removed:
        state = state.eliminate(cell, digit)
    return state


def _has(state: Candidates, lesson: str, step: Step) -> bool:
    claims = {*step.places, *step.eliminates}
    for other in lesson_steps(state, lesson):
        if claims & {*other.places, *other.eliminates}:
            return True
        if other.rating > step.rating:
            return False
    return False


if __name__ == "__main__":
    main(sys.argv[1:])
