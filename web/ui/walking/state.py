"""All steps of the puzzle, and the one that the board shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import GradeReply, MessageData, StepData

    from ..state import Cells, Sentence


def rating_of(step: StepData | GradeReply) -> MessageData:
    """How hard a step or a puzzle is, as a message."""
    tenths = round(step["rating"] * 10)
    return {"code": "walk.rated", "params": {"whole": tenths // 10, "tenth": tenths % 10}}


@dataclass(frozen=True, slots=True)
class Moment(Value):
    """What stands on a board before a step, and what is left for each cell."""

    placed: Cells = field(default=())  # the digit of each cell, or 0
    masks: Cells = field(default=())  # what each can hold, a bit a digit


@dataclass(frozen=True, slots=True)
class Walk(Value):
    """All steps, as far as they are told."""

    of_puzzle = True

    own: bool = field(default=False)  # whether the next walk begins at what is filled in
    number: int = field(default=0)  # of the request, 0 before the first
    start: Moment = field(default_factory=Moment)
    steps: tuple[StepData, ...] = field(default=())
    end: str = field(default="")  # or solved, several, stuck, stopped
    halt: StepData | None = field(default=None)  # what keeps steps from the end
    without: tuple[Sentence, ...] = field(default=())  # what steps were looked for without
    at: int = field(default=0)  # the step that is looked at, from 1; 0 for none
    then: Moment | None = field(default=None)  # the board at that step
    copied: str = field(default="")  # text where the steps were copied, failed where they cannot be

    @property
    def step(self) -> StepData | None:
        """The step that is looked at."""
        return self.steps[self.at - 1] if self.at else None
