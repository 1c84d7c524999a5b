"""Rules along a line, about its neighbours or each two of its cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board.conditions import Pair, each_two
from ..board.fields import declared, number, place
from ..board.rule import Rule
from ..drawing.shapes import Shape
from ..language.messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ..board.conditions import Condition
    from ..board.layout import Layout

BULB = 33
"""Radius of a thermometer's bulb."""


def line_shape(look: str, cells: Iterable[int], layout: Layout) -> Shape:
    """Return the shape of a line through the centres of cells."""
    return Shape("line", look, tuple([layout.centre(cell) for cell in cells]))


def numbered_line(look: str, rule: Rule, cells: Sequence[int], layout: Layout) -> Iterator[Shape]:
    """Yield a rule's line, and in the corner of its first cell a clue that is not the usual one.

    Args:
        look: style of the line.
        rule: a rule whose clue has a default.
        cells: cell indices from 0, along the line.
        layout: the puzzle's layout.
    """
    yield line_shape(look, cells, layout)
    field = rule.clue_field()
    if field and rule.clue != field.text(field.default):
        yield Shape("corner", "sums", (layout.centre(cells[0]),), text=rule.clue)


@declared
class Thermometer(Rule):
    """A line along which the digits increase, starting at its bulb.

    Args:
        cells: cell indices from 0, the bulb first.

    >>> Thermometer((0, 1, 2)).broken([1, 0, 2, 0]), Thermometer((0, 1, 2)).broken([1, 0, 3, 0])
    ((0, 2), ())
    """

    kind = "thermometer"
    differ = True
    worded = True
    cells: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours on the line that the value of the second is greater."""
        for a, b in zip(self.cells, self.cells[1:]):
            yield Pair(a, b, lambda u, v: u < v)

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return filled cells whose digits differ by less than their distance on the line."""
        filled = [(place, cell) for place, cell in enumerate(self.cells) if digits[cell]]
        wrong = set()
        for k, (low, below) in enumerate(filled):
            for high, above in filled[k + 1 :]:
                if digits[above] - digits[below] < high - low:
                    wrong.add(below)
                    wrong.add(above)
        return tuple([cell for cell in self.cells if cell in wrong])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the bulb and the line."""
        yield Shape("disc", "lines", (layout.centre(self.cells[0]),), BULB)
        yield line_shape("lines", self.cells, layout)


@declared
class SlowThermometer(Rule):
    """A line along which the digits never decrease, starting at its bulb.

    Args:
        path: cell indices from 0, the bulb first.

    >>> SlowThermometer((0, 1, 2)).broken([2, 2, 3]), SlowThermometer((0, 1, 2)).broken([3, 0, 2])
    ((), (0, 2))
    """

    kind = "slowthermometer"
    worded = True
    path: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells on the line that the value of the second is not less."""
        for a, b in each_two(self.path):
            yield Pair(a, b, lambda u, v: u <= v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the bulb, hollow as the line is thin."""
        yield Shape("disc", "slowlines", (layout.centre(self.path[0]),), BULB)
        yield line_shape("slowlines", self.path, layout)


@declared
class Whisper(Rule):
    """A line whose neighbours differ by at least a number: 5 in German whispers, 4 in Dutch ones.

    Args:
        path: cell indices from 0; a line that crosses itself or closes names a cell again.
        gap: the least difference.

    >>> Whisper((0, 1)).broken([3, 7]), Whisper((0, 1), 4).broken([3, 7])
    ((0, 1), ())
    """

    kind = "whisper"
    worded = True
    path: tuple[int, ...] = place("path", crosses=True)
    gap: int = number(default=5)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two neighbours on the line that their values are that far apart."""
        gap = self.gap
        for a, b in zip(self.path, self.path[1:]):
            if a != b:
                yield Pair(a, b, lambda u, v: abs(u - v) >= gap)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, and the difference if it is not 5."""
        yield from numbered_line("whispers", self, self.path, layout)


@declared
class Nabner(Rule):
    """A line on which no two digits are equal or consecutive.

    Args:
        path: cell indices from 0, along the line.

    >>> Nabner((0, 1, 2)).broken([3, 6, 0]), Nabner((0, 1, 2)).broken([3, 6, 4])
    ((), (0, 2))
    """

    kind = "nabner"
    worded = True
    path: tuple[int, ...] = place("path")

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells that their values differ by 2 or more."""
        for a, b in each_two(self.path):
            yield Pair(a, b, lambda u, v: abs(u - v) > 1)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape("nabners", self.path, layout)


@declared
class Palindrome(Rule):
    """A line that reads the same from both ends.

    Args:
        path: cell indices from 0, along the line.

    >>> Palindrome((0, 1, 2)).broken([3, 5, 3]), Palindrome((0, 1, 2)).broken([3, 5, 4])
    ((), (0, 2))
    """

    kind = "palindrome"
    worded = True
    path: tuple[int, ...] = place("path", crosses=True)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells at the same distance from the ends that they are equal."""
        count = len(self.path)
        for k in range(count // 2):
            a, b = self.path[k], self.path[count - 1 - k]
            if a != b:
                yield Pair(a, b, lambda u, v: u == v)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape("palindromes", self.path, layout)


@declared
class Entropic(Rule):
    """A line on which each three in a row hold a low, a middle and a high digit.

    Where the number of digits is no multiple of three, the low and the high third are alike.

    Args:
        path: cell indices from 0, along the line.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 81, rules=[Entropic((0, 1, 2))]).rules
    >>> rule.broken([1, 4, 2] + [0] * 78), rule.broken([1, 4, 9] + [0] * 78)
    ((0, 2), ())
    """

    kind = "entropic"
    worded = True
    path: tuple[int, ...] = place("path", crosses=True)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield which thirds cells near each other on the line hold."""
        values = layout.digits
        low = (len(values) + (len(values) % 3 == 2)) // 3
        third = {}
        for k, value in enumerate(values):
            third[value] = 0 if k < low else 2 if k >= len(values) - low else 1
        return _in_turn(self.path, 3, lambda value: third[value])

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape("entropics", self.path, layout)


