"""The step that is being told, and what hints may rest on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..asking import puzzle_data
from ..game.state import Clock
from ..state import Value, sentences
from ..tabs.state import Tabs

if TYPE_CHECKING:
    from typing import Any

    from protocol import LevelData, PlayedData, StepData

    from ..state import Board, Cells, Sentence, State
    from ..whynot.state import Question


@dataclass(frozen=True, slots=True)
class Preferences(Value):
    """What the player has chosen for every puzzle."""

    lone: bool = field(default=False)  # whether hints may rest on there being one solution


@dataclass(frozen=True, slots=True)
class Hint(Value):
    """A step of the board, and how much of it is told."""

    of_puzzle = True

    board: Board | None = field(default=None)  # what it was asked of
    step: StepData | None = field(default=None)
    told: int = field(default=0)  # how many of its levels are told
    placed: Cells = field(default=())  # the state it is a step of: the digit of each cell, or 0
    masks: Cells = field(default=())  # and what each cell can hold, a bit a digit
    without: tuple[Sentence, ...] = field(default=())  # what steps were looked for without
    question: Question | None = field(default=None)  # the "why not" that it answers

    def answering(self, question: Question, without: tuple[Sentence, ...]) -> Hint:
        """Return the hint that answers a "why not"."""
        return self.but(question=question, without=without)

    def at_step(
        self, question: Question, step: StepData, told: int, placed: Cells, masks: Cells
    ) -> Hint:
        """Return the hint that tells so many levels of a step of its question's answer."""
        return self.but(question=question, step=step, told=told, placed=placed, masks=masks)

    @property
    def is_open(self) -> bool:
        """Whether anything is told, so that its room is there."""
        return bool(self.levels or (self.question and self.question.answer))

    @property
    def levels(self) -> list[LevelData]:
        """The levels that are told."""
        return self.step["levels"][: self.told] if self.step else []

    @property
    def status(self) -> tuple[Sentence, ...]:
        """What the last of them says."""
        return sentences(self.levels[-1]["messages"])

    @property
    def whole(self) -> bool:
        """Whether all of it is told."""
        return self.step is not None and self.told >= len(self.step["levels"])

    @property
    def pointing(self) -> LevelData | None:
        """The last of the told levels that points at cells."""
        found = None
        for level in self.levels:
            found = level if level["cells"] else found
        return found

    @property
    def drawn(self) -> bool:
        """Whether the whole argument is drawn on the board."""
        return self.whole and self.can_apply

    @property
    def can_apply(self) -> bool:
        """Whether it does something."""
        return self.step is not None and bool(self.step["places"] or self.step["eliminates"])

    @property
    def mends(self) -> bool:
        """Whether it puts right what the player made."""
        return self.step is not None and self.can_apply and not self.step["rating"]


def closes(state: State) -> bool:
    """Whether Escape closes the hint: it is in sight."""
    seen = state.part(Tabs).open == "play" and not state.part(Clock).paused
    return seen and state.part(Hint).is_open


def same_play(one: Board, other: Board) -> bool:
    """Whether two boards have the same digits and notes, whatever is coloured."""
    return one is other or (
        one.same_digits(other)
        and (one.corner, one.centre, one.entering) == (other.corner, other.centre, other.entering)
    )


def played(state: State) -> PlayedData:
    """The board as the engine wants to know it."""
    board = state.board
    return {
        "puzzle": puzzle_data(board),
        "entries": list(board.entries),
        "notes": list(notes_of(board)),
        # By the rules that could not be read there may be one, by the others several.
        "unique": state.part(Preferences).lone and not board.unsupported,
    }


def no_step(state: State, without: tuple[Sentence, ...]) -> State:
    """The state that says that there is no step."""
    code = "hint.full" if state.board.is_full else "hint.none"
    return state.but(status=((code, {}),), details=without, growing=0)


def about(board: Board, cell: int, digit: int) -> dict[str, Any]:
    """A cell and a digit as the words take them."""
    return {"cells": board.places((cell,)), "digits": str(board.layout.digits[digit - 1])}


def notes_of(board: Board) -> Cells:
    """What is noted as all that a cell can hold, by cell a bit a digit; 0 where nothing is.

    Notes in corners may be places of a digit in a box: they count once every empty cell has notes.
    """
    nothing = (0,) * len(board.givens)
    corner, centre, own = board.corner or nothing, board.centre or nothing, board.filled
    both = [0 if own[cell] else corner[cell] | centre[cell] for cell in range(len(nothing))]
    complete = all(own[cell] or both[cell] for cell in board.layout.cells)
    if complete:
        return tuple(both)
    return tuple([both[cell] if centre[cell] else 0 for cell in range(len(nothing))])


def hint_of(
    board: Board,
    step: StepData,
    told: int,
    placed: Cells,
    masks: Cells,
    without: tuple[Sentence, ...] = (),
) -> Hint:
    """Return a hint of which so many levels are told, with the state that its step is of."""
    return Hint(board=board, step=step, told=told, placed=placed, masks=masks, without=without)


def told_wholly(state: State) -> State:
    """Return the state whose hint, which must have a step, is told wholly."""
    hint = state.part(Hint)
    assert hint.step
    return state.with_parts(hint.but(told=len(hint.step["levels"])))


def with_question(state: State, question: Question) -> State:
    """Return the state whose hint is the answer, still to come, to a "why not"."""
    return state.with_parts(Hint(board=state.board, question=question))
