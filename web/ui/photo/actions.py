"""Actions on a photo: opening a picture, reading the puzzle, correcting corners and cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..state import Board, say, stop
from .state import DIALOG, PURPOSE, STAGES, Photo

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, PhotoReply, PhotoRequest, PhotoStageEvent

    from ..feature import Data, Next
    from ..state import Effects, Job, Sentence, State

LIMIT = 30
"""Time limit of a reading in seconds, without downloads."""
ACCEPTING_DIALOGS = ("", "import", DIALOG)
"""Dialogs over which a picture can be opened; "" stands for none."""


def take_photo(state: State) -> Next:
    """Ask the user for a picture of the camera, if there is one."""
    return state, [do.choose("photo-camera")]


def choose_file(state: State) -> Next:
    """Ask the user for a picture file."""
    return state, [do.choose("photo-file")]


def show_opening(state: State) -> Next:
    """Show the dialog while a picture is being opened."""
    if state.dialog not in ACCEPTING_DIALOGS:
        return state, []
    state, effects = _stop_reading(state)
    photo = state.part(Photo).but(messages=(("camera.opening", {}),))
    return state.with_parts(photo).but(dialog=DIALOG), effects


def read_picture(state: State, picture: int, width: int, height: int) -> Next:
    """Read a picture that was opened; the earlier reading stays until then."""
    if state.dialog != DIALOG:
        return state, []
    photo = state.part(Photo)
    photo = photo.but(picture=picture, width=width, height=height, corners=(), upright=False)
    return _ask(state.with_parts(photo))


def report_failure(state: State, reason: str) -> Next:
    """Report that a file cannot be opened as a picture.

    Args:
        state: the state before.
        reason: the code of a sentence.
    """
    problem: Sentence = (reason, {})
    if state.dialog != DIALOG:
        return say(state, problem) if state.dialog in ACCEPTING_DIALOGS else (state, [])
    return state.with_parts(state.part(Photo).but(messages=(problem,))), []


def reject_file(state: State) -> Next:
    """Report that a file is no picture."""
    return report_failure(state, "camera.lost.other")


def read_again(state: State) -> Next:
    """Read the picture again with the corners on the screen."""
    return _ask(state) if state.part(Photo).corners else (state, [])


def _ask(state: State) -> Next:
    from .corners import known_corners

    state, effects = stop(state)
    photo = state.part(Photo)
    request: PhotoRequest = {
        "op": "photo",
        "pixels": photo.picture,
        "width": photo.width,
        "height": photo.height,
        "corners": [[x, y] for x, y in known_corners(photo)] or None,
        "upright": photo.upright,
        "time_limit": LIMIT,
    }
    state, more = ask(state.with_parts(photo.but(stage="grid", messages=())), request)
    return state, effects + more


def set_stage(state: State, event: PhotoStageEvent) -> Next:
    """Show the stage of the reading."""
    state = state.with_parts(state.part(Photo).but(stage=event["stage"]))
    return (state.but(status=busy(state)) if state.status else state), []


def busy(state: State) -> tuple[Sentence, ...]:
    """Return the stage of the reading as a sentence."""
    return ((STAGES[state.part(Photo).stage], {}),)


def receive_reading(state: State, _job: Job, reply: PhotoReply | ErrorReply | OverdueReply) -> Next:
    """Put the reading on the board, or ask the user for the corners."""
    from . import results

    return results.receive_reading(state, reply)


def show_cancelled(state: State, _job: Job) -> Next:
    """Let the user move the corners after a reading was cancelled."""
    if state.job and state.job.purpose == PURPOSE:  # a new reading has begun
        return state, []
    from . import results

    return results.show_unread(state, state.status), []


def move_corner(state: State, number: int, across: float, down: float) -> Next:
    """Move a corner by fractions of the picture on the screen."""
    from . import corners

    state, effects = _stop_reading(state)
    photo = corners.with_moved_corner(state.part(Photo), number, across, down)
    return state.with_parts(photo.but(messages=())), effects


def turn(state: State) -> Next:
    """Turn the picture clockwise by a quarter, so that the lower left corner comes first."""
    state, effects = _stop_reading(state)
    photo = state.part(Photo)
    corners = photo.corners[3:] + photo.corners[:3]
    return state.with_parts(photo.but(corners=corners, upright=True, messages=())), effects


def _stop_reading(state: State) -> tuple[State, Effects]:
    return stop(state) if state.job and state.job.purpose == PURPOSE else (state, [])


def pick_next(state: State) -> Next:
    """Pick the next doubtful cell."""
    from . import results

    return results.pick_next(state)


def confirm_cell(state: State) -> Next:
    """Confirm the digit of the picked cell."""
    from . import results

    return results.confirm_cell(state)


def replace_cell(state: State) -> Next:
    """Replace the digit of the picked cell by the alternative."""
    from . import results

    return results.replace_cell(state)


def close_room(state: State) -> Next:
    """Close the room beside the board; doubtful cells stay marked."""
    return state.with_parts(state.part(Photo).but(closed=True)), [do.focus()]


def follow(before: State, state: State) -> Next:
    """Open the room again when the dialog opens; stop the reading when the dialog closes."""
    if before.dialog == state.dialog:
        return state, []
    photo = state.part(Photo)
    if state.dialog == DIALOG:
        return (state.with_parts(photo.but(closed=False)) if photo.closed else state), []
    if before.dialog != DIALOG:
        return state, []
    state, effects = _stop_reading(state)
    return state.with_parts(state.part(Photo).but(messages=())), effects


def dump(state: State) -> Data:
    """Return the reading while the user checks it; the picture itself is not stored."""
    photo = state.part(Photo)
    if not photo.read_board or not photo.is_checked_on(state.board):
        return {}
    return {
        "givens": list(photo.read_board.givens),
        "doubtful": photo.doubtful,
        "second": photo.alternatives,
        "settled": photo.confirmed,
    }


def restore(state: State, data: Data) -> State:
    """Restore the reading."""
    layout = state.board.layout
    givens, alternatives = bytes(data["givens"]), tuple(data["second"])
    doubtful, confirmed = tuple(data["doubtful"]), tuple(data["settled"])
    highest = max(givens + bytes(alternatives))
    if {len(givens), len(alternatives)} != {layout.size} or highest > layout.side:
        raise ValueError("photo")
    if not all(type(cell) is int and cell in layout.cells for cell in doubtful + confirmed):
        raise ValueError("photo")
    board = Board(layout=layout, givens=givens, entries=bytes(layout.size))
    photo = Photo(
        read_board=board, doubtful=doubtful, alternatives=alternatives, confirmed=confirmed
    )
    return state.with_parts(photo)
