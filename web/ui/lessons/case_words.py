"""The cases of a step in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import place_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from protocol import StepData

    from ..words import Words
    from .cases import Case, Pair

    Group = tuple[Pair, ...]


def intro(words: Words, cases: tuple[Case, ...]) -> str:
    """Return the sentence above the names of the cases."""
    return words("lessons.fillings" if cases[0].fills else "lessons.cases")


def names(words: Words, cases: tuple[Case, ...], columns: int) -> list[str]:
    """Return the name of each case: what it assumes."""
    if cases[0].fills:
        return [words("lessons.filling", {"number": k + 1}) for k in range(len(cases))]
    return [words("lessons.if", {"claim": _assumed(words, case, columns)}) for case in cases]


def outcome(words: Words, case: Case, step: StepData, columns: int) -> str:
    """Return what follows in a case, along a chain in its order.

    Args:
        words: of the language.
        case: the case.
        step: the step.
        columns: of the board.
    """
    if case.fills:
        return words("lessons.swaps")
    groups = [group for group in case.on if group != case.assumed or not case.holds]
    single = [group[0] for group in groups if len(group) == 1]
    if step["chain"]:
        claims = []
        for group in _along(groups, step, case.assumed):
            code = "lessons.is" if len(group) == 1 else "lessons.one-of"
            claims.append(_claim(words, code, group, columns))
    else:
        claims = _claims(words, "lessons.is", single, columns)
        for group in groups:
            if len(group) > 1:
                claims.append(_claim(words, "lessons.one-of", group, columns))
    eliminates = [(cell, digit) for cell, digit in step["eliminates"]]
    claims += _claims(words, "lessons.is-not", eliminates, columns)
    values = {"claim": _assumed(words, case, columns), "claims": "; ".join(claims)}
    return words("lessons.case", values)


def _along(groups: list[Group], step: StepData, assumed: Group) -> list[Group]:
    """Return sets of candidates by their distance from the assumed set along the chain."""
    ends = [step["chain"][0]["start"]] + [link["end"] for link in step["chain"]]
    nodes = [[(cell, digit) for cell, digit in end] for end in ends]
    begin = _node_number(nodes, assumed)
    keyed = [(abs(_node_number(nodes, groups[k]) - begin), k) for k in range(len(groups))]
    return [groups[k] for _distance, k in sorted(keyed)]


def _node_number(nodes: list[list[Pair]], group: Group) -> int:
    """Return the number of the first node with a candidate of a set; that after all if none has."""
    for number, node in enumerate(nodes):
        if any(pair in node for pair in group):
            return number
    return len(nodes)


def _assumed(words: Words, case: Case, columns: int) -> str:
    code = "lessons.one-of" if len(case.assumed) > 1 else "lessons.is"
    return _claim(words, code if case.holds else "lessons.is-not", case.assumed, columns)


def _claims(words: Words, code: str, pairs: Iterable[Pair], columns: int) -> list[str]:
    """Return a claim about the candidates of each digit."""
    by_digit: dict[int, list[Pair]] = {}
    for pair in pairs:
        by_digit.setdefault(pair[1], []).append(pair)
    return [_claim(words, code, by_digit[digit], columns) for digit in sorted(by_digit)]


def _claim(words: Words, code: str, pairs: Iterable[Pair], columns: int) -> str:
    cells = sorted([cell for cell, _digit in pairs])
    digit = max([digit for _cell, digit in pairs])
    return words(code, {"cells": [place_of(cell, columns) for cell in cells], "digit": digit})
