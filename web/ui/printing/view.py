"""The dialog Print, with the progress of making and solving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grading.state import Graded
from ..opening.state import rule_and_given_counts
from ..paper.sheets import PER_PAGE, puzzle_pages, solution_pages
from ..recent.state import Recent
from .state import (
    DIALOG,
    NEW_COUNTS,
    Printing,
    missing_count,
    puzzles,
    recent_boards,
    unsolved_boards,
)

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the dialog follows from; few while it is closed."""
    if state.dialog != DIALOG:
        return (False,)
    parts = state.part(Printing), state.part(Recent), state.part(Graded)
    return (True, state.board, state.engine) + parts


def properties(state: State, words: Words) -> Properties:
    """Return the choices of the dialog, and its progress."""
    if state.dialog != DIALOG:
        return {(DIALOG, "showing"): False}
    printing, board = state.part(Printing), state.board
    options, entries = printing.options, recent_boards(state)
    counts = sorted({printing.new_count}.union(NEW_COUNTS))
    if board.unsupported:  # no puzzle can be made by rules that are not known
        counts = counts[:1]
    boxes = [
        ("printing.choose", number, _about(entry.board, words), entry.name in printing.chosen)
        for number, entry in enumerate(entries)
    ]
    return {
        # Not in the markup: there, a page that others embed would say that it may not.
        ("print-now", "autofocus"): True,
        (DIALOG, "showing"): True,
        ("print-heading", "value"): options.title,
        ("print-places", "options"): tuple([(str(count), str(count), True) for count in PER_PAGE]),
        ("print-places", "value"): str(options.per_page),
        ("print-more", "options"): tuple([(str(count), str(count), True) for count in counts]),
        ("print-more", "value"): str(printing.new_count),
        ("print-more", "disabled"): len(counts) == 1,
        ("print-others", "hidden"): not entries,
        ("print-recents", "boxes"): tuple(boxes),
        ("print-filled", "checked"): options.filled,
        ("print-solutions", "checked"): options.solutions,
        ("print-codes", "checked"): options.codes,
        ("print-status", "textContent"): _progress(state, words),
        ("print-now", "aria-disabled"): printing.waiting,
    }


def _about(board: Board, words: Words) -> str:
    """Return the title of a board, its size, its rules and its number of givens."""
    size = f"{board.layout.rows} × {board.columns}"
    contents = [words(*sentence) for sentence in rule_and_given_counts(board)]
    return ", ".join([part for part in [board.title, size] + contents if part])


def _progress(state: State, words: Words) -> str:
    """Return the number of pages, or which puzzle is being made or solved."""
    printing, count = state.part(Printing), len(puzzles(state))
    missing, unsolved = missing_count(state), len(unsolved_boards(state))
    if missing:
        number = len(printing.new_puzzles) + 1
        text = words("print.making", {"number": number, "count": printing.new_count})
    elif unsolved:
        text = words("print.solving", {"number": count - unsolved + 1, "count": count})
    else:
        pages = len(puzzle_pages(puzzles(state), printing.options.per_page))
        pages += len(solution_pages(puzzles(state))) if printing.options.solutions else 0
        text = words("print.pages", {"count": pages})
    if state.engine == "loading" and (missing or unsolved):
        text = words("busy.waiting")
    return words("print." + printing.problem) + " " + text if printing.problem else text
