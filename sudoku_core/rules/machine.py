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
    State = tuple[int, int, tuple[int, ...]]
    """Of a walk: number of cells, number of a set of states, values of cells that come again."""

MOST_SETS = 20_000
"""Most sets of states in which an automaton may be on a line."""
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
"""The signs of codes, by the value of their six bits."""
BREAK = -1
"""The value that stands for a break between two segments of a line."""


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
        good = self.accepted
        for value in reversed(values):
            good = frozenset(
                [
                    state
                    for state, arcs in enumerate(self.arcs)
                    if any((value in to[0]) == to[1] and to[2] in good for to in arcs)
                ]
            )
        return not good.isdisjoint(self.starts)

    def walk(self, reads: Sequence[int], meaning: Callable[[list[int]], bool]) -> Walk:
        """Return the condition that the values along a line lead to an accepted state.

        Its states are the number of cells that are known, the number of a set of the automaton's
        states, and the values of cells that are read again.

        Args:
            reads: what is read, one after the other: cell indices from 0, or ``BREAK``.
            meaning: the plain definition: returns whether the values that are read are right.

        A step of the walk raises InputError if there are more than ``MOST_SETS`` sets.
        """
        line = _Line(reads)
        live = self._live(reads)
        sets = [self.starts & live[0]]
        numbers = {sets[0]: 0}
        known: dict[tuple[int, int, int], int] = {}

        def following(place: int, number: int, value: int) -> int:
            key = (place, number, value)
            if key not in known:
                after = self._after(sets[number], value) & live[place + 1]
                if after not in numbers:
                    if len(sets) >= MOST_SETS:
                        digits = {entry[2] for entry in known if entry[2] != BREAK}
                        count = len(line.cells)
                        raise InputError(Message("rule.large", count=count, side=len(digits)))
                    numbers[after] = len(sets)
                    sets.append(after)
                known[key] = numbers[after]
            return known[key]

        def step(state: State, value: int) -> State | None:
            count, number, memory = state
            values = line.remembered(count, memory, value)
            for place in line.plan[count + 1]:
                number = following(place, number, values.get(reads[place], BREAK))
            return (count + 1, number, line.memory(count + 1, values)) if sets[number] else None

        first = 0
        for place in line.plan[0]:
            first = following(place, first, BREAK)
        start = (0, first, ())
        return Walk(line.cells, start, step, lambda _state: True, lambda v: meaning(line.read(v)))

    def _live(self, reads: Sequence[int]) -> list[frozenset[int]]:
        """Return by number of reads the states from which the others may end in an accepted one."""
        live = [self.accepted]
        for item in reversed(reads):
            live.append(
                frozenset(
                    [
                        state
                        for state, arcs in enumerate(self.arcs)
                        if any(to[2] in live[-1] and _may_read(to, item) for to in arcs)
                    ]
                )
            )
        return live[::-1]

    def _after(self, states: Iterable[int], value: int) -> frozenset[int]:
        return frozenset(
            [
                state
                for before in states
                for values, inside, state in self.arcs[before]
                if (value in values) == inside
            ]
        )


def _may_read(arc: Arc, item: int) -> bool:
    """Return whether an arc is for a break, or for any value of a cell."""
    values, inside, _state = arc
    if item == BREAK:
        return (BREAK in values) == inside
    return not inside or len(values) > (BREAK in values)


class _Line:
    """What an automaton reads along a line, cell by cell.

    Attributes:
        cells: the cells, each once, in the order in which they are met.
        plan: by number of cells that are known, the places that are read before the next one.
    """

    def __init__(self, reads: Sequence[int]) -> None:
        self.reads = reads
        self.cells: list[int] = []
        self.plan: list[list[int]] = [[]]
        self.last: dict[int, int] = {}
        for place, item in enumerate(reads):
            if item != BREAK and item not in self.last:
                self.cells.append(item)
                self.plan.append([])
            self.plan[-1].append(place)
            self.last[item] = len(self.cells)

    def read(self, values: Sequence[int]) -> list[int]:
        """Return the values that are read, given those of the cells."""
        known = dict(zip(self.cells, values))
        return [known.get(item, BREAK) for item in self.reads]

    def remembered(self, count: int, memory: tuple[int, ...], value: int) -> dict[int, int]:
        """Return by cell the values that are known, given a value of the next cell."""
        cells = [cell for cell in self.cells[:count] if self.last[cell] > count]
        values = dict(zip(cells, memory))
        values[self.cells[count]] = value
        return values

    def memory(self, count: int, values: dict[int, int]) -> tuple[int, ...]:
        """Return the values of cells that are read again behind some cells."""
        return tuple([values[cell] for cell in self.cells[:count] if self.last[cell] > count])


class _Bits:
    """The bits of a code, from the first on."""

    def __init__(self, code: str) -> None:
        numbers = {sign: number for number, sign in enumerate(SIGNS)}
        self.sextets = [numbers[sign] for sign in code]
        self.left = 6 * len(self.sextets)
        self.place = self.held = self.count = 0

    def read(self, count: int) -> int:
        """Return the next bits as a number; raise ValueError if there are too few."""
        if count > self.left:
            raise ValueError
        self.left -= count
        while self.count < count:
            self.held = self.held << 6 | self.sextets[self.place]
            self.place += 1
            self.count += 6
        self.count -= count
        number = self.held >> self.count
        self.held &= (1 << self.count) - 1
        return number


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
        return _read(_Bits(code), values)
    except (KeyError, ValueError):
        return None


def _read(bits: _Bits, values: Sequence[int]) -> Machine:
    packed = bits.read(2)
    width, digits = bits.read(4) + 1, bits.read(4) + 1
    starts, others = bits.read(width), bits.read(width)
    ends = bits.read(starts)
    accepted = [k for k in range(starts) if ends >> k & 1] + list(range(starts, starts + others))
    count_width = 0 if packed else bits.read(4)
    if packed > 1 or not starts or not packed + count_width:
        raise ValueError
    digit_width = 0
    while 1 << digit_width < digits:
        digit_width += 1
    arcs: list[list[Arc]] = []
    most = max(starts + others - 1, 0)
    while bits.left >= (digits if packed else count_width):
        if packed:
            mask = bits.read(digits)
            pairs = [(d, bits.read(width)) for d in range(digits) if mask >> d & 1]
        else:
            pairs = [
                (bits.read(digit_width), bits.read(width)) for _ in range(bits.read(count_width))
            ]
        most = max([most] + [state for _digit, state in pairs])
        arcs.append(_arcs(pairs, values))
    if most >= len(arcs):
        raise ValueError
    return Machine(range(starts), arcs, accepted)


def _arcs(pairs: Sequence[tuple[int, int]], values: Sequence[int]) -> list[Arc]:
    """Return arcs, one for each next state, given digits from 0 and next states."""
    by_state: dict[int, set[int]] = {}
    for digit, state in pairs:
        if digit <= len(values):
            value = values[digit] if digit < len(values) else BREAK
            by_state.setdefault(state, set()).add(value)
    return [(frozenset(held), True, state) for state, held in by_state.items()]
