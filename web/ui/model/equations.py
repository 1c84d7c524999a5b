"""The binary program around one cell: its variables, what fixes them, the equations they stand in.

Names are those of the core's model. The equations of rules that are not blocks are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import place_of
from .state import Equation, News

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sudoku_core.board.blocks import Block
    from sudoku_core.board.layout import Layout

    from ..state import Board, Sentence
    from .state import Term

    Fixing = tuple[int, int] | None  # the value of a variable and the given's cell that fixes it


def variable(columns: int, cell: int, digit: int) -> str:
    """The name of a variable: ``x_1_2_5``."""
    row, column = place_of(cell, columns)
    return f"x_{row}_{column}_{digit}"


def families(board: Board, cell: int) -> list[tuple[Block | None, list[Equation]]]:
    """The equations that a cell stands in: its own, and for each of its blocks those of that."""
    layout = board.layout
    found: list[tuple[Block | None, list[Equation]]] = [(None, [_of_cell(layout, cell)])]
    for block in blocks_of(layout, cell):
        if is_full(layout, block) or len(block.cells) > 1:
            found.append((block, _of_block(layout, block)))
    return found


def _of_cell(layout: Layout, cell: int) -> Equation:
    row, column = place_of(cell, layout.columns)
    terms = [(cell, digit) for digit in range(1, layout.side + 1)]
    return Equation(name=f"cell_r{row}c{column}", terms=tuple(terms))


def _of_block(layout: Layout, block: Block) -> list[Equation]:
    sense = "=" if is_full(layout, block) else "≤"
    found = []
    for digit in range(1, layout.side + 1):
        terms = tuple([(cell, digit) for cell in block.cells])
        name = f"{block.name}_digit{digit}"
        found.append(Equation(name=name, terms=terms, digit=digit, sense=sense))
    return found


def is_full(layout: Layout, block: Block) -> bool:
    """Whether a block has a cell for each digit: then each stands there once, else at most once."""
    return len(block.cells) == layout.side


def blocks_of(layout: Layout, cell: int) -> list[Block]:
    """The blocks that a cell is in."""
    return [block for block in layout.blocks if cell in block.cells]


class Fixings:
    """What the givens of a board fix: at 1 a given's own variable, at 0 the others of its cell and
    its digit's in its blocks. Found for a cell when that is asked for.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._known: dict[int, list[Fixing]] = {}
        self._around: dict[int, list[Block]] = {cell: [] for cell in board.layout.cells}
        for block in board.layout.blocks:
            for cell in block.cells:
                self._around[cell].append(block)

    def of(self, cell: int) -> list[Fixing]:
        """By digit, from 1, what fixes it in a cell."""
        if cell not in self._known:
            self._known[cell] = self._find(cell)
        return self._known[cell]

    def _find(self, cell: int) -> list[Fixing]:
        givens = self._board.givens
        own = givens[cell]
        found: list[Fixing] = [(0, cell) if own else None] * self._board.side
        if own:
            found[own - 1] = (1, cell)
            return found
        for block in self._around[cell]:
            for peer in block.cells:
                if givens[peer]:
                    found[givens[peer] - 1] = (0, peer)
        return found

    def left(self, equation: Equation) -> tuple[list[Term], int]:
        """The terms of an equation that are free, and how many are fixed at 1."""
        free, ones = [], 0
        for cell, digit in equation.terms:
            by = self.of(cell)[digit - 1]
            if not by:
                free.append((cell, digit))
            elif by[0]:
                ones += 1
        return free, ones


def written(columns: int, terms: Iterable[Term], ones: int, sense: str, bound: int = 1) -> str:
    """An equation as text: its free terms, or where there are none how many are fixed at 1.

    Both there are never: what a given fixes at 1 fixes the others of the equation at 0.
    """
    total = " + ".join([variable(columns, cell, digit) for cell, digit in terms])
    return f"{total or ones} {sense} {bound}"


def news(before: Board, after: Board) -> News | None:
    """What one given more, or less, changes; None where not exactly one given differs.

    The variables that count are those that are fixed now and were not, or not so; where a given
    went, those that are free now and were not.
    """
    if before.layout != after.layout:
        return None
    cells = [c for c, digit in enumerate(before.givens) if digit != after.givens[c]]
    if len(cells) != 1:
        return None
    cell = cells[0]
    touched = []
    count = 0
    old, new = Fixings(before), Fixings(after)
    near_by = {cell}
    for block in blocks_of(after.layout, cell):
        near_by.update(block.cells)
    for near in sorted(near_by):
        changed = _changes(old.of(near), new.of(near), after.givens[cell] > 0)
        if changed:
            touched.append(near)
        count += changed
    was, now = before.givens[cell], after.givens[cell]
    return News(cell=cell, before=was, after=now, count=count, cells=tuple(touched))


def _changes(was: Sequence[Fixing], now: Sequence[Fixing], given: bool) -> int:
    """How many variables are fixed now that were not, or not so; without a given, are free now."""
    if given:
        return len([1 for a, b in zip(was, now) if b and (not a or a[0] != b[0])])
    return len([1 for a, b in zip(was, now) if a and not b])


def told(board: Board, given: News) -> Sentence:
    """What the last given, or its going, changed, as a sentence."""
    digit = board.layout.digits[(given.after or given.before) - 1]
    params = {"cells": board.places((given.cell,)), "digit": digit, "count": given.count}
    return ("news.given" if given.after else "news.erased", params)
