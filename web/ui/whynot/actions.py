"""A digit is chosen, it is asked why it cannot stand there, and what shows it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..game.state import unless_paused
from ..hinting.state import Hint, about, hint_of, no_step, played, with_question
from ..playing.state import LETTERS
from ..state import say, sentence, sentences
from ..stepping import after
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

UNSPOILED = 2
"""Of a step that tells what stands in the cell itself, so many levels are told unasked."""


def _choose(state: State, cell: int = -1) -> Next:
    """The digits of a cell, by default the picked one, are there to choose from."""
    if not _is_played(state):
        return state, []
    if state.board.solution:
        return say(state, ("hint.solved", {}))
    picked = state if cell < 0 else state.but(picked=cell, others=())
    return picked.but(dialog=DIALOG, growing=0), []


choose = unless_paused(_choose)


def _is_played(state: State) -> bool:
    """Whether the board is played, not entered, and not only looked at."""
    return not state.board.entering and state.part(Tabs).open == "play"


def typed(state: State, character: str) -> Next:
    """A digit or letter that is typed chooses what it stands for, if that can be chosen."""
    letter, values = LETTERS.find(character.upper()), state.board.layout.digits
    value = letter + 10 if letter >= 0 else int(character)
    return ask_why(state, values.index(value) + 1) if value in values else (state, [])


def _ask_why(state: State, digit: int) -> Next:
    """Why a digit cannot stand in the picked cell is asked."""
    if not _is_played(state):
        return state, []
    if state.board.solution:
        return say(state, ("hint.solved", {}))
    asked, effects = _asked(state.but(dialog=""), state.picked, digit)
    return asked, effects + [do.focus()]


ask_why = unless_paused(_ask_why)


def _asked(state: State, cell: int, digit: int) -> Next:
    request: WhyNotRequest = {
        "op": "why-not",
        "played": played(state),
        "cell": cell,
        "digit": digit,
    }
    asked = with_question(state, Question(cell=cell, digit=digit))
    return ask(asked, request, of_puzzle=False)


def answered(state: State, _job: Job, reply: WhyNotReply | ErrorReply) -> Next:
    """What shows that it cannot stand there is told, but never the digit that does."""
    known = state.part(Hint)
    asked = known.question
    assert asked
    if not known.board:
        return _asked(state, asked.cell, asked.digit)  # in other ways, meanwhile
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    steps: list[tuple[StepData, Cells, Cells]] = []
    placed, masks = tuple(reply["placed"]), tuple(reply["masks"])
    for step in reply["steps"]:
        steps.append((step, placed, masks))
        placed, masks = after(known.board.layout, placed, masks, step)
    said = sentence(reply["message"])
    if len(steps) == 1 and _settles(asked, steps[0][0]):
        said = ("whynot.other", about(known.board, asked.cell, asked.digit))
    without = sentences(reply["warnings"])
    asked = asked.but(answer=(said,), steps=tuple(steps))
    known = known.answering(asked, without)
    if steps:
        known = _at(known, asked, 0)
    return state.with_parts(known).but(
        status=asked.answer, details=without, marked=(), growing=0
    ), []


def _settles(asked: Question, step: StepData) -> bool:
    """Whether a step says which digit stands in the cell that was asked about."""
    return asked.cell in [cell for cell, _digit in step["places"]]


def _at(known: Hint, asked: Question, number: int) -> Hint:
    """One of the steps is told: all of it, unless that says what stands in the cell."""
    step, placed, masks = asked.steps[number]
    told = UNSPOILED if _settles(asked, step) else len(step["levels"])
    question = asked.but(at=number)
    return known.at_step(question, step, told, placed, masks)


def to_step(state: State, number: int) -> Next:
    """Another of the steps is told."""
    known = state.part(Hint)
    assert known.question
    known = _at(known, known.question, number)
    return state.with_parts(known).but(status=known.status, details=known.without), []


def _next_cell(state: State) -> Next:
    """Which cell can be filled next is asked."""
    if not _is_played(state):
        return state, []
    if state.board.solution:
        return say(state, ("hint.solved", {}))
    request: NextCellRequest = {"op": "next-cell", "played": played(state)}
    return ask(state, request, of_puzzle=False)


next_cell = unless_paused(_next_cell)


def found(state: State, _job: Job, reply: NextCellReply | ErrorReply) -> Next:
    """The cell is picked and lit; what is wrong is told as a hint."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    without = sentences(reply["warnings"])
    if reply["problem"]:
        placed, masks = tuple(reply["placed"]), tuple(reply["masks"])
        known = hint_of(state.board, reply["problem"], 1, placed, masks, without)
        return state.with_parts(known).but(status=known.status, details=without), []
    cell = reply["cell"]
    if cell is None or not reply["message"]:
        return no_step(state, without), []
    lit = state.with_parts(NextCell(board=state.board, cell=cell)).but(picked=cell, others=())
    return lit.but(status=(sentence(reply["message"]),), details=without), [do.focus()]
