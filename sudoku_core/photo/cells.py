"""What each cell of a grid shows, as squares that the network looks at."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp, log
from typing import TypeAlias, TypeVar

from .geometry import Quad
from .lines import crossings, straighten
from .network import CLASSES, SIDE
from .vision import Image, Network, Point, Vision

PITCH = 34
"""Pixels of a cell when it is straightened: a square of the network, and what is cut off."""
EDGES = 4
"""Pixels on each side of a cell where what is left of a line does not count as ink."""
DARKEST = 7
"""How many pixels of a cell may be darker than what is taken for its ink."""
DARK = 0.5
"""What belongs to a digit is at least as dark."""
SMALL, USUAL = 12, 16
"""Pixels that digits are long or wide, at most: where they are smaller (in none of 160 photos), the
network, which has seen no such, takes them for specks; and about how large it knows them."""
UNLIKELY = -12.0
"""The logarithm of the likelihood of what seems impossible."""

T = TypeVar("T")
Cell: TypeAlias = "array[float]"
"""How dark each pixel of a cell is, row by row, ink being about 1."""


def straightened(
    vision: Vision, plane: Image, lattice: Sequence[Sequence[Point]], pitch: int
) -> Image:
    """A picture of a grid in which its lines are straight.

    Args:
        vision: who knows pictures.
        plane: the picture with the grid in it.
        lattice: where its lines cross, with one more on each side.
        pitch: pixels of a cell.

    Returns:
        The grid with a margin of half a cell more than a cell on each side.
    """
    across = array("f", [x for row in lattice for x, _ in row])
    down = array("f", [y for row in lattice for _, y in row])
    return vision.bent(plane, across, down, len(lattice[0]), pitch)


def cut(
    vision: Vision, plane: Image, dark: Image, corners: Quad, side: int, zoom: float = 1.0
) -> list[Cell]:
    """Cut a grid into its cells.

    Args:
        vision: who knows pictures.
        plane: the picture with the grid in it.
        dark: how much darker than around it each pixel is.
        corners: of the grid.
        side: how many cells make a side.
        zoom: how much larger than usual what stands in their middle is to be.

    Returns:
        The cells, row by row.
    """
    pitch = round(PITCH * zoom)
    with vision.scope():
        lattice = crossings(corners, straighten(vision, dark, corners, side))
        size = abs(lattice[1][-2][0] - lattice[1][1][0]) + abs(lattice[1][-2][1] - lattice[1][1][1])
        factor = pitch * side / max(size, 1.0)
        # Blurred as much as it shrinks, so that no pixel is passed over.
        source = vision.blurred(plane, 0, 0.4 / factor) if factor < 0.7 else plane
        flat = vision.data(straightened(vision, source, lattice, pitch))
    wide = pitch * len(lattice)
    first = pitch * 3 // 2 + (pitch - SIDE) // 2  # where lines are is cut off
    squares = []
    for row in range(side):
        for column in range(side):
            at = (first + row * pitch) * wide + first + column * pitch
            squares.append(
                b"".join([flat[at + k * wide : at + k * wide + SIDE] for k in range(SIDE)])
            )
    return _inked(squares)


def _inked(squares: Sequence[bytes]) -> list[Cell]:
    """How dark each pixel is, against its cell's paper and the ink of all cells."""
    papers, inks = [], []
    for square in squares:
        paper = _percentile(sorted(square), 0.75)
        papers.append(paper)
        inks.append((paper - sorted(_inner(square))[DARKEST]) / max(paper, 30.0))
    inks.sort()  # of few givens, most are only noise
    scale = max(_percentile(inks, 0.85), 0.7 * _percentile(inks, 0.95), 0.06)
    cells = []
    for square, paper in zip(squares, papers):
        whole = max(paper, 30.0) * scale
        table = [max(-0.3, min((paper - level) / whole, 1.3)) for level in range(256)]
        cells.append(array("f", [table[level] for level in square]))
    return cells


def _inner(square: Sequence[T]) -> list[T]:
    """Its pixels but those where a line may be left."""
    return [
        level
        for start in range(EDGES * SIDE, (SIDE - EDGES) * SIDE, SIDE)
        for level in square[start + EDGES : start + SIDE - EDGES]
    ]


def ink(cell: Cell) -> float:
    """How dark what a cell shows is, against the ink of all cells; from any side.

    >>> ink(array("f", [1.0] * SIDE * EDGES + [0.5] * SIDE * (SIDE - EDGES)))
    0.5
    """
    return sorted(_inner(cell))[-1 - DARKEST]


def zoom_for(cells: Sequence[Cell]) -> float:
    """How much larger cells have to be cut out for their digits to be as large as usual.

    Args:
        cells: those that show something, cut out as usual.

    Returns:
        1 where most digits, or the largest few, are large enough.
    """
    extents = sorted([_extent(_inner(cell)) for cell in cells])
    largest = _percentile(extents, 0.9) if extents else 0
    return USUAL / largest if 0 < largest < SMALL else 1.0


def _extent(inner: Sequence[float]) -> int:
    """How many pixels what is dark in a cell is long or wide, whichever is more."""
    wide = SIDE - 2 * EDGES
    spots = [divmod(place, wide) for place, level in enumerate(inner) if level > DARK]
    return max([max(line) - min(line) + 1 for line in zip(*spots)], default=0)


def _percentile(ordered: Sequence[float], part: float) -> float:
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def turned(cell: Cell, quarters: int) -> Cell:
    """A cell turned against the clock by so many quarters.

    >>> corner = array("f", [1.0] + [0.0] * (SIDE * SIDE - 1))
    >>> turned(corner, 1).index(1.0) == SIDE * (SIDE - 1)
    True
    """
    return array("f", turned_rows(cell, SIDE, quarters))


def turned_rows(rows: Sequence[T], side: int, quarters: int) -> list[T]:
    """What stands in a square board's cells, the board turned against the clock.

    Args:
        rows: what stands in each cell, row by row.
        side: how many cells make a row.
        quarters: how many quarters of a turn.

    Returns:
        The same, row by row of the turned board.

    >>> turned_rows("abcd", 2, 1)
    ['b', 'd', 'a', 'c']
    """
    found = list(rows)
    for _quarter in range(quarters % 4):
        found = [one for column in reversed(range(side)) for one in found[column::side]]
    return found


def likelihoods(
    vision: Vision, network: Network, cells: Sequence[Cell], digits: int
) -> list[list[float]]:
    """How likely each cell is blank, or shows each digit.

    Args:
        vision: who runs the network.
        network: the network.
        cells: the cells.
        digits: how many digits there are.

    Returns:
        For each cell natural logarithms: blank, 1, 2 …
    """
    values = array("f")
    for cell in cells:
        values.extend(cell)
    found = vision.answers(network, values, SIDE)
    rows = []
    for first in range(0, len(found), CLASSES):
        row = found[first : first + digits + 1]
        most = max(row)
        whole = most + log(sum([exp(value - most) for value in row]))
        rows.append([max(value - whole, UNLIKELY) for value in row])
    return rows
