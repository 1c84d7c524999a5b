"""Images of puzzles: turned, their rows, columns and digits swapped, the same to who thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isqrt
from random import Random

from sudoku_core import Puzzle, Rule
from sudoku_core.rules import ColumnIndexer, RowIndexer, jigsaw

OTHER_WAY: dict[type[Rule], type[Rule]] = {
    RowIndexer: ColumnIndexer,
    ColumnIndexer: RowIndexer,
}
"""Kinds of rules whose meaning is the other's where rows are columns."""
Candidate = tuple[int, int]
Image = tuple[Puzzle, Callable[[Candidate], Candidate]]
"""A puzzle, and how a candidate is moved."""


def shuffled(puzzle: Puzzle, rng: Random) -> Image:
    """The image of a board of boxes under swaps of digits, of rows, of columns, and of both."""
    high, wide = puzzle.box or (1, 1)
    side = puzzle.side
    rows, columns = _order(side, high, rng), _order(side, wide, rng)
    cells = [rows[cell // side] * side + columns[cell % side] for cell in range(side * side)]
    if high == wide and rng.random() < 0.5:
        cells = [cell % side * side + cell // side for cell in cells]
    return image(puzzle, cells, _digits(puzzle, rng))


def swapped(puzzle: Puzzle, rng: Random) -> Image:
    """The image of a jigsaw under any swaps of rows and of columns."""
    side = puzzle.side
    rows, columns = _order(side, 1, rng), _order(side, 1, rng)
    cells = [rows[cell // side] * side + columns[cell % side] for cell in range(side * side)]
    return image(puzzle, cells, _digits(puzzle, rng))


def _digits(puzzle: Puzzle, rng: Random) -> list[int]:
    """Return what the digits are called; of a board on which their values count, what they were."""
    digits = list(range(1, puzzle.side + 1))
    return digits if puzzle.rules else rng.sample(digits, puzzle.side)


def _order(side: int, size: int, rng: Random) -> list[int]:
    groups = rng.sample(range(side // size), side // size)
    return [group * size + place for group in groups for place in rng.sample(range(size), size)]


def turned(puzzle: Puzzle, rng: Random) -> Image:
    """The image of a square board under a turn or a mirror, and swaps of digits if it has none."""
    side, box = puzzle.side, puzzle.box
    cells = list(range(side * side))
    if rng.random() < 0.5:
        cells = [cell % side * side + cell // side for cell in cells]
        box = box and box[::-1]
    for _ in range(rng.randint(1, 3)):
        cells = [cell % side * side + side - 1 - cell // side for cell in cells]
        box = box and box[::-1]
    return image(puzzle, cells, _digits(puzzle, rng), box)


def transposed(puzzle: Puzzle) -> Image:
    """The image of a square board whose rows are its columns."""
    side, box = puzzle.side, puzzle.box
    cells = [cell % side * side + cell // side for cell in range(side * side)]
    return image(puzzle, cells, range(1, side + 1), box and box[::-1])


def counts_rows(kind: type[Rule]) -> bool:
    """Whether rules of a kind name rows or columns by digits, and so mean another in a mirror."""
    return kind in OTHER_WAY


def moved_rule(rule: Rule, cells: Sequence[int]) -> Rule:
    """The rule at the places where its own come to lie, on a board turned or mirrored."""
    values = {field.name: getattr(rule, field.name) for field in rule.fields}
    for field in rule.places():
        if field.on_board:
            moved = [cells[cell] for cell in values[field.name]]
            values[field.name] = sorted(moved) if field.gesture == "square" else moved
        else:
            values[field.name] = _moved_position(values[field.name], cells)
    is_transposed = cells[1] - cells[0] not in (1, -1)
    kind = OTHER_WAY.get(type(rule), type(rule)) if is_transposed else type(rule)
    return kind(**values)


def _moved_position(position: Sequence[int], cells: Sequence[int]) -> tuple[int, ...]:
    """Where a position beside the board comes to lie, and the steps of its diagonal line."""
    side = isqrt(len(cells))
    start, right, down = [divmod(cells[cell], side) for cell in (0, 1, side)]
    axes = [(down[k] - start[k], right[k] - start[k]) for k in (0, 1)]
    row, column, *steps = position
    moved = [start[k] + row * axes[k][0] + column * axes[k][1] for k in (0, 1)]
    if steps:
        moved += [steps[0] * axes[k][0] + steps[1] * axes[k][1] for k in (0, 1)]
    return tuple(moved)


def image(
    puzzle: Puzzle,
    cells: Sequence[int],
    digits: Sequence[int],
    box: tuple[int, int] | None = None,
) -> Image:
    """A puzzle moved cell by cell, its digits called otherwise; how a candidate is moved.

    Args:
        puzzle: of boxes or regions.
        cells: by cell where it comes to lie.
        digits: what each is called then.
        box: its rows and columns then, where they are not as before.
    """
    side = puzzle.side
    givens, marks = [0] * side**2, [0] * side**2
    for cell, given in enumerate(puzzle.givens.cells):
        givens[cells[cell]] = digits[given - 1] if given else 0
    for block in puzzle.blocks:
        if block.kind == "region":
            for cell in block.cells:
                marks[cells[cell]] = block.number
    rules: list[Rule] = [rule for rule in puzzle.blocks if rule.kind in ("diagonal", "window")]
    rules += [moved_rule(rule, cells) for rule in puzzle.rules]
    if any(marks):
        moved = Puzzle(givens, jigsaw(side, marks), rules=rules)
    else:
        moved = Puzzle(givens, box=box or puzzle.box, rules=rules)
    return moved, lambda candidate: (cells[candidate[0]], digits[candidate[1] - 1])
