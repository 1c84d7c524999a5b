"""The help that the player had with a puzzle, and the records of finished puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..feature import Intake
from ..game.state import is_continued
from ..hinting.state import Hint
from ..state import Value

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import Board, State

CARD, PAGE = "ending", "statistics"
DIALOGS = (CARD, PAGE)
"""The dialogs: the card of a finished puzzle, and the statistics."""
INTAKE = Intake(file="statistics.read", lost="statistics.unread", most_bytes=20_000_000)
"""A copy has at most the texts of one origin, some 10 MB."""


@dataclass(frozen=True, slots=True)
class Help(Value):
    """The help that the player had with the puzzle."""

    of_puzzle = True

    hints: int = field(default=0)  # number of steps that hints have shown
    filled: int = field(default=0)  # number of cells filled with the digit of a complete hint
    solved: bool = field(default=False)  # whether a solver's solution was on the board
    recorded: bool = field(default=False)  # whether the puzzle is in the records
    unlevelled: int = field(default=-1)  # seconds of a record that lacks its level, or -1

    @property
    def is_timed(self) -> bool:
        """True if the player has filled every cell without being told its digit."""
        return not (self.filled or self.solved)


@dataclass(frozen=True, slots=True)
class Helps(Value):
    """The help with other puzzles, which Undo and links bring back with their boards."""

    others: tuple[tuple[Board, Help], ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Records(Value):
    """The finished puzzles of this device, as text; ``records`` reads and writes the lines."""

    groups: str = field(default="")  # a line for each size, kind and level
    days: str = field(default="")  # a line for each finished puzzle of the day
    offered: bool = field(default=False)  # whether installing the page was offered


@dataclass(frozen=True, slots=True)
class Room(Value):
    """The state of the dialogs beside the records."""

    today: str = field(default="")  # date on the device, as 2026-11-22
    month: str = field(default="")  # month of the calendar, as 2026-11
    before: Records | None = field(default=None)  # the records that Undo puts back
    undo_label: str = field(default="")  # code of the name of Undo
    offers: bool = field(default=False)  # whether the card offers to install the page
    note: str = field(default="")  # code of a sentence about the copy that was read


def with_help(before: State, after: State) -> State:
    """Return the state that counts the hints of an action, and the cells filled by them."""
    after = _with_help_of_puzzle(before, after)
    past, hint, known = before.part(Hint), after.part(Hint), after.part(Help)
    board, changed = after.board, after.board is not before.board
    support = known
    if hint.step and hint.step is not past.step:
        support = support.but(hints=support.hints + 1)
    if changed and past.step and past.is_complete and board.same_puzzle(before.board):
        filled = [
            cell
            for cell, digit in past.step["places"]
            if board.entries[cell] == digit != before.board.entries[cell]
        ]
        if filled:
            support = support.but(filled=support.filled + len(filled))
    if changed and board.solution and not support.solved:
        support = support.but(solved=True)
    return after if support is known else after.with_parts(support)


def _with_help_of_puzzle(before: State, after: State) -> State:
    """Return the state with the help of its puzzle, if the puzzle has changed."""
    if after.board is before.board or after.board.same_puzzle(before.board):
        return after
    left, remembered = before.part(Help), before.part(Helps).others
    reachable = after.past + after.future
    others = [
        (board, known)
        for board, known in remembered
        if board is not before.board and any(board is near for near in reachable)
    ]
    for board, known in remembered:
        if is_continued(after.board, board):
            after = after.with_parts(known)
    if left.hints or left.filled or left.solved or left.recorded:
        others.append((before.board, left))
    return after.with_parts(Helps(others=tuple(others)))


def intake(state: State) -> Intake | None:
    """Return the intake of a copy while the statistics are open."""
    return INTAKE if state.dialog == PAGE else None


def dump_help(state: State) -> Data:
    """Return the help that the player had."""
    known = state.part(Help)
    names = ("hints", "filled", "solved", "recorded", "unlevelled")
    return {name: getattr(known, name) for name in names}


def restore_help(state: State, data: Data) -> State:
    """Restore the help that the player had."""
    return state.with_parts(
        Help(
            hints=max(int(data["hints"]), 0),
            filled=max(int(data["filled"]), 0),
            solved=bool(data["solved"]),
            recorded=bool(data["recorded"]),
            unlevelled=max(int(data.get("unlevelled", -1)), -1),
        )
    )


def dump_records(state: State) -> Data:
    """Return the records."""
    records = state.part(Records)
    return {"groups": records.groups, "days": records.days, "offered": records.offered}


def restore_records(state: State, data: Data) -> State:
    """Restore the records; lines that make no sense are left out when they are read."""
    groups, days = data.get("groups", ""), data.get("days", "")
    if not (isinstance(groups, str) and isinstance(days, str)):
        raise ValueError("records")
    return state.with_parts(Records(groups=groups, days=days, offered=data.get("offered") is True))
