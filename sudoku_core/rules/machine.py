"""Automata of a setter: their states and arcs, their code, and how a line of cells runs them.

The code of an automaton is that of Interactive-Sudoku-Solver's state machines (its
``js/nfa_builder.js``): a stream of bits, six in each sign. It begins with

    2 bits          1 if a state has at most one arc for each digit ("packed"), else 0 ("plain")
    4, 4 bits       bits of a state's number, and number of digits, both less 1
    a state's bits  number of first states; then number of accepted states that are not first
    a bit each      whether a first state is accepted, for the last first state first
    4 bits          only if plain: bits of a state's number of arcs

The states follow: the first ones, the accepted ones, all others. Packed, each has a bit for each
digit, for the last one first, and for each digit with a bit the next state. Plain, each has the
number of its arcs, and for each arc the digit and the next state.

A line may be cut into segments. Between two segments an automaton reads the digit after the board's
last one, which stands for a break.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Walk
from ..language.messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Arc = tuple[frozenset[int], bool, int]
    """Values, whether the arc is for these values or for all others, and the next state."""
    State = tuple[int, frozenset[int]]
    """Of a walk: how many cells are known, and the states in which the automaton may be."""

SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The signs of codes, by the value of their six bits."""
BREAK = -1
"""The value that stands for a break between two segments of a line."""
MOST_STEPS = 200_000
"""Most steps that a walk remembers."""


class Machine:
    """An automaton that may be in several states at once.

    Args:
        starts: the first states.
        arcs: by state its arcs.
        accepted: the states in which a line may end.
    """

    def __init__(
        self, starts: Iterable[int], arcs: Sequence[Sequence[Arc]], accepted: Iterable[int]
    ) -> None:
        self.starts = frozenset(starts)
        self.arcs = arcs
        self.accepted = frozenset(accepted)

    def accepts(self, values: Sequence[int]) -> bool:
        """Return whether some path for the values ends in an accepted state, seen from its end."""
        good = set(self.accepted)
        for value in reversed(values):
            before = set()
            for state, arcs in enumerate(self.arcs):
                if any((value in some) == inside and to in good for some, inside, to in arcs):
                    before.add(state)
            good = before
        return not good.isdisjoint(self.starts)

    def walk(
        self,
        cells: Sequence[int],
        meaning: Callable[[tuple[int, ...]], bool],
        breaks: Sequence[int] = (),
    ) -> Walk:
        """Return the condition that the values of some cells lead to an accepted state.

        A step of the walk raises InputError if there are more than ``MOST_STEPS``.

        Args:
            cells: cell indices from 0.
            meaning: the plain definition.
            breaks: numbers of cells behind which a segment ends.
        """
        known: dict[tuple[State, int], State | None] = {}

        def after(states: frozenset[int], value: int, count: int) -> State:
            for each in [value] * (count > 0) + [BREAK] * breaks.count(count):
                states = frozenset(
                    [
                        to
                        for state in states
                        for some, inside, to in self.arcs[state]
                        if (each in some) == inside
                    ]
                )
            return count, states

        def step(state: State, value: int) -> State | None:
            key = state, value
            if key not in known:
                if len(known) >= MOST_STEPS:
                    side = len({digit for _state, digit in known})
                    raise InputError(Message("rule.large", count=len(cells), side=side))
                following = after(state[1], value, state[0] + 1)
                known[key] = following if following[1] else None
            return known[key]

        def accept(state: State) -> bool:
            return not state[1].isdisjoint(self.accepted)

        return Walk(cells, after(self.starts, BREAK, 0), step, accept, meaning)


def machine_of(code: str, values: Sequence[int]) -> Machine | None:
    """Return the automaton of a code; None if the text is no code.

    Args:
        code: the code.
        values: values of the digits 1, 2, 3 …, of which the next one stands for a break.

    >>> machine = machine_of("RJRhlA", (1, 2, 3))
    >>> machine.accepts((1, 2)), machine.accepts((1, 1)), machine_of("A", (1, 2))
    (True, False, None)
    """
    try:
        return _read(code, list(values) + [BREAK])
    except ValueError:
        return None


def _read(code: str, values: Sequence[int]) -> Machine:
    """Return the automaton of a code; raise ValueError if the text is no code."""
    bits = [SIGNS.index(sign) >> k & 1 for sign in code for k in (5, 4, 3, 2, 1, 0)]
    place = 0

    def read(count: int) -> int:
        nonlocal place
        part = bits[place : place + count]
        place += count
        if len(part) < count:
            raise ValueError
        number = 0
        for bit in part:
            number = number << 1 | bit
        return number

    packed, width, digits = read(2), read(4) + 1, read(4) + 1
    starts, others = read(width), read(width)
    ends = read(starts)
    accepted = [k for k in range(starts) if ends >> k & 1] + list(range(starts, starts + others))
    count_width = digits if packed else read(4)
    digit_width = len(bin(digits - 1)) - 2 if digits > 1 else 0
    if packed > 1 or not starts or not count_width:
        raise ValueError
    arcs: list[list[Arc]] = []
    most = starts + others - 1
    while place + count_width <= len(bits):
        mask = read(count_width)
        pairs = (
            [(digit, read(width)) for digit in range(digits) if mask >> digit & 1]
            if packed
            else [(read(digit_width), read(width)) for _ in range(mask)]
        )
        most = max([most] + [state for _digit, state in pairs])
        known = [pair for pair in pairs if pair[0] < len(values)]
        arcs.append([(frozenset([values[digit]]), True, state) for digit, state in known])
    if most >= len(arcs):
        raise ValueError
    return Machine(range(starts), arcs, accepted)
