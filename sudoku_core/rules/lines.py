"""Rules along a line: thermometers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..messages import InputError, Message
from ..rule import Rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .kernel import Primitive


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Thermometer(Rule):
    """A line along which the digits grow, from its bulb on.

    Args:
        cells: cell indices from 0, the bulb first.
        name: made by the puzzle, after the bulb: ``thermometer_r1c1``.

    >>> Thermometer((0, 1, 2)).broken([1, 0, 2, 0]), Thermometer((0, 1, 2)).broken([1, 0, 3, 0])
    ((0, 2), ())
    """

    cells: tuple[int, ...] = field()
    name: str = field(compare=False)
    kind = "thermometer"

    def __init__(self, cells: Iterable[int], name: str = "") -> None:
        object.__setattr__(self, "cells", tuple(cells))
        object.__setattr__(self, "name", name)

    @classmethod
    def read(cls, cells: tuple[int, ...], parameter: str) -> Thermometer:
        """The thermometer, which has no parameter."""
        if parameter:
            raise InputError(Message("rule.parameter", kind=cls.kind, found=parameter))
        return cls(cells)

    def named(self, name: str) -> Thermometer:
        """The same thermometer under another name."""
        return replace(self, name=name)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """Cells too close in digit for how far apart they are on the line."""
        filled = [(place, cell) for place, cell in enumerate(self.cells) if digits[cell]]
        wrong = set()
        for k, (low, below) in enumerate(filled):
            for high, above in filled[k + 1 :]:
                if digits[above] - digits[below] < high - low:
                    wrong.add(below)
                    wrong.add(above)
        return tuple([cell for cell in self.cells if cell in wrong])

    def lower(self, values: tuple[int, ...]) -> tuple[Primitive, ...]:
        """Each two neighbours on the line: the second is greater."""
        from .kernel import relation

        side = len(values)
        pairs = zip(self.cells, self.cells[1:])
        return tuple([relation(a, b, side, lambda u, v: u < v) for a, b in pairs])

    def __repr__(self) -> str:
        return f"Thermometer({self.cells})"
