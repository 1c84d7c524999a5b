"""The rules of f-puzzles: a table of keys in the JSON, each with the form of its value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..board.fields import LARGEST_NUMBER
from ..board.rule import Rule
from ..rules import (
    AllDifferences,
    AllPairSums,
    AllRatios,
    AntiKing,
    AntiKnight,
    Arrow,
    Between,
    Clone,
    ColumnIndexer,
    Difference,
    DoubleArrow,
    Entropic,
    Even,
    Killer,
    LittleKiller,
    Lockout,
    Maximum,
    Minimum,
    Modular,
    Nabner,
    NonConsecutive,
    Odd,
    PairSum,
    Palindrome,
    PillArrow,
    Quadruple,
    Ratio,
    RegionSumLine,
    Renban,
    RowIndexer,
    Sandwich,
    Skyscraper,
    SlowThermometer,
    SumCage,
    Thermometer,
    Whisper,
    XSum,
    Zipper,
)
from .fpuzzles_entries import (
    Entry,
    areas,
    cell_names,
    clues,
    lines,
    lines_of,
    made,
    marks,
    negatives,
    pairs,
    switch,
)
from .packing.values import shortened, whole_of

if TYPE_CHECKING:
    from .fpuzzles_entries import Item, Rules
    from .fpuzzles_reading import Reader


def _read_nonconsecutive(reader: Reader, key: str) -> Rules:
    """Yield the rule, from which neighbours with a dot are exempt."""
    if reader.data[key]:
        dots = reader.data.get("difference") or reader.data.get("ratio")
        yield AllDifferences() if dots else NonConsecutive()


def _write_nonconsecutive(rule: Any, _side: int) -> object:
    """Return true; None for the other of the two rules, which depends on whether there are dots."""
    dots = any(isinstance(other, (Difference, Ratio)) for other in rule.layout.rules)
    return None if dots == isinstance(rule, NonConsecutive) else True


def _read_cages(reader: Reader, key: str) -> Rules:
    """Yield cages: ``[{"cells": [cell, …], "value": "5", "unique": true}, …]``.

    A value of 0 stands for any sum; a value such as "<10" is listed as unsupported.
    """
    for cage in reader.items(key):
        cells = list(dict.fromkeys(reader.places(cage.get("cells"), key)))
        total = whole_of(cage.get("value") or 0)
        if total is None or not 0 <= total <= LARGEST_NUMBER:
            reader.unknown.add(f"{key} {shortened(cage['value'])}")
            total = None
        if not cells:
            continue
        if cage.get("unique") is not False:
            yield from made(reader, key, cage, Killer, cells=cells, total=total or None)
        elif total:
            yield from made(reader, key, cage, SumCage, marked=cells, total=total)
        else:  # such a cage demands nothing, but is drawn
            reader.unknown.add(key)
            reader.keep(key + "[]", cage)


def _write_cage(cage: Any, side: int) -> object:
    if cage.total == 0:
        return None
    item: Item = {"cells": cell_names(cage.cells, side)}
    if isinstance(cage, SumCage):
        item["unique"] = False
    return item | ({"value": str(cage.total)} if cage.total else {})


def _read_arrows(reader: Reader, key: str) -> Rules:
    """Yield arrows: ``[{"cells": [circle, …], "lines": [[circle, cell, …], …]}, …]``."""
    for item, line in lines_of(reader, key):
        circle = sorted(reader.places(item.get("cells"), key))
        path = reader.places(line, key)
        while path and path[0] in circle:
            path = path[1:]
        part = {**item, "lines": [line]}
        if path and len(circle) < 2:
            yield from made(reader, key, part, Arrow, circle=circle, path=path)
        elif path:
            yield from made(reader, key, part, PillArrow, pill=circle, path=path)


def _write_arrow(arrow: Any, side: int) -> object:
    circle = arrow.circle if isinstance(arrow, Arrow) else arrow.pill
    if list(circle) != sorted(circle):
        return None
    names = cell_names((circle[-1], *arrow.path), side)
    return {"cells": cell_names(circle, side), "lines": [names]}


def _read_clones(reader: Reader, key: str) -> Rules:
    """Yield clones: ``[{"cells": [cell, …], "cloneCells": [cell, …]}, …]``."""
    for item in reader.items(key):
        first = reader.places(item.get("cells"), key)
        second = reader.places(item.get("cloneCells"), key)
        if first or second:
            yield from made(reader, key, item, Clone, first=first, second=second)


def _write_clone(clone: Any, side: int) -> object:
    first, second = cell_names(clone.first, side), cell_names(clone.second, side)
    return {"cells": first, "cloneCells": second}


def _read_quadruples(reader: Reader, key: str) -> Rules:
    """Yield quadruples: ``[{"cells": [four cells], "values": [digit, …]}, …]``."""
    for item in reader.items(key):
        cells, listed = reader.places(item.get("cells"), key), item.get("values")
        digits = [whole_of(value) for value in listed] if isinstance(listed, list) else []
        if digits:
            yield from made(reader, key, item, Quadruple, square=cells, digits=digits)


def _write_quadruple(quadruple: Any, side: int) -> object:
    return {"cells": cell_names(quadruple.square, side), "values": list(quadruple.digits)}


TABLE: dict[str, Entry] = {
    "antiking": switch(AntiKing),
    "antiknight": switch(AntiKnight),
    "arrow": Entry((Arrow, PillArrow), _read_arrows, _write_arrow),
    "betweenline": lines(Between),
    "clone": Entry((Clone,), _read_clones, _write_clone),
    "columnindexer": areas(ColumnIndexer),
    "difference": pairs(Difference),
    "doublearrow": lines(DoubleArrow),
    "entropicline": lines(Entropic),
    "even": marks(Even),
    "killercage": Entry((Killer, SumCage), _read_cages, _write_cage),
    "littlekillersum": clues(LittleKiller),
    "lockout": lines(Lockout),
    "maximum": marks(Maximum),
    "minimum": marks(Minimum),
    "modularline": lines(Modular),
    "nabner": lines(Nabner, once=True),
    "negative": negatives({"ratio": AllRatios, "xv": AllPairSums}),
    "nonconsecutive": Entry(
        (NonConsecutive, AllDifferences), _read_nonconsecutive, _write_nonconsecutive
    ),
    "odd": marks(Odd),
    "palindrome": lines(Palindrome),
    "quadruple": Entry((Quadruple,), _read_quadruples, _write_quadruple),
    "ratio": pairs(Ratio),
    "regionsumline": lines(RegionSumLine, once=True),
    "renban": lines(Renban, "cells", once=True),
    "rowindexer": areas(RowIndexer),
    "sandwichsum": clues(Sandwich),
    "skyscraper": clues(Skyscraper),
    "slowthermometer": lines(SlowThermometer),
    "thermometer": lines(Thermometer, "cells"),
    "whispers": lines(Whisper),
    "xsum": clues(XSum),
    "xv": pairs(PairSum, {"V": 5, "X": 10}),
    "zipperline": lines(Zipper),
}
"""Rules by their key."""
KEYS: dict[type[Rule], str] = {rule: key for key, entry in TABLE.items() for rule in entry.rules}
"""Keys by the class of the rule."""
