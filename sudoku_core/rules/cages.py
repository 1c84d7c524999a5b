"""Killer cages: different digits with a sum."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..grid import whole
from ..messages import InputError, Message
from ..rule import LARGEST_NUMBER, Rule, repeated, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .kernel import Primitive


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Killer(Rule):
    """A cage whose digits differ, and add up to a total if there is one.

    Args:
        cells: cell indices from 0.
        total: the sum of the digits, or None for any.
        name: made by the puzzle, after the first cell: ``killer_r1c1``.

    Raises:
        InputError: the total is no whole number from 0 up, or has more than six digits.

    >>> Killer((0, 1), 3).broken([1, 1, 0, 0]), Killer((0, 1), 3).broken([1, 2, 0, 0])
    ((0, 1), ())
    """

    cells: tuple[int, ...] = field()
    total: int | None = field()
    name: str = field(compare=False)
    kind = "killer"

    def __init__(self, cells: Iterable[int], total: int | None = None, name: str = "") -> None:
        if total is not None and not (whole(total) and 0 <= total <= LARGEST_NUMBER):
            raise InputError(Message("rule.number", kind=self.kind, found=str(total)))
        object.__setattr__(self, "cells", tuple(cells))
        object.__setattr__(self, "total", total)
        object.__setattr__(self, "name", name)

    @property
    def parameter(self) -> str:
        """The total, if there is one."""
        return "" if self.total is None else str(self.total)

    @property
    def params(self) -> dict[str, object]:
        """The total, if there is one."""
        return {} if self.total is None else {"total": self.total}

    @classmethod
    def read(cls, cells: tuple[int, ...], parameter: str) -> Killer:
        """The cage with the total that a text says."""
        return cls(cells, whole_number(parameter, cls.kind) if parameter else None)

    def named(self, name: str) -> Killer:
        """The same cage under another name."""
        return replace(self, name=name)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """Cells that share a digit; else all that are filled, if their sum cannot be right."""
        twice = repeated(self.cells, digits)
        if twice or self.total is None:
            return twice
        held = [digits[cell] for cell in self.cells if digits[cell]]
        total = sum([values[digit - 1] if values else digit for digit in held])
        least = (min(values) if values else 1) * (len(self.cells) - len(held))
        filled = len(held) == len(self.cells)
        if total + least > self.total or (filled and total != self.total):
            return tuple([cell for cell in self.cells if digits[cell]])
        return ()

    def complaint(self, digits: Sequence[int]) -> str:
        """That a digit repeats, or that the sum is wrong."""
        return self.kind if repeated(self.cells, digits) else f"{self.kind}-sum"

    def lower(self, values: tuple[int, ...]) -> tuple[Primitive, ...]:
        """All different, and one linear equation."""
        from .kernel import Different, Linear

        if self.total is None:
            return (Different(self.cells),)
        return Different(self.cells), Linear(self.cells, self.total, values)

    def __repr__(self) -> str:
        return f"Killer({self.cells}, {self.total})"
