"""Cases: the ways to fill the cells of a rule, as a person tells them apart."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class RuleCase:
    """A few cells of a rule with their digits, and the other cells that then matter.

    Args:
        fixed: the few cells, as indices from 0, each with the values that it may have.
        others: the other cells that the rule looks at in this case.
        summed: True if the rule adds up the digits of the other cells.
        between: True if the other cells lie between the fixed ones.
    """

    fixed: tuple[tuple[int, tuple[int, ...]], ...] = field()
    others: tuple[int, ...] = field(default=())
    summed: bool = field(default=False)
    between: bool = field(default=False)
