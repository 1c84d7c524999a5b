"""The board that rule lines ask for: its shape, its digits and its first blocks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...board.grid import LARGEST_VALUE
from ..contract import Options
from .lexer import LARGEST_SIDE, is_number, plain_digits, shown
from .rule_lines import BASES, cells_in, read_rule_lines

if TYPE_CHECKING:
    from .rule_lines import RuleLine

_MOST_CELLS = LARGEST_SIDE * LARGEST_SIDE


@dataclass(frozen=True, slots=True)
class Plan:
    """The board that rule lines ask for.

    Args:
        shape: rows and columns of the board, or None if no rule line has them.
        digits: the values of the digits 1, 2, 3 …, or None for 1, 2, 3 … themselves.
        base: the rule line with the first blocks of the board, or None for rows, columns and boxes.
        box: rows and columns of a box in that rule line, or None.
        corners: row and column, from 1, of the first cell of each of several boards.
        more: the rule lines that add blocks and rules.
        rule_lines: all rule lines.
    """

    shape: tuple[int, int] | None = field()
    digits: tuple[int, ...] | None = field()
    base: RuleLine | None = field()
    box: tuple[int, int] | None = field()
    corners: tuple[tuple[int, int], ...] = field()
    more: tuple[RuleLine, ...] = field()
    rule_lines: tuple[RuleLine, ...] = field()

    @property
    def is_unusual(self) -> bool:
        """True if only ``givens`` can read the grid: its shape or its digits are unusual."""
        return bool(self.shape or self.digits or self.corners)

    @property
    def side(self) -> int | None:
        """Number of digits, or None if no rule line has it."""
        if self.digits:
            return len(self.digits)
        return self.box[0] * self.box[1] if self.box else None

    @property
    def key(self) -> tuple[tuple[str, str, str], ...]:
        """A key that is equal for plans that ask for the same board."""
        return tuple(
            [(rule_line.word, rule_line.number, rule_line.value) for rule_line in self.rule_lines]
        )

    def extent(self, side: int | None) -> tuple[int, int] | None:
        """Return the rows and columns of the board, or None if only its cells determine them.

        Args:
            side: number of digits, or None if it is not known.
        """
        if self.shape:
            return self.shape
        if self.box and self.corners:
            most = self.box[0] * self.box[1] - 1
            rows = max([row for row, _ in self.corners])
            return rows + most, max([column for _, column in self.corners]) + most
        return (side, side) if side else None

    def with_box(self, options: Options) -> Options:
        """Return the wishes of a caller, with the box of the rule lines.

        Raises:
            ParseError: the caller and the rule lines name different boxes or sides.
        """
        base, box = self.base, self.box
        if base and options.box and (self.corners or options.box != box):
            raise base.refusal("parse.rule-line-twice", word="box", other=base.word)
        if options.side and self.side not in (None, options.side):
            raise self.rule_lines[0].refusal(
                "parse.rule-line-side", count=self.side, side=options.side
            )
        if not box or self.corners:
            return options
        return Options(box[0] * box[1], box, options.letters)


def read_plan(rule_lines: tuple[RuleLine, ...]) -> Plan:
    """Return the plan that rule lines make.

    Raises:
        ParseError: a rule line does not have the form of its kind, or two rule lines exclude each
            other.

    >>> from .rule_lines import read_rule_lines
    >>> plan = read_plan(read_rule_lines("boards:2x2=r1c1-r3c3;digits:0-3"))
    >>> plan.side, plan.extent(4), plan.digits
    (4, (6, 6), (0, 1, 2, 3))
    """
    first: dict[str, RuleLine] = {}
    more = []
    for rule_line in rule_lines:
        word = "base" if rule_line.word in BASES else rule_line.word
        if rule_line.number or word not in ("base", "shape", "digits"):
            more.append(rule_line)
        elif word in first:
            other = first[word].word
            raise rule_line.refusal("parse.rule-line-twice", word=rule_line.word, other=other)
        else:
            first[word] = rule_line
    base = first.get("base")
    box, corners = _base(base) if base else (None, ())
    return Plan(
        shape=_pair(first["shape"], first["shape"].value, _MOST_CELLS)
        if "shape" in first
        else None,
        digits=_digits(first["digits"]) if "digits" in first else None,
        base=base,
        box=box,
        corners=corners,
        more=tuple(more),
        rule_lines=rule_lines,
    )


def _base(rule_line: RuleLine) -> tuple[tuple[int, int] | None, tuple[tuple[int, int], ...]]:
    value = rule_line.value.strip()
    if rule_line.word == "box" and value.lower() != "none":
        return _pair(rule_line, value, LARGEST_SIDE), ()
    if rule_line.word == "boards":
        box, equals, cells = rule_line.value.partition("=")
        pair = _pair(rule_line, box, LARGEST_SIDE)
        corners = cells_in(rule_line, cells, len(box) + 1) if equals else []
        if not corners:
            raise rule_line.unlike(value, 0)
        return pair, tuple([(row, column) for row, column, _ in corners])
    if rule_line.word == "blocks" and value.lower() != "none":
        raise rule_line.unlike(value, 0)
    return None, ()


def _pair(rule_line: RuleLine, text: str, most: int) -> tuple[int, int]:
    """Return the rows and columns of ``2x3``, which make at most ``most`` cells."""
    rows, _, columns = text.lower().replace("×", "x").partition("x")
    if is_number(rows.strip()) and is_number(columns.strip()):
        pair = int(rows), int(columns)
        if min(pair) > 0 and pair[0] * pair[1] <= most:
            return pair
    raise rule_line.unlike(text.strip(), 0)


def _digits(rule_line: RuleLine) -> tuple[int, ...]:
    values: list[int] = []
    for item in rule_line.value.replace("–", "-").replace(",", " ").split():
        first, dash, last = item.partition("-")
        ends = [first, last if dash else first]
        if not all(is_number(end) and int(end) <= LARGEST_VALUE for end in ends):
            raise _refused_digits(rule_line, item)
        run = list(range(int(ends[0]), int(ends[1]) + 1))
        if not run or (values and run[0] <= values[-1]) or len(values) + len(run) > LARGEST_SIDE:
            raise _refused_digits(rule_line, item)
        values += run
    if not values:
        raise _refused_digits(rule_line, rule_line.value)
    return tuple(values)


def _refused_digits(rule_line: RuleLine, text: str) -> Exception:
    params = {"found": shown(text), "most": LARGEST_VALUE, "limit": LARGEST_SIDE}
    return rule_line.refusal("parse.rule-line-digits", 0, **params)


def added_rules(rules: str | None) -> tuple[RuleLine, ...]:
    """Return the rule lines that a caller adds.

    Raises:
        ParseError: the text is no rule lines, or its rule lines exclude each other.
    """
    if not rules:
        return ()
    rule_lines = read_rule_lines(plain_digits(rules), True)
    read_plan(rule_lines)
    return rule_lines
