"""What is to be printed, and how far its puzzles are made and solved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..grading.state import LEVELS, Graded
from ..paper.sheets import LARGE, Manner, Printed, longer
from ..recent.state import Recent
from ..state import Value
from ..storage.boards import puzzle_name

if TYPE_CHECKING:
    from ..recent.state import Entry
    from ..state import Board, State

DIALOG = "printing"
MORE = (0, 1, 2, 3, 5, 7, 11)
"""So many new ones can be asked for: with the board they fill pages."""
MOST = 24
"""So many of the last days' boards are offered."""


@dataclass(frozen=True, slots=True)
class Printing(Value):
    """What stands in the dialog, and what has come of it."""

    manner: Manner = field(default_factory=Manner)
    chosen: tuple[str, ...] = field(default=())  # boards of the last days, as they are kept
    more: int = field(default=0)  # how many new ones are wanted
    made: tuple[Printed, ...] = field(default=())  # the new ones that are there
    known: dict[str, tuple[str, bytes, int]] = field(default_factory=dict)
    """What came of solving puzzles: the outcome, a solution where there is one, the seconds."""
    asked: str = field(default="")  # the puzzle that is being solved
    waiting: bool = field(default=False)  # whether it is printed as soon as all is there
    problem: str = field(default="")  # uncoded: codes were not fetched; short: too few were made


def offered(state: State) -> tuple[Entry, ...]:
    """The boards of the last days that can be printed, too."""
    return state.part(Recent).entries[:MOST]


def puzzles(state: State) -> list[Printed]:
    """All that is to be printed, as far as it is there, with its solutions as far as known.

    The board comes first, and those as large as it, which can stand on one page with it.
    """
    printing, grade = state.part(Printing), state.part(Graded).grade
    level = grade["level"] if grade and grade["status"] == "solved" else ""
    found = [Printed(board=state.board, level=level)]
    for entry in offered(state):
        if entry.name in printing.chosen:
            found.append(Printed(board=entry.board, level=_level(entry.text)))
    found += printing.made[: printing.more]
    large = longer(found[0]) > LARGE
    alike = [one for one in found if (longer(one) > LARGE) is large]
    others = [one for one in found if (longer(one) > LARGE) is not large]
    return [_with_solution(printing, one) for one in alike + others]


def unsolved(state: State) -> list[Board]:
    """The boards whose solutions are wanted, and not yet looked for."""
    printing = state.part(Printing)
    if not printing.manner.solutions or state.engine == "failed":
        return []
    boards = [one.board for one in puzzles(state)]
    return [board for board in boards if puzzle_name(board) not in printing.known]


def lacking(state: State) -> int:
    """How many new puzzles are still to be made."""
    printing = state.part(Printing)
    return 0 if state.engine == "failed" else max(0, printing.more - len(printing.made))


def _with_solution(printing: Printing, one: Printed) -> Printed:
    nothing = "unknown", b"", 0
    outcome, solution, seconds = printing.known.get(puzzle_name(one.board), nothing)
    return one.but(outcome=outcome, solution=solution, seconds=seconds)


def _level(text: str) -> str:
    """The level that was kept with a board, if one was."""
    import json

    grade = json.loads(text).get("grade")
    level = grade.get("level") if isinstance(grade, dict) else ""
    return level if level in LEVELS else ""
