"""The cases of a step in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import place_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..words import Words
    from .cases import Case, Pair


def intro(words: Words, cases: tuple[Case, ...]) -> str:
    """Return the sentence above the names of the cases."""
    return words("lessons.fillings" if cases[0].fills else "lessons.cases")


def names(words: Words, cases: tuple[Case, ...], columns: int) -> list[str]:
    """Return the name of each case: what it assumes."""
    if cases[0].fills:
        return [words("lessons.filling", {"number": k + 1}) for k in range(len(cases))]
    return [words("lessons.if", {"claim": _assumed(words, case, columns)}) for case in cases]


def outcome(words: Words, case: Case, eliminates: list[list[int]], columns: int) -> str:
    """Return what follows in a case.

    Args:
        words: of the language.
        case: the case.
        eliminates: the candidates that the step removes.
        columns: of the board.
    """
    if case.fills:
        return words("lessons.swaps")
    claims, single = [], []
    for group in case.on:
        if len(group) > 1 and group != case.assumed:
            claims.append(_claim(words, "lessons.one-of", group, columns))
        elif group != case.assumed or not case.holds:
            single.append(group[0])
    claims = _claims(words, "lessons.is", single, columns) + claims
    claims += _claims(words, "lessons.is-not", [(cell, k) for cell, k in eliminates], columns)
    values = {"claim": _assumed(words, case, columns), "claims": "; ".join(claims)}
    return words("lessons.case", values)


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
