"""The cells of a grid as squares of pixels, and their log-likelihoods by the network."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import exp, log
from typing import TypeAlias, TypeVar

from .geometry import Quad
from .lines import crossings, measured_lines
from .network import CLASSES, SIDE
from .vision import Image, Network, Point, Vision

PITCH = 34
"""Pixels of a straightened cell: the network's square, and a margin that is cut off."""
EDGES = 4
"""Pixels on each side of a cell that do not count as ink: remains of a line may be there."""
DARKEST = 7
"""Number of a cell's pixels that may be darker than its ink."""
DARK = 0.5
"""Least darkness of a digit's pixels."""
SMALL, USUAL = 12, 16
"""Extent in pixels below which digits are enlarged, and the usual extent. The network has seen no
smaller digits and takes them for specks; none of 160 photos had any."""
UNLIKELY = -12.0
"""Least log-likelihood."""

T = TypeVar("T")
Cell: TypeAlias = "array[float]"
"""Darkness of each pixel of a cell, row by row; ink is about 1."""


def straightened(
    vision: Vision, plane: Image, lattice: Sequence[Sequence[Point]], pitch: int
) -> Image:
    """Return a picture of a grid in which its lines are straight.

    Args:
        vision: operations on pictures.
        plane: the picture with the grid.
        lattice: the crossings of its lines, including one more line on each side.
        pitch: pixels of a cell.

    Returns:
        The grid with a margin of one and a half cells on each side.
    """
    across = array("f", [x for row in lattice for x, _ in row])
    down = array("f", [y for row in lattice for _, y in row])
    return vision.bent(plane, across, down, len(lattice[0]), pitch)


def cut(
    vision: Vision, plane: Image, dark: Image, corners: Quad, side: int, zoom: float = 1.0
) -> list[Cell]:
    """Return the cells of a grid, row by row.

    Args:
        vision: operations on pictures.
        plane: the picture with the grid.
        dark: how much darker than its surroundings each pixel is.
        corners: corners of the grid.
        side: cells in a side.
        zoom: enlargement of the middle of each cell.
    """
    pitch = round(PITCH * zoom)
    with vision.scope():
        lattice = crossings(corners, measured_lines(vision, dark, corners, side))
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
    """Return darkness relative to each cell's paper and to the ink of all cells."""
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
    """Return the pixels of a square except those near an edge, where a line may remain."""
    return [
        level
        for start in range(EDGES * SIDE, (SIDE - EDGES) * SIDE, SIDE)
        for level in square[start + EDGES : start + SIDE - EDGES]
    ]


def ink(cell: Cell) -> float:
    """Return how dark a cell's content is, relative to the ink of all cells; the same in every
    orientation.

    >>> ink(array("f", [1.0] * SIDE * EDGES + [0.5] * SIDE * (SIDE - EDGES)))
    0.5
    """
    return sorted(_inner(cell))[-1 - DARKEST]


def zoom_for(cells: Sequence[Cell]) -> float:
    """Return the zoom with which digits have their usual size.

    Args:
        cells: cells that are not blank, cut without zoom.

    Returns:
        1 if the largest digits are large enough.
    """
    extents = sorted([_extent(_inner(cell)) for cell in cells])
    largest = _percentile(extents, 0.9) if extents else 0
    return USUAL / largest if 0 < largest < SMALL else 1.0


def _extent(inner: Sequence[float]) -> int:
    """Return the height or width of the dark pixels, whichever is larger."""
    wide = SIDE - 2 * EDGES
    spots = [divmod(place, wide) for place, level in enumerate(inner) if level > DARK]
    return max([max(line) - min(line) + 1 for line in zip(*spots)], default=0)


def _percentile(ordered: Sequence[float], part: float) -> float:
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def turned(cell: Cell, quarters: int) -> Cell:
    """Return a cell after counterclockwise quarter turns.

    >>> corner = array("f", [1.0] + [0.0] * (SIDE * SIDE - 1))
    >>> turned(corner, 1).index(1.0) == SIDE * (SIDE - 1)
    True
    """
    return array("f", turned_rows(cell, SIDE, quarters))


def turned_rows(rows: Sequence[T], side: int, quarters: int) -> list[T]:
    """Return the values of a square board's cells after counterclockwise quarter turns.

    Args:
        rows: a value for each cell, row by row.
        side: cells in a row.
        quarters: number of quarter turns.

    Returns:
        The values, row by row of the turned board.

    >>> turned_rows("abcd", 2, 1)
    ['b', 'd', 'a', 'c']
    """
    values = list(rows)
    for _quarter in range(quarters % 4):
        values = [value for column in reversed(range(side)) for value in values[column::side]]
    return values


def likelihoods(
    vision: Vision, network: Network, cells: Sequence[Cell], digits: int
) -> list[list[float]]:
    """Return the log-likelihoods of blank and of each digit, cell by cell.

    Args:
        vision: runs the network.
        network: the loaded network.
        cells: the cells.
        digits: number of digits.

    Returns:
        For each cell natural logarithms: blank, 1, 2 …
    """
    values = array("f")
    for cell in cells:
        values.extend(cell)
    scores = vision.answers(network, values, SIDE)
    rows = []
    for first in range(0, len(scores), CLASSES):
        row = scores[first : first + digits + 1]
        most = max(row)
        whole = most + log(sum([exp(value - most) for value in row]))
        rows.append([max(value - whole, UNLIKELY) for value in row])
    return rows
