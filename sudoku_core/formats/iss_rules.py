"""The rules of Interactive Sudoku Solver: a table of its words, each with its arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..board.fields import LARGEST_NUMBER
from ..board.rule import Rule
from ..language.messages import InputError
from ..rules import (
    AllDifferences,
    AllPairs,
    AllPairSums,
    AllRatios,
    AntiKing,
    AntiKnight,
    Arrow,
    Automaton,
    Between,
    ColumnIndexer,
    CountingCircles,
    Difference,
    DoubleArrow,
    Entropic,
    EqualCells,
    Greater,
    HiddenSkyscraper,
    Killer,
    LittleKiller,
    Lockout,
    Modular,
    NonConsecutive,
    NumberedRoom,
    PairLine,
    PairSum,
    Palindrome,
    PillArrow,
    Quadruple,
    Ratio,
    Regex,
    RegionSumLine,
    Renban,
    RowIndexer,
    SameDigits,
    Sandwich,
    Skyscraper,
    SumCage,
    SumLine,
    Taxicab,
    Thermometer,
    Whisper,
    XSum,
    Zipper,
)
from .iss_automata import Rules, pair_reader, read_automaton, read_pattern, write_line
from .iss_text import Shape, cell_names, cells_of, number_in


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule and the arguments of its word.

    Args:
        rules: the classes of rules that the word stands for.
        read: returns the rules of some arguments, none if the arguments are not supported.
        write: returns the arguments of a rule, None if the program cannot carry the rule.
    """

    rules: tuple[type[Rule], ...]
    read: Callable[[Sequence[str], Shape], Rules]
    write: Callable[[Any, Shape], list[str] | None]


def made(rule: type[Rule], **values: object) -> Rules:
    """Return a rule of some arguments; none if they are not valid for it."""
    if any(value == () for value in values.values()):
        return ()
    try:
        return (rule(**values),)
    except InputError:
        return ()


def switch(*rules: type[Rule]) -> Entry:
    """Return the entry of rules for the whole board: a word alone."""
    several = len(rules) > 1  # such a word is only read: no rule alone is the same
    return Entry(
        () if several else rules,
        lambda _values, _shape: tuple([rule() for rule in rules]),
        lambda _rule, _shape: [],
    )


def cells(rule: type[Rule], field: str = "path") -> Entry:
    """Return the entry of a rule about cells, behind its clue if it has one: ``.Whisper~5~R1C1``.

    Args:
        rule: class of the rule.
        field: the field of the cells.
    """
    clue = rule.clue_field()

    def read(values: Sequence[str], shape: Shape) -> Rules:
        named: dict[str, object] = {}
        if clue and values and shape.cell(values[0]) is None:
            number = _number(values[0])
            if number is None:
                return ()
            named[clue.name] = number
            values = values[1:]
        if clue and clue.required and clue.name not in named:
            return ()
        named[field] = cells_of(values, shape, differ=rule.differ)
        return made(rule, **named)

    def write(of: Any, shape: Shape) -> list[str] | None:
        named = getattr(of, field)
        if len(set(named)) < len(named):
            return None
        return ([of.clue] if clue else []) + cell_names(named, shape)

    return Entry((rule,), read, write)


def cages(rule: type[Killer]) -> Entry:
    """Return the entry of cages: ``.Cage~5~R1C1~R1C2``, with 0 for any sum."""

    def read(values: Sequence[str], shape: Shape) -> Rules:
        total = number_in(values, LARGEST_NUMBER) if values[:1] not in ([""], []) else 0
        return made(rule, cells=cells_of(values[1:], shape, differ=True), total=total or None)

    def write(cage: Killer, shape: Shape) -> list[str] | None:
        if cage.total == 0:
            return None
        return [str(cage.total or 0), *cell_names(cage.cells, shape)]

    return Entry((rule,), read, write)


