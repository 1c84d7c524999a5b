"""Rules beyond rows, columns and boxes.

    a declaration ──▶ fields       its arguments: places, a clue     ──▶ its text, its editor
                  ──▶ conditions   its meaning: Differ, Pair, Walk… ──▶ checker, kernel/
                  ──▶ shapes       its drawing                       ──▶ pictures

A rule is one class, in the file of its family: ``automata`` (with ``pattern`` and ``machine``, the
patterns and automata of a setter's making), ``cages``, ``cells``, ``chess``, ``dots``, ``lines``,
``outside``, ``sets``, ``sums``, ``walks``; ``renban`` has a file of its own, as an example to copy
for a new rule. The functions of ``areas`` make blocks such as diagonals and regions. ``kernel`` has
the primitives with their propagation, rows and clauses.
``KINDS`` has the class of each kind of rule.

>>> from sudoku_core import parse, rules
>>> puzzle = parse("." * 81 + ";thermometer:r1c1-r1c2-r1c3")
>>> rules.Thermometer((0, 1, 2)) in puzzle.rules
True
"""

from __future__ import annotations

from ..board.conditions import Allowed, Condition, Differ, Pair, Tally, Total, Walk
from ..board.fields import declared, number, place, several_digits, word
from ..board.rule import Rule
from ..drawing.shapes import Shape
from .areas import boards, diagonals, disjoint_groups, jigsaw, regions, windows
from .automata import AllPairs, Automaton, PairLine, Regex
from .cages import Killer, SumCage
from .cells import (
    Clone,
    ColumnIndexer,
    CountingCircles,
    EqualCells,
    Even,
    Maximum,
    Minimum,
    Odd,
    Quadruple,
    RowIndexer,
)
from .chess import AntiDiagonal, AntiKing, AntiKnight, NonConsecutive, Taxicab
from .dots import AllDifferences, AllPairSums, AllRatios, Difference, Greater, PairSum, Ratio
from .lines import (
    Entropic,
    Modular,
    Nabner,
    Palindrome,
    ParityLine,
    SlowThermometer,
    Thermometer,
    Whisper,
)
from .outside import HiddenSkyscraper, NumberedRoom, Sandwich, Skyscraper, XSum
from .renban import Renban
from .sets import OneOf, SameDigits
from .sums import (
    Arrow,
    DoubleArrow,
    EqualSums,
    LittleKiller,
    PillArrow,
    RegionSumLine,
    SumLine,
    Zipper,
)
from .walks import Between, Lockout

_CLASSES: tuple[type[Rule], ...] = (
    AllDifferences,
    AllPairSums,
    AllPairs,
    AllRatios,
    AntiDiagonal,
    AntiKing,
    AntiKnight,
    Arrow,
    Automaton,
    Between,
    Clone,
    ColumnIndexer,
    CountingCircles,
    Difference,
    DoubleArrow,
    Entropic,
    EqualCells,
    EqualSums,
    Even,
    Greater,
    HiddenSkyscraper,
    Killer,
    LittleKiller,
    Lockout,
    Maximum,
    Minimum,
    Modular,
    Nabner,
    NonConsecutive,
    NumberedRoom,
    Odd,
    OneOf,
    PairLine,
    PairSum,
    Palindrome,
    ParityLine,
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
    SlowThermometer,
    SumCage,
    SumLine,
    Taxicab,
    Thermometer,
    Whisper,
    XSum,
    Zipper,
)
KINDS: dict[str, type[Rule]] = {rule.kind: rule for rule in _CLASSES}
"""Classes of rules by their word in rule lines."""

__all__ = [
    "KINDS",
    "AllDifferences",
    "AllPairSums",
    "AllPairs",
    "AllRatios",
    "Allowed",
    "AntiDiagonal",
    "AntiKing",
    "AntiKnight",
    "Arrow",
    "Automaton",
    "Between",
    "Clone",
    "ColumnIndexer",
    "Condition",
    "CountingCircles",
    "Differ",
    "Difference",
    "DoubleArrow",
    "Entropic",
    "EqualCells",
    "EqualSums",
    "Even",
    "Greater",
    "HiddenSkyscraper",
    "Killer",
    "LittleKiller",
    "Lockout",
    "Maximum",
    "Minimum",
    "Modular",
    "Nabner",
    "NonConsecutive",
    "NumberedRoom",
    "Odd",
    "OneOf",
    "Pair",
    "PairLine",
    "PairSum",
    "Palindrome",
    "ParityLine",
    "PillArrow",
    "Quadruple",
    "Ratio",
    "Regex",
    "RegionSumLine",
    "Renban",
    "RowIndexer",
    "Rule",
    "SameDigits",
    "Sandwich",
    "Shape",
    "Skyscraper",
    "SlowThermometer",
    "SumCage",
    "SumLine",
    "Tally",
    "Taxicab",
    "Thermometer",
    "Total",
    "Walk",
    "Whisper",
    "XSum",
    "Zipper",
    "boards",
    "declared",
    "diagonals",
    "disjoint_groups",
    "jigsaw",
    "number",
    "place",
    "regions",
    "several_digits",
    "windows",
    "word",
]
