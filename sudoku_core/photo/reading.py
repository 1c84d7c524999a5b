"""From a picture to a puzzle, step by step; the same steps wherever pictures are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from ..messages import InputError, Message
from ..model import BinaryModel
from ..puzzle import Layout, Puzzle
from ..solvers.contract import Solver
from .cells import Cell, cut, ink, likelihoods, turned, turned_rows, zoom_for
from .geometry import Quad, clockwise, convex
from .grid import FoundGrid, at_corners, find
from .likelihoods import Likelihoods, checked, layout_of
from .mend import Reading
from .nearest import SECONDS
from .network import CLASSES
from .program import MOST_LOSS, mending_model
from .turning import orientation
from .vision import Image, Network, Point, Vision

FAINT = 0.3
"""The ink of a cell below which it is blank from all sides. That a network takes it for blank is
not enough: it does so with a 1 that lies on its side."""


@dataclass(frozen=True, slots=True)
class PhotoReading:
    """What a photo shows, and where.

    Args:
        corners: of the grid, in pixels of the picture that was looked at: the upper left one of
            the puzzle first, then clockwise.
        score: from 0 to 1, how much the grid's lines stand out.
        turn: by how many quarters, against the clock, the picture is turned to be upright.
        likelihoods: of each cell, upright, as for ``mend``.
        reading: what is read.
        size: columns and rows of the picture that was looked at.
    """

    corners: Quad
    score: float
    turn: int
    likelihoods: Likelihoods
    reading: Reading
    size: tuple[int, int]

    def program(self, form: str = "reduced") -> BinaryModel:
        """The integer program whose best answer is what is read, if that has one solution.

        Args:
            form: "full", in which every cell may show every digit; or "reduced", as a solver gets
                it: without what is so unlikely that it is no choice, and what follows.

        Raises:
            InputError: there is no such form.
        """
        reading = self.reading
        return mending_model(
            reading.puzzle,
            self.likelihoods,
            form,
            reach=inf if form == "full" else MOST_LOSS,
            pairs=reading.pairs,
            others=reading.others,
        )

    @property
    def choices(self) -> list[tuple[int, list[tuple[int, float]]]]:
        """The cells that are a choice to the reduced program, and the digits that each may show, 0
        for blank, the likeliest first, with how likely they are, as a logarithm."""
        chances = checked(self.reading.puzzle, self.likelihoods)
        found = []
        for cell, shown in enumerate(chances.within(MOST_LOSS)):
            row = chances.logs[cell]
            if len(shown) > 1:
                found.append((cell, sorted([(k, row[k]) for k in shown], key=lambda one: -one[1])))
        return found


def read_plane(
    vision: Vision,
    network: Network,
    plane: Image,
    *,
    board: Puzzle | Layout | None = None,
    corners: Sequence[Point] | None = None,
    upright: bool = False,
    on_stage: Callable[[str], None] | None = None,
    time_limit: float | None = SECONDS,
    solver: str | Solver | None = None,
    extra: Mapping[str, Solver] | None = None,
) -> PhotoReading:
    """Read the puzzle in a picture.

    Args:
        vision: who knows pictures.
        network: what tells digits, from ``network.model``.
        plane: the green plane of a picture, of about 1000 pixels at most.
        board: whose blocks and rules hold; by default those of the side that is found.
        corners: those of the grid, if a person says where they are: four, in their order around it,
            none further outside than the picture is long.
        upright: whether the first of the corners is the upper left one of the puzzle; if not, the
            picture may lie on any side.
        on_stage: told what comes next: "grid", "digits", "mend".
        time_limit: as for ``mend``, as are the two that follow.
        solver: see there.
        extra: see there.

    Returns:
        The reading.

    Raises:
        InputError: there is no grid, it has a side that is not read, or not that of the board.
        SolverUnavailable: as for ``mend``.
        SolverError: the solver broke.
    """
    tell = on_stage or (lambda stage: None)
    with vision.scope():
        tell("grid")
        found = _grid(vision, plane, corners)
        board = _board(found.side, board)
        tell("digits")
        shape = (vision, found.view.plane, found.view.dark, found.corners, found.side)
        cells = cut(*shape)
        zoom = zoom_for([cell for cell in cells if ink(cell) > FAINT])
        if zoom > 1:
            cells = cut(*shape, zoom)
        ways = _ways(vision, network, cells, found.side, 1 if corners and upright else 4)
        size = vision.size(plane)
    tell("mend")
    way = orientation(board, ways, time_limit=time_limit, solver=solver, extra=extra)
    turn = way.turn
    a, b, c, d = found.corners[turn:] + found.corners[:turn]
    return PhotoReading((a, b, c, d), found.score, turn, ways[turn], way.reading, size)


def _grid(vision: Vision, plane: Image, corners: Sequence[Point] | None) -> FoundGrid:
    if corners is None:
        found = find(vision, plane)
        if found is None:
            raise InputError(Message("photo.no-grid"))
        return found
    longest = max(vision.size(plane))
    if len(corners) == 4 and all(-longest <= x <= 2 * longest for one in corners for x in one):
        a, b, c, d = corners
        for around in ((a, b, c, d), clockwise((a, b, c, d))):
            if convex(around):
                return at_corners(vision, plane, around)
    raise InputError(Message("photo.corners"))


def _board(side: int, board: Puzzle | Layout | None) -> Puzzle | Layout:
    """The board to be read, if this is one that can be."""
    if side >= CLASSES:
        raise InputError(Message("photo.side", side=side))
    if board is None:
        return Puzzle([0] * side**2)
    layout = layout_of(board)
    rows = layout.size // layout.columns
    if (layout.columns, rows, layout.side) != (side,) * 3:
        raise InputError(Message("photo.board", side=side, rows=rows, columns=layout.columns))
    return board


def _ways(
    vision: Vision, network: Network, cells: list[Cell], side: int, count: int
) -> list[Likelihoods]:
    """The likelihoods of the first so many quarter turns; blank cells look alike in all."""
    upright = likelihoods(vision, network, cells, side)
    inked = [place for place, cell in enumerate(cells) if ink(cell) > FAINT]
    found: list[Likelihoods] = [upright]
    for turn in range(1, count):
        rows = list(upright)
        if inked:
            squares = [turned(cells[place], turn) for place in inked]
            for place, row in zip(inked, likelihoods(vision, network, squares, side)):
                rows[place] = row
        found.append(turned_rows(rows, side, turn))
    return found
