"""Makes killers and thermometer Sudokus with one solution: ``python -m tests.bench making``.

A random full grid is cut into cages, which then grow into each other as long as there is no other
solution; or lines are laid on which it grows, and its givens go one after another. What the search
does not prove in a few nodes counts as not unique.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from sudoku_core import Grid, Puzzle, format_grid, is_solution, solutions
from sudoku_core.rules import Killer, Thermometer
from sudoku_core.search import Search

DATA = Path(__file__).parents[1] / "data"
ORDER = "123456789"
SIDE = len(ORDER)
NODES = 1000
"""How long the search may look for a second solution."""
LARGEST = 7
"""Cells of a cage."""
MERGES = 60
"""How often two cages of the later killers are tried to be merged."""
LINES = (8, 13)
"""Thermometers on the first boards and on the later ones, if there is room for them."""

Cage = list[int]


def unique(puzzle: Puzzle) -> bool:
    """Return whether a puzzle has one solution and the search proves it soon."""
    search = Search(puzzle, lambda nodes: nodes > NODES)
    return search.count(2) == 1 and search.complete


def beside(cell: int, reach: int) -> Iterator[int]:
    """The cells beside one; with a reach of 2 those across a corner too."""
    row, column = divmod(cell, SIDE)
    for r in (-1, 0, 1):
        for c in (-1, 0, 1):
            inside = 0 <= row + r < SIDE and 0 <= column + c < SIDE
            if inside and 0 < abs(r) + abs(c) <= reach:
                yield (row + r) * SIDE + column + c


def killer(digits: Sequence[int], rng: Random, later: bool) -> Puzzle | None:
    """A board of cages alone; None if they leave the grid not the only solution."""
    cages = cut(digits, rng)
    if not unique(caged(digits, cages)):
        return None
    for _ in range(MERGES * later):
        chosen_cage = rng.choice(cages)
        near = [
            c
            for c in cages
            if c is not chosen_cage and {n for x in c for n in beside(x, 1)} & {*chosen_cage}
        ]
        other = rng.choice(near)
        both = chosen_cage + other
        if len(both) <= LARGEST and len({digits[cell] for cell in both}) == len(both):
            merged = [cage for cage in cages if cage not in (chosen_cage, other)] + [both]
            if unique(caged(digits, merged)):
                cages = merged
    return caged(digits, cages)


def cut(digits: Sequence[int], rng: Random) -> list[Cage]:
    """Cages of up to four cells that cover the grid, without a digit twice."""
    free = set(range(SIDE**2))
    cages = []
    while free:
        cage = [min(free)]
        free.discard(cage[0])
        size = rng.choice((2, 2, 3, 3, 4))
        while len(cage) < size:
            digits_in_cage = {digits[cell] for cell in cage}
            ordered = sorted(
                {
                    neighbour
                    for cell in cage
                    for neighbour in beside(cell, 1)
                    if neighbour in free and digits[neighbour] not in digits_in_cage
                }
            )
            if not ordered:
                break
            cage.append(rng.choice(ordered))
            free.discard(cage[-1])
        cages.append(cage)
    return cages


def caged(digits: Sequence[int], cages: Sequence[Cage]) -> Puzzle:
    """The puzzle of these cages, in the order of their first cells."""
    ordered = sorted([sorted(cage) for cage in cages])
    rules = [Killer(cage, sum(digits[cell] for cell in cage)) for cage in ordered]
    return Puzzle([0] * SIDE**2, rules=rules)


def thermometers(digits: Sequence[int], rng: Random, later: bool) -> Puzzle | None:
    """A board with lines on which a grid grows, and no given that is not needed."""
    free = set(range(SIDE**2))
    lines: list[list[int]] = []
    for _ in range(100):
        if len(lines) == LINES[later]:
            break
        line = [rng.choice(sorted(free))]
        while True:
            end = digits[line[-1]]
            choices = [c for c in beside(line[-1], 2) if c in free and digits[c] > end]
            if not choices:
                break
            # Small steps make long lines.
            line.append(min(rng.sample(choices, min(2, len(choices))), key=lambda c: digits[c]))
        if len(line) > 3:
            lines.append(line)
            free.difference_update(line)
    puzzle = Puzzle(digits, rules=[Thermometer(line) for line in sorted(lines)])
    for cell in rng.sample(range(SIDE**2), SIDE**2):
        fewer = puzzle.replace(puzzle.givens.replace(cell, 0))
        if unique(fewer):
            puzzle = fewer
    return puzzle


def made(
    count: int, seed: int, make: Callable[[Sequence[int], Random, bool], Puzzle | None]
) -> Iterator[tuple[Puzzle, Grid]]:
    """Yield a number of puzzles, each with its solution; the second half is made to be harder."""
    rng = Random(seed)
    empty = Puzzle([0] * SIDE**2)
    number = 0
    while number < count:
        grid = next(solutions(empty, rng=rng))
        puzzle = make(grid.cells, rng, number >= count // 2)
        if puzzle:
            assert is_solution(puzzle, grid)
            number += 1
            yield puzzle, grid


def main(argv: Sequence[str]) -> None:
    """Write ``tests/data/killers.txt`` and ``thermometers.txt``; the same search makes the same."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench making", description=main.__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=9)
    args = parser.parse_args(argv)
    for name, make in (("killers", killer), ("thermometers", thermometers)):
        head = f"# {name}, each with its solution; made by tests.bench.making, seed {args.seed}\n"
        with (DATA / f"{name}.txt").open("w", encoding="utf-8") as file:
            file.write(head)
            for puzzle, grid in made(args.count, args.seed, make):
                solution = "".join([ORDER[digit - 1] for digit in grid.cells])
                print(format_grid(puzzle, "rules"), solution, file=file, flush=True)
