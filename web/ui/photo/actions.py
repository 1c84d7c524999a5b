"""A picture comes, is read by the engine, and its grid is set right by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..state import say, stop
from .state import DIALOG, PURPOSE, STAGES, Photo

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, PhotoReply, PhotoRequest, PhotoStageEvent

    from ..feature import Next
    from ..state import Effects, Job, Sentence, State

LIMIT = 30
"""Seconds that a reading may take, once all is there."""
TAKEN_IN = ("", "import", DIALOG)
"""The dialogs over which a picture is taken in; none is."""


def take(state: State) -> Next:
    """The camera is asked for a picture, where there is one."""
    return state, [do.choose("photo-camera")]


def choose(state: State) -> Next:
    """The user is asked for a picture."""
    return state, [do.choose("photo-file")]


def coming(state: State) -> Next:
    """A picture is being opened, which may take a moment."""
    if state.dialog not in TAKEN_IN:
        return state, []
    state, effects = stop(state) if state.job and state.job.purpose == PURPOSE else (state, [])
    photo = state.part(Photo).but(told=(("camera.opening", {}),))
    return state.with_parts(photo).but(dialog=DIALOG), effects


def came(state: State, picture: int, wide: int, high: int) -> Next:
    """A picture is there, no larger than is needed; the engine is asked what it shows."""
    if state.dialog != DIALOG:
        return state, []
    photo = state.part(Photo)  # what was read before stays until this is read
    photo = photo.but(picture=picture, wide=wide, high=high, corners=(), upright=False)
    return _ask(state.with_parts(photo))


def lost(state: State, why: str) -> Next:
    """What came cannot be opened as a picture; what was there before stays.

    Args:
        state: before.
        why: as a code.
    """
    told: Sentence = (why, {})
    if state.dialog != DIALOG:
        return say(state, told) if state.dialog in TAKEN_IN else (state, [])
    return state.with_parts(state.part(Photo).but(told=(told,))), []


def lost_other(state: State) -> Next:
    """A file came that is no picture."""
    return lost(state, "camera.lost.other")


def again(state: State) -> Next:
    """It is read again, with the corners where they are now."""
    return _ask(state) if state.part(Photo).corners else (state, [])


def _ask(state: State) -> Next:
    from .corners import by_hand

    state, effects = stop(state)
    photo = state.part(Photo)
    request: PhotoRequest = {
        "op": "photo",
        "pixels": photo.picture,
        "width": photo.wide,
        "height": photo.high,
        "corners": [[x, y] for x, y in by_hand(photo)] or None,
        "upright": photo.upright,
        "time_limit": LIMIT,
    }
    state, more = ask(state.with_parts(photo.but(stage="grid", told=())), request)
    return state, effects + more


def looking(state: State, event: PhotoStageEvent) -> Next:
    """The engine tells how far it is."""
    state = state.with_parts(state.part(Photo).but(stage=event["stage"]))
    return (state.but(status=busy(state)) if state.status else state), []


def busy(state: State) -> tuple[Sentence, ...]:
    """What the engine does with the picture."""
    return ((STAGES[state.part(Photo).stage], {}),)


def read(state: State, _job: Job, reply: PhotoReply | ErrorReply | OverdueReply) -> Next:
    """The board is what was read; or the corners are to be set by hand."""
    from . import placing

    return placing.read(state, reply)


def gone(state: State, _job: Job) -> Next:
    """Nobody waits for it any longer; the corners can be set by hand."""
    if state.job and state.job.purpose == PURPOSE:  # it is read again already
        return state, []
    from . import placing

    return placing.unread(state, state.status), []


def move(state: State, number: int, across: float, down: float) -> Next:
    """A corner is moved, by parts of the picture as it is shown."""
    from . import corners

    state, effects = _ended(state)
    photo = corners.moved(state.part(Photo), number, across, down)
    return state.with_parts(photo.but(told=())), effects


def turn(state: State) -> Next:
    """The picture is turned by a quarter, clockwise: the corner at the lower left comes first."""
    state, effects = _ended(state)
    photo = state.part(Photo)
    corners = photo.corners[3:] + photo.corners[:3]
    return state.with_parts(photo.but(corners=corners, upright=True, told=())), effects


def _ended(state: State) -> tuple[State, Effects]:
    """A reading of what is being changed ends."""
    return stop(state) if state.job and state.job.purpose == PURPOSE else (state, [])


def on(state: State) -> Next:
    """The next doubtful cell is picked."""
    from . import placing

    return placing.on(state)


def right(state: State) -> Next:
    """The picked cell is as it was read."""
    from . import placing

    return placing.right(state)


def instead(state: State) -> Next:
    """The picked cell is what it looks like next to what was read."""
    from . import placing

    return placing.instead(state)


def close(state: State) -> Next:
    """The room beside the board closes; what is doubtful stays marked."""
    return state.with_parts(state.part(Photo).but(closed=True)), [do.focus()]


def follow(before: State, state: State) -> Next:
    """Who leaves the dialog does not wait; who looks at the picture has its room again."""
    if before.dialog == state.dialog:
        return state, []
    photo = state.part(Photo)
    if state.dialog == DIALOG:
        return (state.with_parts(photo.but(closed=False)) if photo.closed else state), []
    if before.dialog != DIALOG:
        return state, []
    state, effects = _ended(state)
    return state.with_parts(state.part(Photo).but(told=())), effects
