"""The rules of Interactive Sudoku Solver: a table of its words, each with its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..board.rule import Rule
from ..rules import AntiKnight, Killer, Renban, Thermometer
from .iss_text import Cells, Shape, number_in


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule and the arguments of its word.

    Args:
        rule: class of the rule.
        read: returns the rule of some arguments, None if different digits cannot stand in its
            cells.
        write: returns the arguments of a rule, None if the program cannot carry the rule.
    """

    rule: type[Rule]
    read: Callable[[Sequence[str], Shape], Rule | None]
    write: Callable[[Any, Shape], list[str] | None]


def switch(rule: type[Rule]) -> Entry:
    """Return the entry of a rule for the whole board: a word alone."""
    return Entry(rule, lambda _values, _shape: rule(), lambda _rule, _shape: [])


def cells(rule: type[Rule]) -> Entry:
    """Return the entry of a rule about cells: ``.Thermo~R1C1~R1C2``."""

    def read(values: Sequence[str], shape: Shape) -> Rule | None:
        named = cells_of(values, shape)
        return rule(named) if named else None

    return Entry(rule, read, lambda of, shape: cell_names(of.cells, shape))


def sums(rule: type[Killer]) -> Entry:
    """Return the entry of a rule about sums: ``.Cage~5~R1C1~R1C2``, with 0 for any sum."""

    def read(values: Sequence[str], shape: Shape) -> Rule | None:
        total = number_in(values, 999_999) if values[:1] not in ([""], []) else 0
        named = cells_of(values[1:], shape)
        return rule(named, total or None) if named else None

    def write(cage: Killer, shape: Shape) -> list[str] | None:
        if cage.total == 0:
            return None
        return [str(cage.total or 0), *cell_names(cage.cells, shape)]

    return Entry(rule, read, write)


TABLE = {
    "AntiKnight": switch(AntiKnight),
    "Cage": sums(Killer),
    "Renban": cells(Renban),
    "Thermo": cells(Thermometer),
}
"""Rules by the program's word."""
WORDS = {entry.rule: word for word, entry in TABLE.items()}
"""Words by the class of the rule."""


def cells_of(names: Sequence[str], shape: Shape) -> Cells:
    """Return the cells of some names; () if different digits cannot stand in all of them."""
    named = [shape.cell(name) for name in names]
    known = tuple([cell for cell in named if cell is not None])
    fits = len(set(known)) == len(named) <= shape.side
    return known if fits else ()


def cell_names(named: Iterable[int], shape: Shape) -> list[str]:
    """Return the names of cells."""
    return [shape.name(cell) for cell in named]
