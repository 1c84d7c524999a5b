"""The reading of a photo on the board, which the user checks cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..state import change, say, sentence, sentences, to_board
from .corners import default_corners
from .state import Photo

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, PhotoReply

    from ..feature import Next
    from ..state import Board, Sentence, State

MANY = 2
"""If one in so many digits is doubtful, probably the corners of the grid are wrong."""


def receive_reading(state: State, reply: PhotoReply | ErrorReply | OverdueReply) -> Next:
    """Put the reading on the board, or show why the picture could not be read."""
    if reply["status"] == "limit":
        return show_unread(state, (("camera.overdue", {}),)), []
    if reply["status"] == "error":
        return show_unread(state, (sentence(reply["message"]),)), []
    if reply["status"] == "no-grid":
        messages = sentences(reply["messages"]) + (("camera.by-hand", {}),)
        return show_unread(state, messages), []
    return _place(state, reply)


def show_unread(state: State, messages: tuple[Sentence, ...]) -> State:
    """Show the reason why a picture was not read, and corners that the user can move."""
    photo = state.part(Photo)
    corners = photo.corners or default_corners(photo.width, photo.height)
    photo = photo.but(corners=corners, messages=messages, stage="")
    return state.with_parts(photo).but(status=())


def _place(state: State, reply: PhotoReply) -> Next:
    """Put the reading on the board for checking; the board before is stored among the recent."""
    from sudoku_core.formats.text.reading import parse

    board = to_board(parse(reply["text"]), entering=True)
    before, photo = state.board, state.part(Photo)
    effects = []
    is_same_photo = photo.picture == photo.read_picture and photo.is_checked_on(before)
    if before.entering and before.layout == board.layout and not is_same_photo:
        # Without this, only undo would bring back a board that is being entered.
        effects = [do.shelve(state)] if any(before.givens) else []
    corners = tuple([(corner[0], corner[1]) for corner in reply["corners"]])
    photo = photo.but(
        corners=corners,
        upright=True,
        stage="",
        messages=(),
        read_board=board,
        read_picture=photo.picture,
        read_corners=corners,
        doubtful=tuple(reply["doubtful"]),
        alternatives=tuple(reply["alternatives"]),
        confirmed=(),
        closed=False,
        program=reply["program"],
        texts=tuple([(name, text) for name, text in reply.get("texts", ())]),
    )
    picked = (photo.doubtful or board.layout.cells)[0]
    status = (("camera.read", {"count": board.count}),) + _advice(reply, photo, board)
    state = state.but(dialog="")
    state, more = change(state, board, status=status, picked=picked, others=())
    return state.with_parts(photo), effects + more + [do.in_sight(), do.focus()]


def _advice(reply: PhotoReply, photo: Photo, board: Board) -> tuple[Sentence, ...]:
    """Return the messages about a reading, and what the user should check."""
    if len(photo.doubtful) * MANY > board.count:
        return _doubt_count(photo, board) + (("camera.many", {}),)
    messages = sentences(reply["messages"])
    # A message would contradict "no doubtful cells".
    if messages and not photo.doubtful:
        return messages + (("camera.compare", {}),)
    return messages + _doubt_count(photo, board)


def pick_next(state: State) -> Next:
    """Pick the next doubtful cell after the picked cell."""
    doubts = state.part(Photo).doubts(state.board)
    if not doubts:
        return say(state, ("camera.left.none", {}))
    later = [cell for cell in doubts if cell > state.picked]
    return state.but(picked=(later or doubts)[0], others=(), growing=0), [do.follow()]


def confirm_cell(state: State) -> Next:
    """Confirm the digit of the picked cell, and pick the next doubtful cell."""
    photo, cell = state.part(Photo), state.picked
    if cell not in photo.doubts(state.board):
        return state, []
    return _go_on(state.with_parts(photo.but(confirmed=photo.confirmed + (cell,))))


def replace_cell(state: State) -> Next:
    """Replace the digit of the picked cell by the alternative, and pick the next doubtful cell."""
    photo, board, cell = state.part(Photo), state.board, state.picked
    digit = photo.alternative(board, cell) if photo.is_checked_on(board) else None
    if digit is None:
        return state, []
    was_doubtful = cell in photo.doubts(board)
    givens = board.givens[:cell] + bytes([digit]) + board.givens[cell + 1 :]
    state, effects = change(state, board.but(givens=givens))
    if not was_doubtful:
        return say(state, *_doubt_count(photo, state.board))[0], effects
    state, more = _go_on(state)
    return state, effects + more


def _go_on(state: State) -> Next:
    """Pick the next doubtful cell, if any, and tell the number of doubtful cells."""
    photo = state.part(Photo)
    state, effects = pick_next(state) if photo.doubts(state.board) else (state, [])
    return say(state, *_doubt_count(photo, state.board))[0], effects


def _doubt_count(photo: Photo, board: Board) -> tuple[Sentence, ...]:
    count = len(photo.doubts(board))
    return (("camera.left", {"count": count}) if count else ("camera.left.none", {}),)
