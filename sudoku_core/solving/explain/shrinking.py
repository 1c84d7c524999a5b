"""Minimal sets that cannot stand together, found by leaving items out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Item = TypeVar("Item", int, str)
"""A given, by its cell, or a rule, by its name."""
Verdict = tuple[bool | None, frozenset[Item]]
"""A bool, None if not known, for "the items can stand together"; and a core if they cannot."""


def _silent(needed: int, size: int) -> None:
    """Tell nobody."""


def shrink(
    ask: Callable[[frozenset[Item]], Verdict[Item]],
    core: frozenset[Item],
    tell: Callable[[int, int], object] = _silent,
) -> tuple[frozenset[Item], bool]:
    """Leave items out of a set as long as the others cannot stand together.

    Where one could be left out, two are tried next, then four: most givens of a large board have no
    part in a small set.

    Args:
        ask: whether some of the items can stand together.
        core: a set that cannot.
        tell: told how many items surely belong to the set, and its size so far.

    Returns:
        What is left, and whether that came to its end: then no item of it can be left out.

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
