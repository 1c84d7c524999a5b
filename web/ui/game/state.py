"""How the game is played: how mistakes show, the clock, and the solution known behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import to_solve
from ..faults import faults
from ..settings.state import AUTO, Settings
from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import ErrorReply, OverdueReply, SolveReply, SolveRequest

    from ..feature import Next
    from ..state import Board, State

ON_BOARD = ("solve", "check", "entries", "hint", "why-not", "next-cell", "candidates")
"""The purposes of jobs whose answer shows on the board, or tells of it."""
MISTAKES = ("never", "conflicts", "solution")
"""When mistakes show: never, where digits conflict, or at once where there is one solution."""


@dataclass(frozen=True, slots=True)
class Preferences(Value):
    """What the player has chosen for every puzzle."""

    mistakes: str = field(default="conflicts")  # one of MISTAKES
    timer: bool = field(default=True)  # whether the timer shows


@dataclass(frozen=True, slots=True)
class Clock(Value):
    """How long the puzzle has been played, in milliseconds."""

    of_puzzle = True

    spent: float = field(default=0)  # up to the last time that this was written down
    zero: float | None = field(default=None)  # when it began, less the pauses; None while it stands
    paused: bool = field(default=False)  # by the player
    finished: bool = field(default=False)  # whether the player has just finished
    restarts: tuple[tuple[Board, float], ...] = field(default=())
    """Boards that Restart made; with each the time on the other side of that step, for undo."""

    def at(self, now: float) -> float:
        """How long the puzzle has been played by now."""
        return self.spent if self.zero is None else now - self.zero

    def begun_anew(self, board: Board, now: float) -> Clock:
        """A clock at 0 for the board that Restart made."""
        return Clock(restarts=self.restarts + ((board, self.at(now)),))


@dataclass(frozen=True, slots=True)
class Clocks(Value):
    """The clocks of other puzzles, which undo and redo bring back with their boards."""

    stopped: tuple[tuple[Board, Clock], ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Sight(Value):
    """Whether the page can be seen."""

    seen: bool = field(default=True)


@dataclass(frozen=True, slots=True)
class Answer(Value):
    """How many solutions the givens have; asked for behind the board, and never placed on it."""

    of_puzzle = True

    known: str = field(default="")  # one, several or none; limit where it could not be told
    grid: bytes = field(default=b"")  # the only solution


def question(state: State) -> SolveRequest:
    """What asks the engine for the answer."""
    return to_solve(state.board, AUTO, state.part(Settings).limit)


def answer_of(reply: SolveReply | ErrorReply | OverdueReply) -> Answer:
    """The answer that a reply is."""
    if reply["status"] == "infeasible":
        return Answer(known="none")
    if reply["status"] == "solved" and reply["unique"]:
        assert reply["grid"]
        return Answer(known="one", grid=bytes(reply["grid"]))
    if reply["status"] == "solved" and reply["second"]:
        return Answer(known="several")
    return Answer(known="limit")


def is_played(board: Board) -> bool:
    """Whether there is a puzzle on a board, and it is not being entered."""
    return not board.entering and (any(board.givens) or bool(board.layout.rules))


def is_right(board: Board) -> bool:
    """Whether every cell has the right digit, by the user's own hand."""
    return board.is_full and not faults(board, board.filled)


def unless_paused(act: Callable[..., Next], *, resumes: bool = False) -> Callable[..., Next]:
    """What an action does while the board can be seen: under its cover, nothing is typed.

    Args:
        act: the action.
        resumes: whether it ends the pause instead, as keys do that say "on" or "away".
    """

    def acted(state: State, *carried: Any) -> Next:
        clock = state.part(Clock)
        if not clock.paused:
            return act(state, *carried)
        return (state.with_parts(clock.but(paused=False)), [do.focus()]) if resumes else (state, [])

    return acted


def clock_face(milliseconds: float) -> str:
    """A time in minutes and seconds, with hours where there are any.

    >>> clock_face(65_999), clock_face(3_600_000)
    ('1:05', '1:00:00')
    """
    seconds = int(milliseconds // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return (f"{hours}:{minutes:02}" if hours else str(minutes)) + f":{seconds % 60:02}"


def with_clock_begun_anew(state: State, board: Board) -> State:
    """Return the state whose clock begins anew with a board."""
    return state.with_parts(state.part(Clock).begun_anew(board, state.now))
