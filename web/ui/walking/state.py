"""The steps from the board to its solution, and the step that the board shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..model.state import shows
from ..state import Value
from ..tabs.state import Tabs

if TYPE_CHECKING:
    from protocol import GradeReply, MessageData, StepData

    from ..state import Cells, Sentence, State


def rating_message(step: StepData | GradeReply) -> MessageData:
    """Return the rating of a step or a puzzle as a message."""
    tenths = round(step["rating"] * 10)
    return {"code": "walk.rated", "params": {"whole": tenths // 10, "tenth": tenths % 10}}


@dataclass(frozen=True, slots=True)
class Position(Value):
    """The digits and candidates on a board before a step."""

    placed: Cells = field(default=())  # the digit of each cell, or 0
    masks: Cells = field(default=())  # the candidates of each cell, a bit each


@dataclass(frozen=True, slots=True)
class Walk(Value):
    """The steps that the engine has found so far."""

    of_puzzle = True

    from_entries: bool = field(default=False)  # whether the next walk begins with the entries
    request_number: int = field(default=0)  # 0 before the first request
    start: Position = field(default_factory=Position)
    steps: tuple[StepData, ...] = field(default=())
    end: str = field(default="")  # or solved, several, stuck, stopped
    obstacle: StepData | None = field(default=None)  # why there are no more steps
    warnings: tuple[Sentence, ...] = field(default=())  # such as techniques that were left out
    step_number: int = field(default=0)  # the step on the board, from 1; 0 for none
    position: Position | None = field(default=None)  # before that step
    in_play: bool = field(default=False)  # whether the steps show in Play, in place of the pad
    copied: str = field(default="")  # text: the steps were copied; failed: they cannot be copied

    @property
    def step(self) -> StepData | None:
        """The step on the board."""
        return self.steps[self.step_number - 1] if self.step_number else None


def shows_in_play(state: State) -> bool:
    """Return whether the steps show in Play."""
    return state.part(Walk).in_play and state.part(Tabs).open == "play"


def shows_steps(state: State) -> bool:
    """Return whether the steps show, in Model or in Play."""
    return shows(state, "steps") or shows_in_play(state)
