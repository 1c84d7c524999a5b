"""What the photo's dialog and its room beside the board show; most visits have no photo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import DIALOG, PURPOSE, Photo, in_room

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def dialog_from(state: State) -> tuple[object, ...]:
    """What the dialog follows from."""
    return state.dialog == DIALOG, state.part(Photo), _is_reading(state), state.status, state.engine


def dialog(state: State, words: Words) -> Properties:
    """The picture with the grid's corners, and what is said of it."""
    photo = state.part(Photo)
    found: Properties = {("photo", "showing"): state.dialog == DIALOG}
    if state.dialog == DIALOG or photo.picture:
        from . import shown

        found.update(shown.picture(state, words, reading=_is_reading(state)))
    return found


def _is_reading(state: State) -> bool:
    return state.job is not None and state.job.purpose == PURPOSE


def room_from(state: State) -> tuple[object, ...]:
    """What the room follows from."""
    photo = state.part(Photo)
    return (photo, state.board, state.picked) if photo.read else (photo,)


def room(state: State, words: Words) -> Properties:
    """The picked cell as the camera saw it, and what it may be."""
    if not in_room(state):
        return {("photo-room", "hidden"): True}
    from . import shown

    return shown.cell(state, words)


def marks(state: State) -> dict[str, Cells]:
    """The doubtful cells."""
    photo = state.part(Photo)
    return {"doubtful": photo.doubts(state.board)} if photo.doubtful else {}
