"""Log-likelihoods of the digits in each cell of a picture, and of whole readings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import exp, inf, isnan, log
from typing import Any

from ..board.checker import expect_puzzle
from ..board.grid import Grid, cell_at
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message

Likelihoods = Sequence[Sequence[float]]
"""A row for each place of a board's rectangle, row by row: natural logarithms of the likelihoods of
blank and of the digits 1, 2, 3 …
"""
LEAST = -50.0
"""Least log-likelihood; smaller ones are raised to it, so that sums stay finite."""


@dataclass(frozen=True, slots=True)
class Chances:
    """Log-likelihoods that fit a board; the probabilities of each cell add up to 1.

    Args:
        layout: the board.
        logs: by place the logarithms for blank and for each digit.
    """

    layout: Layout
    logs: tuple[tuple[float, ...], ...]

    @property
    def plain(self) -> tuple[int, ...]:
        """Likeliest content of each cell by itself: a digit from 1, or 0 for blank."""
        return tuple([row.index(max(row)) for row in self.logs])

    @property
    def evidence(self) -> float:
        """Log-likelihood of the plain reading."""
        return sum([max(row) for row in self.logs])

    def loss(self, reading: Sequence[int]) -> float:
        """Return the log-likelihood of the plain reading minus that of a reading."""
        return sum([max(row) - row[shown] for row, shown in zip(self.logs, reading)])

    def within(self, reach: float) -> tuple[tuple[int, ...], ...]:
        """Return by place the contents that lose at most ``reach``."""
        return tuple(
            [
                tuple([shown for shown, value in enumerate(row) if max(row) - value <= reach])
                for row in self.logs
            ]
        )

    def readings(self, most: float) -> Iterator[tuple[float, tuple[int, ...]]]:
        """Yield each reading that loses at most ``most``, after its loss; the likeliest first.

        >>> chances = checked(Puzzle([0], blocks=[]), [[-1.0, 0.0]])
        >>> list(chances.readings(1.5))
        [(0.0, (1,)), (1.0, (0,))]
        """
        ranked = []
        for cell, row in enumerate(self.logs):
            best = max(row)
            costs = sorted([(best - value, shown) for shown, value in enumerate(row)])[1:]
            costs = [choice for choice in costs if choice[0] <= most]
            if costs:
                ranked.append((costs, cell))
        ranked.sort()
        # A state is the contents of the cells in `ranked`, up to the last that is not plain. Each
        # state has exactly one predecessor, which loses no more: with a lower level in the last
        # cell, or with the change moved to the cell before.
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
        """Return by place the likeliest content other than that of a reading."""
        others = []
        for row, shown in zip(self.logs, reading):
            others.append(max([k for k in range(len(row)) if k != shown], key=row.__getitem__))
        return tuple(others)

    def puzzle(self, reading: Sequence[int]) -> Puzzle:
        """Return the puzzle whose givens are the reading."""
        return self.layout.puzzle(reading)

    def grid(self, reading: Sequence[int]) -> Grid:
        """Return the reading as a grid."""
        return self.layout.grid(reading)


def layout_of(board: Puzzle | Layout) -> Layout:
    """Return the layout of a board; a puzzle's givens do not matter.

    Raises:
        TypeError: the board is neither a layout nor a puzzle.
    """
    if isinstance(board, Layout):
        return board
    expect_puzzle(board)
    return board.layout


def checked(board: Puzzle | Layout, likelihoods: Likelihoods) -> Chances:
    """Return log-likelihoods as ``Chances``, if they fit the board.

    Args:
        board: board whose blocks and rules apply.
        likelihoods: natural logarithms, minus infinity for the impossible; each cell's may differ
            from the true ones by a constant.

    Raises:
        InputError: the number of rows differs from the number of places, a row has not one column
            for blank and one for each digit, a value is no number or plus infinity, or a cell has
            only minus infinity.

    >>> [round(value, 3) for value in checked(Puzzle([0]), [[-1.0, -1.0]]).logs[0]]
    [-0.693, -0.693]
    """
    layout = layout_of(board)
    rows = _listed(likelihoods)
    if len(rows) != layout.size:
        raise InputError(Message("photo.rows", count=len(rows), expected=layout.size))
    cells = set(layout.cells)
    nothing = (0.0,) + (LEAST,) * layout.side
    logs = [
        _normal(_listed(row), layout, cell) if cell in cells else nothing
        for cell, row in enumerate(rows)
    ]
    return Chances(layout, tuple(logs))


def _listed(values: Any) -> list[Any]:
    """Return the values as a list, which is empty for values that cannot be iterated."""
    try:
        return list(values)
    except TypeError:
        return []


def _normal(row: Sequence[object], layout: Layout, cell: int) -> tuple[float, ...]:
    """Return the logarithms of a cell, shifted so that its probabilities add up to 1."""
    where = (cell_at(cell, layout.columns),)
    if len(row) != layout.side + 1:
        raise InputError(
            Message("photo.columns", cells=where, count=len(row), expected=layout.side + 1)
        )
    logs = []
    for value in row:
        try:
            number = inf if isinstance(value, str) else float(value)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):
            number = inf
        if isnan(number) or number == inf:
            raise InputError(Message("photo.likelihood", cells=where, value=str(value)[:20]))
        logs.append(number)
    best = max(logs)
    if best == -inf:
        raise InputError(Message("photo.nothing", cells=where))
    total = best + log(sum([exp(number - best) for number in logs]))
    return tuple([max(number - total, LEAST) for number in logs])
