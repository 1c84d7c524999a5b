"""The digits to choose from, what is answered, and the cell that comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hinting.state import Hint
from ..stepping import name_of, worded
from ..tabs.state import Tabs
from .state import DIALOG, NextCell

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def chooser_follows_from(state: State) -> tuple[object, ...]:
    """What the dialog and the buttons follow from."""
    showing = state.dialog == DIALOG
    about = (state.board, state.picked) if showing else None
    return showing, about, state.board.entering, bool(state.job)


def chooser(state: State, words: Words) -> Properties:
    """The digits of the board that do not stand in the cell, each a button."""
    board, showing = state.board, state.dialog == DIALOG
    shown: Properties = {(DIALOG, "showing"): showing}
    for name in ("why", "next-cell"):
        shown[name, "hidden"] = board.entering
        shown[name, "aria-disabled"] = bool(state.job)
    if showing:
        shown["why-title", "textContent"] = words(
            "whynot.choose", {"cells": board.places((state.picked,))}
        )
        standing = board.filled[state.picked]
        digits = [one for one in range(1, board.side + 1) if one != standing]
        names = [str(value) for value in board.layout.digits]
        shown["why-digits", "buttons"] = tuple(
            [("whynot.digit", one, names[one - 1], False) for one in digits]
        )
    return shown


def follows_from(state: State) -> tuple[object, ...]:
    """What the answer follows from."""
    return (state.part(Hint),)


def answer(state: State, words: Words) -> Properties:
    """What is answered, and the steps that show it, where there are several."""
    known = state.part(Hint)
    asked = known.question
    answer, found = (asked.answer, asked.steps) if asked else ((), ())
    several = len(found) > 1
    steps = []
    for number, (step, _placed, _masks) in enumerate(found if several else ()):
        text = f"{number + 1}. {worded(words, [name_of(step)])}"
        steps.append(("whynot.step", number, text, bool(asked and number == asked.at)))
    return {
        ("hint-answer", "hidden"): not answer or (known.whole and not several),
        ("hint-answer", "textContent"): " ".join([words(*said) for said in answer]),
        ("hint-way", "hidden"): not several,
        ("hint-way", "buttons"): tuple(steps),
    }


def marks(state: State) -> dict[str, Cells]:
    """The cell that can be filled next."""
    if state.part(Tabs).open != "play":
        return {}
    return {"hinted": state.part(NextCell).lit(state.board)}
