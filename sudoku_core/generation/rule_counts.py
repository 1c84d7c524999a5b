"""Kinds of new rules with their numbers, as a dict or in a text such as "thermometer:2,arrow:1"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ..board.grid import whole
from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..language.messages import InputError, Message, unknown
from ..rules import KINDS
from .cages import KILLER
from .jigsaw import JIGSAW, shapes_of
from .rule_laying import AS_NEEDED, is_cut

MOST_RULES = 999
"""Largest number of rules of a kind."""
LONGEST = 9
"""Most digits of a number in a rule line."""


def counts_in(line: str) -> dict[str, int] | None:
    """Return the kinds and numbers that a rule line asks for; None if it is another rule line.

    Args:
        line: the rule line.

    >>> counts_in("thermometer:2,arrow"), counts_in("antiknight"), counts_in("killer:3=r1c1-r1c2")
    ({'thermometer': 2, 'arrow': 0}, None, None)
    """
    counts = Counter[str]()
    for name, colon, number in [item.partition(":") for item in line.split(",")]:
        count = _count(name.strip(), number.strip() if colon else None)
        if count is None:
            return None
        counts[name.strip()] += count
    return dict(counts)


def _count(name: str, number: str | None) -> int | None:
    """Return the number of rules of a kind; None if the words do not ask for new rules."""
    kind = KINDS.get(name)
    if number is None:
        bare = kind is not None and bool(kind.places()) and name != KILLER
        return 1 if name == JIGSAW else AS_NEEDED if bare else None
    is_number = number.isdecimal() and len(number) <= LONGEST
    return int(number) if is_number and (kind or name == JIGSAW) else None


def checked_counts(counts: Mapping[str, int]) -> tuple[list[Rule], dict[str, int]]:
    """Return the rules that hold on the whole board, and the kinds to cut out of a solution.

    Args:
        counts: by kind the number of rules.

    Raises:
        InputError: there is no such kind, or a number is no whole number from 0 up.
    """
    cut: dict[str, int] = {}
    whole_board: list[Rule] = []
    known = [JIGSAW, *[name for name, kind in KINDS.items() if is_cut(kind) or not kind.fields]]
    for name, count in counts.items():
        if name not in known:
            raise InputError(unknown("generate.kind", known, name=str(name)))
        if not whole(count) or not 0 <= count <= MOST_RULES:
            raise InputError(Message("generate.kind-count", kind=name, count=str(count)))
        if name == JIGSAW or is_cut(KINDS[name]):
            cut[name] = count
        elif count:
            whole_board.append(KINDS[name]())
    return whole_board, cut


def anew(board: Puzzle) -> tuple[Puzzle, str]:
    """Return a board without its rules of drawable kinds, and the text that asks for new ones.

    A new solution can have as many rules of these kinds, at other places, and other regions.

    Args:
        board: a puzzle, whose givens do not matter.

    >>> from sudoku_core.rules import Arrow, Thermometer
    >>> board, rules = anew(Puzzle([0] * 16, rules=[Thermometer((0, 1, 2)), Arrow((4,), (5,))]))
    >>> board.rules, rules
    ((), 'thermometer:1,arrow:1')
    """
    cut = [
        rule for rule in board.rules if KINDS.get(rule.kind) is type(rule) and is_cut(type(rule))
    ]
    counts = Counter([rule.kind for rule in cut])
    lines = []
    cages = [cell for rule in cut if rule.kind == KILLER for cell in rule.cells]
    if sorted(cages) == [*board.cells]:
        lines.append(KILLER)
        del counts[KILLER]
    negative = any(not KINDS[kind].places() for kind in counts)
    for kind in counts:
        if negative and KINDS[kind].is_pair():
            counts[kind] = 1  # the negative brings all others
    if any(block.kind != "box" for block in shapes_of(board.layout)):
        counts[JIGSAW] = 1
    if counts:
        lines.append(",".join([f"{kind}:{count}" for kind, count in counts.items()]))
    names = {rule.name for rule in cut}
    rest = board.keeping([rule.name for rule in board.layout.extras if rule.name not in names])
    return rest, ";".join(lines)
