"""Variables and equations of the binary program at one cell, and the givens that fix variables.

Names are those of the core's model. Only the equations of cells and blocks are here: the engine
tells those of other rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import place_of
from .state import Equation, GivenChange

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sudoku_core.board.blocks import Block
    from sudoku_core.board.layout import Layout

    from ..state import Board, Sentence
    from .state import Term

    Fixing = tuple[int, int] | None  # the value of a variable and the given's cell that fixes it


def variable(columns: int, cell: int, digit: int) -> str:
    """Return the name of a variable, as ``x_1_2_5``."""
    row, column = place_of(cell, columns)
    return f"x_{row}_{column}_{digit}"


def families(board: Board, cell: int) -> list[tuple[Block | None, list[Equation]]]:
    """Return the equation of a cell, with None, and the equations of each of its blocks."""
    layout = board.layout
    by_block: list[tuple[Block | None, list[Equation]]] = [(None, [_cell_equation(layout, cell)])]
    for block in blocks_of(layout, cell):
        if is_full(layout, block) or len(block.cells) > 1:
            by_block.append((block, _block_equations(layout, block)))
    return by_block


def _cell_equation(layout: Layout, cell: int) -> Equation:
    row, column = place_of(cell, layout.columns)
    terms = [(cell, digit) for digit in range(1, layout.side + 1)]
    return Equation(name=f"cell_r{row}c{column}", terms=tuple(terms))


def _block_equations(layout: Layout, block: Block) -> list[Equation]:
    sense = "=" if is_full(layout, block) else "≤"
    equations = []
    for digit in range(1, layout.side + 1):
        terms = tuple([(cell, digit) for cell in block.cells])
        name = f"{block.name}_digit{digit}"
        equations.append(Equation(name=name, terms=terms, digit=digit, sense=sense))
    return equations


def is_full(layout: Layout, block: Block) -> bool:
    """Return whether a block has as many cells as there are digits."""
    return len(block.cells) == layout.side


def blocks_of(layout: Layout, cell: int) -> list[Block]:
    """Return the blocks that have a cell."""
    return [block for block in layout.blocks if cell in block.cells]


class Fixings:
    """The variables that the givens of a board fix, computed for a cell when needed.

    A given fixes its variable at 1, and the others of its cell and of its digit in its blocks at 0.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._known: dict[int, list[Fixing]] = {}
        self._blocks_of: dict[int, list[Block]] = {cell: [] for cell in board.layout.cells}
        for block in board.layout.blocks:
            for cell in block.cells:
                self._blocks_of[cell].append(block)

    def of(self, cell: int) -> list[Fixing]:
        """Return by digit, from 1, the value and the given that fix a cell's variables, or None."""
        if cell not in self._known:
            self._known[cell] = self._compute(cell)
        return self._known[cell]

    def _compute(self, cell: int) -> list[Fixing]:
        givens = self._board.givens
        given = givens[cell]
        fixings: list[Fixing] = [(0, cell) if given else None] * self._board.side
        if given:
            fixings[given - 1] = (1, cell)
            return fixings
        for block in self._blocks_of[cell]:
            for peer in block.cells:
                if givens[peer]:
                    fixings[givens[peer] - 1] = (0, peer)
        return fixings

    def remainder(self, equation: Equation) -> tuple[list[Term], int]:
        """Return the free terms of an equation, and how many terms are fixed at 1."""
        free, ones = [], 0
        for cell, digit in equation.terms:
            fixing = self.of(cell)[digit - 1]
            if not fixing:
                free.append((cell, digit))
            elif fixing[0]:
                ones += 1
        return free, ones


def text_of(columns: int, terms: Iterable[Term], ones: int, sense: str, bound: int = 1) -> str:
    """Return an equation as text: its free terms, or if there are none the number of ones.

    An equation never has both: a variable that is fixed at 1 fixes the others at 0.
    """
    total = " + ".join([variable(columns, cell, digit) for cell, digit in terms])
    return f"{total or ones} {sense} {bound}"


def given_change(before: Board, after: Board) -> GivenChange | None:
    """Return the change of a given, or None if not exactly one given differs.

    A given that is added or changed counts the variables that are newly fixed, or at another value;
    a given that is removed, the variables that are newly free.
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
        changes = _count_changes(old.of(near), new.of(near), after.givens[cell] > 0)
        if changes:
            touched.append(near)
        count += changes
    old_digit, new_digit = before.givens[cell], after.givens[cell]
    return GivenChange(
        cell=cell, before=old_digit, after=new_digit, count=count, cells=tuple(touched)
    )


def _count_changes(before: Sequence[Fixing], after: Sequence[Fixing], given: bool) -> int:
    """Return the number of variables newly fixed by a given, or newly free without a given."""
    if given:
        return len([1 for a, b in zip(before, after) if b and (not a or a[0] != b[0])])
    return len([1 for a, b in zip(before, after) if a and not b])


def change_sentence(board: Board, change: GivenChange) -> Sentence:
    """Return the sentence about a change of a given."""
    digit = board.layout.digits[(change.after or change.before) - 1]
    params = {"cells": board.places((change.cell,)), "digit": digit, "count": change.count}
    return ("news.given" if change.after else "news.erased", params)
