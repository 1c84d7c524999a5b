"""Actions of the game; and after any action, the clock, the finish, and mistakes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask_in_background
from ..conflicts import conflicts_on
from ..state import sentence, stop
from .state import (
    ON_BOARD,
    Answer,
    Clock,
    Clocks,
    GamePreferences,
    Visibility,
    answer_request,
    clock_face,
    is_continued,
    is_played,
    is_right,
    mistakes_at_once,
    with_answer_of,
    with_completed_blocks,
)

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, SolveReply

    from ..feature import Next
    from ..state import Board, Effects, Sentence, State


def show_mistakes(state: State, kind: str) -> Next:
    """Choose the kind of mistakes that show."""
    return state.with_parts(state.part(GamePreferences).but(mistakes=kind)), []


def show_timer(state: State, shows: bool) -> Next:
    """Show or hide the timer, and end a pause."""
    clock = state.part(Clock).but(paused=False)
    return state.with_parts(state.part(GamePreferences).but(timer=shows), clock), []


def pause(state: State) -> Next:
    """Stop the clock, cover the board and end a job about it; or resume the game."""
    clock = state.part(Clock)
    if clock.paused:
        return state.with_parts(clock.but(paused=False)), [do.focus()]
    effects: Effects = []
    if state.job and state.job.purpose in ON_BOARD:
        state, effects = stop(state)
    return state.with_parts(clock.but(paused=True)), effects + [do.go("resume")]


def set_visible(state: State, visible: bool) -> Next:
    """Note whether the page is visible."""
    return state.with_parts(Visibility(visible=visible)), []


def follow(before: State, after: State) -> Next:
    """Start or stop the clock, judge a change of the board, and ask for the answer if wanted."""
    after = _with_clock(before, _with_clock_of_puzzle(before, after))
    board = after.board
    if board is not before.board and board.same_puzzle(before.board):
        after = with_completed_blocks(before.board, _with_verdict(before, after))
    return ask_in_background(
        after, "answer", answer_request(after) if _wants_answer(after) else None
    )


def receive_answer(state: State, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """Remember the puzzle's solution, or that there is not exactly one."""
    return with_answer_of(state, reply), []


def _with_clock(before: State, after: State) -> State:
    """Return the state with a clock that runs while the player plays.

    The clock starts with the player's first change, Start and Restart among them, and stands behind
    a dialog. A change of the board, or a new job, ends a pause. Each change of the board records
    the time, which a reload brings back.
    """
    clock, changed = _clock_after_undo(before, after), after.board is not before.board
    if before.part(Clock).paused and (changed or (after.job and not before.job)):
        clock = clock.but(paused=False)
    if changed and clock.finished:
        clock = clock.but(finished=False)
    board = after.board
    playing = is_played(board) and not board.solution and not is_right(board)
    begun = clock.zero is not None or clock.spent > 0
    begun = begun or (changed and board.same_puzzle(before.board))
    visible = after.part(Visibility).visible and not after.dialog
    if playing and begun and visible and not clock.paused:
        if clock.zero is None:
            clock = clock.but(zero=after.now - clock.spent)
        elif changed:
            clock = clock.but(spent=after.now - clock.zero)
    elif clock.zero is not None:
        clock = clock.but(spent=after.now - clock.zero, zero=None)
    return after if clock is after.part(Clock) else after.with_parts(clock)


def _with_clock_of_puzzle(before: State, after: State) -> State:
    """Return the state with the clock of its puzzle, if the puzzle has changed.

    The clock of the puzzle before is stopped and remembered; undo, redo and a link with entries
    bring the clock of their puzzle back.
    """
    if after.board is before.board or after.board.same_puzzle(before.board):
        return after
    clock, stopped = before.part(Clock), after.part(Clocks).stopped
    spent, reachable = clock.time_at(after.now), after.past + after.future
    clocks = [
        (board, other)
        for board, other in stopped
        if board is not before.board and any(board is near for near in reachable)
    ]
    if spent or clock.restarts:
        clocks.append((before.board, Clock(spent=spent, restarts=clock.restarts)))
    for board, other in stopped:
        if is_continued(after.board, board):
            after = after.with_parts(other)
    return after.with_parts(Clocks(stopped=tuple(clocks))) if clocks or stopped else after


def _clock_after_undo(before: State, after: State) -> Clock:
    """Return the clock, with the time before a Restart that was just undone, or the time after a
    Restart that was just redone."""
    clock = after.part(Clock)
    for place, (begun, time) in enumerate(clock.restarts):
        undone = before.board is begun and after.future and after.future[0] is begun
        redone = after.board is begun and before.future and before.future[0] is begun
        if undone or redone:
            other = ((begun, clock.time_at(after.now)),)
            restarts = clock.restarts[:place] + other + clock.restarts[place + 1 :]
            return clock.but(spent=time, zero=None, restarts=restarts)
    return clock


def _with_verdict(before: State, after: State) -> State:
    """Return the state whose status tells that the board is full or has a new mistake."""
    board, preferences = after.board, after.part(GamePreferences)
    if board.entering or board.solution:
        return after
    if board.is_full and not is_right(board):
        return after.but(status=_full_and_wrong(board, preferences))
    if board.entries == before.board.entries:
        return after
    if is_right(board):
        clock = after.part(Clock)
        status: tuple[Sentence, ...] = (("complete", {}),)
        if preferences.timer:
            status += (("game.time", {"time": clock_face(clock.spent)}),)
        return after.with_parts(clock.but(finished=True)).but(status=status)
    known = mistakes_at_once(before)
    new = [cell for cell in mistakes_at_once(after) if cell not in known]
    if new and not after.status:
        return after.but(status=(("check.wrong", {"count": len(new), "cells": board.places(new)}),))
    return after


def _full_and_wrong(board: Board, preferences: GamePreferences) -> tuple[Sentence, ...]:
    """Return the status of a full board that is wrong, with a conflict unless none may show."""
    if preferences.mistakes == "never":
        return (("game.full", {}),)
    return (("check.full-wrong", {}), sentence(conflicts_on(board, board.filled)[0].message))


def _wants_answer(state: State) -> bool:
    """Return whether to ask for the puzzle's solution: only to mark mistakes at once."""
    if state.part(GamePreferences).mistakes != "solution" or state.part(Answer).known:
        return False
    return is_played(state.board) and not conflicts_on(state.board, state.board.givens)
