"""The rules of f-puzzles: a table of keys in the JSON, each with the form of its value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..board.fields import LARGEST_NUMBER
from ..board.rule import Rule
from ..rules import AntiKnight, Killer, Renban, Thermometer
from .packing.damage import strange
from .packing.values import MOST_RULES, shortened, whole_of

if TYPE_CHECKING:
    from .fpuzzles_reading import Reader


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule and the form of its value in the JSON.

    Args:
        rule: class of the rule.
        read: yields the rules under a key.
        write: returns the value of one rule, an item of the key's list or True, given the rule and
            the side of the board; None if f-puzzles cannot carry the rule.
    """

    rule: type[Rule]
    read: Callable[[Reader, str], Iterator[Rule]]
    write: Callable[[Any, int], object]


def switch(rule: type[Rule]) -> Entry:
    """Return the entry of a rule for the whole board, whose value is ``true``."""

    def read(reader: Reader, key: str) -> Iterator[Rule]:
        if reader.data[key]:
            yield rule()

    return Entry(rule, read, lambda _rule, _side: True)


def lines(rule: type[Rule]) -> Entry:
    """Return the entry of a rule along lines: ``[{"lines": [[cell, …], …]}, …]``.

    An item with several lines is a line with branches.
    """

    def read(reader: Reader, key: str) -> Iterator[Rule]:
        paths = [item.get("lines") or [] for item in reader.items(key)]
        if not all(isinstance(lines, list) for lines in paths) or sum(map(len, paths)) > MOST_RULES:
            raise strange(reader.program, key)
        for line in [line for lines in paths for line in lines]:
            cells = reader.places(line, key)
            if not reader.fits(cells):
                reader.unknown.add(key)
                reader.keep(key + "[]", {"lines": [line]})
            elif cells:
                yield rule(tuple(cells))

    def write(line: Any, side: int) -> object:
        return {"lines": [cell_names(line.cells, side)]}

    return Entry(rule, read, write)


def sums(rule: type[Killer]) -> Entry:
    """Return the entry of a rule about sums: ``[{"cells": [cell, …], "value": "5"}, …]``.

    A value of 0 stands for any sum; a value such as "<10" is listed as unsupported.
    """

    def read(reader: Reader, key: str) -> Iterator[Rule]:
        for cage in reader.items(key):
            cells = list(dict.fromkeys(reader.places(cage.get("cells"), key)))
            total = whole_of(cage.get("value") or 0)
            if total is None or not 0 <= total <= LARGEST_NUMBER:
                reader.unknown.add(f"{key} {shortened(cage['value'])}")
                total = None
            if not reader.fits(cells) or cage.get("unique") is False:
                reader.unknown.add(key)
                reader.keep(key + "[]", cage)
            elif cells:
                yield rule(tuple(cells), total or None)

    def write(cage: Killer, side: int) -> object:
        if cage.total == 0:
            return None
        item: dict[str, object] = {"cells": cell_names(cage.cells, side)}
        return item | ({"value": str(cage.total)} if cage.total else {})

    return Entry(rule, read, write)


TABLE = {
    "antiknight": switch(AntiKnight),
    "killercage": sums(Killer),
    "renban": lines(Renban),
    "thermometer": lines(Thermometer),
}
"""Rules by their key."""
KEYS = {entry.rule: key for key, entry in TABLE.items()}
"""Keys by the class of the rule."""


def cell_names(cells: Sequence[int], side: int) -> list[str]:
    """Return the names of cells.

    >>> cell_names((0, 10), 9)
    ['R1C1', 'R2C2']
    """
    return [f"R{cell // side + 1}C{cell % side + 1}" for cell in cells]
