"""The lines of Interactive-Sudoku-Solver whose arguments are a pattern, an automaton or pairs.

    .Regex~PATTERN~R1C1~R1C2~~R2C1~R2C2     a pattern in base64, and the cells of several lines
    .NFA~CODE~_A%20name~R1C1~-~R1C2~~…      an automaton, and a line of two segments; names of lines
                                            are not kept
    .Pair~KEY~_A%20name~R1C1~R1C2~~…        each two neighbours; ``PairX``: each two cells
    .Binary~KEY~~R1C1~R1C2                  older keys, with the last two signs exchanged

A key has six bits in each sign, the lowest first: for each digit and each next digit whether they
are an allowed pair. Zeros at the end are left out.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import unquote

from ..language.messages import InputError
from ..rules import Automaton, PairLine, Regex, Rule
from ..rules.machine import SIGNS
from ..rules.pattern import LETTERS
from .iss_text import Shape, cell_names, cells_of

Rules = tuple[Rule, ...]


def rules_of(rule: type[Rule], clue: str, values: Sequence[str], shape: Shape) -> Rules:
    """Return the rules of some lines; () if a line has a fault, or the clue is not valid."""
    lines: list[list[str]] = [[]]
    for value in values:
        if value and value[0] != "_":
            lines[-1].append(value)
        else:
            lines.append([])
    rules: Rules = ()
    for line in filter(None, lines):
        breaks = [str(at - k) for k, at in enumerate(at for at, n in enumerate(line) if n == "-")]
        cells = cells_of([name for name in line if name != "-"], shape)
        if not cells or (breaks and rule is not Automaton):
            return ()
        try:
            rules += (rule(cells, ",".join([clue, *breaks])),)
        except InputError:
            return ()
    return rules


def read_pattern(values: Sequence[str], shape: Shape) -> Rules:
    """Return the rules of a ``Regex``; its pattern is in base64, in old texts as in a link."""
    token = values[0] if values else ""
    if set(token) <= set(SIGNS):
        try:
            token = urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode("latin-1")
        except ValueError:
            return ()
    return rules_of(Regex, "".join(unquote(token).split()), values[1:], shape)


def read_automaton(values: Sequence[str], shape: Shape) -> Rules:
    """Return the rules of an ``NFA``."""
    return rules_of(Automaton, values[0] if values else "", values[1:], shape)


def pair_reader(
    rule: type[PairLine], older: bool = False
) -> Callable[[Sequence[str], Shape], Rules]:
    """Return the function that reads a ``Pair`` or ``PairX``.

    Args:
        rule: ``PairLine`` or ``AllPairs``.
        older: whether the last two signs are exchanged, as in a ``Binary``.
    """
    order = SIGNS[:-2] + "_-" if older else SIGNS

    def read(values: Sequence[str], shape: Shape) -> Rules:
        key = values[0] if values else ""
        if not set(key) <= set(order):
            return ()
        bits = [order.index(sign) >> k & 1 for sign in key for k in range(6)]
        signs = LETTERS[shape.first : shape.first + shape.side]
        firsts: dict[str, str] = {}
        for at, sign in enumerate(signs):
            row = zip(signs, bits[at * len(signs) :])
            seconds = "".join([other for other, bit in row if bit])
            firsts[seconds] = firsts.get(seconds, "") + sign
        firsts.pop("", None)
        parts = [_any_of(some, signs) + _any_of(then, signs) for then, some in firsts.items()]
        return rules_of(rule, "|".join(parts), values[1:], shape)

    return read


def write_line(rule: Any, shape: Shape) -> list[str]:
    """Return the arguments of a rule of one of these lines."""
    names = cell_names(rule.path, shape)
    if type(rule) is Regex:
        return [urlsafe_b64encode(rule.pattern.encode()).decode().rstrip("="), *names]
    if isinstance(rule, Automaton):
        code, *breaks = rule.automaton.split(",")
        for count in reversed(breaks):
            names.insert(int(count), "-")
        return [code, "_", *names]
    holds = rule.holds()
    values = range(shape.first, shape.first + shape.side)
    bits = [holds(u, v) for u in values for v in values]
    key = ""
    for at in range(0, len(bits), 6):
        key += SIGNS[sum([bit << k for k, bit in enumerate(bits[at : at + 6])])]
    return [key.rstrip(SIGNS[0]), "_", *names]


def _any_of(some: str, signs: str) -> str:
    if some == signs:
        return "."
    return some if len(some) == 1 else f"[{some}]"
