"""The picture, the grid in the picture, and the reading."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..feature import Intake
from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from protocol import ReadingData

    from ..state import Board, Cells, Sentence, State

    Point = tuple[float, float]  # across and down, in pixels of the picture

PURPOSE = DIALOG = "photo"
"""Purpose of the job that reads a picture; name of the dialog that shows the picture."""
INTAKE = Intake(lost="photo.no-picture", pictures="photo")

STAGES = {
    "grid": "camera.stage.grid",
    "digits": "camera.stage.digits",
    "mend": "camera.stage.mend",
}
"""Sentences for the stages of a reading."""


@dataclass(frozen=True, slots=True)
class Photo(Value):
    """The last picture, and the last reading, which may be of an earlier picture."""

    picture: int = field(default=0)  # its number in the browser; 0 for none
    width: int = field(default=0)  # in pixels
    height: int = field(default=0)
    corners: tuple[Point, ...] = field(default=())  # of the grid, clockwise; () while unknown
    upright: bool = field(default=False)  # whether the first corner is the printed upper left one
    stage: str = field(default="")  # of the reading: grid, digits or mend
    messages: tuple[Sentence, ...] = field(default=())  # in the dialog
    read_board: Board | None = field(default=None)  # the board of the reading
    read_picture: int = field(default=0)  # the picture of the reading
    read_corners: tuple[Point, ...] = field(default=())  # the grid's corners in that picture
    doubtful: Cells = field(default=())  # cells that may be misread
    alternatives: Cells = field(default=())  # by cell, the second likeliest content; 0 for blank
    confirmed: Cells = field(default=())  # doubtful cells that the user has confirmed
    closed: bool = field(default=False)  # whether the user closed the room beside the board
    program: ReadingData | None = field(default=None)  # the integer program of the reading
    texts: tuple[tuple[str, Any], ...] = field(default=())  # pairs of file name and content

    def is_checked_on(self, board: Board) -> bool:
        """Return whether a board is being entered and comes from the reading."""
        return board.entering and self.is_source_of(board)

    def is_source_of(self, board: Board) -> bool:
        """Return whether a board comes from the reading: most givens are those that were read."""
        read = self.read_board
        if not read:
            return False
        if board is read:
            return True
        if board.layout is not read.layout and board.layout != read.layout:
            return False
        same = [new for new, old in zip(board.givens, read.givens) if new and new == old]
        return len(same) * 2 > read.count

    def doubts(self, board: Board) -> Cells:
        """Return the doubtful cells of a board that the user has neither confirmed nor changed."""
        if not self.doubtful or not self.is_checked_on(board):
            return ()
        assert self.read_board
        givens = self.read_board.givens
        unchanged = [cell for cell in self.doubtful if board.givens[cell] == givens[cell]]
        return tuple([cell for cell in unchanged if cell not in self.confirmed])

    def alternative(self, board: Board, cell: int) -> int | None:
        """Return the alternative of an unchanged cell, 0 for blank; None for a changed cell."""
        if not self.read_board or board.givens[cell] != self.read_board.givens[cell]:
            return None
        return self.alternatives[cell] if self.alternatives else None


def intake(state: State) -> Intake | None:
    """Return the intake of files while the dialog is open: pictures only."""
    return INTAKE if state.dialog == DIALOG else None


def has_room(state: State) -> bool:
    """Return whether the room beside the board is open."""
    photo = state.part(Photo)
    return bool(photo.read_board) and not photo.closed and photo.is_checked_on(state.board)
