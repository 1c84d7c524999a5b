"""Validation of rules, their names on a board, and the cells of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..language.messages import InputError, Message
from .grid import cell_at, plain, whole
from .rule import Rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .grid import Grid
    from .layout import Layout


def check_cells(cells: Sequence[int], grid: Grid, code: str, **named: object) -> None:
    """Raise InputError for cells that are not on a board, or named twice.

    Args:
        cells: cell indices from 0.
        grid: a grid of the board's shape.
        code: beginning of the message codes.
        named: parameters that tell the messages whose cells these are.

    Raises:
        InputError: a cell does not exist, or is named twice.
    """
    seen = set()
    last = len(grid.cells) - 1
    for cell in cells:
        if not whole(cell) or not 0 <= cell <= last or cell in grid.gaps:
            raise InputError(Message(code + "cell", cell=plain(cell), last=last, **named))
        if cell in seen:
            where = (cell_at(cell, grid.columns),)
            raise InputError(Message(code + "repeat", cells=where, **named))
        seen.add(cell)


def checked_kinds(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """Return the rules as a tuple.

    Raises:
        TypeError: a value is not a Rule.
    """
    checked = tuple(rules)
    for rule in checked:
        if not isinstance(rule, Rule):
            kind = type(rule).__name__
            raise TypeError(f"a rule is a Rule, not {kind}; of several, write *diagonals(…)")
    return checked


def check_rules(rules: Sequence[Rule], grid: Grid) -> None:
    """Raise InputError for rules that are not valid on a board.

    Args:
        rules: the rules beside the blocks.
        grid: a grid of the board's shape.

    Raises:
        InputError: a rule has no cells, more cells than there are digits though they must differ,
            or cells that ``check_cells`` rejects.
    """
    for number, rule in enumerate(rules, 1):
        kind, count = rule.kind, len(rule.cells)
        if not count and any(field.on_board for field in rule.places()):
            raise InputError(Message("rule.empty", number=number, kind=kind))
        if rule.differ and count > grid.side:
            params = {"number": number, "kind": kind, "count": count, "side": grid.side}
            raise InputError(Message("rule.size", **params))
        check_cells(rule.cells, grid, "rule.", number=number, kind=kind)


def on_board(rules: Sequence[Rule], layout: Layout, reserved: Iterable[str]) -> tuple[Rule, ...]:
    """Return rules placed on a board, each with a unique name.

    Args:
        rules: the rules beside the blocks.
        layout: the puzzle's layout, with these rules.
        reserved: the names of the blocks, which no rule may have.

    Raises:
        InputError: a rule looks from outside along a line without cells.
    """
    names = set(reserved)
    counts: dict[str, int] = {}
    placed = []
    for number, rule in enumerate(rules, 1):
        if not rule.cells_on(layout):
            raise InputError(Message("rule.empty", number=number, kind=rule.kind))
        name = first = rule.stem(layout)
        again = counts.get(first, 1)
        while name in names:
            again += 1
            name = f"{first}_{again}"
        counts[first] = again
        names.add(name)
        placed.append(rule.on(layout, name))
    return tuple(placed)


def cells_of_board(grid: Grid, rules: Sequence[Rule], square: bool) -> tuple[int, ...]:
    """Return the cells of a board, as indices from 0.

    Args:
        grid: the givens.
        rules: the blocks and the rules.
        square: whether there are as many rows and columns as digits; if not, and the grid names no
            gaps, only the cells of a block or a rule are cells of the board.

    Raises:
        InputError: a given stands where there is no cell, or there are no cells.
    """
    cells = set(range(len(grid.cells)))
    if not square and not grid.gaps:
        cells = {cell for rule in rules for cell in rule.cells}
        for cell, digit in enumerate(grid.cells):
            if digit and cell not in cells:
                raise InputError(Message("grid.gap", cells=(cell_at(cell, grid.columns),)))
    cells.difference_update(grid.gaps)
    if not cells and not grid.gaps:
        raise InputError(Message("puzzle.no-cells"))
    return tuple([cell for cell in range(len(grid.cells)) if cell in cells])
