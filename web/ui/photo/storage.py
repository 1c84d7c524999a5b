"""What a reload brings back of a photo: which cells are in doubt, and what else they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Board
from .state import Photo

if TYPE_CHECKING:
    from typing import Any

    from ..state import State


def doubts(state: State) -> dict[str, Any]:
    """What was read, as long as the user looks it through; the picture itself is not kept."""
    photo = state.part(Photo)
    if not photo.read or not photo.is_of(state.board):
        return {"photo": None}
    return {
        "photo": {
            "givens": list(photo.read.givens),
            "doubtful": photo.doubtful,
            "second": photo.second,
            "settled": photo.settled,
        }
    }


def restored(state: State, kept: dict[str, Any]) -> State:
    """The same again."""
    found, layout = kept.get("photo"), state.board.layout
    if not found:
        return state.having(Photo())
    givens, second = bytes(found["givens"]), tuple(found["second"])
    cells = tuple(found["doubtful"]), tuple(found["settled"])
    if {len(givens), len(second)} != {layout.size} or max(givens + bytes(second)) > layout.side:
        raise ValueError("photo")
    if not all(type(cell) is int and cell in layout.cells for cell in cells[0] + cells[1]):
        raise ValueError("photo")
    read = Board(layout=layout, givens=givens, entries=bytes(layout.size))
    doubtful, settled = cells
    return state.having(Photo(read=read, doubtful=doubtful, second=second, settled=settled))
