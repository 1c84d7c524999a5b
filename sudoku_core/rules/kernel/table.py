"""A table of pairs: which digits two cells may hold together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from .rows import Clause, Constraint, Domains, Fresh, bits

OPERATORS: tuple[tuple[str, Callable[[int, int], bool]], ...] = (
    ("<", lambda u, v: u < v),
    ("<=", lambda u, v: u <= v),
    (">", lambda u, v: u > v),
    (">=", lambda u, v: u >= v),
    ("=", lambda u, v: u == v),
    ("!=", lambda u, v: u != v),
)
"""The comparisons of two digits, by sign."""


@dataclass(frozen=True, slots=True)
class Table:
    """Two cells that hold a pair of digits out of a table.

    Args:
        a: a cell index from 0.
        b: another cell index.
        allowed: by digit of a, counted from 0, the mask of the digits that b may hold with it.
    """

    a: int
    b: int
    allowed: tuple[int, ...]

    @property
    def cells(self) -> tuple[int, int]:
        """Both cells."""
        return self.a, self.b

    @property
    def operator(self) -> str | None:
        """The comparison that the table stands for, such as "<" or "!="; None if there is none.

        >>> pair_table(0, 1, 4, lambda u, v: v - u >= 1).operator
        '<'
        """
        return _operator(self.allowed)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of digits, from 1."""
        return tuple((u + 1, v + 1) for u, mask in enumerate(self.allowed) for v in bits(mask))

    def prune(self, masks: list[int]) -> tuple[int, ...] | None:
        """Remove candidates without a partner (arc consistency, Mackworth 1977).

        Args:
            masks: by cell its candidates; changed in place.

        Returns:
            The cells that changed; None if a cell has no candidate left.
        """
        forth, back = _tables(self.allowed)
        a, b = masks[self.a], masks[self.b]
        left_b = b & forth[a]
        left_a = a & back[left_b]
        if not left_a or not left_b:
            return None
        changed: tuple[int, ...] = ()
        if left_a != a:
            masks[self.a] = left_a
            changed = (self.a,)
        if left_b != b:
            masks[self.b] = left_b
            changed += (self.b,)
        return changed

    def rows(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Constraint]:
        """Yield rows that allow at most one of some variables of both cells to be 1.

        The row of a digit u of cell a has the digits of a that allow no more than u does, and the
        digits of b that u excludes. Since each cell holds one digit, the row implies x[a,u] ≤ Σ
        x[b,v] over the digits v that u allows, and it is stronger where several digits of a are in
        it, as with comparisons. The rows of b's digits are made likewise.
        """
        if domains.settled[self.a] or domains.settled[self.b]:
            return
        seen: set[tuple[int, ...]] = set()
        for word, cell, partner, allowed in (
            ("digit", self.a, self.b, self.allowed),
            ("back", self.b, self.a, _reversed(self.allowed)),
        ):
            mask, other = domains.masks[cell], domains.masks[partner]
            for u in bits(mask):
                targets = allowed[u] & other
                alike = [w for w in bits(mask) if not allowed[w] & other & ~targets]
                variables = [domains.variable(cell, w) for w in alike]
                variables += [domains.variable(partner, v) for v in bits(other & ~targets)]
                row = tuple(sorted(variables))
                if targets != other and row not in seen:
                    seen.add(row)
                    yield Constraint(f"{name}_{word}{u + 1}", row, "<=")

    def clauses(self, name: str, domains: Domains, fresh: Fresh) -> Iterator[Clause]:
        """Yield a clause over the partners of each digit (support encoding, Gent 2002)."""
        if domains.settled[self.a] or domains.settled[self.b]:
            return
        _, back = _tables(self.allowed)
        mask_a, mask_b = domains.masks[self.a], domains.masks[self.b]
        for u in bits(mask_a):
            if mask_b & ~self.allowed[u]:
                partners = [domains.variable(self.b, v) for v in bits(self.allowed[u] & mask_b)]
                yield -domains.variable(self.a, u), *partners
        for v in bits(mask_b):
            if mask_a & ~back[1 << v]:
                partners = [domains.variable(self.a, u) for u in bits(back[1 << v] & mask_a)]
                yield -domains.variable(self.b, v), *partners


def pair_table(a: int, b: int, side: int, holds: Callable[[int, int], bool]) -> Table:
    """Return the table of two cells whose digits keep a condition.

    Args:
        a: a cell index from 0.
        b: another cell index.
        side: number of digits.
        holds: the condition on a digit of a and one of b, both from 1.

    >>> pair_table(0, 1, 3, lambda u, v: u < v).allowed
    (6, 4, 0)
    """
    digits = range(1, side + 1)
    return Table(a, b, tuple(sum(1 << v - 1 for v in digits if holds(u, v)) for u in digits))


class _Unions(dict[int, int]):
    """By mask, the digits allowed with any digit of the mask; computed on first use."""

    def __init__(self, allowed: tuple[int, ...]) -> None:
        self._allowed = allowed

    def __missing__(self, mask: int) -> int:
        union = 0
        for digit in bits(mask):
            union |= self._allowed[digit]
        if len(self) < 1 << 14:
            self[mask] = union
        return union


@lru_cache(maxsize=256)
def _tables(allowed: tuple[int, ...]) -> tuple[_Unions, _Unions]:
    """Return the unions of a table by the digits of a, and by the digits of b."""
    return _Unions(allowed), _Unions(_reversed(allowed))


def _reversed(allowed: tuple[int, ...]) -> tuple[int, ...]:
    """Return by digit of b the mask of the digits that a may hold with it."""
    side = len(allowed)
    return tuple(sum(1 << u for u in range(side) if allowed[u] >> v & 1) for v in range(side))


@lru_cache(maxsize=256)
def _operator(allowed: tuple[int, ...]) -> str | None:
    side = len(allowed)
    for sense, holds in OPERATORS:
        if pair_table(0, 1, side, holds).allowed == allowed:
            return sense
    return None
