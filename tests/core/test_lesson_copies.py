"""Lessons: no two boards of a lesson are copies, turned, with lines swapped or digits renamed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations

import pytest

from sudoku_core import Puzzle
from sudoku_core.formats.text.writing import format_grid
from sudoku_core.hints.lessons import Position, lesson, lessons
from sudoku_core.solving.count import only_solution

ROUNDS = 12
"""Rounds of the refinement: more than the distance of any two cells by rows, columns and boxes."""
CELL = re.compile(r"r(\d+)c(\d+)")


def outline(puzzle: Puzzle, marks: Mapping[int, object]) -> int:
    """Return a number that is the same for a board and for all of its copies.

    The colour of each cell is refined by those of the cells in its blocks and rules, and of those
    with its mark. Boards with different numbers are no copies of each other.

    Args:
        puzzle: the blocks and rules.
        marks: a mark, such as a digit, by cell; marks may be renamed on boards without rules.
    """
    sets = [("block", block.cells) for block in puzzle.layout.blocks]
    for rule in puzzle.rules:
        alone = Puzzle(puzzle.givens, puzzle.blocks, rules=[rule], digits=puzzle.digits)
        text = format_grid(alone, "rules").partition(";")[2]
        sets.append((CELL.sub("", text), rule.cells))
    for mark in set(marks.values()):
        sets.append(("digit", tuple(cell for cell in marks if marks[cell] == mark)))
    colours = {
        cell: hash((cell in marks, marks.get(cell) if puzzle.rules else ""))
        for cell in puzzle.cells
    }
    for _ in range(ROUNDS):
        around: dict[int, list[int]] = {cell: [] for cell in colours}
        for name, cells in sets:
            colour = hash((name, tuple(sorted([colours[cell] for cell in cells]))))
            for cell in cells:
                around[cell].append(colour)
        colours = {cell: hash((colours[cell], *sorted(around[cell]))) for cell in colours}
    return hash(tuple(sorted(colours.values())))


def outline_of(position: Position) -> int:
    placed = position.state.placed
    return outline(
        position.state.puzzle, {cell: digit for cell, digit in enumerate(placed) if digit}
    )


def outline_of_givens(puzzle: Puzzle) -> int:
    givens = puzzle.givens.cells
    return outline(puzzle, {cell: digit for cell, digit in enumerate(givens) if digit})


def test_a_turned_and_renamed_board_is_a_copy_and_another_is_not() -> None:
    puzzle = lesson("x-wing").exercises[0].state.puzzle
    digits = puzzle.givens.cells
    turned = [digits[9 * (8 - column) + row] for row in range(9) for column in range(9)]
    renamed = [digit % 9 + 1 if digit else 0 for digit in turned]
    swapped = [*renamed[9:18], *renamed[:9], *renamed[18:]]
    assert outline_of_givens(Puzzle(swapped)) == outline_of_givens(puzzle)
    swapped[swapped.index(1)] = 0
    assert outline_of_givens(Puzzle(swapped)) != outline_of_givens(puzzle)


@pytest.mark.parametrize("name", lessons())
def test_no_board_of_a_lesson_is_a_copy_of_another(name: str) -> None:
    chosen = lesson(name)
    outlines = [outline_of(position) for position in chosen.positions]
    assert len({*outlines}) == len(outlines)
    if chosen.practice:
        givens = [outline_of_givens(position.state.puzzle) for position in chosen.positions]
        assert outline_of_givens(chosen.practice) not in givens


@pytest.mark.parametrize("name", lessons())
def test_no_two_positions_of_a_lesson_have_the_same_step_on_the_same_solution(name: str) -> None:
    chosen = lesson(name)
    effects = []
    for position in chosen.positions:
        state = position.state
        step = next(iter(chosen.steps(state)))
        grid = only_solution(state.puzzle, node_limit=100_000)
        assert grid
        effects.append((grid, {*step.places, *step.eliminates}))
    for (grid, changes), (other_grid, others) in combinations(effects, 2):
        assert grid != other_grid or not changes & others
