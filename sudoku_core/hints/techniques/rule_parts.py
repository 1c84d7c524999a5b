"""Rules by their primitives, for techniques that explain certain primitives in their own words.

A technique looks for primitives, never for the kind of a rule: sums of digits that differ, and
lines along which digits increase.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...board.rule import Rule
from ...rules.kernel import AllDifferent, Linear, Table


@dataclass(frozen=True, slots=True)
class CageSum:
    """Cells of a rule whose digits differ and have a sum.

    Args:
        rule: the rule.
        name: the prefix of the names of the sum's rows.
        cells: the cells, as indices from 0.
        total: the sum of their values.
        block: the name of the block that makes the digits differ; "" if the rule does.
    """

    rule: Rule
    name: str
    cells: tuple[int, ...]
    total: int
    block: str = ""

    @property
    def reasons(self) -> tuple[str, ...]:
        """The names of the rule and the block."""
        return (self.rule.name, self.block) if self.block else (self.rule.name,)


@dataclass(frozen=True, slots=True)
class IncreasingLine:
    """A rule along whose cells digits increase.

    Args:
        rule: the rule.
        names: for each pair of neighbours, the prefix of the names of its rows.
    """

    rule: Rule
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleParts:
    """The rules of a board by their primitives.

    Args:
        cages: the sums of digits that differ, by the rule or by a block.
        lines: the rules along which digits increase.
        others: the rules with any other primitive, apart from different digits.
    """

    cages: tuple[CageSum, ...]
    lines: tuple[IncreasingLine, ...]
    others: tuple[Rule, ...]

    @property
    def rest(self) -> frozenset[str]:
        """The names of the rules without a special technique."""
        return frozenset([rule.name for rule in self.others])


def rule_parts(layout: Layout) -> RuleParts:
    """Return the rules of a board by their primitives.

    Args:
        layout: the board without givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer, Thermometer
    >>> rules = [Killer((0, 1), 3), Thermometer((4, 5, 6))]
    >>> parts = rule_parts(Puzzle([0] * 16, rules=rules).layout)
    >>> parts.cages[0].total, parts.lines[0].names
    (3, ('thermometer_r2c1_part1', 'thermometer_r2c1_part2'))
    """
    return _rule_parts(layout, rule_names(layout))


# Keyed by names too: layouts are equal whatever their rules are called, their equations are not.
@lru_cache(maxsize=16)
def _rule_parts(layout: Layout, _names: tuple[str, ...]) -> RuleParts:
    cages: list[CageSum] = []
    lines: list[IncreasingLine] = []
    others: list[Rule] = []
    parts = lowered(layout).parts
    for rule in layout.rules:
        rest = [
            (name, primitive)
            for owner, name, primitive in parts
            if owner == rule.name and not isinstance(primitive, AllDifferent)
        ]
        sums = [_cage_sum(layout, rule, name, primitive) for name, primitive in rest]
        cages += [cage for cage in sums if cage]
        if rest and _increases(rule, [primitive for _name, primitive in rest]):
            lines.append(IncreasingLine(rule, tuple([name for name, _primitive in rest])))
        elif not all(cage and not cage.block for cage in sums):
            others.append(rule)
    return RuleParts(tuple(cages), tuple(lines), tuple(others))


def _cage_sum(layout: Layout, rule: Rule, name: str, primitive: object) -> CageSum | None:
    if not isinstance(primitive, Linear) or primitive.sense != "=" or primitive.coefficients:
        return None
    if primitive.distinct:
        return CageSum(rule, name, primitive.cells, primitive.total)
    cells = set(primitive.cells)
    for block, different in lowered(layout).all_different:
        if cells.issubset(different.cells) and len(cells) > 1:
            return CageSum(rule, name, primitive.cells, primitive.total, block)
    return None


def _increases(rule: Rule, primitives: list[object]) -> bool:
    """Return whether primitives say of each two neighbours that the second digit is greater."""
    pairs = list(zip(rule.cells, rule.cells[1:], strict=False))
    return len(primitives) == len(pairs) and all(
        isinstance(primitive, Table)
        and (primitive.a, primitive.b) == pair
        and primitive.operator == "<"
        for primitive, pair in zip(primitives, pairs, strict=True)
    )
