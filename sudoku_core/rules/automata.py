"""Rules of a setter's making: lines whose digits match a pattern or are accepted by an automaton,
and lines of allowed pairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Pair, each_two
from ..board.fields import LONGEST_SHOWN, REQUIRED, NumberField, declared, place, word
from ..board.rule import Rule
from ..drawing.shapes import Shape
from ..language.messages import InputError, Message
from .lines import line_shape
from .machine import BREAK, machine_of
from .pattern import MOST_PARTS, matches, pattern_machine, pattern_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import ClassVar

    from ..board.conditions import Condition
    from ..board.layout import Layout
    from .pattern import Node

RING = 13
"""Radius of the ring at the beginning of a line."""
MOST_DIGITS = 16
"""Most digits of an automaton's code."""


@declared
class Regex(Rule):
    """A line whose digits, in their order, match a pattern.

    Args:
        path: cell indices from 0, along the line.
        pattern: the pattern, see ``rules.pattern``.

    Raises:
        InputError: the text is no pattern, or is too large.

    >>> Regex((0, 1, 2), "[12]*3").broken([2, 1, 3]), Regex((0, 1, 2), "[12]*3").broken([2, 3, 3])
    ((), (0, 1, 2))
    """

    kind = "regex"
    worded = True
    look: ClassVar[str] = "patterns"
    path: tuple[int, ...] = place("path")
    pattern: str = word()

    def check(self) -> None:
        """Raise InputError for a text that is no pattern."""
        self.node()

    def node(self) -> Node:
        """Return the parts of the pattern.

        Raises:
            InputError: the text is no pattern, or is too large.
        """
        node = pattern_of(self.pattern)
        if node is None:
            start = self.pattern[:LONGEST_SHOWN]
            raise InputError(Message("rule.pattern", kind=self.kind, found=start, limit=MOST_PARTS))
        return node

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the automaton of the pattern."""
        node = self.node()
        yield pattern_machine(node).walk(self.path, lambda values: matches(node, values))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, and a ring where it begins."""
        return _from_ring(self.look, self.path, layout)


@declared
class Automaton(Rule):
    """A line whose digits, in their order, an automaton accepts.

    Args:
        path: cell indices from 0, along the line.
        automaton: the code of the automaton, see ``rules.machine``; then, behind commas, the
            numbers of cells behind which a segment of the line ends.

    Raises:
        InputError: the text is no code, or the numbers do not fit the line.

    >>> rule = Automaton((0, 1), "RJRhlA")
    >>> rule.broken([1, 2]), rule.broken([1, 1])
    ((), (0, 1))
    """

    kind = "automaton"
    worded = True
    path: tuple[int, ...] = place("path")
    automaton: str = word()

    def check(self) -> None:
        """Raise InputError for a text that is no code, or numbers of cells out of order."""
        code, *numbers = self.automaton.split(",")
        breaks = [NumberField(REQUIRED, ()).read(number, self.kind) for number in numbers]
        if (
            breaks != sorted(breaks)
            or max(breaks + [0]) > len(self.path)
            or not machine_of(code, ())
        ):
            start = self.automaton[:LONGEST_SHOWN]
            raise InputError(Message("rule.code", kind=self.kind, found=start))

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield the automaton, which reads a break behind each of the segments."""
        code, *numbers = self.automaton.split(",")
        breaks = [int(number) for number in numbers]
        machine = machine_of(code, layout.digits if layout else range(1, MOST_DIGITS + 1))
        assert machine

        def meaning(values: tuple[int, ...]) -> bool:
            reads = list(values)
            for count in reversed(breaks):
                reads.insert(count, BREAK)
            return machine.accepts(reads)

        yield machine.walk(self.path, meaning, breaks)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, and a ring where it begins."""
        return _from_ring("automata", self.path, layout)


class PairLine(Regex):
    """A line on which each digit and the next one are an allowed pair.

    Args:
        path: cell indices from 0, along the line.
        pattern: a pattern of two digits, see ``rules.pattern``.

    Raises:
        InputError: the text is no pattern, or is too large.

    >>> rule = PairLine((0, 1, 2), "1[23]|2.")
    >>> rule.broken([1, 2, 4]), rule.broken([1, 3, 2])
    ((), (1, 2))
    """

    kind = "pairs"
    look = "pairlines"

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two linked cells of the line that they are an allowed pair."""
        holds = self.holds()
        for a, b in self.linked():
            yield Pair(a, b, holds)

    def linked(self) -> Iterable[tuple[int, int]]:
        """Return the pairs of cells whose digits are an allowed pair: neighbours on the line."""
        return zip(self.path, self.path[1:])

    def holds(self) -> Callable[[int, int], bool]:
        """Return the function that says whether two values are an allowed pair."""
        node = self.node()
        return lambda u, v: matches(node, (u, v))


class AllPairs(PairLine):
    """A line on which each two digits are an allowed pair, in both orders.

    Args:
        path: cell indices from 0, along the line.
        pattern: a pattern of two digits, see ``rules.pattern``.

    Raises:
        InputError: the text is no pattern, or is too large.

    >>> rule = AllPairs((0, 1, 2), "[12][345]|[345][12]|12|21")
    >>> rule.broken([1, 4, 2]), rule.broken([1, 4, 5])
    ((), (1, 2))
    """

    kind = "allpairs"
    look = "allpairs"

    def linked(self) -> Iterable[tuple[int, int]]:
        """Return each two cells of the line."""
        return each_two(self.path)

    def holds(self) -> Callable[[int, int], bool]:
        """Return the function that says whether two values are allowed in both orders."""
        node = self.node()
        return lambda u, v: matches(node, (u, v)) and matches(node, (v, u))

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape(self.look, self.path, layout)


def _from_ring(look: str, path: tuple[int, ...], layout: Layout) -> Iterator[Shape]:
    yield line_shape(look, path, layout)
    yield Shape("disc", look, (layout.centre(path[0]),), RING)
