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
from ..rules import AllPairs, Automaton, Regex, Rule
from ..rules.automata import allowed_pairs
from ..rules.machine import SIGNS
from ..rules.pattern import LETTERS
from .iss_text import Shape

Rules = tuple[Rule, ...]

CODE = frozenset(SIGNS)


def lines_of(values: Sequence[str]) -> list[list[str]]:
    """Return the names of the cells of each line, without the names of lines."""
    lines: list[list[str]] = [[]]
    for value in values:
        if value and value[0] != "_":
            lines[-1].append(value)
        elif lines[-1]:
            lines.append([])
    return [line for line in lines if line]


def rules_of(rule: type[Rule], clue: str, names: Sequence[str], shape: Shape) -> Rules:
    """Return the rule of a line; () for cells that it cannot have, or a wrong clue."""
    cells = [shape.cell(name) for name in names]
    repeats = len(set(cells)) < len(cells)
    if None in cells or (repeats and not any(field.crosses for field in rule.places())):
        return ()
    try:
        return (rule(cells, clue),)
    except InputError:
        return ()


def all_or_none(parts: Sequence[Rules]) -> Rules:
    """Return the rules of some lines; () if one of the lines has none."""
    return tuple([rule for part in parts for rule in part]) if all(parts) else ()


def read_pattern(values: Sequence[str], shape: Shape) -> Rules:
    """Return the rules of a ``Regex``; its pattern is in base64, in old texts as in a link."""
    token = values[0] if values else ""
    if set(token) <= CODE:
        try:
            token = urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode("latin-1")
        except ValueError:
            return ()
    pattern = "".join(unquote(token).split())
    return all_or_none([rules_of(Regex, pattern, line, shape) for line in lines_of(values[1:])])


def write_pattern(rule: Any, names: list[str]) -> list[str]:
    """Return the arguments of a ``Regex``."""
    return [urlsafe_b64encode(rule.pattern.encode()).decode().rstrip("="), *names]


def read_automaton(values: Sequence[str], shape: Shape) -> Rules:
    """Return the rules of an ``NFA``."""
    parts = []
    for line in lines_of(values[1:]):
        breaks = [at for at, name in enumerate(line) if name == "-"]
        clue = ",".join([values[0], *[str(at - k) for k, at in enumerate(breaks)]])
        parts.append(rules_of(Automaton, clue, [name for name in line if name != "-"], shape))
    return all_or_none(parts)


def write_automaton(rule: Any, names: list[str]) -> list[str]:
    """Return the arguments of an ``NFA``."""
    code, *breaks = rule.automaton.split(",")
    for place in reversed(breaks):
        names.insert(int(place), "-")
    return [code, "_", *names]


def pair_reader(rule: type[Rule], older: bool = False) -> Callable[[Sequence[str], Shape], Rules]:
    """Return the function that reads a ``Pair`` or ``PairX``.

    Args:
        rule: ``PairLine`` or ``AllPairs``.
        older: whether the last two signs are exchanged, as in a ``Binary``.
    """

    def read(values: Sequence[str], shape: Shape) -> Rules:
        key = values[0] if values else ""
        if older:
            key = key.replace("-", "~").replace("_", "-").replace("~", "_")
        if not set(key) <= CODE or len(key) * 6 >= shape.side * shape.side + 6:
            return ()
        pattern = _pattern_of(key, shape)
        return all_or_none([rules_of(rule, pattern, line, shape) for line in lines_of(values[1:])])

    return read


def write_pairs(rule: Any, names: list[str], shape: Shape) -> list[str]:
    """Return the arguments of a ``Pair`` or ``PairX``."""
    holds = allowed_pairs(rule.kind, rule.allowed)
    values = range(shape.first, shape.first + shape.side)
    both = isinstance(rule, AllPairs)
    bits = [holds(u, v) and (not both or holds(v, u)) for u in values for v in values]
    sextets = [
        sum([bit << k for k, bit in enumerate(bits[at : at + 6])]) for at in range(0, len(bits), 6)
    ]
    key = "".join([SIGNS[sextet] for sextet in sextets]).rstrip(SIGNS[0])
    return [key, "_", *names]


def _pattern_of(key: str, shape: Shape) -> str:
    """Return the pattern of the pairs of a key; "" if there is none."""
    bits = [SIGNS.index(sign) >> k & 1 for sign in key for k in range(6)]
    signs = LETTERS[shape.first : shape.first + shape.side]
    firsts: dict[str, str] = {}
    for at, sign in enumerate(signs):
        row = bits[at * len(signs) : (at + 1) * len(signs)]
        seconds = "".join([other for other, bit in zip(signs, row) if bit])
        if seconds:
            firsts[seconds] = firsts.get(seconds, "") + sign
    return "|".join(
        [_any_of(first, signs) + _any_of(then, signs) for then, first in firsts.items()]
    )


def _any_of(some: str, signs: str) -> str:
    if some == signs:
        return "."
    return some if len(some) == 1 else f"[{some}]"
