"""Which equations are added up, and what is known of their sum."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..hinting.state import Hint, played, same_play
from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from protocol import AddUpReply, ErrorReply, MultiplierData, PlayedData

    from ..state import Board, Cells, Sentence, State

    Lines = tuple[tuple[str, str], ...]  # names of equations, each with how often it is added


@dataclass(frozen=True, slots=True)
class Sums(Value):
    """The sum of the puzzle that is looked at."""

    of_puzzle = True

    own: Lines | None = field(default=None)  # the lines made by hand; None for those of the step
    by_solver: Lines = field(default=())  # those of the smallest sum that HiGHS chose last
    lit: str | None = field(default="")  # the line that is lit; "" for all, None for none
    target: str = field(default="")  # what is to be ruled out: a cell and a digit, "" for any
    found: tuple[Sentence, ...] = field(default=())  # what is said of the smallest sum
    walked: Hint | None = field(default=None)  # a step of a walk, as a hint that is told wholly
    asked: tuple[Board, Lines, Cells] | None = field(default=None)  # what the reply is of
    reply: AddUpReply | ErrorReply | None = field(default=None)

    @property
    def added(self) -> AddUpReply | None:
        """What the equations add up to, if that is known."""
        return self.reply if self.reply and self.reply["status"] == "added" else None


def _of_board(state: State) -> Hint | None:
    """The hint, if it is one of the board as it is, and does something."""
    known = state.part(Hint)
    here = known.can_apply and known.board and same_play(known.board, state.board)
    return known if here else None


def source(state: State) -> Hint | None:
    """The step that the sum is of: one of a walk, or the hint.

    The hint only once the whole of it is told: nothing is told here that was not asked for.
    """
    known = state.part(Sums).walked or _of_board(state)
    return known if known and known.whole else None


def is_untold(state: State) -> bool:
    """Whether there is a hint of which not all is told."""
    known = _of_board(state)
    return bool(known and not known.whole)


def lines_of_step(state: State) -> Lines | None:
    """The lines of the step; none where no sum shows it. None where there is none."""
    known = source(state)
    if not known or not known.step:
        return None
    return tuple([(each["name"], each["times"]) for each in known.step["proof"]])


def lines(state: State) -> Lines:
    """The lines that are added up."""
    own = state.part(Sums).own
    return (lines_of_step(state) or ()) if own is None else own


def position(state: State) -> tuple[PlayedData, Cells, Cells]:
    """The player's board, and the digits and masks of the state that the step is one of.

    What the player made wrong is shown from the board without it.
    """
    asked, known = played(state), source(state)
    if known and known.step and known.mends:
        wrong = [cell for cell, _digit in known.step["places"] + known.step["eliminates"]]
        entries = enumerate(asked["entries"])
        asked["entries"] = [0 if cell in wrong else digit for cell, digit in entries]
        asked["notes"] = [0] * len(asked["notes"])
        return asked, (), ()
    return (asked, known.placed, known.masks) if known else (asked, (), ())


def targets(state: State) -> list[str]:
    """What the smallest sum can be asked to rule out: of the step, and of the picked cell."""
    found = []
    known = source(state)
    if known and known.step:
        found += [f"{cell}-{digit}" for cell, digit in known.step["eliminates"]]
    added, cell = state.part(Sums).added, state.picked
    if added and not digits(state)[cell]:
        mask = added["masks"][cell]
        found += [f"{cell}-{k + 1}" for k in range(state.board.side) if mask >> k & 1]
    return [value for number, value in enumerate(found) if value not in found[:number]]


def digits(state: State) -> Sequence[int]:
    """What stands on the board that the equations are of: the player's, or that of a walk."""
    walked = state.part(Sums).walked
    return walked.placed if walked else state.board.filled


def multipliers(held: Lines) -> list[MultiplierData]:
    """Lines as they cross over."""
    return [{"name": name, "times": times} for name, times in held]


def taken_away(times: str) -> bool:
    """Whether an equation is taken away, as truths are."""
    return times[0] == "-"