def neighbours(rule: type[Rule], **clue: int) -> Entry:
    """Return the entry of a rule about each two neighbours of some cells: ``.WhiteDot~R1C1~R1C2``.

    Args:
        rule: class of the rule, with the field ``pair``.
        clue: the clue that the word stands for.
    """

    def read(values: Sequence[str], shape: Shape) -> Rules:
        named = cells_of(values, shape)
        pairs = [
            (a, b)
            for k, a in enumerate(named)
            for b in named[k + 1 :]
            if shape.are_neighbours(a, b)
        ]
        return tuple([rule(pair, **clue) for pair in pairs])

    def write(pair: Any, shape: Shape) -> list[str] | None:
        right = all(getattr(pair, name) == value for name, value in clue.items())
        return cell_names(pair.pair, shape) if right and shape.are_neighbours(*pair.pair) else None

    return Entry((rule,), read, write)


def ends(rule: type[Rule]) -> Entry:
    """Return the entry of a rule with clues at both ends of a line: ``.XSum~C7~11~23``."""
    clue = rule.clue_field()
    (place,) = rule.places()
    assert clue is not None

    def read(values: Sequence[str], shape: Shape) -> Rules:
        positions = shape.outside(values[0]) if len(values) > 1 else None
        rules: Rules = ()
        for position, text in zip(positions or (), values[1:3]):
            if text:
                rules += made(rule, **{place.name: position, clue.name: _number(text)})
        return rules

    def write(of: Any, shape: Shape) -> list[str] | None:
        line = shape.line_of(getattr(of, place.name))
        if line is None:
            return None
        first = of.outside[0] < 0 or of.outside[1] < 0
        return [line, of.clue, ""] if first else [line, "", of.clue]

    return Entry((rule,), read, write)


def _read_sandwich(values: Sequence[str], shape: Shape) -> Rules:
    positions = shape.outside(values[1]) if len(values) == 2 else None
    return made(Sandwich, outside=positions[0], total=_number(values[0])) if positions else ()


def _write_sandwich(rule: Any, shape: Shape) -> list[str] | None:
    line = shape.line_of(rule.outside)
    return [rule.clue, line] if line else None


def _read_diagonal(values: Sequence[str], shape: Shape) -> Rules:
    """Return the sum of the diagonal that begins in a cell at the edge."""
    first = shape.cell(values[1]) if len(values) == 2 else None
    step = shape.diagonal_step(first) if first is not None else None
    if step is None or first is None:
        return ()
    row, column = divmod(first, shape.columns)
    diagonal = (row - step[0], column - step[1], *step)
    return made(LittleKiller, diagonal=diagonal, total=_number(values[0]))


def _write_diagonal(rule: Any, shape: Shape) -> list[str] | None:
    for first, last in ((rule.cells[0], rule.cells[-1]), (rule.cells[-1], rule.cells[0])):
        step = shape.diagonal_step(first)
        if step and first != last:
            across = (last % shape.columns > first % shape.columns) * 2 - 1
            down = (last > first) * 2 - 1
            whole = shape.seen_along(first, step)
            if step == (down, across) and set(whole) == set(rule.cells):
                return [rule.clue, shape.name(first)]
    return None


def _read_arrow(values: Sequence[str], shape: Shape) -> Rules:
    named = cells_of(values, shape)
    return made(Arrow, circle=named[:1], path=named[1:])


def _read_pill(values: Sequence[str], shape: Shape) -> Rules:
    count, named = _number(values[0]) if values else None, cells_of(values[1:], shape)
    return made(PillArrow, pill=sorted(named[:count]), path=named[count:]) if count else ()


def _write_pill(rule: Any, shape: Shape) -> list[str] | None:
    if list(rule.pill) != sorted(rule.pill):
        return None
    return [str(len(rule.pill)), *cell_names(rule.pill + rule.path, shape)]


def _read_quad(values: Sequence[str], shape: Shape) -> Rules:
    corner = shape.cell(values[0]) if values else None
    digits = [_number(value) for value in values[1:]]
    square = shape.square(corner) if corner is not None else ()
    return made(Quadruple, square=square, digits=digits) if digits else ()


def _write_quad(rule: Any, shape: Shape) -> list[str] | None:
    first = min(rule.square)
    if sorted(rule.square) != sorted(shape.square(first)):
        return None
    return [shape.name(first), *rule.clue.split(",")]


