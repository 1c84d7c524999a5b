"""Conditions on the digits of a few cells, of which rules consist.

A condition defines what a primitive of the kernel means; the kernel adds propagation, rows and
clauses. Conditions are about values, which the digits of a puzzle stand for, so that boards with
the digits 0 to 8 need no special case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ..rules.kernel import Primitive


class Condition:
    """A condition on the digits of some cells.

    Attributes:
        fault: the word for the fault if the condition is broken, at the end of message codes:
            ``sum``; "" for the rule's first sentence.
        cells: cell indices from 0.
    """

    fault = ""
    cells: tuple[int, ...] = ()

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return the cells at fault; see ``Rule.broken``."""
        raise NotImplementedError

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the condition as a primitive of the kernel.

        Args:
            values: values of the digits 1, 2, 3 ….
        """
        raise NotImplementedError


class Differ(Condition):
    """The digits of some cells all differ.

    Args:
        cells: cell indices from 0.

    >>> Differ((0, 1, 3)).broken([5, 7, 7, 5], None)
    (0, 3)
    """

    def __init__(self, cells: Iterable[int]) -> None:
        self.cells = tuple(cells)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return the cells that share their digit with another cell."""
        return repeated(self.cells, digits)

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the all-different constraint."""
        from ..rules.kernel import AllDifferent

        return AllDifferent(self.cells)


class Pair(Condition):
    """The values of two cells keep a relation.

    Args:
        a: a cell index from 0.
        b: another cell index.
        holds: whether the relation holds for a value of a and a value of b.

    >>> less = Pair(0, 1, lambda u, v: u < v)
    >>> less.broken([2, 1], None), less.broken([2, 0], None)
    ((0, 1), ())
    """

    def __init__(self, a: int, b: int, holds: Callable[[int, int], bool]) -> None:
        self.cells = (a, b)
        self.holds = holds

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return both cells if both are filled and the relation does not hold."""
        u, v = digits[self.cells[0]], digits[self.cells[1]]
        if not u or not v:
            return ()
        right = self.holds(values[u - 1], values[v - 1]) if values else self.holds(u, v)
        return () if right else self.cells

    def sense(self, values: Sequence[int]) -> str | None:
        """Return "<" or "!=" if the relation is that comparison, else None.

        Args:
            values: values of the digits 1, 2, 3 ….
        """
        pairs = [(u, v) for u in values for v in values]
        holding = [pair for pair in pairs if self.holds(pair[0], pair[1])]
        if holding == [(u, v) for u, v in pairs if u < v]:
            return "<"
        return "!=" if holding == [(u, v) for u, v in pairs if u != v] else None

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the table of the pairs of digits, or all-different if the relation is "!="."""
        from ..rules.kernel import AllDifferent, pair_table

        a, b = self.cells
        table = pair_table(a, b, len(values), lambda u, v: self.holds(values[u - 1], values[v - 1]))
        return AllDifferent(self.cells) if table.operator == "!=" else table


class Total(Condition):
    """The values of some cells, each times a factor, add up to a total.

    Args:
        cells: cell indices from 0.
        total: the sum.
        factors: by cell the factor of its value; by default 1.
        distinct: True if another condition of the rule makes the digits differ.

    >>> five = Total((0, 1), 5)
    >>> five.broken([4, 4], None), five.broken([5, 0], None), five.broken([4, 0], None)
    ((0, 1), (0,), ())
    """

    fault = "sum"

    def __init__(
        self,
        cells: Iterable[int],
        total: int,
        factors: Iterable[int] = (),
        distinct: bool = False,
    ) -> None:
        self.cells = tuple(cells)
        self.total = total
        self.factors = tuple(factors)
        self.distinct = distinct

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return the filled cells if no values of the empty cells complete the total.

        Without values, the digits are 1, 2, 3 … without an upper bound.
        """
        least = most = 0
        open_ended = False
        for place, cell in enumerate(self.cells):
            factor = self.factors[place] if self.factors else 1
            digit = digits[cell]
            if digit:
                added = factor * (values[digit - 1] if values else digit)
                least += added
                most += added
            else:
                low, high = (values[0], values[-1]) if values else (1, 1)
                least += min(factor * low, factor * high)
                most += max(factor * low, factor * high)
                open_ended = open_ended or not values
        if least <= self.total and (self.total <= most or open_ended):
            return ()
        return tuple([cell for cell in self.cells if digits[cell]])

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the linear equation."""
        from ..rules.kernel import Linear

        return Linear(self.cells, self.total, values, self.factors, distinct=self.distinct)


def each_two(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield each two of some cells.

    >>> list(each_two((0, 1, 3)))
    [(0, 1), (0, 3), (1, 3)]
    """
    for place, a in enumerate(cells):
        for b in cells[place + 1 :]:
            yield a, b


def repeated(cells: Sequence[int], digits: Sequence[int]) -> tuple[int, ...]:
    """Return the cells that share their digit with another of the cells.

    Args:
        cells: cell indices from 0.
        digits: by cell of the board the digit, 0 for an empty cell.

    >>> repeated((0, 1, 3), [5, 7, 7, 5]), repeated((0, 1), [0, 0])
    ((0, 3), ())
    """
    places: dict[int, list[int]] = {}
    for cell in cells:
        if digits[cell]:
            places.setdefault(digits[cell], []).append(cell)
    return tuple([cell for cell in cells if digits[cell] and len(places[digits[cell]]) > 1])
