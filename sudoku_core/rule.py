"""What every rule has: a kind, a name, cells, and its plain definition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .rules.kernel import Primitive


class Rule:
    """Something that a puzzle demands of the digits in some cells.

    A rule is an immutable value. ``broken`` is what it means; the checker asks nothing else. What
    solvers make of it comes from ``lower`` alone, so that the two can be held against each other.
    """

    __slots__ = ()

    kind: str
    """The word for rules of this family: ``killer``."""
    differ = True
    """Whether no digit may stand in two of its cells."""

    if TYPE_CHECKING:

        @property
        def name(self) -> str:
            """What constraints are named after, different from all others of the puzzle."""

        @property
        def cells(self) -> tuple[int, ...]:
            """The cell indices, from 0, in the order in which the rule runs through them."""

    @property
    def parameter(self) -> str:
        """What the rule asks beside its cells, as the text form writes it: the sum of a cage."""
        return ""

    @property
    def params(self) -> dict[str, object]:
        """What a message about the rule says of it, beside its cells."""
        return {}

    @classmethod
    def read(cls, cells: tuple[int, ...], parameter: str) -> Rule:
        """The rule of these cells whose ``parameter`` is that text.

        Raises:
            InputError: the text is none.
        """
        raise NotImplementedError

    def named(self, name: str) -> Rule:
        """The same rule under another name."""
        raise NotImplementedError

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """The cells that are at fault already.

        Args:
            digits: by cell of the board the digit, 0 for an empty cell.
            values: what the digits 1, 2, 3 … stand for where sums are concerned; by default
                themselves.

        Returns:
            Cells of the rule, in their order. With all of its cells filled, they are empty exactly
            if the rule is kept; before, they are never cells of a grid that can be completed.
        """
        raise NotImplementedError

    def complaint(self, digits: Sequence[int]) -> str:
        """Which of its faults these digits have: the code of its message, without "conflict."."""
        return self.kind

    def lower(self, values: tuple[int, ...]) -> tuple[Primitive, ...]:
        """The same in the few words that all solvers understand.

        Args:
            values: what the digits 1, 2, 3 … stand for.
        """
        raise NotImplementedError


def repeated(cells: Sequence[int], digits: Sequence[int]) -> tuple[int, ...]:
    """Those of the cells that share their digit with another of them.

    >>> repeated((0, 1, 3), [5, 7, 7, 5]), repeated((0, 1), [0, 0])
    ((0, 3), ())
    """
    places: dict[int, list[int]] = {}
    for cell in cells:
        if digits[cell]:
            places.setdefault(digits[cell], []).append(cell)
    return tuple([cell for cell in cells if digits[cell] and len(places[digits[cell]]) > 1])


def whole_number(text: str, kind: str) -> int:
    """The number that a rule's parameter is.

    Raises:
        InputError: it is none.

    >>> whole_number("15", "killer")
    15
    """
    if 0 < len(text) < 7 and all(char in "0123456789" for char in text):
        return int(text)
    raise InputError(Message("rule.number", kind=kind, found=text))
