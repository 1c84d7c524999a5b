"""Rules beyond rows, columns and boxes.

    a declaration ──▶ fields       its arguments: places, a clue     ──▶ its text, its editor
                  ──▶ conditions   its meaning: Differ, Pair, Total  ──▶ checker, kernel/
                  ──▶ shapes       its drawing                       ──▶ pictures

A rule is one class, in the file of its family: ``cages``, ``lines``, ``chess``; ``renban`` has a
file of its own, as an example to copy for a new rule. The functions of ``areas`` make blocks such
as diagonals and regions. ``kernel`` has the primitives with their propagation, rows and clauses.
``KINDS`` has the class of each kind of rule.
"""

from __future__ import annotations

from ..board.conditions import Condition, Differ, Pair, Total
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..drawing.shapes import Shape
from .areas import boards, diagonals, disjoint_groups, jigsaw, regions, windows
from .cages import Killer
from .chess import AntiKnight
from .lines import Thermometer
from .renban import Renban

KINDS: dict[str, type[Rule]] = {
    rule.kind: rule for rule in (AntiKnight, Killer, Renban, Thermometer)
}
"""Classes of rules by their word in rule lines."""

__all__ = [
    "KINDS",
    "AntiKnight",
    "Condition",
    "Differ",
    "Killer",
    "Pair",
    "Renban",
    "Rule",
    "Shape",
    "Thermometer",
    "Total",
    "boards",
    "declared",
    "diagonals",
    "disjoint_groups",
    "jigsaw",
    "number",
    "place",
    "regions",
    "windows",
]
