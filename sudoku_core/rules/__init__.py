"""What a puzzle can demand: blocks of any shape, and rules that are not all-different.

``KINDS`` has a class for each kind of rule; blocks come from the functions.
"""

from __future__ import annotations

from ..rule import Rule
from .cages import Killer
from .lines import Thermometer
from .shapes import boards, diagonals, disjoint_groups, jigsaw, regions, windows

KINDS: dict[str, type[Rule]] = {rule.kind: rule for rule in (Killer, Thermometer)}
"""The rules by the word that the text form has for them."""

__all__ = [
    "KINDS",
    "Killer",
    "Rule",
    "Thermometer",
    "boards",
    "diagonals",
    "disjoint_groups",
    "jigsaw",
    "regions",
    "windows",
]
