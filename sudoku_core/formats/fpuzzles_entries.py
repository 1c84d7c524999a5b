"""The forms of f-puzzles' rules in the JSON, for the table in ``fpuzzles_rules``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..board.fields import LARGEST_NUMBER
from ..board.rule import Rule
from ..language.messages import InputError
from .packing.damage import strange
from .packing.values import MOST_RULES, shortened, whole_of

if TYPE_CHECKING:
    from .fpuzzles_reading import Reader

STEPS = {"UL": (-1, -1), "UR": (-1, 1), "DL": (1, -1), "DR": (1, 1)}
"""Directions of diagonal lines, as steps down and to the right."""
Item = dict[str, Any]
Rules = Iterator[Rule]


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule and the form of its value in the JSON.

    Args:
        rules: the classes of rules that stand under the key.
        read: yields the rules under a key.
        write: returns the value of one rule, given the rule and the side of the board: an item of
            the key's list, several items as a tuple, or True; None if f-puzzles cannot carry it.
    """

    rules: tuple[type[Rule], ...]
    read: Callable[[Reader, str], Rules]
    write: Callable[[Any, int], object]


def made(reader: Reader, key: str, item: Item, rule: type[Rule], **values: object) -> Rules:
    """Yield the rule of an item; if the rule does not fit the board, list it as unsupported.

    Args:
        reader: the reader of the board.
        key: the item's key.
        item: the item.
        rule: class of the rule.
        values: arguments of the class.
    """
    try:
        result = rule(**values)
    except InputError:
        fits = False
    else:
        cells = result.cells
        named = all(getattr(result, place.name) for place in rule.places())
        once = reader.fits(cells) if rule.differ else len(set(cells)) == len(cells)
        fits = named and once
    if fits:
        yield result
    else:
        reader.unknown.add(key)
        reader.keep(key + "[]", item)


def switch(rule: type[Rule]) -> Entry:
    """Return the entry of a rule for the whole board, whose value is ``true``."""

    def read(reader: Reader, key: str) -> Rules:
        if reader.data[key]:
            yield rule()

    return Entry((rule,), read, lambda _rule, _side: True)


def negatives(rules: dict[str, type[Rule]]) -> Entry:
    """Return the entry of rules for the whole board that stand as words in a list."""
    words = {rule: word for word, rule in rules.items()}

    def read(reader: Reader, key: str) -> Rules:
        listed = reader.data[key]
        for word in listed if isinstance(listed, list) else []:
            if isinstance(word, str) and word in rules:
                yield rules[word]()
            else:
                reader.unknown.add(f"negative {shortened(word)}")
                reader.keep(key + "[]", word)

    return Entry(tuple(words), read, lambda rule, _side: words[type(rule)])


def lines(rule: type[Rule], field: str = "path", once: bool = False) -> Entry:
    """Return the entry of a rule along lines: ``[{"lines": [[cell, …], …]}, …]``.

    An item with several lines is a line with branches. A clue is the item's ``value``.

    Args:
        rule: class of the rule.
        field: the field of the line.
        once: whether a cell that the line passes again counts once.
    """
    clue = rule.clue_field()

    def read(reader: Reader, key: str) -> Rules:
        for item, line in lines_of(reader, key):
            cells = reader.places(line, key)
            values: dict[str, object] = {field: list(dict.fromkeys(cells)) if once else cells}
            part = {**item, "lines": [line]}
            if clue and item.get("value") not in (None, ""):
                number = whole_of(item["value"])
                if number is None or not 0 <= number <= LARGEST_NUMBER:
                    reader.unknown.add(f"{key} {shortened(item['value'])}")
                    reader.keep(key + "[]", part)
                    continue
                values[clue.name] = number
            if cells:
                yield from made(reader, key, part, rule, **values)

    def write(line: Any, side: int) -> object:
        item: Item = {"lines": [cell_names(getattr(line, field), side)]}
        if clue and getattr(line, clue.name) != clue.default:
            item["value"] = line.clue
        return item

    return Entry((rule,), read, write)


def lines_of(reader: Reader, key: str) -> Iterator[tuple[Item, Any]]:
    """Yield each line with its item.

    Raises:
        ParseError: the lines are no lists, or too many.
    """
    items = reader.items(key)
    paths = [item.get("lines") or [] for item in items]
    if not all(isinstance(path, list) for path in paths) or sum(map(len, paths)) > MOST_RULES:
        raise strange(reader.program, key)
    for item, path in zip(items, paths, strict=True):
        for line in path:
            yield item, line


