"""Positions of the lessons, chosen from puzzles: ``python -m tests.bench lessons FILE …``.

Each file holds puzzles, one a line in our own text (after a name and a tab, if there are tabs).
Every puzzle is walked to its end; a state whose next step belongs to a lesson is a position of this
lesson. Candidates that the step does not need are put back, unless an easier technique would then
remove the same candidates. Four positions and a puzzle to practise are kept for each lesson, and
written to ``lessons/positions.py``. For a lesson that lacks a puzzle to practise, givens can be
added to a puzzle whose steps have the technique and then harder ones.

Positions of the lessons on rules are then picked by eye: few filled cells, rules that do not cross,
and a step that shows what the lesson says. So were the example of the franken fish, on a plain
board, and the avoidable rectangles, with three corners filled in. The puzzles with hidden quads
were built around an empty box, for with eight open cells the other four are a naked quad, which is
rated easier: of a solution as many givens were kept as leave the easier techniques without a step,
then those removed that the quad does not need.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from math import inf
from pathlib import Path
from random import Random

from sudoku_core import Candidates, InputError, Puzzle, Step, count_solutions, parse
from sudoku_core.hints.lessons.catalogue import LESSONS, lesson_name, technique_of
from sudoku_core.hints.lessons.steps import lesson_steps
from sudoku_core.hints.lessons.table import Position, position_text
from sudoku_core.hints.techniques import applied, cheapest
from sudoku_core.hints.techniques.path import by_rating
from sudoku_core.solving.count import only_solution

WANTED = 4
"""Positions of a lesson: the example and three to find."""
LEAST = 0.1
"""Least difference of two ratings."""
SLOW = 1.5
"""Most seconds for all steps of a lesson in a position."""
LONG = 40
"""Most seconds for the steps of a puzzle."""
TRIES, MOST_GIVENS = 60, 8
"""Sets of further givens to try in a puzzle, and the most givens of a set."""
PATIENCE = 60
"""Most seconds for putting back candidates in a position."""
NEAR = 0.7
"""How much easier a technique with the same step may be, if no puzzle is known that needs the
lesson: a skyscraper is a sashimi X-wing too."""
TARGET = Path("sudoku_core/hints/lessons/positions.py")
HEAD = (
    "# ruff: noqa: E501\n"
    '"""Positions of lessons; made by ``python -m tests.bench lessons``."""\n\n'
    'POSITIONS = """\\\n'
)
Effect = tuple[bool, int, int]
"""Whether a digit is placed, else removed; the cell; the digit."""
OTHERS = ("sum", "cases")
"""Techniques without a lesson."""


