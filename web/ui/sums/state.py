"""The equations that are added up, and their sum."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..hinting.state import Hint, played_data, same_play
from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import AddUpReply, ErrorReply, MultiplierData, PlayedData

    from ..state import Board, Cells, Sentence, State

    Lines = tuple[tuple[str, str], ...]  # names of equations, each with its multiplier


@dataclass(frozen=True, slots=True)
class Sums(Value):
    """The sum in the leaf."""

    of_puzzle = True

    by_hand: Lines | None = field(default=None)  # lines that the user made; None: those of the step
    by_solver: Lines = field(default=())  # the lines of the last smallest sum
    lit: str | None = field(default="")  # the line that is lit; "" for all, None for none
    target: str = field(default="")  # the candidate to rule out: a cell and a digit, "" for any
    outcome: tuple[Sentence, ...] = field(default=())  # of the search for the smallest sum
    walk_hint: Hint | None = field(default=None)  # a step of a walk, as a complete hint
    requested: tuple[Board, Lines, Cells] | None = field(default=None)  # what the reply is about
    reply: AddUpReply | ErrorReply | None = field(default=None)

    @property
    def added(self) -> AddUpReply | None:
        """The sum of the equations, if known."""
        return self.reply if self.reply and self.reply["status"] == "added" else None


def _current_hint(state: State) -> Hint | None:
    """Return the hint, if it is about the board as it is and changes the board."""
    hint = state.part(Hint)
    current = hint.can_apply and hint.board and same_play(hint.board, state.board)
    return hint if current else None


def step_hint(state: State) -> Hint | None:
    """Return the hint whose step the sum is about: a step of a walk, or the current hint.

    A hint counts only once all its details are shown, since its equations reveal them.
    """
    hint = state.part(Sums).walk_hint or _current_hint(state)
    return hint if hint and hint.is_complete else None


def has_incomplete_hint(state: State) -> bool:
    """Return whether there is a hint of which not all details are shown."""
    hint = _current_hint(state)
    return bool(hint and not hint.is_complete)


def lines_of_step(state: State) -> Lines | None:
    """Return the lines of the step, empty if no sum proves it; None where there is no step."""
    hint = step_hint(state)
    if not hint or not hint.step:
        return None
    return tuple([(term["name"], term["times"]) for term in hint.step["proof"]])


def lines(state: State) -> Lines:
    """Return the lines that are added up."""
    by_hand = state.part(Sums).by_hand
    return (lines_of_step(state) or ()) if by_hand is None else by_hand


def played_position(state: State) -> tuple[PlayedData, Cells, Cells]:
    """Return the player's board, and the digits and candidates before the step.

    For a correction, the board is without the mistake.
    """
    played, hint = played_data(state), step_hint(state)
    if hint and hint.step and hint.is_correction:
        wrong = [cell for cell, _digit in hint.step["places"] + hint.step["eliminates"]]
        entries = enumerate(played["entries"])
        played["entries"] = [0 if cell in wrong else digit for cell, digit in entries]
        played["notes"] = [0] * len(played["notes"])
        return played, (), ()
    return (played, hint.placed, hint.masks) if hint else (played, (), ())


def targets(state: State) -> list[str]:
    """Return the candidates that the smallest sum can be asked to rule out.

    They are those that the step eliminates, and those of the picked cell.
    """
    candidates = []
    hint = step_hint(state)
    if hint and hint.step:
        candidates += [f"{cell}-{digit}" for cell, digit in hint.step["eliminates"]]
    added, cell = state.part(Sums).added, state.picked
    if added and not digits(state)[cell]:
        mask = added["masks"][cell]
        candidates += [f"{cell}-{k + 1}" for k in range(state.board.side) if mask >> k & 1]
    return [name for k, name in enumerate(candidates) if name not in candidates[:k]]


def digits(state: State) -> Sequence[int]:
    """Return the digits on the board that the equations are about: the player's, or a walk's."""
    hint = state.part(Sums).walk_hint
    return hint.placed if hint else state.board.filled


def multiplier_data(lines: Lines) -> list[MultiplierData]:
    """Return lines as they cross to the engine."""
    return [{"name": name, "times": times} for name, times in lines]


def is_subtracted(times: str) -> bool:
    """Return whether a multiplier subtracts its equation, as it does for truths."""
    return times[0] == "-"


def signed(times: str) -> str:
    """Return a multiplier as it stands before an equation: its sign, and its value unless 1."""
    number = times.strip("-")
    return ("−" if is_subtracted(times) else "+") + ("" if number == "1" else f" {number} ·")
