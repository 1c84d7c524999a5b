"""How likely each cell of a picture shows each digit, and what that makes of a reading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import exp, inf, isnan, log
from typing import Any

from ..grid import Grid, cell_at
from ..messages import InputError, Message
from ..puzzle import Layout, Puzzle
from ..validation import expect_puzzle

Likelihoods = Sequence[Sequence[float]]
"""One row for each place of a board's rectangle, row by row: natural logarithms of how likely it
is blank, and shows the digits 1, 2, 3 …"""
LEAST = -50.0
"""A logarithm below it counts as this: a probability of nothing at all."""


@dataclass(frozen=True, slots=True)
class Chances:
    """Log-likelihoods that fit a board, those of each cell adding up to a probability of 1.

    Args:
        layout: the board.
        logs: by place, the logarithm for blank and for each digit.
    """

    layout: Layout
    logs: tuple[tuple[float, ...], ...]

    @property
    def plain(self) -> tuple[int, ...]:
        """What each cell by itself shows most likely: a digit from 1, or 0 for blank."""
        return tuple([row.index(max(row)) for row in self.logs])

    @property
    def evidence(self) -> float:
        """The logarithm of how likely the plain reading is."""
        return sum([max(row) for row in self.logs])

    def loss(self, reading: Sequence[int]) -> float:
        """How much less likely a reading is than the plain one, as a logarithm."""
        return sum([max(row) - row[shown] for row, shown in zip(self.logs, reading)])

    def within(self, reach: float) -> tuple[tuple[int, ...], ...]:
        """By place, what it may show in a reading whose loss is no more than that."""
        return tuple(
            [
                tuple([shown for shown, one in enumerate(row) if max(row) - one <= reach])
                for row in self.logs
            ]
        )

    def readings(self, most: float) -> Iterator[tuple[float, tuple[int, ...]]]:
        """Every reading that loses no more, the likeliest first, each with its loss.

        >>> chances = checked(Puzzle([0], blocks=[]), [[-1.0, 0.0]])
        >>> list(chances.readings(1.5))
        [(0.0, (1,)), (1.0, (0,))]
        """
        ranked = []
        for cell, row in enumerate(self.logs):
            best = max(row)
            costs = sorted([(best - one, shown) for shown, one in enumerate(row)])[1:]
            costs = [choice for choice in costs if choice[0] <= most]
            if costs:
                ranked.append((costs, cell))
        ranked.sort()
        # A state is what the cells in `ranked` show, up to the last that is not plain. Each has one
        # state before it, which loses no more: that cell plainer, or the change one cell before.
        heap: list[tuple[float, int, dict[int, int]]] = [(0.0, 0, {})]
        count = 0
        while heap:
            loss, _, levels = heappop(heap)
            reading = list(self.plain)
            for place, level in levels.items():
                reading[ranked[place][1]] = ranked[place][0][level][1]
            yield loss, tuple(reading)
            last = max(levels, default=-1)
            follow = [{**levels, last + 1: 0}]
            if levels:
                follow.append({**levels, last: levels[last] + 1})
                if levels[last] == 0:
                    follow.append({**{k: v for k, v in levels.items() if k != last}, last + 1: 0})
            for state in follow:
                end = max(state)
                if end < len(ranked) and state[end] < len(ranked[end][0]):
                    total = sum([ranked[place][0][level][0] for place, level in state.items()])
                    if total <= most:
                        count += 1
                        heappush(heap, (total, count, state))

    def second(self, reading: Sequence[int]) -> tuple[int, ...]:
        """By place, the likeliest that it could show instead."""
        others = []
        for row, shown in zip(self.logs, reading):
            others.append(max([k for k in range(len(row)) if k != shown], key=row.__getitem__))
        return tuple(others)

    def puzzle(self, reading: Sequence[int]) -> Puzzle:
        """The puzzle whose givens are what is read."""
        return self.layout.puzzle(reading)

    def grid(self, reading: Sequence[int]) -> Grid:
        """What is read, as a grid."""
        return self.layout.grid(reading)


def layout_of(board: Puzzle | Layout) -> Layout:
    """The layout that is meant; the givens of a puzzle do not matter.

    Raises:
        TypeError: it is neither a layout nor a puzzle.
    """
    if isinstance(board, Layout):
        return board
    expect_puzzle(board)
    return board.layout


def checked(board: Puzzle | Layout, likelihoods: Likelihoods) -> Chances:
    """Log-likelihoods as a caller gives them, if they fit the board.

    Args:
        board: whose blocks and rules hold.
        likelihoods: natural logarithms, minus infinity for what cannot be; those of a cell may be
            out by a constant.

    Raises:
        InputError: there are not as many rows as places or not as many columns as digits and blank,
            one is no number or infinite, or a cell can show nothing.

    >>> [round(one, 3) for one in checked(Puzzle([0]), [[-1.0, -1.0]]).logs[0]]
    [-0.693, -0.693]
    """
    layout = layout_of(board)
    rows = _listed(likelihoods)
    if len(rows) != layout.size:
        raise InputError(Message("photo.rows", count=len(rows), expected=layout.size))
    held = set(layout.cells)
    nothing = (0.0,) + (LEAST,) * layout.side
    logs = [
        _normal(_listed(row), layout, cell) if cell in held else nothing
        for cell, row in enumerate(rows)
    ]
    return Chances(layout, tuple(logs))


def _listed(values: Any) -> list[Any]:
    """What there is of what should be several; none where it is one."""
    try:
        return list(values)
    except TypeError:
        return []


def _normal(row: Sequence[object], layout: Layout, cell: int) -> tuple[float, ...]:
    """The logarithms of a cell, less what they are out by."""
    where = (cell_at(cell, layout.columns),)
    if len(row) != layout.side + 1:
        raise InputError(
            Message("photo.columns", cells=where, count=len(row), expected=layout.side + 1)
        )
    found = []
    for value in row:
        try:
            one = inf if isinstance(value, str) else float(value)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):
            one = inf
        if isnan(one) or one == inf:
            raise InputError(Message("photo.likelihood", cells=where, value=str(value)[:20]))
        found.append(one)
    best = max(found)
    if best == -inf:
        raise InputError(Message("photo.nothing", cells=where))
    total = best + log(sum([exp(one - best) for one in found]))
    return tuple([max(one - total, LEAST) for one in found])
