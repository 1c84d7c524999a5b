"""What primitives write rows and clauses of: the candidates left, and linear constraints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

Fresh = Callable[[str], int]
"""Makes an auxiliary variable (or literal) of that name."""
Clause = tuple[int, ...]
"""Literals of which one holds; a negative one says "not"."""


@dataclass(frozen=True, slots=True)
class Constraint:
    """A linear constraint on variables that are 0 or 1.

    Args:
        name: where it comes from: ``cell_r3c7``, ``row3_digit7``, ``killer_r1c1_sum``.
        variables: the variables in it, each once.
        sense: "=", "<=" or ">=".
        bound: the right-hand side.
        coefficients: one for each variable; empty where all are 1.

    >>> row = Constraint("sum", (4, 5), "<=", 3, (1, 2))
    >>> row.terms, row.exact
    (((1, 4), (2, 5)), False)
    """

    name: str
    variables: tuple[int, ...]
    sense: str = "="
    bound: int = 1
    coefficients: tuple[int, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether it is an equation."""
        return self.sense == "="

    @property
    def terms(self) -> tuple[tuple[int, int], ...]:
        """The coefficients with their variables."""
        return tuple(zip(self.coefficients or (1,) * len(self.variables), self.variables))

    @property
    def impossible(self) -> bool:
        """Whether it has no variables and says what is not so, as 0 = 1."""
        return not self.variables and not holds(0, self.sense, self.bound)


def holds(total: int, sense: str, bound: int) -> bool:
    """Whether a sum keeps a bound.

    >>> holds(3, "<=", 3), holds(3, ">=", 4), holds(3, "=", 3)
    (True, False, True)
    """
    return total == bound or (sense == "<=" and total < bound) or (sense == ">=" and total > bound)


@dataclass(frozen=True, slots=True)
class Left:
    """The candidates that are left on a board, as far as they have variables.

    A variable is the number ``cell * side + digit - 1``.

    Args:
        side: how many digits there are.
        masks: by cell its candidates, bit ``d - 1`` for the digit d.
        settled: by cell the digit that is known without variables, 0 where there is none. Where a
            cell is settled, the masks are what propagation leaves.
    """

    side: int
    masks: tuple[int, ...]
    settled: tuple[int, ...]

    @classmethod
    def whole(cls, cells: Iterable[int], size: int, side: int) -> Left:
        """Every digit in each of the cells, on a board of so many places."""
        masks = [0] * size
        for cell in cells:
            masks[cell] = (1 << side) - 1
        return Left(side, tuple(masks), (0,) * size)

    def variable(self, cell: int, digit: int) -> int:
        """The variable of a candidate; the digit counts from 0 here."""
        return cell * self.side + digit

    def variables(self, cell: int) -> list[int]:
        """The variables of an open cell."""
        return [self.variable(cell, digit) for digit in bits(self.masks[cell])]


@dataclass(frozen=True, slots=True)
class Literals(Left):
    """The same for clauses, where the variables are numbered from 1 without gaps.

    Args:
        numbers: by variable, its literal.
    """

    numbers: Mapping[int, int]

    def variable(self, cell: int, digit: int) -> int:
        """The literal of a candidate; the digit counts from 0 here."""
        return self.numbers[cell * self.side + digit]


def bits(mask: int) -> Iterator[int]:
    """The places of the ones in a mask, lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
