"""State of the game: preferences for mistakes and timer, the clock, and the puzzle's solution."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import to_solve
from ..blocks import blocks_of
from ..conflicts import changed_indices, conflicts_on
from ..settings.state import AUTO, Settings
from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import ErrorReply, OverdueReply, SolveReply, SolveRequest

    from ..feature import Next
    from ..state import Board, State

ON_BOARD = ("solve", "check", "entries", "hint", "why-not", "next-cell", "candidates")
"""Purposes of jobs whose reply shows something of the board."""
MISTAKES = ("never", "conflicts", "solution")
"""Kinds of mistakes that show: none, conflicts, or any digit that is not in the only solution."""


@dataclass(frozen=True, slots=True)
class GamePreferences(Value):
    """The player's preferences for every puzzle."""

    mistakes: str = field(default="conflicts")  # one of MISTAKES
    timer: bool = field(default=True)  # whether the timer shows


@dataclass(frozen=True, slots=True)
class Clock(Value):
    """The time that the puzzle has been played, in milliseconds."""

    of_puzzle = True

    spent: float = field(default=0)  # the time when the clock was stopped or recorded last
    zero: float | None = field(default=None)  # the moment of time 0; None while the clock stands
    paused: bool = field(default=False)  # by the player
    finished: bool = field(default=False)  # whether the player has just finished
    restarts: tuple[tuple[Board, float], ...] = field(default=())
    """Boards that Restart made, each with the time before Restart; once Restart is undone, with the
    time after."""

    def time_at(self, now: float) -> float:
        """Return the time that the puzzle has been played by now."""
        return self.spent if self.zero is None else now - self.zero

    def restarted(self, board: Board, now: float) -> Clock:
        """Return a clock at 0 for the board that Restart made."""
        return Clock(restarts=self.restarts + ((board, self.time_at(now)),))


@dataclass(frozen=True, slots=True)
class Clocks(Value):
    """The clocks of other puzzles, which undo and redo bring back with their boards."""

    stopped: tuple[tuple[Board, Clock], ...] = field(default=())


def is_continued(board: Board, left: Board) -> bool:
    """Return whether a board is where the game on a board that was left goes on."""
    return board.entries == left.entries and board.same_puzzle(left)


@dataclass(frozen=True, slots=True)
class Visibility(Value):
    """The visibility of the page."""

    visible: bool = field(default=True)


@dataclass(frozen=True, slots=True)
class Completed(Value):
    """The cells of the blocks that the last entry has completed."""

    of_puzzle = True

    board: Board | None = field(default=None)  # the board with that entry
    cells: tuple[int, ...] = field(default=())


def with_completed_blocks(before: Board, state: State) -> State:
    """Return the state with the blocks that a new entry has completed without a conflict."""
    board = state.board
    shown, past = board.filled, before.filled
    if board.entering or board.solution or shown == past:
        return state
    new = [cell for cell in changed_indices(shown, past, board.columns) if shown[cell]]
    if len(new) != 1:
        return state
    cells: set[int] = set()
    blocks = blocks_of(board.layout)
    for number in blocks.of_cell.get(new[0], ()):
        block = blocks.cells[number]
        digits = {shown[cell] for cell in block}
        if number < len(board.layout.blocks) and 0 not in digits and len(digits) == len(block):
            cells.update(block)
    return state.with_parts(Completed(board=board, cells=tuple(cells))) if cells else state


@dataclass(frozen=True, slots=True)
class Answer(Value):
    """The number of solutions of the givens, and the only solution, which the player does not see.

    The engine is asked in the background.
    """

    of_puzzle = True

    known: str = field(default="")  # one, several or none; limit if the engine could not tell
    grid: bytes = field(default=b"")  # the only solution


def answer_request(state: State) -> SolveRequest:
    """Return the request for the answer."""
    return to_solve(state.board, AUTO, state.part(Settings).limit)


def with_answer_of(state: State, reply: SolveReply | ErrorReply | OverdueReply) -> State:
    """Return the state with the answer in a reply."""
    answer = Answer(known="limit")
    if reply["status"] == "infeasible":
        answer = Answer(known="none")
    elif reply["status"] == "solved" and reply["unique"]:
        assert reply["grid"]
        answer = Answer(known="one", grid=bytes(reply["grid"]))
    elif reply["status"] == "solved" and reply["second"]:
        answer = Answer(known="several")
    return state.with_parts(answer)


def is_played(board: Board) -> bool:
    """Return whether a board has a puzzle that is not being entered."""
    return not board.entering and (any(board.givens) or bool(board.layout.rules))


def is_right(board: Board) -> bool:
    """Return whether the player has filled every cell without a conflict."""
    return board.is_full and not conflicts_on(board, board.filled)


def mistakes_at_once(state: State) -> list[int]:
    """Return the entries that are marked as mistakes as soon as they are made.

    Beside a solution there are none: wrong entries are struck there.
    """
    board = state.board
    if state.part(GamePreferences).mistakes != "solution" or board.entering or board.solution:
        return []
    return board.mistaken(state.part(Answer).grid)


def unless_paused(action: Callable[..., Next], *, resumes: bool = False) -> Callable[..., Next]:
    """Return an action that does nothing while the game is paused.

    Args:
        action: the action.
        resumes: whether the action ends the pause instead, as those of Enter, Space and Escape do.
    """

    def guarded_action(state: State, *values: Any) -> Next:
        clock = state.part(Clock)
        if not clock.paused:
            return action(state, *values)
        return (state.with_parts(clock.but(paused=False)), [do.focus()]) if resumes else (state, [])

    return guarded_action


def clock_face(milliseconds: float) -> str:
    """Return a time in minutes and seconds, and hours if the time is long enough.

    >>> clock_face(65_999), clock_face(3_600_000)
    ('1:05', '1:00:00')
    """
    seconds = int(milliseconds // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return (f"{hours}:{minutes:02}" if hours else str(minutes)) + f":{seconds % 60:02}"


def with_clock_restarted(state: State, board: Board) -> State:
    """Return the state whose clock begins at 0 with the board that Restart made."""
    return state.with_parts(state.part(Clock).restarted(board, state.now))