@declared
class Modular(Rule):
    """A line on which as many in a row as the modulus all leave different remainders.

    Args:
        path: cell indices from 0, along the line.
        modulus: the modulus.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> (rule,) = Puzzle([0] * 81, rules=[Modular((0, 1, 2))]).rules
    >>> rule.broken([1, 2, 4] + [0] * 78), rule.broken([1, 2, 3] + [0] * 78)
    ((0, 2), ())
    """

    kind = "modular"
    worded = True
    path: tuple[int, ...] = place("path", crosses=True)
    modulus: int = number(default=3)

    def check(self) -> None:
        """Raise InputError for the modulus 0, by which nothing is divided."""
        if not self.modulus:
            raise InputError(Message("rule.number", kind=self.kind, found="0"))

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield which remainders cells near each other on the line leave."""
        modulus = self.modulus
        return _in_turn(self.path, modulus, lambda value: value % modulus)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line, and the modulus if it is not 3."""
        yield from numbered_line("moduli", self, self.path, layout)


@declared
class ParityLine(Rule):
    """A line on which odd and even digits take turns.

    Args:
        path: cell indices from 0, along the line.

    >>> ParityLine((0, 1, 2)).broken([3, 6, 5]), ParityLine((0, 1, 2)).broken([3, 0, 6])
    ((), (0, 2))
    """

    kind = "parity"
    worded = True
    path: tuple[int, ...] = place("path", crosses=True)

    def conditions(self, layout: Layout) -> Iterator[Condition]:
        """Yield for each two cells whether their remainders modulo 2 are the same."""
        return _in_turn(self.path, 2, lambda value: value % 2)

    def shapes(self, layout: Layout) -> Iterator[Shape]:
        """Yield the line."""
        yield line_shape("parities", self.path, layout)


def _in_turn(
    path: Sequence[int], groups: int, group_of: Callable[[int], int]
) -> Iterator[Condition]:
    """Yield conditions by which each run of ``groups`` cells on a line holds each group once.

    Args:
        path: cell indices from 0.
        groups: number of groups; cells that far apart hold the same group.
        group_of: group of a value.
    """
    for k, a in enumerate(path):
        for after in range(k + 1, len(path)):
            b = path[after]
            if a != b and (after - k) % groups == 0:
                yield Pair(a, b, lambda u, v: group_of(u) == group_of(v))
            elif a != b:
                yield Pair(a, b, lambda u, v: group_of(u) != group_of(v))
