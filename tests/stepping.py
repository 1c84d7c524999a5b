"""Steps on boards of every kind, and whether they are right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from sudoku_core import Candidates, Grid, Puzzle, Rule, Step, proves, solutions
from sudoku_core.blocks import standard_blocks
from sudoku_core.rules import diagonals, jigsaw, windows
from sudoku_core.search import Search
from sudoku_core.techniques import applied, cheapest, ladder
from sudoku_core.techniques.position import Position

NODES = 1000
"""How long the search may look for a second solution; what it cannot say counts as not unique."""
SWAPS = 12
"""How often two cells of a jigsaw change their regions, for each digit."""
Found = tuple[Candidates, list[tuple[Step, bool]]]
"""A state, and the steps found in it, each with whether the checker takes it for right."""


def unique(puzzle: Puzzle) -> bool:
    """Whether a puzzle has one solution and the search proves it soon."""
    search = Search(puzzle, lambda nodes: nodes > NODES)
    return search.count(2) == 1 and search.complete


def dug(empty: Puzzle, rng: Random, least: int = 0) -> tuple[Puzzle, Grid]:
    """A puzzle with one solution, and that: of a random full grid, givens go one after another.

    Args:
        empty: the blocks and rules.
        rng: decides on all.
        least: with so many givens it ends; else with none that can go.
    """
    grid = next(solutions(empty, rng=rng))
    puzzle = empty.replace(grid)
    left = len(grid.cells)
    for cell in rng.sample(range(left), left):
        fewer = puzzle.replace(puzzle.givens.replace(cell, 0))
        if left > least and unique(fewer):
            puzzle, left = fewer, left - 1
    return puzzle, grid


def irregular(high: int, wide: int, rng: Random) -> Puzzle:
    """An empty jigsaw: boxes of which cells change hands, each region in one piece."""
    side = high * wide
    marks = [0] * side**2
    for block in standard_blocks(high, wide)[2 * side :]:
        for cell in block.cells:
            marks[cell] = block.number
    for _ in range(SWAPS * side):
        one, other = rng.sample(range(side**2), 2)
        swapped = list(marks)
        swapped[one], swapped[other] = marks[other], marks[one]
        if all(_in_one_piece(swapped, side, mark) for mark in {marks[one], marks[other]}):
            marks = swapped
    return Puzzle([0] * side**2, jigsaw(side, marks))


def _in_one_piece(marks: Sequence[int], side: int, mark: int) -> bool:
    own = {cell for cell, one in enumerate(marks) if one == mark}
    reached: set[int] = set()
    ways = [min(own)]
    while ways:
        cell = ways.pop()
        if cell in own and cell not in reached:
            reached.add(cell)
            ways += [cell - side, cell + side]
            ways += [near for near in (cell - 1, cell + 1) if near // side == cell // side]
    return reached == own


def ruled(side: int, extra: Callable[[int], Sequence[Rule]]) -> Puzzle:
    """An empty board of a side with more blocks."""
    return Puzzle([0] * side**2, rules=extra(side))


MAKERS: dict[str, Callable[[Random], tuple[Puzzle, Grid]]] = {
    "9×9": lambda rng: dug(Puzzle([0] * 9**2), rng),
    "16×16": lambda rng: dug(Puzzle([0] * 16**2), rng, 116),
    "X": lambda rng: dug(ruled(9, diagonals), rng),
    "windoku": lambda rng: dug(ruled(9, windows), rng),
    "jigsaw": lambda rng: dug(fillable(3, 3, rng), rng),
}
"""By its kind what makes a puzzle and its solution, without cages and thermometers."""


def fillable(high: int, wide: int, rng: Random) -> Puzzle:
    """An empty jigsaw that has a solution, as not all have."""
    while True:
        puzzle = irregular(high, wide, rng)
        if Search(puzzle, lambda nodes: nodes > NODES).count(1):
            return puzzle


def found(state: Candidates, *, unique: bool, every: bool) -> list[tuple[Step, bool]]:
    """The steps that techniques find, each with whether the checker takes it.

    Args:
        state: what stands on the board, and the candidates left.
        unique: whether the puzzle has one solution.
        every: steps of all ratings; else those up to the first rating with a right one.
    """
    position = Position(state, unique=unique)
    steps: list[tuple[Step, bool]] = []
    for rating, techniques in ladder.RUNGS:
        for technique in techniques:
            if unique or not technique.unique:
                steps += [(one, proves(state, one)) for one in technique.find(position, rating)]
        if not every and any(right for _one, right in steps):
            return steps
    return steps or [(one, proves(state, one)) for one in cheapest(state, unique=unique)]


def walked(puzzle: Puzzle, rng: Random, chance: float, *, unique: bool = True) -> Iterator[Found]:
    """The states from a puzzle to its solution, or to where nothing is found, with their steps.

    Args:
        puzzle: has one solution.
        rng: says in which states all is asked for.
        chance: in what part of the states that is so; in the others the easiest steps are enough.
        unique: whether steps may rest on there being one solution.
    """
    state = Candidates(puzzle)
    while True:
        steps = found(state, unique=unique, every=rng.random() < chance)
        if steps:
            yield state, steps
        right = [one for one, proven in steps if proven]
        if not right:
            return
        easiest = min(one.rating for one in right)
        for one in right:
            if one.rating == easiest:
                state = applied(state, one)


def contradicts(step: Step, solution: Grid) -> bool:
    """Whether the solution has something else than a step says."""
    held = solution.cells
    wrong = any(held[cell] != digit for cell, digit in step.places)
    return wrong or any(held[cell] == digit for cell, digit in step.eliminates)
