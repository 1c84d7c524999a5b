"""The cases of a step: each place of one equation, and what follows from it along the pattern.

Where equations of blocks and cells lead from every case to all that the step removes, these are
the cases; else the two ends of the chain are. A deadly pattern has its two fillings.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sudoku_core.drawing.glyphs import SETS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from protocol import LessonReply, RoleData, StepData
    from sudoku_core.board.layout import Layout

    Pair = tuple[int, int]
    Rows = Sequence[tuple[list[Pair], bool]]  # candidates, and whether one of them has to hold

COUNTED = ("step.says-once", "step.says-most", "step.says-cell")
"""Statements of equations that are about one digit in a block, or about one cell."""
MOST = 4
"""Most cases to show."""
MOST_ROWS, MOST_CELLS = 14, 16
"""Most equations of a sum, and cells of a deadly pattern, whose cases are easy to follow."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case, with what follows from it."""

    assumed: tuple[Pair, ...] = field()  # candidates
    holds: bool = field()  # whether one of these is true; else all are false
    on: tuple[tuple[Pair, ...], ...] = field()  # sets of candidates; one of each is true
    off: tuple[Pair, ...] = field()  # the false candidates
    fills: bool = field(default=False)  # whether the case is a filling of a deadly pattern


def case_step(step: StepData, case: Case) -> StepData:
    """Return a step for drawing, whose candidates are true or false as in a case.

    What the case leaves open has the same role as in the step.
    """
    copy = step.copy()
    on = [list(pair) for group in case.on for pair in group]
    off = [list(pair) for pair in case.off]
    roles: list[RoleData] = [{"name": "on", "candidates": on}, {"name": "off", "candidates": off}]
    for role in step["roles"]:
        name, left = role["name"], role["candidates"]
        if name not in SETS:
            left = [pair for pair in left if pair not in on and pair not in off]
        if name not in ("on", "off", "deadly", "extra"):
            roles.append({"name": name, "candidates": left})
    copy["roles"] = roles
    if case.fills:
        copy["eliminates"] = []
    return copy


def cases_of(layout: Layout, reply: LessonReply) -> tuple[Case, ...]:
    """Return the cases of the step in a position; none if its pattern has none."""
    step = reply["step"]
    if not step or not step["eliminates"]:
        return ()
    return _by_equations(reply, step) or _by_chain(step) or _fillings(layout, reply, step)


def _by_equations(reply: LessonReply, step: StepData) -> tuple[Case, ...]:
    """Return the cases of the smallest equation, if possible at a pivot or the start of a chain."""
    rows = []
    for line, row in zip(reply["addition"]["lines"] if reply["addition"] else (), step["proof"]):
        if line["statement"]["code"] in COUNTED:
            rows.append((_pairs(line["candidates"]), row["times"][0] == "-"))
    if len(rows) > MOST_ROWS:
        return ()
    targets, start = _pairs(step["eliminates"]), _role(step, "pivot")
    if step["chain"]:
        start = start or _pairs(step["chain"][0]["start"])
    bases = [row for row, is_exact in rows if is_exact and 1 < len(row) <= MOST]
    bases.sort(key=lambda row: (len(row), not any(pair in start for pair in row)))
    for base in bases:
        cases = [_followed(pair, rows) for pair in base]
        if all(case.on and all(pair in case.off for pair in targets) for case in cases):
            pattern = targets + [pair for row, is_exact in rows if is_exact for pair in row]
            return tuple([_within(case, pattern) for case in cases])
    return ()


def _within(case: Case, pattern: list[Pair]) -> Case:
    """Return a case without what follows outside the pattern."""
    return Case(case.assumed, True, case.on, tuple([pair for pair in case.off if pair in pattern]))


def _followed(assumed: Pair, rows: Rows) -> Case:
    """Return what follows from a candidate; nothing is true if it is impossible.

    Where the candidates left of an equation all lie in another, the rest of the other is false.
    """
    needed = [[assumed]] + [row for row, is_exact in rows if is_exact]
    off: list[Pair] = []
    count = -1
    while count < len(off):
        count = len(off)
        for row in needed:
            left = [pair for pair in row if pair not in off]
            if not left:
                return Case((assumed,), True, (), tuple(off))
            for other, _is_exact in rows:
                if all(pair in other for pair in left):
                    off += [pair for pair in other if pair not in left and pair not in off]
    on: list[Pair] = []
    for row in needed:
        left = [pair for pair in row if pair not in off]
        on += [pair for pair in left if len(left) == 1 and pair not in on]
    return Case((assumed,), True, tuple([(pair,) for pair in on]), tuple(off))


def _by_chain(step: StepData) -> tuple[Case, ...]:
    """Return the cases of a chain whose links are strong and weak by turns: its start or not."""
    chain = step["chain"]
    for number, link in enumerate(chain):
        follows = not number or link["start"] == chain[number - 1]["end"]
        if link["strong"] is (number % 2 == 1) or not follows:
            return ()
    if len(chain) < 2:
        return ()
    nodes = [tuple(_pairs(link["start"])) for link in chain]
    is_loop = not chain[-1]["strong"]
    if not is_loop:
        nodes.append(tuple(_pairs(chain[-1]["end"])))
    first, second = ([nodes[k] for k in range(start, len(nodes), 2)] for start in (0, 1))
    # Of an open chain, the start alone says nothing about the further nodes.
    ahead = (first, second) if is_loop else (nodes[:1], [])
    return (
        Case(nodes[0], True, tuple(ahead[0]), tuple([pair for node in ahead[1] for pair in node])),
        Case(nodes[0], False, tuple(second), tuple([pair for node in first for pair in node])),
    )


def _fillings(layout: Layout, reply: LessonReply, step: StepData) -> tuple[Case, ...]:
    """Return the two fillings of a deadly pattern whose empty cells have two digits each."""
    deadly = _role(step, "deadly")
    cells = sorted({cell for cell, _digit in deadly})
    rows = [([pair for pair in deadly if pair[0] == cell], True) for cell in cells]
    if len(cells) > MOST_CELLS:
        return ()
    if any(len(row) != 2 or reply["placed"][row[0][0]] for row, _is_exact in rows):
        return ()
    for block in layout.blocks:
        for digit in sorted({digit for _cell, digit in deadly}):
            rows.append(
                ([pair for pair in deadly if pair[0] in block.cells and pair[1] == digit], False)
            )
    cases = [_followed(pair, rows) for pair in (rows[0][0] if cells else ())]
    if not cases or any(len(case.on) != len(cells) for case in cases):
        return ()
    return tuple([Case(case.assumed, True, case.on, case.off, True) for case in cases])


def _role(step: StepData, name: str) -> list[Pair]:
    return [
        pair
        for each in step["roles"]
        if each["name"] == name
        for pair in _pairs(each["candidates"])
    ]


def _pairs(candidates: Iterable[Sequence[int]]) -> list[Pair]:
    return [(cell, digit) for cell, digit in candidates]
