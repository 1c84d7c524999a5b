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
from .rule_laying import AS_NEEDED, has_negative, is_cut

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


def asks_for_new_rules(line: str) -> bool:
    """Return whether a rule line asks for rules that fit a new solution, cages over all cells too.

    Args:
        line: the rule line.

    >>> [asks_for_new_rules(line) for line in ("killer", "arrow:2", "killer:3=r1c1-r1c2")]
    [True, True, False]
    """
    return line == KILLER or counts_in(line) is not None


def _count(name: str, number: str | None) -> int | None:
    """Return the number of rules of a kind; None if the words do not ask for new rules."""
    kind = KINDS.get(name)
    if number is None:
        if name == JIGSAW:
            return 1
        # Alone, the word of cages means cages over all cells: no number of rules.
        return AS_NEEDED if kind and kind.places() and name != KILLER else None
    is_number = number.isdecimal() and len(number) <= LONGEST
    return int(number) if is_number and (kind or name == JIGSAW) else None


def checked_counts(counts: Mapping[str, int]) -> tuple[list[Rule], dict[str, int]]:
    """Return the new rules that hold on the whole board, and the others by kind and number.

    Args:
        counts: by kind, or the word of a jigsaw, the number of rules.

    Returns:
        The rules without a place, such as anti-knight, which hold before there is a solution; and
        by kind the number of rules to cut out of a solution.

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
    """Return what a new puzzle like another is made from: its board, and which rules to make anew.

    Args:
        board: a puzzle, whose givens do not matter.

    Returns:
        The board without the rules that can be made anew, and the text that asks ``generate`` for
        as many rules of the same kinds, and for regions of other shapes if they are no boxes.

    >>> from sudoku_core.rules import Arrow, Thermometer
    >>> board, rules = anew(Puzzle([0] * 16, rules=[Thermometer((0, 1, 2)), Arrow((4,), (5,))]))
    >>> board.rules, rules
    ((), 'thermometer:1,arrow:1')
    """
    cut = [
        rule for rule in board.rules if KINDS.get(rule.kind) is type(rule) and is_cut(type(rule))
    ]
    counts = Counter([rule.kind for rule in cut])
    caged_cells = [cell for rule in cut if rule.kind == KILLER for cell in rule.cells]
    caged = sorted(caged_cells) == [*board.cells]
    if caged:
        del counts[KILLER]
    for kind in counts:
        if has_negative(counts) and KINDS[kind].is_pair():
            counts[kind] = 1  # the negative brings all others
    if any(block.kind != "box" for block in shapes_of(board.layout)):
        counts[JIGSAW] = 1
    names = {rule.name for rule in cut}
    rest = board.keeping([rule.name for rule in board.layout.extras if rule.name not in names])
    lines = [KILLER] if caged else []
    lines += [",".join([f"{kind}:{count}" for kind, count in counts.items()])] if counts else []
    return rest, ";".join(lines)
