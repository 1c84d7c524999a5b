"""Rows and clauses, and the domains of the cells that primitives write them for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

Fresh = Callable[[str], int]
"""Function that makes an auxiliary variable (or literal) of a given name."""
Clause = tuple[int, ...]
"""Literals of which at least one is true; a negative literal says "not"."""


@dataclass(frozen=True, slots=True)
class Constraint:
    """A linear constraint on binary variables.

    Args:
        name: its origin: ``cell_r3c7``, ``row3_digit7``, ``killer_r1c1_sum``.
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
        """True if the constraint is an equation."""
        return self.sense == "="

    @property
    def terms(self) -> tuple[tuple[int, int], ...]:
        """The coefficients with their variables."""
        return tuple(zip(self.coefficients or (1,) * len(self.variables), self.variables))

    @property
    def impossible(self) -> bool:
        """True if the constraint has no variables and is false, as 0 = 1 is."""
        return not self.variables and not holds(0, self.sense, self.bound)


def holds(total: int, sense: str, bound: int) -> bool:
    """Return whether a sum keeps a bound.

    >>> holds(3, "<=", 3), holds(3, ">=", 4), holds(3, "=", 3)
    (True, False, True)
    """
    return total == bound or (sense == "<=" and total < bound) or (sense == ">=" and total > bound)


@dataclass(frozen=True, slots=True)
class Domains:
    """The candidates of each cell, and which of them have variables.

    A variable is the number ``cell * side + digit - 1``.

    Args:
        side: number of digits.
        masks: by cell its candidates, bit ``d - 1`` for the digit d.
        settled: by cell the digit that is known without variables, 0 for an open cell. The masks of
            settled cells are as propagation leaves them.
    """

    side: int
    masks: tuple[int, ...]
    settled: tuple[int, ...]

    @classmethod
    def whole(cls, cells: Iterable[int], size: int, side: int) -> Domains:
        """Return domains that hold every digit.

        Args:
            cells: the cells of the board, as indices from 0.
            size: number of places in the board's rectangle.
            side: number of digits.
        """
        masks = [0] * size
        for cell in cells:
            masks[cell] = (1 << side) - 1
        return Domains(side, tuple(masks), (0,) * size)

    def variable(self, cell: int, digit: int) -> int:
        """Return the variable of a candidate; the digit counts from 0."""
        return cell * self.side + digit

    def variables(self, cell: int) -> list[int]:
        """Return the variables of an open cell."""
        return [self.variable(cell, digit) for digit in bits(self.masks[cell])]


@dataclass(frozen=True, slots=True)
class Literals(Domains):
    """Domains for clauses, where the candidates are numbered from 1 without gaps.

    Args:
        numbers: the literal of each variable.
    """

    numbers: Mapping[int, int]

    def variable(self, cell: int, digit: int) -> int:
        """Return the literal of a candidate; the digit counts from 0."""
        return self.numbers[cell * self.side + digit]


def bits(mask: int) -> Iterator[int]:
    """Yield the positions of the set bits of a mask, lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
