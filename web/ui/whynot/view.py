"""The choice of a digit, the answer, and the mark of the cell that can be filled next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hinting.state import Hint
from ..steps import messages_text, technique_name
from ..tabs.state import Tabs
from .state import DIALOG, NextCell

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def choice_follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the choice of a digit and the buttons follow from."""
    showing = state.dialog == DIALOG
    about = (state.board, state.picked) if showing else (None, 0)
    return (showing, state.board.entering, bool(state.job)) + about


def choice(state: State, words: Words) -> Properties:
    """Return the choice of a digit: a button for each digit but that in the picked cell."""
    board, showing = state.board, state.dialog == DIALOG
    values: Properties = {(DIALOG, "showing"): showing}
    for name in ("why", "next-cell"):
        values[name, "hidden"] = board.entering
        values[name, "aria-disabled"] = bool(state.job)
    if showing:
        cells = board.places((state.picked,))
        values["why-title", "textContent"] = words("whynot.choose", {"cells": cells})
        placed = board.filled[state.picked]
        digits = [digit for digit in range(1, board.side + 1) if digit != placed]
        names = [str(value) for value in board.layout.digits]
        values["why-digits", "buttons"] = tuple(
            [("whynot.digit", digit, names[digit - 1], False) for digit in digits]
        )
    return values


def answer_follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the answer follows from."""
    return (state.part(Hint),)


def answer(state: State, words: Words) -> Properties:
    """Return the answer, and buttons for its steps where there are several."""
    hint = state.part(Hint)
    question = hint.question
    answer, steps = (question.answer, question.steps) if question else ((), ())
    several = len(steps) > 1
    buttons = []
    for number, (step, _placed, _masks) in enumerate(steps if several else ()):
        text = f"{number + 1}. {messages_text(words, [technique_name(step)])}"
        pressed = bool(question and number == question.step_number)
        buttons.append(("whynot.step", number, text, pressed))
    return {
        ("hint-answer", "hidden"): not answer or (hint.is_complete and not several),
        ("hint-answer", "textContent"): " ".join([words(*sentence) for sentence in answer]),
        ("question-steps", "hidden"): not several,
        ("question-steps", "buttons"): tuple(buttons),
    }


def marks(state: State) -> dict[str, Cells]:
    """Return the cell that can be filled next."""
    if state.part(Tabs).open != "play":
        return {}
    return {"hinted": state.part(NextCell).marked_cells(state.board)}
