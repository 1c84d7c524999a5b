"""A cage as clauses over its digits: by the sets that fit, or by the number and sum of its digits.

A literal for each digit says that the digit is in the cage: that it has one of its places there.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import combinations

from .automaton import Arc, clauses_of
from .rows import Clause, Fresh, bits

Places = Mapping[int, Sequence[int]]
"""By digit from 0, the literals of its places in the cage."""


def set_clauses(name: str, places: Places, sets: Sequence[int], fresh: Fresh) -> Iterator[Clause]:
    """Yield clauses by which a cage has the digits of exactly one set.

    Args:
        name: prefix of the literals' names.
        places: by digit from 0, the literals of its places; none is without a place.
        sets: the sets of digits that fit, as masks.
        fresh: makes the literal of a digit or a set, given its name.
    """
    if not sets:
        yield ()
        return
    some, each = 0, sets[0]
    for mask in sets:
        some |= mask
        each &= mask
    for digit in bits(each):
        yield tuple(places[digit])
    for digit in places:
        if not some >> digit & 1:
            yield from ((-literal,) for literal in places[digit])
    if len(sets) == 1:
        return
    inside: dict[int, int] = {}
    for digit in bits(some & ~each):
        inside[digit] = yield from _presence(f"{name}_digit{digit + 1}", places[digit], fresh)
    chosen = {
        mask: fresh(f"{name}_set_{'_'.join([str(digit + 1) for digit in bits(mask)])}")
        for mask in sets
    }
    yield tuple(chosen.values())
    for first, second in combinations(chosen.values(), 2):
        yield -first, -second
    for digit, literal in inside.items():
        including = [choice for mask, choice in chosen.items() if mask >> digit & 1]
        excluding = [choice for mask, choice in chosen.items() if not mask >> digit & 1]
        yield from ((-choice, literal) for choice in including)
        yield from ((-choice, -literal) for choice in excluding)
        yield -literal, *including
        yield literal, *excluding


def _presence(name: str, places: Sequence[int], fresh: Fresh) -> Generator[Clause, None, int]:
    """Yield the clauses of the literal for a digit with one of its places; return the literal."""
    if len(places) == 1:
        return places[0]
    literal = fresh(name)
    for place in places:
        yield -place, literal
    yield -literal, *places
    return literal


def count_clauses(
    name: str, places: Places, layers: Sequence[Sequence[Arc]], fresh: Fresh
) -> Iterator[Clause]:
    """Yield clauses by which the digits of a cage are a path through an automaton.

    Args:
        name: prefix of the literals' names.
        places: by digit from 0, the literals of its places; none is without a place.
        layers: the arcs, digit after digit, as ``digit_automaton`` returns them.
        fresh: makes the literal of a digit or a state, given its name.
    """
    variables = []
    for digit in places:
        literal = yield from _presence(f"{name}_digit{digit + 1}", places[digit], fresh)
        variables.append({0: -literal, 1: literal})
    for clause in clauses_of(name, [0b11] * len(layers), variables, layers, fresh):
        literals = set(clause)
        if not any(-literal in literals for literal in literals):
            yield clause