def pairs(rule: type[Rule], words: dict[str, int] | None = None) -> Entry:
    """Return the entry of a rule about two cells: ``[{"cells": [a, b], "value": "2"}, …]``.

    Args:
        rule: class of the rule, with the field ``pair`` and a clue.
        words: numbers that stand there as words, such as X for 10.
    """
    clue = rule.clue_field()
    assert clue is not None
    numbers = words or {}
    spelt = {number: word for word, number in numbers.items()}

    def read(reader: Reader, key: str) -> Rules:
        for item in reader.items(key):
            values: dict[str, object] = {"pair": reader.places(item.get("cells"), key)}
            text = item.get("value")
            if text not in (None, ""):
                number = numbers.get(text) if isinstance(text, str) else None
                values[clue.name] = whole_of(text) if number is None else number
            if (clue.name in values or not clue.required) and values.get(clue.name, 0) is not None:
                yield from made(reader, key, item, rule, **values)
            else:
                reader.unknown.add(f"{key} {shortened(text)}" if text else key)
                reader.keep(key + "[]", item)

    def write(pair: Any, side: int) -> object:
        item: Item = {"cells": cell_names(pair.pair, side)}
        number = getattr(pair, clue.name)
        if number != clue.default:
            item["value"] = spelt.get(number, str(number))
        return item

    return Entry((rule,), read, write)


def marks(rule: type[Rule]) -> Entry:
    """Return the entry of a rule about marked cells: ``[{"cell": cell}, …]`` or ``cells``."""

    def read(reader: Reader, key: str) -> Rules:
        cells: list[int] = []
        for item in reader.items(key):
            cells += reader.places(item.get("cells") or [item.get("cell")], key)
        if cells:
            yield rule(tuple(dict.fromkeys(cells)))

    def write(marked: Any, side: int) -> object:
        return tuple([{"cell": name} for name in cell_names(marked.marked, side)])

    return Entry((rule,), read, write)


def areas(rule: type[Rule]) -> Entry:
    """Return the entry of a rule about groups of cells: ``[{"cells": [cell, …]}, …]``."""

    def read(reader: Reader, key: str) -> Rules:
        for item in reader.items(key):
            cells = reader.places(item.get("cells"), key)
            if cells:
                yield from made(reader, key, item, rule, marked=cells)

    return Entry((rule,), read, lambda area, side: {"cells": cell_names(area.marked, side)})


def clues(rule: type[Rule]) -> Entry:
    """Return the entry of a rule with a clue outside: ``[{"cell": "R0C3", "value": "20"}, …]``.

    A clue for a diagonal line has its ``direction``, such as DR, too.
    """
    clue = rule.clue_field()
    (place,) = rule.places()
    assert clue is not None
    diagonal = place.gesture == "diagonal"

    def read(reader: Reader, key: str) -> Rules:
        for item in reader.items(key):
            position = reader.position(item.get("cell"), key)
            if item.get("value") in (None, ""):
                continue
            number, direction = whole_of(item["value"]), str(item.get("direction")).upper()
            if diagonal:
                position += STEPS.get(direction, ())
            values: dict[str, object] = {place.name: position, clue.name: number}
            lost = len(position) != (4 if diagonal else 2)
            if number is None or lost or not reader.sees(position):
                reader.unknown.add(f"{key} {shortened(item['value'])}" if number is None else key)
                reader.keep(key + "[]", item)
            else:
                yield from made(reader, key, item, rule, **values)

    def write(of: Any, side: int) -> object:
        position = getattr(of, place.name)
        beside = all(-1 <= index <= side for index in position[:2])
        if len(position) != (4 if diagonal else 2) or not beside:
            return None
        item: Item = {"cell": f"R{position[0] + 1}C{position[1] + 1}", "value": of.clue}
        if diagonal:
            down, right = position[2], position[3]
            item["direction"] = ("D" if down > 0 else "U") + ("R" if right > 0 else "L")
            cells = [(position[0] + k * down, position[1] + k * right) for k in range(1, side + 1)]
            inside = [r * side + c for r, c in cells if 0 <= r < side and 0 <= c < side]
            item["cells"] = cell_names(inside, side)
        return item

    return Entry((rule,), read, write)


def cell_names(cells: Sequence[int], side: int) -> list[str]:
    """Return the names of cells.

    >>> cell_names((0, 10), 9)
    ['R1C1', 'R2C2']
    """
    return [f"R{cell // side + 1}C{cell % side + 1}" for cell in cells]
