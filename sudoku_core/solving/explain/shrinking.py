"""Shrink a set of givens or rules that clash, by leaving items out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Item = TypeVar("Item", int, str)
"""A given, by its cell, or a rule, by its name."""
Reply = tuple[bool | None, frozenset[Item]]
"""Whether the items have a solution together (None: not known); and if not, a core of them."""


def _silent(needed: int, size: int) -> None:
    """Report nothing."""


def shrink(
    ask: Callable[[frozenset[Item]], Reply[Item]],
    core: frozenset[Item],
    tell: Callable[[int, int], object] = _silent,
) -> tuple[frozenset[Item], bool]:
    """Leave items out of a set as long as the others clash.

    After each success twice as many items are left out at once: most givens of a large board have
    no part in a small set.

    Args:
        ask: function that returns whether some of the items have a solution together.
        core: a set that clashes.
        tell: called with the number of items that surely belong to the set, and its size so far.

    Returns:
        The remaining set, and whether it is minimal: False if ``ask`` had to stop.

    >>> def ask(some):
    ...     return not some >= {2, 5}, some
    >>> cells, ended = shrink(ask, frozenset(range(9)))
    >>> sorted(cells), ended
    ([2, 5], True)
    """
    needed: frozenset[Item] = frozenset()
    count = 1
    while core - needed:
        tell(len(needed), len(core))
        some = frozenset(sorted(core - needed)[:count])
        holds, less = ask(core - some)
        if holds is False:
            core, count = less, count * 2
        elif holds is None:
            return core, False
        elif count == 1:
            needed |= some
        else:
            count = 1
    return core, True
