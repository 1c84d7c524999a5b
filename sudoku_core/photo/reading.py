"""Reading the puzzle in a picture, step by step, with any implementation of ``Vision``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from ..models.binary import BinaryModel
from ..solvers.contract import Solver
from .cells import Cell, cut, ink, likelihoods, turned, turned_rows, zoom_for
from .geometry import Quad, clockwise, convex
from .grid import DetectedGrid, at_corners, find_grid
from .likelihoods import Likelihoods, checked, layout_of
from .mend import Reading
from .nearest import SECONDS
from .network import CLASSES
from .program import MOST_LOSS, mending_model
from .turning import orientation
from .vision import Image, Network, Point, Vision

FAINT = 0.3
"""Ink below which a cell counts as blank in every orientation. The network's verdict alone does not
suffice: it takes a 1 that lies on its side for blank."""


@dataclass(frozen=True, slots=True)
class PhotoReading:
    """Content of a photo, and its place in the picture.

    Args:
        corners: corners of the grid in pixels of the analysed picture: the puzzle's upper left
            corner first, then clockwise.
        score: contrast of the grid's lines, from 0 to 1.
        turn: counterclockwise quarter turns that bring the picture upright.
        likelihoods: log-likelihoods by cell of the upright board, as for ``mend``.
        reading: the puzzle read from them.
        size: columns and rows of the analysed picture.
    """

    corners: Quad
    score: float
    turn: int
    likelihoods: Likelihoods
    reading: Reading
    size: tuple[int, int]

    def program(self, formulation: str = "reduced") -> BinaryModel:
        """Return the integer program whose optimum is the reading, if the reading has one solution.

        Args:
            formulation: "full", in which every cell may show every digit; or "reduced", as a
                solver gets it: very unlikely digits and their consequences are left out.

        Raises:
            InputError: the formulation is unknown.
        """
        reading = self.reading
        return mending_model(
            reading.puzzle,
            self.likelihoods,
            formulation,
            reach=inf if formulation == "full" else MOST_LOSS,
            pairs=reading.pairs,
            others=reading.others,
        )

    @property
    def choices(self) -> list[tuple[int, list[tuple[int, float]]]]:
        """Cells that the reduced program leaves open, each with its possible digits (0 for blank)
        and their log-likelihoods, the likeliest first."""
        chances = checked(self.reading.puzzle, self.likelihoods)
        choices = []
        for cell, shown in enumerate(chances.within(MOST_LOSS)):
            row = chances.logs[cell]
            if len(shown) > 1:
                choices.append(
                    (cell, sorted([(k, row[k]) for k in shown], key=lambda choice: -choice[1]))
                )
        return choices


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
    solver: str | Solver = "auto",
    extra: Mapping[str, Solver] | None = None,
) -> PhotoReading:
    """Read the puzzle in a picture.

    Args:
        vision: operations on pictures.
        network: the network for digits, from ``network.model``.
        plane: green plane of a picture of about 1000 pixels at most.
        board: board whose blocks and rules apply; by default the standard board of the detected
            side.
        corners: corners of the grid, if a person marks them: four points in order around the grid,
            each at most the picture's longer side outside the picture.
        upright: True if the first of the corners is the upper left one of the puzzle; otherwise the
            picture may lie on any side.
        on_stage: called with the name of each stage as it starts: "grid", "digits", "mend".
        time_limit: seconds for all turns, as for ``orientation``.
        solver: solver of the integer program, as for ``mend``.
        extra: further solvers by name.

    Raises:
        InputError: the picture has no grid, or a grid of a side that cannot be read or is not the
            board's.
        SolverUnavailable: as for ``mend``.
        SolverError: the solver failed.
    """
    start_stage = on_stage or (lambda stage: None)
    with vision.scope():
        start_stage("grid")
        grid = _grid(vision, plane, corners)
        board = _board(grid.side, board)
        start_stage("digits")
        shape = (vision, grid.view.plane, grid.view.dark, grid.corners, grid.side)
        cells = cut(*shape)
        zoom = zoom_for([cell for cell in cells if ink(cell) > FAINT])
        if zoom > 1:
            cells = cut(*shape, zoom)
        turns = _likelihoods_by_turn(
            vision, network, cells, grid.side, 1 if corners and upright else 4
        )
        size = vision.size(plane)
    start_stage("mend")
    oriented = orientation(board, turns, time_limit=time_limit, solver=solver, extra=extra)
    turn = oriented.turn
    a, b, c, d = grid.corners[turn:] + grid.corners[:turn]
    return PhotoReading((a, b, c, d), grid.score, turn, turns[turn], oriented.reading, size)


def _grid(vision: Vision, plane: Image, corners: Sequence[Point] | None) -> DetectedGrid:
    if corners is None:
        grid = find_grid(vision, plane)
        if grid is None:
            raise InputError(Message("photo.no-grid"))
        return grid
    longest = max(vision.size(plane))
    if len(corners) == 4 and all(
        -longest <= x <= 2 * longest for corner in corners for x in corner
    ):
        a, b, c, d = corners
        for around in ((a, b, c, d), clockwise((a, b, c, d))):
            if convex(around):
                return at_corners(vision, plane, around)
    raise InputError(Message("photo.corners"))


def _board(side: int, board: Puzzle | Layout | None) -> Puzzle | Layout:
    """Return the board to read; raise InputError if its side is not supported."""
    if side >= CLASSES:
        raise InputError(Message("photo.side", side=side))
    if board is None:
        return Puzzle([0] * side**2)
    layout = layout_of(board)
    rows = layout.size // layout.columns
    if (layout.columns, rows, layout.side) != (side,) * 3:
        raise InputError(Message("photo.board", side=side, rows=rows, columns=layout.columns))
    return board


def _likelihoods_by_turn(
    vision: Vision, network: Network, cells: list[Cell], side: int, count: int
) -> list[Likelihoods]:
    """Return the likelihoods after 0, 1, … quarter turns; blank cells are not read again."""
    upright = likelihoods(vision, network, cells, side)
    inked = [place for place, cell in enumerate(cells) if ink(cell) > FAINT]
    turns: list[Likelihoods] = [upright]
    for turn in range(1, count):
        rows = list(upright)
        if inked:
            squares = [turned(cells[place], turn) for place in inked]
            for place, row in zip(inked, likelihoods(vision, network, squares, side)):
                rows[place] = row
        turns.append(turned_rows(rows, side, turn))
    return turns