def _read_indexing(values: Sequence[str], shape: Shape) -> Rules:
    rule = {"R": RowIndexer, "C": ColumnIndexer}.get(values[0] if values else "")
    return made(rule, marked=cells_of(values[1:], shape)) if rule else ()


def _write_indexing(rule: Any, shape: Shape) -> list[str]:
    return ["R" if isinstance(rule, RowIndexer) else "C", *cell_names(rule.marked, shape)]


def _read_same(values: Sequence[str], shape: Shape) -> Rules:
    """Return equal cells if the sets have one cell each; else the first set beside each other."""
    named = cells_of(values[1:], shape)
    count = _number(values[0]) if values else 0
    if not named or not count or len(named) % count:
        return ()
    if count == len(named):
        return made(EqualCells, marked=named)
    size = len(named) // count
    sets = [named[at : at + size] for at in range(0, len(named), size)]
    return tuple([SameDigits(sets[0], other) for other in sets[1:]])


def _write_same(rule: Any, shape: Shape) -> list[str]:
    count = len(rule.marked) if isinstance(rule, EqualCells) else 2
    return [str(count), *cell_names(rule.cells, shape)]


TABLE: dict[str, Entry] = {
    "AntiConsecutive": switch(NonConsecutive),
    "AntiKing": switch(AntiKing),
    "AntiKnight": switch(AntiKnight),
    "AntiTaxicab": switch(Taxicab),
    "Arrow": Entry((Arrow,), _read_arrow, lambda of, shape: cell_names(of.circle + of.path, shape)),
    "Between": cells(Between),
    "Binary": Entry((), pair_reader(PairLine, older=True), write_line),
    "BinaryX": Entry((), pair_reader(AllPairs, older=True), write_line),
    "BlackDot": neighbours(Ratio, factor=2),
    "Cage": cages(Killer),
    "CountingCircles": cells(CountingCircles, "marked"),
    "DoubleArrow": cells(DoubleArrow),
    "Entropic": cells(Entropic),
    "GreaterThan": neighbours(Greater),
    "HiddenSkyscraper": ends(HiddenSkyscraper),
    "Indexing": Entry((RowIndexer, ColumnIndexer), _read_indexing, _write_indexing),
    "LittleKiller": Entry((LittleKiller,), _read_diagonal, _write_diagonal),
    "Lockout": cells(Lockout),
    "Modular": cells(Modular),
    "NFA": Entry((Automaton,), read_automaton, write_line),
    "NumberedRoom": ends(NumberedRoom),
    "Pair": Entry((PairLine,), pair_reader(PairLine), write_line),
    "PairX": Entry((AllPairs,), pair_reader(AllPairs), write_line),
    "Palindrome": cells(Palindrome),
    "PillArrow": Entry((PillArrow,), _read_pill, _write_pill),
    "Quad": Entry((Quadruple,), _read_quad, _write_quad),
    "Regex": Entry((Regex,), read_pattern, write_line),
    "RegionSumLine": cells(RegionSumLine),
    "Renban": cells(Renban, "cells"),
    "SameValues": Entry((EqualCells, SameDigits), _read_same, _write_same),
    "Sandwich": Entry((Sandwich,), _read_sandwich, _write_sandwich),
    "Skyscraper": ends(Skyscraper),
    "StrictKropki": switch(AllDifferences, AllRatios),
    "StrictXV": switch(AllPairSums),
    "Sum": cells(SumCage, "marked"),
    "SumLine": cells(SumLine),
    "Thermo": cells(Thermometer, "cells"),
    "V": neighbours(PairSum, total=5),
    "Whisper": cells(Whisper),
    "WhiteDot": neighbours(Difference, gap=1),
    "X": neighbours(PairSum, total=10),
    "XSum": ends(XSum),
    "Zipper": cells(Zipper),
}
"""Rules by the program's word."""
WORDS: dict[type[Rule], tuple[str, ...]] = {
    rule: tuple([word for word, entry in TABLE.items() if rule in entry.rules])
    for entry in TABLE.values()
    for rule in entry.rules
}
"""Words by the class of the rule; the first whose ``write`` is not None is written."""


def _number(text: str) -> int | None:
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_NUMBER))
    return int(text) if digits else None
