"""Conflicts of candidates: which two cannot hold together, by a cell, a block or a table of a rule.

Techniques for blocks know conflicts of equal digits only (``Position.rivals``). The rows of tables
add conflicts of different digits: 5 in a cell and 6 in a neighbour that must not be consecutive.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...models.book import book_of
from ...rules.kernel import Table
from .equation_index import candidates_of, equation_index, members


@dataclass(frozen=True, slots=True)
class Link:
    """A row of a table, of whose candidates at most one holds.

    Args:
        name: the name of the row.
        rule: the name of its rule.
        candidates: the set of its candidates.
    """

    name: str
    rule: str
    candidates: int


@dataclass(frozen=True, slots=True)
class Conflicts:
    """The conflicts of a board's candidates.

    Args:
        of: for each candidate the set of those that cannot hold together with it.
        links: for each candidate the rows of tables that contain it.
        rules: the names of the rules with these rows.
    """

    of: tuple[int, ...]
    links: tuple[tuple[Link, ...], ...]
    rules: frozenset[str]

    def link(self, candidate: int, others: int) -> Link | None:
        """Return a row of a table with a candidate and all of a set; None if there is none.

        Args:
            candidate: the number of the candidate.
            others: the set of candidates.
        """
        return next((link for link in self.links[candidate] if not others & ~link.candidates), None)


def conflicts_of(layout: Layout) -> Conflicts:
    """Return the conflicts of a board's candidates.

    Args:
        layout: the board without givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Difference
    >>> conflicts = conflicts_of(Puzzle([0] * 16, rules=[Difference((0, 1))]).layout)
    >>> conflicts.links[0][0].name, conflicts.rules
    ('difference_r1c1_digit1', frozenset({'difference_r1c1'}))
    """
    return _conflicts(layout, rule_names(layout))


# Keyed by names too: layouts are equal whatever their rules are called, their equations are not.
@lru_cache(maxsize=16)
def _conflicts(layout: Layout, _names: tuple[str, ...]) -> Conflicts:
    index, parts = equation_index(layout), book_of(layout).parts
    links: list[list[Link]] = [[] for _ in index.rivals]
    of = list(index.rivals)
    for owner, name, primitive in lowered(layout).parts:
        if not isinstance(primitive, Table):
            continue
        for row in parts.get(name, ()):
            link = Link(row.name, owner, candidates_of(row))
            for candidate in members(link.candidates):
                links[candidate].append(link)
                of[candidate] |= link.candidates & ~(1 << candidate)
    rules = frozenset([link.rule for rows in links for link in rows])
    return Conflicts(tuple(of), tuple([tuple(rows) for rows in links]), rules)


def in_all(conflicts: Conflicts, candidates: Sequence[int]) -> int:
    """Return the set of candidates that conflict with each of some candidates."""
    common = -1
    for candidate in candidates:
        common &= conflicts.of[candidate]
        if not common:
            break
    return common
