"""Cages: killer cages, whose digits differ, and cages in which digits may repeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Differ, Total
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..drawing.shapes import Shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..board.conditions import Condition
    from ..board.layout import Layout


@declared
class Killer(Rule):
    """A cage whose digits differ and add up to a total, if there is one.

    Args:
        cells: cell indices from 0.
        total: the sum of the digits, or None for any.

    Raises:
        InputError: the total is no whole number from 0 up, or has more than six digits.

    >>> Killer((0, 1), 3).broken([1, 1, 0, 0]), Killer((0, 1), 3).broken([1, 2, 0, 0])
    ((0, 1), ())
    """

    kind = "killer"
    differ = True
    is_cage = True
    worded = True
    cells: tuple[int, ...] = place("cells")
    total: int | None = number(default=None)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the condition that the digits differ, and the sum."""
        yield Differ(self.cells)
        if self.total is not None:
            yield Total(self.cells, self.total, distinct=True)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a dashed outline, and the sum in the corner of the first cell."""
        return cage_shapes("cages", self.cells, self.clue, layout)


@declared
class SumCage(Rule):
    """A cage whose digits add up to a total and may repeat.

    Args:
        marked: cell indices from 0.
        total: the sum of the digits.

    >>> SumCage((0, 1), 4).broken([2, 2]), SumCage((0, 1), 4).broken([2, 3])
    ((), (0, 1))
    """

    kind = "sum"
    is_cage = True
    worded = True
    marked: tuple[int, ...] = place("cells")
    total: int = number()

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the sum."""
        yield Total(self.marked, self.total)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield a dotted outline, and the sum in the corner of the first cell."""
        return cage_shapes("sumcages", self.marked, self.clue, layout)


def cage_shapes(look: str, cells: Sequence[int], clue: str, layout: Layout) -> Iterator[Shape]:
    """Yield the outline of a cage, and its clue, if it has one, in the corner of its first cell.

    Args:
        look: style of the outline.
        cells: cell indices from 0.
        clue: the text.
        layout: the puzzle's layout.
    """
    yield Shape("outline", look, tuple([layout.centre(cell) for cell in cells]))
    if clue:
        yield Shape("corner", "sums", (layout.centre(min(cells)),), text=clue)
