"""What is stored of a photo: which cells are in doubt, and what else they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Board
from .state import Photo

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import State


def dump(state: State) -> Data:
    """Return what was read, while the user looks it through; the picture itself is not stored."""
    photo = state.part(Photo)
    if not photo.read or not photo.is_of(state.board):
        return {}
    return {
        "givens": list(photo.read.givens),
        "doubtful": photo.doubtful,
        "second": photo.second,
        "settled": photo.settled,
    }


def restore(state: State, data: Data) -> State:
    """Restore what was read."""
    layout = state.board.layout
    givens, second = bytes(data["givens"]), tuple(data["second"])
    cells = tuple(data["doubtful"]), tuple(data["settled"])
    if {len(givens), len(second)} != {layout.size} or max(givens + bytes(second)) > layout.side:
        raise ValueError("photo")
    if not all(type(cell) is int and cell in layout.cells for cell in cells[0] + cells[1]):
        raise ValueError("photo")
    read = Board(layout=layout, givens=givens, entries=bytes(layout.size))
    doubtful, settled = cells
    return state.with_parts(Photo(read=read, doubtful=doubtful, second=second, settled=settled))
