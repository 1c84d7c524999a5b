"""The book of a board's equations: the rows of its full model without givens, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ..board.layout import Layout
from ..board.lowering import lowered, rule_names
from ..rules.kernel import Constraint
from .binary import BinaryModel, build_model


@dataclass(frozen=True, slots=True)
class Book:
    """The equations of a board without givens.

    Args:
        model: the full model of the board without givens.
        rows: the rows of the model by name.
        parts: the rows of each primitive, by the primitive's name; and the row of each cell, by
            the row's own name.
        owners: by the name of a row the name of its block or rule; "" for the row of a cell.
    """

    model: BinaryModel
    rows: Mapping[str, Constraint]
    parts: Mapping[str, tuple[Constraint, ...]]
    owners: Mapping[str, str]


def book_of(layout: Layout) -> Book:
    """Return the book of a board's equations.

    Args:
        layout: a puzzle without its givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer
    >>> book = book_of(Puzzle([0] * 16, rules=[Killer((0, 1), 3)]).layout)
    >>> book.rows["row1_digit2"].variables, book.owners["killer_r1c1_sum"]
    ((1, 5, 9, 13), 'killer_r1c1')
    >>> [row.name for row in book.parts["killer_r1c1"]][-3:]
    ['killer_r1c1_sum', 'killer_r1c1_place1', 'killer_r1c1_place2']
    """
    return _book_of(layout, rule_names(layout))


# The rules' names complete the cache key: see ``rule_names``.
@lru_cache(maxsize=8)
def _book_of(layout: Layout, _names: tuple[str, ...]) -> Book:
    model = build_model(layout.puzzle([0] * layout.size), "full")
    owner_of = {part: rule or part for rule, part, _primitive in lowered(layout).parts}
    parts: dict[str, list[Constraint]] = {}
    owners: dict[str, str] = {}
    for row in model.constraints:
        part = _part(row.name, owner_of)
        parts.setdefault(part, []).append(row)
        owners[row.name] = owner_of.get(part, "")
    rows = {row.name: row for row in model.constraints}
    return Book(model, rows, {part: tuple(of_part) for part, of_part in parts.items()}, owners)


def _part(name: str, parts: Mapping[str, str]) -> str:
    """Return the longest beginning of a row's name that names a primitive, else the whole name."""
    beginning = name
    while beginning not in parts:
        beginning, underscore, _end = beginning.rpartition("_")
        if not underscore:
            return name
    return beginning
