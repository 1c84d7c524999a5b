"""Conditions on the digits of a few cells, of which rules consist.

A condition defines what a primitive of the kernel means; the kernel adds propagation, rows and
clauses. Conditions are about values, which the digits of a puzzle stand for, so that boards with
the digits 0 to 8 need no special case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..language.messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
    from typing import Any

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
    >>> Total((0, 1), 50).broken([0, 0], range(1, 10))
    (0, 1)
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

        If no cell is filled, so that the total itself is at fault, all cells are returned. Without
        values, the digits are 1, 2, 3 … without an upper bound.
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
        if open_ended and self.factors and min(self.factors) < 0:
            return ()  # without values, digits that are taken away may be as large as needed
        count = len(self.cells)
        empty = not any(digits[cell] for cell in self.cells)
        if self.distinct and empty and values and count <= len(values):
            least, most = sum(values[:count]), sum(values[len(values) - count :])
        if least <= self.total and (self.total <= most or open_ended):
            return ()
        return tuple([cell for cell in self.cells if digits[cell]]) or self.cells

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the linear equation."""
        from ..rules.kernel import Linear

        return Linear(self.cells, self.total, values, self.factors, distinct=self.distinct)


class Allowed(Condition):
    """The value of a cell has a property.

    Args:
        cell: a cell index from 0.
        holds: whether a value has the property.

    >>> odd = Allowed(1, lambda value: value % 2 == 1)
    >>> odd.broken([0, 3], None), odd.broken([0, 4], None)
    ((), (1,))
    """

    def __init__(self, cell: int, holds: Callable[[int], bool]) -> None:
        self.cells = (cell,)
        self.holds = holds

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return the cell if it is filled and its value does not have the property."""
        digit = digits[self.cells[0]]
        if not digit or self.holds(values[digit - 1] if values else digit):
            return ()
        return self.cells

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the automaton of one cell."""
        from ..rules.kernel import Regular

        arcs = [(0, digit, 0) for digit, value in enumerate(values) if self.holds(value)]
        return Regular(self.cells, (tuple(arcs),))


class Tally(Condition):
    """A value stands in some cells neither too seldom nor too often.

    Args:
        cells: cell indices from 0.
        value: the value.
        least: how often it stands there at least.
        most: how often at most.

    >>> once = Tally((0, 1), 4, 1, 1)
    >>> once.broken([4, 4], None), once.broken([4, 0], None), once.broken([3, 5], None)
    ((0, 1), (), (0, 1))
    """

    def __init__(self, cells: Iterable[int], value: int, least: int, most: int) -> None:
        self.cells = tuple(cells)
        self.value = value
        self.least = least
        self.most = most

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return the cells at fault: those with the value if too many, else all filled ones.

        All cells are at fault if no digits can be right.
        """
        filled = [cell for cell in self.cells if digits[cell]]
        holding = [
            cell
            for cell in filled
            if (values[digits[cell] - 1] if values else digits[cell]) == self.value
        ]
        if len(holding) > self.most:
            return tuple(holding)
        missing = self.least - len(holding)
        possible = not values or self.value in values
        places = len(self.cells) - len(filled) if possible else 0
        return (tuple(filled) or self.cells) if missing > places else ()

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the count of the value's digit; a value without a digit stands nowhere."""
        from ..rules.kernel import Count

        count = len(self.cells)
        if self.value in values:
            return Count(self.cells, values.index(self.value) + 1, self.least, self.most)
        return Count(self.cells, 1, count + 1 if self.least > 0 else 0, count + 1)


class Walk(Condition):
    """The values of some cells, in their order, lead an automaton to an accepted state.

    Args:
        cells: cell indices from 0.
        start: the first state, any value that can be a key of a dictionary.
        step: returns the next state, given a state and a value; None if the value is at fault.
        accept: returns whether a state is accepted behind the last cell.
        meaning: the plain definition: returns whether the values of all cells are right.

    >>> ten = Walk((0, 1), 0, lambda s, v: s + v, lambda s: s == 10, lambda v: sum(v) == 10)
    >>> ten.broken([4, 6], None), ten.broken([4, 5], None), ten.broken([4, 0], None)
    ((), (0, 1), ())
    """

    MOST_STATES = 3000
    """Most states that are followed to judge a line with empty cells."""

    def __init__(
        self,
        cells: Iterable[int],
        start: Hashable,
        step: Callable[[Any, int], Hashable | None],
        accept: Callable[[Any], bool],
        meaning: Callable[[tuple[int, ...]], bool],
    ) -> None:
        self.cells = tuple(cells)
        self.start = start
        self.step = step
        self.accept = accept
        self.meaning = meaning

    def broken(self, digits: Sequence[int], values: Sequence[int] | None) -> tuple[int, ...]:
        """Return the cells at fault: the filled ones, or all if no values make the line right.

        Lines with empty cells are judged only if the values are known and the states are few.
        """
        filled = tuple([cell for cell in self.cells if digits[cell]])
        if len(filled) == len(self.cells):
            line = [values[digits[c] - 1] if values else digits[c] for c in self.cells]
            return () if self.meaning(tuple(line)) else filled
        if not values or self._reachable(digits, values):
            return ()
        return filled or self.cells

    def _reachable(self, digits: Sequence[int], values: Sequence[int]) -> bool:
        """Return whether an accepted state may be reached, depth first."""
        reached: set[Any] = {(0, self.start)}
        stack: list[Any] = [(0, self.start)]
        while stack:
            place, state = stack.pop()
            if place == len(self.cells):
                if self.accept(state):
                    return True
                continue
            digit = digits[self.cells[place]]
            for value in [values[digit - 1]] if digit else values:
                following = (place + 1, self.step(state, value))
                if following[1] is not None and following not in reached:
                    reached.add(following)
                    stack.append(following)
            if len(reached) > self.MOST_STATES:
                return True
        return False

    def lower(self, values: tuple[int, ...]) -> Primitive:
        """Return the layered automaton.

        Raises:
            InputError: the automaton is too large.
        """
        from ..rules.kernel import Regular, layered

        count = len(self.cells)
        layers = layered(self.start, self.step, self.accept, values, count)
        if layers is None:
            raise InputError(Message("rule.large", count=count, side=len(values)))
        return Regular(self.cells, layers)


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
