"""What follows from what happens on the board: the clock, the finish, and mistakes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import want
from ..faults import faults
from .state import (
    Answer,
    Clock,
    Manners,
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
    from ..state import Sentence, State


def follow(before: State, after: State) -> Next:
    """The clock goes or stands, what was played is judged, the answer is asked for if wanted."""
    after = _clocked(before, after)
    board = after.board
    if board.entries != before.board.entries and board.same_puzzle(before.board):
        after = _judged(before, after)
    return want(after, "answer", question(after) if _wants_answer(after) else None)


def answered(state: State, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """It is known how many solutions there are."""
    return state.having(answer_of(reply)), []


def _clocked(before: State, after: State) -> State:
    """The state whose clock goes while there is something to play.

    What the player or a solver does ends a pause. At each change of the board the time is written
    down, for a reload to know.
    """
    clock, changed = _turned(before, after), after.board is not before.board
    if before.part(Clock).paused and (changed or (after.job and not before.job)):
        clock = clock.but(paused=False)
    if changed and clock.finished:
        clock = clock.but(finished=False)
    board = after.board
    playing = is_played(board) and not board.solution and not is_right(board)
    if playing and after.part(Sight).seen and not clock.paused:
        if clock.zero is None:
            clock = clock.but(zero=after.now - clock.spent)
        elif changed:
            clock = clock.but(spent=after.now - clock.zero)
    elif clock.zero is not None:
        clock = clock.but(spent=after.now - clock.zero, zero=None)
    return after if clock is after.part(Clock) else after.having(clock)


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
    """The state that says that the player has finished, or has just made a mistake."""
    board, manners = after.board, after.part(Manners)
    if board.entering or board.solution:
        return after
    if is_right(board):
        clock = after.part(Clock)
        said: tuple[Sentence, ...] = (("complete", {}),)
        if manners.timer:
            said += (("game.time", {"time": clock_face(clock.spent)}),)
        return after.having(clock.but(finished=True)).but(said=said)
    if board.is_full and manners.mistakes == "never":
        return after.but(said=(("game.full", {}),))
    known = wrong(before)
    new = [cell for cell in wrong(after) if cell not in known]
    if new and not after.said:
        return after.but(said=(("check.wrong", {"count": len(new), "cells": board.places(new)}),))
    return after


def wrong(state: State) -> list[int]:
    """The entries that are marked as mistakes at once; beside a solution they are struck anyway."""
    board = state.board
    if state.part(Manners).mistakes != "solution" or board.entering or board.solution:
        return []
    return board.mistaken(state.part(Answer).grid)


def _wants_answer(state: State) -> bool:
    """Whether to ask how the puzzle is solved: only to mark mistakes at once."""
    if state.part(Manners).mistakes != "solution" or state.part(Answer).known:
        return False
    return is_played(state.board) and not faults(state.board, state.board.givens)
