"""Patterns of digits: small regular expressions, their meaning and their automata.

1 a A         the digit 1; the digit 10, as a letter
.             any digit
[13-5] [^13]  one of some digits; none of them
12 1|2 ()     one after the other; one or the other; together
1* 1+ 1?      any number of times; at least once; at most once
1{2} 1{2,} 1{2,3}   twice; at least twice; two or three times
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .machine import Machine

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Fragment = tuple[bool, set[int], set[int]]
    """A part of an automaton: whether nothing is a match, and the first and the last states."""
    Node = tuple[Any, ...]
    """A part of a pattern: its kind and its content.

    ``("digit", values, inside)`` one of some values, or of all others if not inside;
    ``("row", parts)`` one after the other; ``("choice", parts)`` one or the other;
    ``("times", part, least, most)`` repeated, most being None for any number of times.
    """

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The signs of values, from 0."""
MOST_PARTS = 2000
"""Most parts of a pattern in which each repetition is written out."""
DEEPEST = 12
"""Most brackets inside each other."""


class _Reader:
    """A pattern that is being read; it raises ValueError where the pattern is wrong."""

    def __init__(self, text: str) -> None:
        self.signs = list(text) + [""]
        self.place = 0

    def whole(self) -> Node:
        node = self.choice(0)
        if self.signs[self.place]:
            raise ValueError
        return node

    def next(self) -> str:
        sign = self.signs[self.place]
        if not sign:
            raise ValueError
        self.place += 1
        return sign

    def skip(self, sign: str) -> bool:
        """Pass a sign, if it is the next one."""
        right = self.signs[self.place] == sign
        self.place += right
        return right

    def choice(self, depth: int) -> Node:
        if depth > DEEPEST:
            raise ValueError
        parts = [self.row(depth)]
        while self.skip("|"):
            parts.append(self.row(depth))
        return ("choice", parts)

    def row(self, depth: int) -> Node:
        parts: list[Node] = []
        while self.signs[self.place] not in ("", "|", ")"):
            part = self.single(depth)
            repeated = 0
            while self.signs[self.place] in ("*", "+", "?", "{"):
                least, most = self.times()
                part = ("times", part, least, most)
                repeated += 1
                if repeated > 2:
                    raise ValueError
            parts.append(part)
        return ("row", parts)

    def single(self, depth: int) -> Node:
        sign = self.next()
        if sign == "(":
            node = self.choice(depth + 1)
            if not self.skip(")"):
                raise ValueError
            return node
        if sign == ".":
            return ("digit", frozenset(), False)
        if sign != "[":
            return ("digit", frozenset([value_of(sign)]), True)
        inside = not self.skip("^")
        values: set[int] = set()
        while not self.skip("]"):
            first = last = value_of(self.next())
            if self.skip("-"):
                last = value_of(self.next())
            if last < first:
                raise ValueError
            values.update(range(first, last + 1))
        if not values:
            raise ValueError
        return ("digit", frozenset(values), inside)

    def times(self) -> tuple[int, int | None]:
        sign = self.next()
        if sign != "{":
            return (1 if sign == "+" else 0), (1 if sign == "?" else None)
        least = self.number()
        if self.skip("}"):
            return least, least
        if not self.skip(","):
            raise ValueError
        if self.skip("}"):
            return least, None
        most = self.number()
        if most < least or not self.skip("}"):
            raise ValueError
        return least, most

    def number(self) -> int:
        digits = ""
        while self.signs[self.place] and self.signs[self.place] in "0123456789":
            digits += self.next()
        if not 0 < len(digits) < 4:
            raise ValueError
        return int(digits)


def value_of(sign: str) -> int:
    """Return the value of a sign; raise ValueError if it is no digit or letter.

    >>> value_of("7"), value_of("B")
    (7, 11)
    """
    value = LETTERS.find(sign.lower())
    if value < 0:
        raise ValueError
    return value


def pattern_of(text: str) -> Node | None:
    """Return the parts of a pattern; None if the text is no pattern, or is too large.

    >>> pattern_of("[13]*") is None, pattern_of("[13") is None
    (False, True)
    """
    try:
        node = _Reader(text).whole()
        pattern_machine(node)
    except ValueError:
        return None
    return node


def matches(node: Node, values: Sequence[int]) -> bool:
    """Return whether a pattern describes values from the first to the last.

    >>> node = pattern_of("1(23|4)*")
    >>> [matches(node, values) for values in ((1,), (1, 4, 2, 3), (1, 4, 2))]
    [True, True, False]
    """
    return len(values) in _ends(node, values, {0})


def _ends(node: Node, values: Sequence[int], begins: set[int]) -> set[int]:
    """Return where a part of a pattern may end that begins at one of some places."""
    kind = node[0]
    if kind == "digit":
        count = len(values)
        return {k + 1 for k in begins if k < count and (values[k] in node[1]) == node[2]}
    if kind == "row":
        for part in node[1]:
            begins = _ends(part, values, begins)
        return begins
    if kind == "choice":
        ends: set[int] = set()
        for part in node[1]:
            ends |= _ends(part, values, begins)
        return ends
    _kind, part, least, most = node
    for _ in range(least):
        begins = _ends(part, values, begins)
    reached, count = set(begins), least
    while begins and count != most:
        begins = _ends(part, values, begins) - reached
        reached |= begins
        count += 1
    return reached


def pattern_machine(node: Node) -> Machine:
    """Return the automaton of a pattern, whose states are its digits (Glushkov 1961).

    Raises:
        ValueError: the pattern is too large.

    >>> machine = pattern_machine(pattern_of("1(23|4)*"))
    >>> [machine.accepts(values) for values in ((1,), (1, 4, 2, 3), (1, 4, 2))]
    [True, True, False]
    """
    labels: list[tuple[frozenset[int], bool]] = [(frozenset(), True)]
    after: list[set[int]] = [set()]
    count = 0

    def build(node: Node) -> Fragment:
        nonlocal count
        count += 1
        if count > MOST_PARTS:
            raise ValueError
        kind = node[0]
        if kind == "digit":
            labels.append((node[1], node[2]))
            after.append(set())
            return False, {len(after) - 1}, {len(after) - 1}
        if kind == "times":
            _kind, part, least, most = node
            parts = [build(part) for _ in range(max(least, 1) if most is None else most)]
            if most is None:
                _link(after, parts[-1][2], parts[-1][1])
            optional = [(True, first, last) for _empty, first, last in parts[least:]]
            return _joined(after, parts[:least] + optional)
        parts = [build(part) for part in node[1]]
        if kind == "row":
            return _joined(after, parts)
        first = {state for part in parts for state in part[1]}
        return (
            any(part[0] for part in parts),
            first,
            {state for part in parts for state in part[2]},
        )

    empty, first, last = build(node)
    _link(after, {0}, first)
    arcs = [[(labels[k][0], labels[k][1], k) for k in sorted(states)] for states in after]
    return Machine([0], arcs, last | {0} if empty else last)


def _link(after: list[set[int]], before: set[int], following: set[int]) -> None:
    """Let some states follow upon others."""
    for state in before:
        after[state] |= following


def _joined(after: list[set[int]], parts: Sequence[Fragment]) -> Fragment:
    """Return the fragment of parts one after the other."""
    whole: Fragment = (True, set(), set())
    for empty, first, last in parts:
        _link(after, whole[2], first)
        whole = (
            whole[0] and empty,
            whole[1] | first if whole[0] else whole[1],
            whole[2] | last if empty else last,
        )
    return whole
