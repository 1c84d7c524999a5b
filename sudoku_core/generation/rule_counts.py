"""Kinds of new rules with their numbers, as a dict or in a text such as "thermometer:2,arrow:1"."""

from __future__ import annotations

from collections.abc import Mapping

from ..board.grid import whole
from ..board.rule import Rule
from ..language.messages import InputError, Message, unknown
from ..rules import KINDS
from .rule_laying import AS_NEEDED, is_cut

KILLER = "killer"
"""The rule line that asks for cages over all cells, with the sums of a new solution."""


def counts_in(line: str) -> dict[str, int] | None:
    """Return the kinds and numbers that a rule line asks for; None if it is another rule line.

    Args:
        line: the rule line.

    >>> counts_in("thermometer:2,arrow"), counts_in("antiknight"), counts_in("killer:3=r1c1-r1c2")
    ({'thermometer': 2, 'arrow': 0}, None, None)
    """
    counts: dict[str, int] = {}
    items = [item.partition(":") for item in line.split(",")]
    for name, colon, number in items:
        kind = KINDS.get(name.strip())
        bare = not colon and kind is not None and bool(kind.places()) and kind.kind != KILLER
        if kind is None or not (bare or number.strip().isdecimal()):
            return None
        counts[kind.kind] = int(number) if colon else AS_NEEDED
    return counts


def checked_counts(counts: Mapping[str, int]) -> tuple[list[Rule], dict[str, int]]:
    """Return the rules that hold on the whole board, and the kinds to cut out of a solution.

    Args:
        counts: by kind the number of rules.

    Raises:
        InputError: there is no such kind, or a number is no whole number from 0 up.
    """
    cut: dict[str, int] = {}
    whole_board: list[Rule] = []
    for name, count in counts.items():
        if name not in KINDS:
            raise InputError(unknown("generate.kind", list(KINDS), name=str(name)))
        if not whole(count) or count < 0:
            raise InputError(Message("generate.kind-count", kind=name, count=str(count)))
        if is_cut(KINDS[name]):
            cut[name] = count
        else:
            whole_board.append(KINDS[name]())
    return whole_board, cut
