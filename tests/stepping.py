"""Steps on boards of every kind, and whether each is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from sudoku_core import Candidates, Grid, Puzzle, Rule, Step, proves, solutions
from sudoku_core.board.blocks import standard_blocks
from sudoku_core.hints.techniques import applied, cheapest, ladder
from sudoku_core.hints.techniques.position import Position
from sudoku_core.rules import diagonals, jigsaw, windows
from sudoku_core.search import Search

NODES = 1000
"""Node limit of the search for a second solution; beyond it a puzzle counts as not unique."""
SWAPS = 12
"""Number of swaps of two cells between regions of a jigsaw, per digit."""
Visited = tuple[Candidates, list[tuple[Step, bool]]]
"""A state, and its steps, each with the verdict of the checker."""


def unique(puzzle: Puzzle) -> bool:
    """Return whether a puzzle has one solution, proved within the node limit."""
    search = Search(puzzle, lambda nodes: nodes > NODES)
    return search.count(2) == 1 and search.complete


def dug(empty: Puzzle, rng: Random, least: int = 0) -> tuple[Puzzle, Grid]:
    """Return a puzzle with its only solution, made by removing givens from a random full grid.

    Args:
        empty: the blocks and rules.
        rng: the source of all choices.
        least: the number of givens to stop at; 0 to remove all that can be removed.
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
    """Return an empty jigsaw: boxes that have swapped cells, each region in one piece."""
    side = high * wide
    marks = [0] * side**2
    for block in standard_blocks(high, wide)[2 * side :]:
        for cell in block.cells:
            marks[cell] = block.number
    for _ in range(SWAPS * side):
        first, second = rng.sample(range(side**2), 2)
        swapped = list(marks)
        swapped[first], swapped[second] = marks[second], marks[first]
        if all(_in_one_piece(swapped, side, mark) for mark in {marks[first], marks[second]}):
            marks = swapped
    return Puzzle([0] * side**2, jigsaw(side, marks))


def _in_one_piece(marks: Sequence[int], side: int, mark: int) -> bool:
    region = {cell for cell, other in enumerate(marks) if other == mark}
    reached: set[int] = set()
    queue = [min(region)]
    while queue:
        cell = queue.pop()
        if cell in region and cell not in reached:
            reached.add(cell)
            queue += [cell - side, cell + side]
            queue += [near for near in (cell - 1, cell + 1) if near // side == cell // side]
    return reached == region


def ruled(side: int, extra: Callable[[int], Sequence[Rule]]) -> Puzzle:
    """Return an empty board of a side with more blocks."""
    return Puzzle([0] * side**2, rules=extra(side))


MAKERS: dict[str, Callable[[Random], tuple[Puzzle, Grid]]] = {
    "9×9": lambda rng: dug(Puzzle([0] * 9**2), rng),
    "16×16": lambda rng: dug(Puzzle([0] * 16**2), rng, 116),
    "X": lambda rng: dug(ruled(9, diagonals), rng),
    "windoku": lambda rng: dug(ruled(9, windows), rng),
    "jigsaw": lambda rng: dug(fillable(3, 3, rng), rng),
}
"""Makers of a puzzle and its solution by kind, without cages and thermometers."""


def fillable(high: int, wide: int, rng: Random) -> Puzzle:
    """Return an empty jigsaw that has a solution."""
    while True:
        puzzle = irregular(high, wide, rng)
        if Search(puzzle, lambda nodes: nodes > NODES).count(1):
            return puzzle


def checked_steps(state: Candidates, *, unique: bool, every: bool) -> list[tuple[Step, bool]]:
    """Return the steps of all techniques, each with the verdict of the checker.

    Args:
        state: the placed digits and the candidates left.
        unique: whether the puzzle has one solution.
        every: whether to return steps of all ratings, not only up to the first right one.
    """
    position = Position(state, unique=unique)
    steps: list[tuple[Step, bool]] = []
    for rating, techniques in ladder.RUNGS:
        for technique in techniques:
            if unique or not technique.unique:
                steps += [(step, proves(state, step)) for step in technique.find(position, rating)]
        if not every and any(right for _step, right in steps):
            return steps
    return steps or [(step, proves(state, step)) for step in cheapest(state, unique=unique)]


def walked(puzzle: Puzzle, rng: Random, chance: float, *, unique: bool = True) -> Iterator[Visited]:
    """Yield the states from a puzzle to its solution, or to a dead end, with their steps.

    Args:
        puzzle: a puzzle with one solution.
        rng: chooses the states in which all steps are searched.
        chance: the share of such states; in the others the easiest steps are enough.
        unique: whether steps may rest on uniqueness.
    """
    state = Candidates(puzzle)
    while True:
        steps = checked_steps(state, unique=unique, every=rng.random() < chance)
        if steps:
            yield state, steps
        right = [step for step, proven in steps if proven]
        if not right:
            return
        easiest = min(step.rating for step in right)
        for step in right:
            if step.rating == easiest:
                state = applied(state, step)


def contradicts(step: Step, solution: Grid) -> bool:
    """Return whether a solution contradicts a step."""
    cells = solution.cells
    wrong = any(cells[cell] != digit for cell, digit in step.places)
    return wrong or any(cells[cell] == digit for cell, digit in step.eliminates)
