"""What follows from what happens on the board: the clock, the finish, and mistakes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import want
from ..faults import faults
from ..state import sentence
from .state import (
    Answer,
    Clock,
    Clocks,
    Preferences,
    Sight,
    answer_of,
    clock_face,
    is_played,
    is_right,
    question,
)

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, SolveReply

    from ..feature import Next
    from ..state import Board, Sentence, State


def follow(before: State, after: State) -> Next:
    """The clock goes or stands, what was played is judged, the answer is asked for if wanted."""
    after = _clocked(before, _with_clock_of_puzzle(before, after))
    board = after.board
    if board is not before.board and board.same_puzzle(before.board):
        after = _judged(before, after)
    return want(after, "answer", question(after) if _wants_answer(after) else None)


def answered(state: State, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """It is known how many solutions there are."""
    return state.with_parts(answer_of(reply)), []


def _clocked(before: State, after: State) -> State:
    """Return the state whose clock goes while the player plays.

    The clock starts with the player's first change, Start and Restart among them, and stands behind
    a dialog. What the player or a solver does ends a pause. At each change of the board the time is
    written down, for a reload to know.
    """
    clock, changed = _turned(before, after), after.board is not before.board
    if before.part(Clock).paused and (changed or (after.job and not before.job)):
        clock = clock.but(paused=False)
    if changed and clock.finished:
        clock = clock.but(finished=False)
    board = after.board
    playing = is_played(board) and not board.solution and not is_right(board)
    begun = clock.zero is not None or clock.spent > 0
    begun = begun or (changed and board.same_puzzle(before.board))
    looking = after.part(Sight).seen and not after.dialog
    if playing and begun and looking and not clock.paused:
        if clock.zero is None:
            clock = clock.but(zero=after.now - clock.spent)
        elif changed:
            clock = clock.but(spent=after.now - clock.zero)
    elif clock.zero is not None:
        clock = clock.but(spent=after.now - clock.zero, zero=None)
    return after if clock is after.part(Clock) else after.with_parts(clock)


def _with_clock_of_puzzle(before: State, after: State) -> State:
    """Stop the clock of a puzzle that makes way for another, and bring that of the other back if
    undo or redo did so with its board."""
    if after.board is before.board or after.board.same_puzzle(before.board):
        return after
    clock, stopped = before.part(Clock), after.part(Clocks).stopped
    spent, reachable = clock.at(after.now), after.past + after.future
    clocks = [
        (board, other)
        for board, other in stopped
        if board is not before.board and any(board is near for near in reachable)
    ]
    if spent or clock.restarts:
        clocks.append((before.board, Clock(spent=spent, restarts=clock.restarts)))
    for board, other in stopped:
        if board is after.board:
            after = after.with_parts(other)
    return after.with_parts(Clocks(stopped=tuple(clocks))) if clocks or stopped else after


def _turned(before: State, after: State) -> Clock:
    """The clock, with the time that was played before a Restart if that has just been undone, and
    the time since then if it has been done again."""
    clock = after.part(Clock)
    for place, (begun, time) in enumerate(clock.restarts):
        undone = before.board is begun and after.future and after.future[0] is begun
        redone = after.board is begun and before.future and before.future[0] is begun
        if undone or redone:
            other = ((begun, clock.at(after.now)),)
            restarts = clock.restarts[:place] + other + clock.restarts[place + 1 :]
            return clock.but(spent=time, zero=None, restarts=restarts)
    return clock


def _judged(before: State, after: State) -> State:
    """Return the state that says that the board is full, right or wrong, or has a new mistake."""
    board, preferences = after.board, after.part(Preferences)
    if board.entering or board.solution:
        return after
    if board.is_full and not is_right(board):
        return after.but(status=_full(board, preferences))
    if board.entries == before.board.entries:
        return after
    if is_right(board):
        clock = after.part(Clock)
        said: tuple[Sentence, ...] = (("complete", {}),)
        if preferences.timer:
            said += (("game.time", {"time": clock_face(clock.spent)}),)
        return after.with_parts(clock.but(finished=True)).but(status=said)
    known = wrong(before)
    new = [cell for cell in wrong(after) if cell not in known]
    if new and not after.status:
        return after.but(status=(("check.wrong", {"count": len(new), "cells": board.places(new)}),))
    return after


def _full(board: Board, preferences: Preferences) -> tuple[Sentence, ...]:
    """Return what is said of a full board that is wrong: where, unless no mistakes may show."""
    if preferences.mistakes == "never":
        return (("game.full", {}),)
    return (("check.full-wrong", {}), sentence(faults(board, board.filled)[0].message))


def wrong(state: State) -> list[int]:
    """The entries that are marked as mistakes at once; beside a solution they are struck anyway."""
    board = state.board
    if state.part(Preferences).mistakes != "solution" or board.entering or board.solution:
        return []
    return board.mistaken(state.part(Answer).grid)


def _wants_answer(state: State) -> bool:
    """Whether to ask how the puzzle is solved: only to mark mistakes at once."""
    if state.part(Preferences).mistakes != "solution" or state.part(Answer).known:
        return False
    return is_played(state.board) and not faults(state.board, state.board.givens)
