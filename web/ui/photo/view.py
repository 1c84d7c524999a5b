"""Views of the photo; most are in ``photo_view``, which is fetched with the first photo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import DIALOG, PURPOSE, Photo, has_room

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def dialog_from(state: State) -> tuple[object, ...]:
    """Return the values that the dialog follows from."""
    return state.dialog == DIALOG, state.part(Photo), _is_reading(state), state.status, state.engine


def dialog(state: State, words: Words) -> Properties:
    """Return the properties of the dialog."""
    photo = state.part(Photo)
    values: Properties = {("photo", "showing"): state.dialog == DIALOG}
    if state.dialog == DIALOG or photo.picture:
        from . import photo_view

        values.update(photo_view.picture(state, words, is_reading=_is_reading(state)))
    return values


def _is_reading(state: State) -> bool:
    return state.job is not None and state.job.purpose == PURPOSE


def room_from(state: State) -> tuple[object, ...]:
    """Return the values that the room follows from."""
    photo = state.part(Photo)
    return (photo, state.board, state.picked) if photo.read_board else (photo,)


def room(state: State, words: Words) -> Properties:
    """Return the properties of the room beside the board."""
    if not has_room(state):
        return {("photo-room", "hidden"): True}
    from . import photo_view

    return photo_view.cell(state, words)


def marks(state: State) -> dict[str, Cells]:
    """Mark the doubtful cells."""
    photo = state.part(Photo)
    return {"doubtful": photo.doubts(state.board)} if photo.doubtful else {}
