"""What was read comes to the board, to be looked at cell by cell before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..state import Board, change, say, sentence, sentences
from .corners import usual
from .state import Photo

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, PhotoReply

    from ..feature import Next
    from ..state import Sentence, State

MANY = 2
"""One in so many digits in doubt: then it is the grid that was not seen rightly."""


def read(state: State, reply: PhotoReply | ErrorReply | OverdueReply) -> Next:
    """The engine has read the picture, or found no grid in it.

    Args:
        state: without the job.
        reply: what it says.
    """
    if reply["status"] == "limit":
        return unread(state, (("camera.overdue", {}),)), []
    if reply["status"] == "error":
        return unread(state, (sentence(reply["message"]),)), []
    if reply["status"] == "no-grid":
        return unread(state, sentences(reply["messages"]) + (("camera.by-hand", {}),)), []
    return _placed(state, reply)


def unread(state: State, told: tuple[Sentence, ...]) -> State:
    """The picture stays, with corners to be moved, and it is told why nothing was read.

    Args:
        state: before.
        told: why.
    """
    photo = state.part(Photo)
    corners = photo.corners or usual(photo.wide, photo.high)
    return state.with_parts(photo.but(corners=corners, told=told, stage="")).but(status=())


def _placed(state: State, reply: PhotoReply) -> Next:
    """What was read is a puzzle that is being entered; what was on the board is kept."""
    from sudoku_core.formats.text.reading import parse

    puzzle = parse(reply["text"])
    givens = bytes(puzzle.givens.cells)
    board = Board(layout=puzzle.layout, givens=givens, entries=bytes(len(givens)))
    before, photo = state.board, state.part(Photo)
    effects = []
    same = photo.picture == photo.seen and photo.is_of(before)
    if before.entering and before.layout == board.layout and not same:
        # What is being entered is left by undo alone, but for this.
        effects = [do.shelve(state)] if any(before.givens) else []
    corners = tuple([(corner[0], corner[1]) for corner in reply["corners"]])
    photo = photo.but(
        corners=corners,
        upright=True,
        stage="",
        told=(),
        read=board,
        seen=photo.picture,
        seen_at=corners,
        doubtful=tuple(reply["doubtful"]),
        second=tuple(reply["alternatives"]),
        settled=(),
        closed=False,
        program=reply["program"],
        texts=tuple([(name, text) for name, text in reply.get("texts", ())]),
    )
    picked = (photo.doubtful or board.layout.cells)[0]
    said = (("camera.read", {"count": board.count}),) + _judged(reply, photo, board)
    state = state.but(dialog="")
    state, more = change(state, board, status=said, picked=picked, others=())
    return state.with_parts(photo), effects + more + [do.in_sight(), do.focus()]


def _judged(reply: PhotoReply, photo: Photo, board: Board) -> tuple[Sentence, ...]:
    """What is told of the reading, and what to look at."""
    if len(photo.doubtful) * MANY > board.count:
        return _left(photo, board) + (("camera.many", {}),)
    told = sentences(reply["messages"])
    # It may be at odds with that no cell is in doubt.
    return told + (
        (("camera.compare", {}),) if told and not photo.doubtful else _left(photo, board)
    )


def on(state: State) -> Next:
    """The next doubtful cell after the picked one is picked.

    Args:
        state: before.
    """
    left = state.part(Photo).doubts(state.board)
    if not left:
        return say(state, ("camera.left.none", {}))
    later = [cell for cell in left if cell > state.picked]
    return state.but(picked=(later or left)[0], others=(), growing=0), [do.follow()]


def right(state: State) -> Next:
    """The picked cell is as it was read, and the next doubtful one is picked.

    Args:
        state: before.
    """
    photo, cell = state.part(Photo), state.picked
    if cell not in photo.doubts(state.board):
        return state, []
    return _gone_on(state.with_parts(photo.but(settled=photo.settled + (cell,))))


def instead(state: State) -> Next:
    """The picked cell becomes what it looks like next, and the next doubtful one is picked.

    Args:
        state: before.
    """
    photo, board, cell = state.part(Photo), state.board, state.picked
    digit = photo.other(board, cell) if photo.is_of(board) else None
    if digit is None:
        return state, []
    doubted = cell in photo.doubts(board)
    givens = board.givens[:cell] + bytes([digit]) + board.givens[cell + 1 :]
    state, effects = change(state, board.but(givens=givens))
    if not doubted:
        return say(state, *_left(photo, state.board))[0], effects
    state, more = _gone_on(state)
    return state, effects + more


def _gone_on(state: State) -> Next:
    """The next doubtful cell is picked, if there is one, and it is said how many there are."""
    photo = state.part(Photo)
    state, effects = on(state) if photo.doubts(state.board) else (state, [])
    return say(state, *_left(photo, state.board))[0], effects


def _left(photo: Photo, board: Board) -> tuple[Sentence, ...]:
    """How many doubtful cells there are to look at."""
    count = len(photo.doubts(board))
    return (("camera.left", {"count": count}) if count else ("camera.left.none", {}),)
