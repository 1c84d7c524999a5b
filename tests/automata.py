"""Random patterns of digits and random codes of automata, for rules whose clue is a word."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from sudoku_core.rules.machine import SIGNS

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def code(
    arcs: Sequence[Sequence[tuple[int, int]]],
    starts: Sequence[bool],
    accepted: int,
    digits: int,
    packed: bool,
) -> str:
    """The code of an automaton.

    Args:
        arcs: by state, digits from 0 with the next state.
        starts: for each first state, whether it is accepted; the first states come first.
        accepted: how many states that are not first are accepted; they come next.
        digits: how many digits it knows.
        packed: whether each state has at most one arc for each digit.
    """
    width = max(1, (len(arcs) - 1).bit_length())
    most = max(len(row) for row in arcs).bit_length() or 1
    ends = sum(1 << k for k, end in enumerate(starts) if end)
    bits = _bits((packed, 2), (width - 1, 4), (digits - 1, 4), (len(starts), width))
    bits += _bits((accepted, width), (ends, len(starts)), (most, 0 if packed else 4))
    for row in arcs:
        mask = sum(1 << digit for digit, _state in row)
        bits += _bits((mask, digits) if packed else (len(row), most))
        for digit, state in sorted(row):
            bits += _bits((digit, 0 if packed else (digits - 1).bit_length()), (state, width))
    bits += "0" * (-len(bits) % 8)  # whole bytes
    bits += "0" * (-len(bits) % 6)
    return "".join(SIGNS[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))


def _bits(*numbers: tuple[int, int]) -> str:
    return "".join(format(number, f"0{count}b") for number, count in numbers if count)


def random_code(rng: Random, side: int) -> str:
    """The code of an automaton that accepts many lines."""
    states, digits = rng.randint(3, 6), side + rng.randint(0, 1)
    starts = [rng.random() < 0.7 for _ in range(rng.randint(1, 2))]
    accepted = rng.randint(0, states - len(starts))
    packed = rng.random() < 0.5
    arcs = []
    for _ in range(states):
        row = [(digit, rng.randrange(states)) for digit in range(digits) if rng.random() < 0.85]
        if not packed:
            row += [(digit, rng.randrange(states)) for digit in range(digits) if rng.random() < 0.2]
        arcs.append(sorted(set(row)))
    return code(arcs, starts, accepted, digits, packed)


def random_pattern(rng: Random, values: Iterable[int], depth: int = 0) -> str:
    """A pattern, all of whose brackets are closed."""
    signs = [LETTERS[value] for value in values if value < len(LETTERS)]
    if not signs:
        return ".*"
    parts = [_part(rng, signs, depth) for _ in range(rng.randint(1, 3))]
    if depth == 0 and rng.random() < 0.7:
        parts.append(".*")
    return "".join(parts)


def random_pairs(rng: Random, values: Sequence[int], both: bool = False) -> str:
    """A pattern of two digits, as Interactive Sudoku Solver's pairs are read.

    Args:
        rng: the source of chance.
        values: the values of the digits.
        both: whether each pair is allowed in both orders.
    """
    signs = [LETTERS[value].lower() for value in values if value < len(LETTERS)]
    if not signs:
        return ".."
    pairs = {(a, b) for a in signs for b in signs if rng.random() < 0.6} | {(signs[0], signs[-1])}
    if both:
        pairs |= {(b, a) for a, b in pairs}
    firsts: dict[str, str] = {}
    for a in signs:
        seconds = "".join(b for b in signs if (a, b) in pairs)
        firsts[seconds] = firsts.get(seconds, "") + a
    firsts.pop("", None)
    return "|".join(_set(some, signs) + _set(then, signs) for then, some in firsts.items())


def _set(some: str, signs: list[str]) -> str:
    return "." if len(some) == len(signs) else some if len(some) == 1 else f"[{some}]"


def _part(rng: Random, signs: list[str], depth: int) -> str:
    part = _one(rng, signs)
    if depth < 2 and rng.random() < 0.3:
        values = [LETTERS.index(sign) for sign in signs]
        options = [random_pattern(rng, values, depth + 1) for _ in range(rng.randint(1, 3))]
        part = f"({'|'.join(options)})"
    return part + rng.choice(("", "", "*", "+", "?", "{2}", "{1,}", "{0,2}"))


def _one(rng: Random, signs: list[str]) -> str:
    some = "".join(sorted(rng.sample(signs, rng.randint(1, min(3, len(signs))))))
    ends = sorted((rng.choice(signs), rng.choice(signs)))
    return rng.choice((".", some[0], f"[{some}]", f"[^{some}]", f"[{ends[0]}-{ends[1]}]"))
