"""What holds on a board whatever stands on it: its equations, as sets of candidates.

A set of candidates is a whole number with a bit for each: bit ``cell * side + digit - 1``, the
number of the variable x[r,c,d]. With these two sentences every technique works for any side and any
blocks: a **truth** is a cell, or a digit in a block with a cell for each digit, where exactly one
candidate holds; a **link** is any set of candidates of which at most one holds, as a truth is too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..blocks import KINDS
from ..grid import cell_at
from ..lowering import lowered
from ..messages import Message
from ..puzzle import Layout

NAMED = ("killer", "thermometer")
"""The rules that are no blocks and have a word of their own."""
LINES = ("row", "column", "diagonal")
"""The kinds of blocks that are lines."""


@dataclass(frozen=True, slots=True)
class Equation:
    """An equation of the full model: exactly one of these candidates holds, or at most one.

    Args:
        name: as the full model calls it.
        place: the name of the block or rule that it is of; "" for a cell.
        cell: the cell that it is of; -1 for a digit in a block.
        digit: the digit that it is of; 0 for a cell.
        candidates: the set of its candidates.
        full: whether exactly one of them holds: a truth.
        line: whether it is of a row, a column or a diagonal.
    """

    name: str
    place: str
    cell: int
    digit: int
    candidates: int
    full: bool
    line: bool = False


@dataclass(frozen=True, slots=True)
class Ground:
    """The equations of a board, and what each candidate has to do with.

    Args:
        layout: all of a puzzle but its givens.
        equations: the cells' first, then those of blocks and of rules that make digits differ.
        holding: by candidate, the numbers of the equations that it is in.
        rivals: by candidate, the set of those that it shares an equation with.
        of_cell: by cell, the set of its candidates.
        of_digit: by digit from 0 (none), the set of its candidates.
    """

    layout: Layout
    equations: tuple[Equation, ...]
    holding: tuple[tuple[int, ...], ...]
    rivals: tuple[int, ...]
    of_cell: tuple[int, ...]
    of_digit: tuple[int, ...]


def ground_of(layout: Layout) -> Ground:
    """The ground of a board.

    Args:
        layout: all of a puzzle but its givens.

    >>> from sudoku_core.puzzle import Puzzle
    >>> ground = ground_of(Puzzle([0] * 16).layout)
    >>> len(ground.equations), ground.equations[16].name, len(ground.holding[0])
    (64, 'row1_digit1', 4)
    """
    return _ground(layout, tuple([rule.name for rule in layout.rules]))


@lru_cache(maxsize=16)
def _ground(layout: Layout, _names: tuple[str, ...]) -> Ground:
    """Layouts are equal whatever their rules are called, but their equations are not."""
    side, size = layout.side, layout.size
    of_cell, of_digit = [0] * size, [0] * (side + 1)
    for cell in layout.cells:
        of_cell[cell] = ((1 << side) - 1) << cell * side
        for digit in range(1, side + 1):
            of_digit[digit] |= 1 << cell * side + digit - 1
    equations = tuple(_equations(layout, of_cell))
    holding: list[list[int]] = [[] for _ in range(size * side)]
    rivals = [0] * (size * side)
    for number, equation in enumerate(equations):
        for candidate in members(equation.candidates):
            holding[candidate].append(number)
            rivals[candidate] |= equation.candidates
    for candidate, found in enumerate(rivals):
        rivals[candidate] = found & ~(1 << candidate)
    held = tuple([tuple(numbers) for numbers in holding])
    return Ground(layout, equations, held, tuple(rivals), tuple(of_cell), tuple(of_digit))


def _equations(layout: Layout, of_cell: list[int]) -> Iterator[Equation]:
    side = layout.side
    lines = {block.name for block in layout.blocks if block.kind in LINES}
    for cell in layout.cells:
        row, column = cell_at(cell, layout.columns)
        yield Equation(f"cell_r{row}c{column}", "", cell, 0, of_cell[cell], True)
    for name, different in lowered(layout).different:
        full = len(different.cells) == side
        if len(different.cells) < 2:
            continue
        for digit in range(1, side + 1):
            candidates = 0
            for cell in different.cells:
                candidates |= 1 << cell * side + digit - 1
            yield Equation(f"{name}_digit{digit}", name, -1, digit, candidates, full, name in lines)


def place_message(ground: Ground, name: str) -> Message:
    """The name of a block, a rule or a cell, as it is said: "row 3", "R1C2"."""
    for rule in (*ground.layout.blocks, *ground.layout.rules):
        if rule.name == name:
            if not rule.params.get("number"):
                where = (cell_at(rule.cells[0], ground.layout.columns),)
                return Message("place." + (rule.kind if rule.kind in NAMED else "rule"), at=where)
            kind = rule.kind if rule.kind in KINDS else "block"
            return Message("place." + kind, number=rule.params["number"])
    cell = next(one.cell for one in ground.equations if one.name == name)
    return Message("place.cell", at=(cell_at(cell, ground.layout.columns),))


def members(candidates: int) -> Iterator[int]:
    """The candidates in a set, ascending.

    >>> list(members(0b10110))
    [1, 2, 4]
    """
    while candidates:
        lowest = candidates & -candidates
        yield lowest.bit_length() - 1
        candidates ^= lowest
