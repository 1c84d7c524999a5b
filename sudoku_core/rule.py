"""What every rule has: a kind, a name, cells, and its plain definition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .grid import cell_at, plain, whole
from .messages import InputError, Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .grid import Grid
    from .rules.kernel import Primitive

LARGEST_NUMBER = 999_999
"""What a rule's parameter may be at most; more than any digits add up to."""


class Rule:
    """Something that a puzzle demands of the digits in some cells.

    A rule is an immutable value. ``broken`` is what it means; the checker asks nothing else. What
    solvers make of it comes from ``lower`` alone, so that the two can be held against each other.
    """

    __slots__ = ()

    kind: str
    """The word for rules of this family: ``killer``."""
    differ = True
    """Whether no digit may stand in two of its cells."""

    if TYPE_CHECKING:

        @property
        def name(self) -> str:
            """What constraints are named after, different from all others of the puzzle."""

        @property
        def cells(self) -> tuple[int, ...]:
            """The cell indices, from 0, in the order in which the rule runs through them."""

    @property
    def parameter(self) -> str:
        """What the rule asks beside its cells, as the text form writes it: the sum of a cage."""
        return ""

    @property
    def params(self) -> dict[str, object]:
        """What a message about the rule says of it, beside its cells."""
        return {}

    @classmethod
    def read(cls, cells: tuple[int, ...], parameter: str) -> Rule:
        """The rule of these cells whose ``parameter`` is that text.

        Raises:
            InputError: the text is none.
        """
        raise NotImplementedError

    def named(self, name: str) -> Rule:
        """The same rule under another name."""
        raise NotImplementedError

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """The cells that are at fault already.

        Args:
            digits: by cell of the board the digit, 0 for an empty cell.
            values: what the digits 1, 2, 3 … stand for where sums are concerned; by default
                themselves.

        Returns:
            Cells of the rule, in their order. With all of its cells filled, they are empty exactly
            if the rule is kept; before, they are never cells of a grid that can be completed.
        """
        raise NotImplementedError

    def complaint(self, digits: Sequence[int]) -> str:
        """Which of its faults these digits have: the code of its message, without "conflict."."""
        return self.kind

    def lower(self, values: tuple[int, ...]) -> tuple[Primitive, ...]:
        """The same in the few words that all solvers understand.

        Args:
            values: what the digits 1, 2, 3 … stand for.
        """
        raise NotImplementedError


def repeated(cells: Sequence[int], digits: Sequence[int]) -> tuple[int, ...]:
    """Those of the cells that share their digit with another of them.

    >>> repeated((0, 1, 3), [5, 7, 7, 5]), repeated((0, 1), [0, 0])
    ((0, 3), ())
    """
    places: dict[int, list[int]] = {}
    for cell in cells:
        if digits[cell]:
            places.setdefault(digits[cell], []).append(cell)
    return tuple([cell for cell in cells if digits[cell] and len(places[digits[cell]]) > 1])


def whole_number(text: str, kind: str) -> int:
    """The number that a rule's parameter is.

    Raises:
        InputError: it is none.

    >>> whole_number("15", "killer")
    15
    """
    if 0 < len(text) <= len(str(LARGEST_NUMBER)) and all(char in "0123456789" for char in text):
        return int(text)
    raise InputError(Message("rule.number", kind=kind, found=text))


def check_cells(cells: Sequence[int], grid: Grid, code: str, **named: object) -> None:
    """Make sure that cells are on a board, and none of them twice.

    Args:
        cells: cell indices from 0.
        grid: a grid of the board's shape.
        code: how the codes of the messages begin.
        named: what the messages say of whose cells they are.

    Raises:
        InputError: a cell is not there, or there twice.
    """
    seen = set()
    last = len(grid.cells) - 1
    for cell in cells:
        if not whole(cell) or not 0 <= cell <= last or cell in grid.gaps:
            raise InputError(Message(code + "cell", cell=plain(cell), last=last, **named))
        if cell in seen:
            where = (cell_at(cell, grid.columns),)
            raise InputError(Message(code + "repeat", cells=where, **named))
        seen.add(cell)


def checked_kinds(rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """The rules, each of which is one.

    Raises:
        TypeError: one is something else.
    """
    asked = tuple(rules)
    for rule in asked:
        if not isinstance(rule, Rule):
            kind = type(rule).__name__
            raise TypeError(f"a rule is a Rule, not {kind}; of several, write *diagonals(…)")
    return asked


def checked_rules(rules: Iterable[Rule], grid: Grid, taken: Iterable[str] = ()) -> tuple[Rule, ...]:
    """The rules, each under a name of its own.

    Args:
        rules: what is demanded beside the blocks.
        grid: a grid of the board's shape.
        taken: names that are given already.

    Raises:
        InputError: a rule has no cells, more than there are digits where they must differ, or some
            that ``check_cells`` refuses.
    """
    names = set(taken)
    counts: dict[str, int] = {}
    checked = []
    for number, rule in enumerate(rules, 1):
        kind, count = rule.kind, len(rule.cells)
        if not count:
            raise InputError(Message("rule.empty", number=number, kind=kind))
        if rule.differ and count > grid.side:
            params = {"number": number, "kind": kind, "count": count, "side": grid.side}
            raise InputError(Message("rule.size", **params))
        check_cells(rule.cells, grid, "rule.", number=number, kind=kind)
        name = first = "{}_r{}c{}".format(kind, *cell_at(rule.cells[0], grid.columns))
        again = counts.get(first, 1)
        while name in names:
            again += 1
            name = f"{first}_{again}"
        counts[first] = again
        names.add(name)
        checked.append(rule.named(name))
    return tuple(checked)


def present(grid: Grid, rules: Sequence[Rule], square: bool) -> tuple[int, ...]:
    """The cells there are: of a board that is not square only those that a rule speaks of."""
    held = set(range(len(grid.cells)))
    if not square and not grid.gaps:
        held = {cell for rule in rules for cell in rule.cells}
        for cell, digit in enumerate(grid.cells):
            if digit and cell not in held:
                raise InputError(Message("grid.gap", cells=(cell_at(cell, grid.columns),)))
    held.difference_update(grid.gaps)
    if not held and not grid.gaps:
        raise InputError(Message("puzzle.no-cells"))
    return tuple([cell for cell in range(len(grid.cells)) if cell in held])
