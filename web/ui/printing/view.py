"""What the dialog offers, and how far what is to be printed is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grading.state import Graded
from ..opening.state import rule_and_given_counts
from ..paper.sheets import PLACES, answers, leaves
from ..recent.state import Recent
from .state import DIALOG, MORE, Printing, lacking, offered, puzzles, unsolved

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from; only the dialog's being open, while it is not."""
    if state.dialog != DIALOG:
        return (False,)
    known = state.part(Printing), state.part(Recent), state.part(Graded)
    return (True, state.board, state.engine) + known


def properties(state: State, words: Words) -> Properties:
    """The properties, by element and name."""
    showing = state.dialog == DIALOG
    if not showing:
        return {(DIALOG, "showing"): False}
    printing, board = state.part(Printing), state.board
    manner, entries = printing.manner, offered(state)
    counts = sorted({printing.more}.union(MORE))
    if board.unsupported:  # by rules that could not be read none can be made
        counts = counts[:1]
    boxes = [
        ("printing.choose", number, _about(entry.board, words), entry.name in printing.chosen)
        for number, entry in enumerate(entries)
    ]
    return {
        # Not in the markup: there, a page that others embed would say that it may not.
        ("print-now", "autofocus"): True,
        (DIALOG, "showing"): True,
        ("print-heading", "value"): manner.title,
        ("print-places", "options"): tuple([(str(one), str(one), True) for one in PLACES]),
        ("print-places", "value"): str(manner.places),
        ("print-more", "options"): tuple([(str(one), str(one), True) for one in counts]),
        ("print-more", "value"): str(printing.more),
        ("print-more", "disabled"): len(counts) == 1,
        ("print-others", "hidden"): not entries,
        ("print-recents", "boxes"): tuple(boxes),
        ("print-filled", "checked"): manner.filled,
        ("print-solutions", "checked"): manner.solutions,
        ("print-codes", "checked"): manner.codes,
        ("print-told", "textContent"): _told(state, words),
        ("print-now", "aria-disabled"): printing.waiting,
    }


def _about(board: Board, words: Words) -> str:
    """What a board is called, and its size."""
    size = f"{board.layout.rows} × {board.columns}"
    held_here = [words(*one) for one in rule_and_given_counts(board)]
    return ", ".join([part for part in [board.title, size] + held_here if part])


def _told(state: State, words: Words) -> str:
    """How many pages there will be, or what they wait for."""
    printing = state.part(Printing)
    if lacking(state):
        number = len(printing.made) + 1
        told = words("print.making", {"number": number, "count": printing.more})
    elif unsolved(state):
        found = puzzles(state)
        number = len(found) - len(unsolved(state)) + 1
        told = words("print.solving", {"number": number, "count": len(found)})
    else:
        found = puzzles(state)
        count = len(leaves(found, printing.manner.places))
        count += len(answers(found)) if printing.manner.solutions else 0
        told = words("print.pages", {"count": count})
    if state.engine == "loading" and (lacking(state) or unsolved(state)):
        told = words("busy.waiting")
    return words("print." + printing.problem) + " " + told if printing.problem else told
