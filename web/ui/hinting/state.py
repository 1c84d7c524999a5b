"""The open hint, and whether hints may rest on the solution being unique."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..asking import puzzle_data
from ..game.state import Clock
from ..marking import candidates_in_notes
from ..state import Value, sentences
from ..tabs.state import Tabs

if TYPE_CHECKING:
    from typing import Any

    from protocol import DetailData, PlayedData, StepData

    from ..state import Board, Cells, Sentence, State
    from ..whynot.state import Question


@dataclass(frozen=True, slots=True)
class HintPreferences(Value):
    """The player's preferences for hints."""

    uniqueness: bool = field(default=False)  # whether hints may rest on the solution being unique


@dataclass(frozen=True, slots=True)
class Hint(Value):
    """A step on the board, and how much of it is shown."""

    of_puzzle = True

    board: Board | None = field(default=None)  # the board that was sent to the engine
    step: StepData | None = field(default=None)
    detail: int = field(default=0)  # how many details of the step are shown
    placed: Cells = field(default=())  # before the step: the digit of each cell, or 0
    masks: Cells = field(default=())  # before the step: the candidates of each cell, a bit each
    warnings: tuple[Sentence, ...] = field(default=())  # such as techniques that were left out
    question: Question | None = field(default=None)  # the "why not" that the hint answers

    def with_answer(self, question: Question, warnings: tuple[Sentence, ...]) -> Hint:
        """Return the hint with an answered "why not"."""
        return self.but(question=question, warnings=warnings)

    def with_step(
        self, question: Question, step: StepData, detail: int, placed: Cells, masks: Cells
    ) -> Hint:
        """Return the hint with a step of its question's answer."""
        return self.but(question=question, step=step, detail=detail, placed=placed, masks=masks)

    @property
    def is_open(self) -> bool:
        """True if anything is shown, so that the hint has its place beside the board."""
        return bool(self.shown_details or (self.question and self.question.answer))

    @property
    def shown_details(self) -> list[DetailData]:
        """The details of the step that are shown."""
        return self.step["details"][: self.detail] if self.step else []

    @property
    def status(self) -> tuple[Sentence, ...]:
        """The sentences of the last detail that is shown."""
        return sentences(self.shown_details[-1]["messages"])

    @property
    def is_complete(self) -> bool:
        """True if all details of the step are shown."""
        return self.step is not None and self.detail >= len(self.step["details"])

    @property
    def pointing_detail(self) -> DetailData | None:
        """The last detail that is shown and points at cells."""
        pointing = [detail for detail in self.shown_details if detail["cells"]]
        return pointing[-1] if pointing else None

    @property
    def shows_argument(self) -> bool:
        """True if the whole argument is drawn on the board."""
        return self.is_complete and self.can_apply

    @property
    def can_apply(self) -> bool:
        """True if the step changes digits or candidates."""
        return self.step is not None and bool(self.step["places"] or self.step["eliminates"])

    @property
    def is_correction(self) -> bool:
        """True if the step corrects a mistake of the player."""
        return self.step is not None and self.can_apply and not self.step["rating"]


def without_hint(state: State) -> State:
    """Return the state without a hint."""
    return state.with_parts(Hint()).but(status=(), small_print=())


def is_visible(state: State) -> bool:
    """Return whether a hint is in sight."""
    plays = state.part(Tabs).open == "play" and not state.part(Clock).paused
    return plays and state.part(Hint).is_open


def same_play(board: Board, other: Board) -> bool:
    """Return whether two boards have the same digits and notes, whatever their colours."""
    return board is other or (
        board.same_digits(other)
        and (board.corner, board.centre, board.entering)
        == (other.corner, other.centre, other.entering)
    )


def played_data(state: State) -> PlayedData:
    """Return the player's board as it crosses to the engine."""
    board = state.board
    return {
        "puzzle": puzzle_data(board),
        "entries": list(board.entries),
        "notes": list(candidates_in_notes(board)),
        # Without the unsupported rules, a puzzle with one solution may have several.
        "unique": state.part(HintPreferences).uniqueness and not board.unsupported,
    }


def with_no_step(state: State, warnings: tuple[Sentence, ...]) -> State:
    """Return the state whose status says that there is no step."""
    code = "hint.full" if state.board.is_full else "hint.none"
    return state.but(status=((code, {}),), small_print=warnings, growing=0)


def cell_and_digit(board: Board, cell: int, digit: int) -> dict[str, Any]:
    """Return a cell and a digit as parameters of sentences."""
    return {"cells": board.places((cell,)), "digits": str(board.layout.digits[digit - 1])}


def hint_at_step(
    board: Board,
    step: StepData,
    detail: int,
    placed: Cells,
    masks: Cells,
    warnings: tuple[Sentence, ...] = (),
) -> Hint:
    """Return a hint with some details of a step, and the digits and candidates before the step."""
    return Hint(
        board=board, step=step, detail=detail, placed=placed, masks=masks, warnings=warnings
    )


def with_complete_hint(state: State) -> State:
    """Return the state with all details of the hint shown; the hint must have a step."""
    hint = state.part(Hint)
    assert hint.step
    return state.with_parts(hint.but(detail=len(hint.step["details"])))


def with_question(state: State, question: Question) -> State:
    """Return the state with a hint for a "why not" that is still to be answered."""
    return state.with_parts(Hint(board=state.board, question=question))


def with_hint(state: State, hint: Hint) -> State:
    """Return the state with a hint and its warnings."""
    return state.with_parts(hint).but(small_print=hint.warnings)
