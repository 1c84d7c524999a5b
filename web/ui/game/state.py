"""How the game is played: how mistakes show, the clock, and the solution known behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..asking import puzzle_data
from ..faults import faults
from ..settings.state import AUTO, Settings
from ..state import Value

if TYPE_CHECKING:
    from protocol import ErrorReply, OverdueReply, SolveReply, SolveRequest

    from ..state import Board, State

MISTAKES = ("never", "conflicts", "solution")
"""When mistakes show: never, where digits conflict, or at once where there is one solution."""


@dataclass(frozen=True, slots=True)
class Manners(Value):
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
    return {
        "op": "solve",
        "puzzle": puzzle_data(state.board),
        "solver": AUTO,
        "form": None,
        "time_limit": state.part(Settings).limit,
        "patience": 0,
        "prove": True,
        "log": False,
    }


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


def is_right(board: Board) -> bool:
    """Whether every cell has the right digit, by the user's own hand."""
    return board.is_full and not faults(board, board.own)


def clock_face(milliseconds: float) -> str:
    """A time in minutes and seconds, with hours where there are any.

    >>> clock_face(65_999), clock_face(3_600_000)
    ('1:05', '1:00:00')
    """
    seconds = int(milliseconds // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return (f"{hours}:{minutes:02}" if hours else str(minutes)) + f":{seconds % 60:02}"
