"""What the clauses of a text ask of the board: shape, digits, and the blocks it begins with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..grid import LARGEST_VALUE
from .clauses import BASES, cells_in
from .contract import Asked
from .lexer import LARGEST_SIDE, is_number, shown

if TYPE_CHECKING:
    from .clauses import Clause

_MOST_CELLS = LARGEST_SIDE * LARGEST_SIDE


@dataclass(frozen=True, slots=True)
class Plan:
    """What clauses ask for.

    Args:
        shape: rows and columns of the board, or None where they follow from the rest.
        digits: what the digits 1, 2, 3 … stand for, or None for themselves.
        base: the clause that says which blocks the board begins with, or None for the usual ones.
        box: rows and columns of a box that it names, or None.
        corners: row and column, from 1, at which each of several boards begins.
        more: the clauses that add blocks and rules.
        clauses: all of them.
    """

    shape: tuple[int, int] | None = field()
    digits: tuple[int, ...] | None = field()
    base: Clause | None = field()
    box: tuple[int, int] | None = field()
    corners: tuple[tuple[int, int], ...] = field()
    more: tuple[Clause, ...] = field()
    clauses: tuple[Clause, ...] = field()

    @property
    def own(self) -> bool:
        """Whether only ``givens`` can read the grid: its shape or its digits are not the usual."""
        return bool(self.shape or self.digits or self.corners)

    @property
    def side(self) -> int | None:
        """How many digits there are, or None where clauses do not tell."""
        if self.digits:
            return len(self.digits)
        return self.box[0] * self.box[1] if self.box else None

    @property
    def key(self) -> tuple[tuple[str, str, str], ...]:
        """What all plans have in common that ask for the same."""
        return tuple([(clause.word, clause.number, clause.value) for clause in self.clauses])

    def extent(self, side: int | None) -> tuple[int, int] | None:
        """Rows and columns of the board, or None where only its cells can tell.

        Args:
            side: how many digits there are, if that is known.
        """
        if self.shape:
            return self.shape
        if self.box and self.corners:
            most = self.box[0] * self.box[1] - 1
            rows = max([row for row, _ in self.corners])
            return rows + most, max([column for _, column in self.corners]) + most
        return (side, side) if side else None

    def told(self, asked: Asked) -> Asked:
        """What a caller says, and the box of the clauses.

        Raises:
            ParseError: they name different boxes.
        """
        base, box = self.base, self.box
        if base and asked.box and (self.corners or asked.box != box):
            raise base.refusal("parse.clause-twice", clause="box", other=base.word)
        if asked.side and self.side not in (None, asked.side):
            raise self.clauses[0].refusal("parse.clause-side", count=self.side, side=asked.side)
        if not box or self.corners:
            return asked
        return Asked(box[0] * box[1], box, asked.letters)


def read_plan(clauses: tuple[Clause, ...]) -> Plan:
    """The plan that clauses make.

    Raises:
        ParseError: one is not what it should be, or two of them cannot stand beside each other.

    >>> from .clauses import read_clauses
    >>> plan = read_plan(read_clauses("boards:2x2=r1c1-r3c3;digits:0-3"))
    >>> plan.side, plan.extent(4), plan.digits
    (4, (6, 6), (0, 1, 2, 3))
    """
    first: dict[str, Clause] = {}
    more = []
    for clause in clauses:
        what = "base" if clause.word in BASES else clause.word
        if clause.number or what not in ("base", "shape", "digits"):
            more.append(clause)
        elif what in first:
            other = first[what].word
            raise clause.refusal("parse.clause-twice", clause=clause.word, other=other)
        else:
            first[what] = clause
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
        clauses=clauses,
    )


def _base(clause: Clause) -> tuple[tuple[int, int] | None, tuple[tuple[int, int], ...]]:
    value = clause.value.strip()
    if clause.word == "box" and value.lower() != "none":
        return _pair(clause, value, LARGEST_SIDE), ()
    if clause.word == "boards":
        box, equals, cells = clause.value.partition("=")
        pair = _pair(clause, box, LARGEST_SIDE)
        corners = cells_in(clause, cells, len(box) + 1) if equals else []
        if not corners:
            raise clause.unlike(value, 0)
        return pair, tuple([(row, column) for row, column, _ in corners])
    if clause.word == "blocks" and value.lower() != "none":
        raise clause.unlike(value, 0)
    return None, ()


def _pair(clause: Clause, text: str, most: int) -> tuple[int, int]:
    """Rows and columns, as in ``2x3``, of no more cells than ``most``."""
    rows, _, columns = text.lower().replace("×", "x").partition("x")
    if is_number(rows.strip()) and is_number(columns.strip()):
        pair = int(rows), int(columns)
        if min(pair) > 0 and pair[0] * pair[1] <= most:
            return pair
    raise clause.unlike(text.strip(), 0)


def _digits(clause: Clause) -> tuple[int, ...]:
    values: list[int] = []
    for item in clause.value.replace("–", "-").replace(",", " ").split():
        first, dash, last = item.partition("-")
        ends = [first, last if dash else first]
        if not all(is_number(end) and int(end) <= LARGEST_VALUE for end in ends):
            raise _refused_digits(clause, item)
        run = list(range(int(ends[0]), int(ends[1]) + 1))
        if not run or (values and run[0] <= values[-1]) or len(values) + len(run) > LARGEST_SIDE:
            raise _refused_digits(clause, item)
        values += run
    if not values:
        raise _refused_digits(clause, clause.value)
    return tuple(values)


def _refused_digits(clause: Clause, found: str) -> Exception:
    params = {"found": shown(found), "most": LARGEST_VALUE, "limit": LARGEST_SIDE}
    return clause.refusal("parse.clause-digits", 0, **params)
