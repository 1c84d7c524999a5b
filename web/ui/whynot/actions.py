"""Actions that ask why a digit cannot stand in a cell, and which cell can be filled next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..game.state import unless_paused
from ..hinting.state import (
    Hint,
    cell_and_digit,
    hint_at_step,
    played_data,
    with_hint,
    with_no_step,
    with_question,
)
from ..playing.state import LETTERS
from ..state import say, sentence, sentences
from ..steps import after_step
from ..tabs.state import Tabs
from .state import DIALOG, NextCell, Question

if TYPE_CHECKING:
    from protocol import (
        ErrorReply,
        NextCellReply,
        NextCellRequest,
        StepData,
        WhyNotReply,
        WhyNotRequest,
    )

    from ..feature import Next
    from ..state import Cells, Job, State

DETAIL_OF_REVEALING = 2
"""Levels that are shown at once of a step that reveals the digit of the cell in question."""


@unless_paused
def open_choice(state: State, cell: int = -1) -> Next:
    """Open the choice of a digit for a cell, by default the picked cell."""
    refusal = _refusal(state)
    if refusal:
        return refusal
    picked = state if cell < 0 else state.but(picked=cell, others=())
    return picked.but(dialog=DIALOG, growing=0), []


def _refusal(state: State) -> Next | None:
    """Return the outcome of a question where the board is not played, or is solved; else None."""
    if state.board.entering or state.part(Tabs).open != "play":
        return state, []
    return say(state, ("hint.solved", {})) if state.board.solution else None


def ask_why_typed(state: State, character: str) -> Next:
    """Ask about the digit that a typed digit or letter stands for, if the board has that digit."""
    letter, values = LETTERS.find(character.upper()), state.board.layout.digits
    value = letter + 10 if letter >= 0 else int(character)
    return ask_why(state, values.index(value) + 1) if value in values else (state, [])


@unless_paused
def ask_why(state: State, digit: int) -> Next:
    """Ask why a digit cannot stand in the picked cell."""
    refusal = _refusal(state)
    if refusal:
        return refusal
    state, effects = _send_question(state.but(dialog=""), state.picked, digit)
    return state, effects + [do.focus()]


def _send_question(state: State, cell: int, digit: int) -> Next:
    request: WhyNotRequest = {
        "op": "why-not",
        "played": played_data(state),
        "cell": cell,
        "digit": digit,
    }
    state = with_question(state, Question(cell=cell, digit=digit))
    return ask(state, request, outlives_entries=False)


def show_answer(state: State, _job: Job, reply: WhyNotReply | ErrorReply) -> Next:
    """Show the steps that rule the digit out, without the digit that stands in the cell."""
    hint = state.part(Hint)
    question = hint.question
    assert question
    if not hint.board:  # hints may rest on something else since the question was sent
        return _send_question(state, question.cell, question.digit)
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    steps: list[tuple[StepData, Cells, Cells]] = []
    placed, masks = tuple(reply["placed"]), tuple(reply["masks"])
    for step in reply["steps"]:
        steps.append((step, placed, masks))
        placed, masks = after_step(hint.board.layout, placed, masks, step)
    answer = sentence(reply["message"])
    if len(steps) == 1 and _reveals_digit(question, steps[0][0]):
        answer = ("whynot.other", cell_and_digit(hint.board, question.cell, question.digit))
    warnings = sentences(reply["warnings"])
    question = question.but(answer=(answer,), steps=tuple(steps))
    hint = hint.with_answer(question, warnings)
    if steps:
        hint = _with_step(hint, question, 0)
    return with_hint(state, hint).but(status=question.answer, wrong_cells=(), growing=0), []


def _reveals_digit(question: Question, step: StepData) -> bool:
    """Return whether a step says which digit stands in the cell in question."""
    return question.cell in [cell for cell, _digit in step["places"]]


def _with_step(hint: Hint, question: Question, number: int) -> Hint:
    """Return the hint with a step of the answer: complete, unless the step reveals the digit."""
    step, placed, masks = question.steps[number]
    detail = DETAIL_OF_REVEALING if _reveals_digit(question, step) else len(step["details"])
    return hint.with_step(question.but(step_number=number), step, detail, placed, masks)


def show_step(state: State, number: int) -> Next:
    """Show another step of the answer."""
    hint = state.part(Hint)
    assert hint.question
    hint = _with_step(hint, hint.question, number)
    return with_hint(state, hint).but(status=hint.status), []


@unless_paused
def ask_next_cell(state: State) -> Next:
    """Ask which cell can be filled next."""
    refusal = _refusal(state)
    if refusal:
        return refusal
    request: NextCellRequest = {"op": "next-cell", "played": played_data(state)}
    return ask(state, request, outlives_entries=False)


def show_next_cell(state: State, _job: Job, reply: NextCellReply | ErrorReply) -> Next:
    """Pick and mark the cell that can be filled next, or show a mistake as a hint."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    warnings = sentences(reply["warnings"])
    if reply["problem"]:
        placed, masks = tuple(reply["placed"]), tuple(reply["masks"])
        hint = hint_at_step(state.board, reply["problem"], 1, placed, masks, warnings)
        return with_hint(state, hint).but(status=hint.status), []
    cell = reply["cell"]
    if cell is None or not reply["message"]:
        return with_no_step(state, warnings), []
    state = state.with_parts(NextCell(board=state.board, cell=cell)).but(picked=cell, others=())
    return state.but(status=(sentence(reply["message"]),), small_print=warnings), [do.focus()]
