"""Cases: the ways to fill the cells of a rule, as a person tells them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class RuleCase:
    """A few cells of a rule with their digits, and the other cells that these leave to look at.

    Args:
        fixed: the few cells, as indices from 0, each with the values that it may have.
        others: the other cells that the rule looks at in this case.
        summed: True if the rule adds up the digits of these.
        between: True if these lie between the fixed cells.
    """

    def __init__(
        self,
        fixed: Iterable[tuple[int, tuple[int, ...]]],
        others: Iterable[int] = (),
        summed: bool = False,
        between: bool = False,
    ) -> None:
        self.fixed = tuple(fixed)
        self.others = tuple(others)
        self.summed = summed
        self.between = between
