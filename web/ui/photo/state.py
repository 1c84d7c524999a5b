"""A picture, where the grid is in it, and what was read there."""

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
"""Of the job that reads a picture; and the dialog that shows it."""
INTAKE = Intake(lost="photo.other", pictures="photo")

STAGES = {
    "grid": "camera.stage.grid",
    "digits": "camera.stage.digits",
    "mend": "camera.stage.mend",
}
"""What is said while the engine is there."""


@dataclass(frozen=True, slots=True)
class Photo(Value):
    """The picture that came last, and what was read last, maybe from one before."""

    picture: int = field(default=0)  # its number in the browser; 0 for none
    wide: int = field(default=0)  # pixels
    high: int = field(default=0)
    corners: tuple[Point, ...] = field(default=())  # of the grid, clockwise; none while unknown
    upright: bool = field(default=False)  # whether the first of them is the printed upper left one
    stage: str = field(default="")  # how far the engine is: grid, digits or mend
    told: tuple[Sentence, ...] = field(default=())  # what is said of it in its dialog
    read: Board | None = field(default=None)  # the board as it was read
    seen: int = field(default=0)  # the picture that it was read from
    seen_at: tuple[Point, ...] = field(default=())  # where the grid was in that
    doubtful: Cells = field(default=())  # the cells that may be read wrongly
    second: Cells = field(default=())  # by cell what it is if not what is read, 0 for blank
    settled: Cells = field(default=())  # doubtful cells that the user finds right
    closed: bool = field(default=False)  # whether the user closed its room
    program: ReadingData | None = field(default=None)  # what found the reading
    texts: tuple[tuple[str, Any], ...] = field(default=())  # its files, by name

    def is_of(self, board: Board) -> bool:
        """Whether a board is what was read, or is made of that: most of its givens stand."""
        return board.entering and self.began(board)

    def began(self, board: Board) -> bool:
        """The same of a board that may be played by now."""
        read = self.read
        if not read:
            return False
        if board is read:
            return True
        if board.layout is not read.layout and board.layout != read.layout:
            return False
        same = [new for new, old in zip(board.givens, read.givens) if new and new == old]
        return len(same) * 2 > read.count

    def doubts(self, board: Board) -> Cells:
        """The doubtful cells of a board that nobody has looked at."""
        if not self.doubtful or not self.is_of(board):
            return ()
        assert self.read
        given = self.read.givens
        left = [cell for cell in self.doubtful if board.givens[cell] == given[cell]]
        return tuple([cell for cell in left if cell not in self.settled])

    def other(self, board: Board, cell: int) -> int | None:
        """What a cell is if not what was read, 0 for blank; None where it shows something else."""
        if not self.read or board.givens[cell] != self.read.givens[cell]:
            return None
        return self.second[cell] if self.second else None


def intake(state: State) -> Intake | None:
    """Return what becomes of files while a photo is looked at: pictures are, others are not."""
    return INTAKE if state.dialog == DIALOG else None


def in_room(state: State) -> bool:
    """Whether what was read is looked at beside the board."""
    photo = state.part(Photo)
    return bool(photo.read) and not photo.closed and photo.is_of(state.board)