def main(arguments: list[str]) -> None:
    """Choose the positions."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench lessons", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0, help="limit of the whole search")
    parser.add_argument("--reach", action="store_true", help="look for lacking lessons everywhere")
    parser.add_argument("--givens", action="store_true", help="add givens to practise on easier")
    parser.add_argument("--weed", action="store_true", help="drop positions of easier techniques")
    parser.add_argument("--table", type=Path, default=TARGET, help="the table to add to")
    args = parser.parse_args(arguments)
    table = _Table(args.table)
    if args.weed:
        table.weed()
        table.write()
    end = time.monotonic() + args.seconds
    for puzzle in _puzzles(args.files):
        if time.monotonic() > end or not table.lacking:
            break
        table.add_puzzle(puzzle, reach=args.reach)
        if args.givens:
            table.add_practice(puzzle)
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

    def weed(self) -> None:
        """Drop the positions whose step an easier technique has too."""
        for name, texts in self.positions.items():
            good = [text for text in texts if self._shows(Position(text).state, name)]
            if len(good) < len(texts):
                print(name, len(texts) - len(good), "dropped", flush=True)
                self.positions[name] = good

    def _shows(self, state: Candidates, lesson: str, claims: Iterable[Effect] = ()) -> bool:
        """Return whether the lesson's first step has any of some effects, and none easier has."""
        step = next(lesson_steps(state, lesson), None)
        effects = _effects(step) if step else set()
        if not step or (claims and not effects.intersection(claims)):
            return False
        near = LEAST if lesson in self.practise else NEAR
        for steps in by_rating(state, unique=True, hardest=step.rating - near + LEAST / 2):
            if any(effects & _effects(other) for other in steps):
                return False
        return True

    def add_puzzle(self, puzzle: Puzzle, *, reach: bool) -> None:
        state, start = Candidates(puzzle), time.monotonic()
        hardest: Step | None = None
        used: set[str] = set()
        while state.open and time.monotonic() < start + LONG:
            easiest = cheapest(state, unique=True, most=1)
            if not easiest or easiest[0].technique in OTHERS:
                return
            step = easiest[0]
            lesson = lesson_name(step.technique)
            if lesson not in used and self._lacks(lesson) and self._add(state, lesson):
                used.add(lesson)
            if reach and not step.places:
                self._reach(state, used)
            if not hardest or step.rating >= hardest.rating:
                hardest = step
            state = applied(state, step)
        if hardest and not state.open:
            name = lesson_name(hardest.technique)
            self.practise.setdefault(name, position_text(Candidates(puzzle)))

    def add_practice(self, puzzle: Puzzle) -> None:
        """Add puzzles to practise: this one, with givens in place of all that is harder."""
        solution = only_solution(puzzle, node_limit=100_000)
        path = list(_path(puzzle))
        for lesson in {lesson_name(step.technique) for step in path} - self.practise.keys():
            hardest = max(step.rating for step in path if lesson_name(step.technique) == lesson)
            for seed in range(TRIES if solution else 0):
                digits = list(puzzle.givens.cells)
                for cell in Random(seed).sample(puzzle.cells, 1 + seed % MOST_GIVENS):
                    digits[cell] = solution.cells[cell] if solution else 0
                more = puzzle.layout.puzzle(digits)
                steps = list(_path(more, hardest))
                last = max(steps, key=lambda step: step.rating, default=None)
                if last and lesson_name(last.technique) == lesson and _is_solved(more, steps):
                    self.practise[lesson] = position_text(Candidates(more))
                    print(lesson, "practice", flush=True)
                    break

    def _reach(self, state: Candidates, used: set[str]) -> None:
        for lesson in self.lacking:
            if lesson not in used and self._lacks(lesson) and self._add(state, lesson):
                used.add(lesson)

    def _add(self, state: Candidates, lesson: str) -> bool:
        """Add a position of a lesson, and return whether that was possible."""
        start = time.monotonic()
        step = next(lesson_steps(state, lesson), None)
        if not step or time.monotonic() > start + SLOW or not self._shows(state, lesson):
            return False
        entries = lesson == "avoidable-rectangle"
        state = self._with_needed(state, lesson, step, with_entries=entries)
        text = position_text(state, with_entries=entries)
        board = text.split(" ")[0]
        if any(other.split(" ")[0] == board for other in self.positions[lesson]):
            return False
        self.positions[lesson].append(text)
        print(lesson, len(self.positions[lesson]), technique_of(lesson).name, flush=True)
        return True

    def _with_needed(
        self, state: Candidates, lesson: str, step: Step, *, with_entries: bool
    ) -> Candidates:
        """Return the state with all removed candidates put back that the step does not need."""
        puzzle = state.puzzle
        plain = (
            Candidates(puzzle) if with_entries else Candidates(puzzle.layout.puzzle(state.placed))
        )
        for cell, digit in enumerate(state.placed) if with_entries else ():
            plain = plain.place(cell, digit) if digit else plain
        removed = [
            (cell, digit)
            for cell in state.open
            for digit in range(1, puzzle.side + 1)
            if (plain.masks[cell] & ~state.masks[cell]) >> digit - 1 & 1
        ]
        size, end = max(len(removed), 1), time.monotonic() + PATIENCE
        while size and time.monotonic() < end:
            place = 0
            while place < len(removed) and time.monotonic() < end:
                fewer = removed[:place] + removed[place + size :]
                if self._shows(_without(plain, fewer), lesson, _effects(step)):
                    removed = fewer
                else:
                    place += size
            size //= 2
        return _without(plain, removed)

    def write(self) -> None:
        lines = []
        for name in LESSONS:
            lines += [f"{name} {text}" for text in self.positions[name]]
            lines += [f"{name}! {self.practise[name]}"] if name in self.practise else []
        self.path.write_text(HEAD + "\n".join(lines) + '\n"""\n', "utf-8")


def _path(puzzle: Puzzle, hardest: float = inf) -> Iterator[Step]:
    """Yield the steps from a puzzle, as far as named techniques lead."""
    state, end = Candidates(puzzle), time.monotonic() + LONG
    while state.open and time.monotonic() < end:
        easiest = cheapest(state, unique=True, most=1, hardest=hardest)
        if not easiest or easiest[0].technique in OTHERS:
            return
        yield easiest[0]
        state = applied(state, easiest[0])


def _is_solved(puzzle: Puzzle, steps: list[Step]) -> bool:
    state = Candidates(puzzle)
    for step in steps:
        state = applied(state, step)
    return not state.open


def _without(state: Candidates, removed: list[tuple[int, int]]) -> Candidates:
    for cell, digit in removed:
        state = state.eliminate(cell, digit)
    return state


def _effects(step: Step) -> set[Effect]:
    return {(True, *each) for each in step.places} | {(False, *each) for each in step.eliminates}


if __name__ == "__main__":
    main(sys.argv[1:])
