"""Actions of the dialog Print: while it is open, puzzles are made and solved, then printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask_in_background, let_go, puzzle_data, to_solve
from ..grading.state import Graded
from ..making.state import LONG, SYMMETRIES, generate_request
from ..paper import effects as paper
from ..paper.sheets import PER_PAGE, PrintedPuzzle
from ..settings.state import Settings
from ..share.state import Sharing
from ..state import empty_board, to_board
from ..storage.boards import puzzle_name
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
    from protocol import ErrorReply, GenerateReply, GenerateRequest, OverdueReply, SolveReply

    from ..feature import Data, Next
    from ..state import State

SOLVING, MAKING = "print-solve", "print-make"
RETRIED = ("late", "unknown")
"""Outcomes of puzzles that are solved again when the dialog opens again."""
LONGEST = 80
"""Number of characters of a title."""


def open_dialog(state: State) -> Next:
    """Open the dialog, with entries and notes included if they are included in a shared link."""
    printing = state.part(Printing)
    options = printing.options.but(filled=state.part(Sharing).filled)
    results = {
        name: result for name, result in printing.results.items() if result[0] not in RETRIED
    }
    fresh = Printing(options=options, results=results)
    return state.but(dialog=DIALOG).with_parts(fresh), [do.list_recent()]


def choose_per_page(state: State, count: str) -> Next:
    """Choose how many puzzles a page has."""
    return _with_options(state, per_page=int(count))


def choose_title(state: State, text: str) -> Next:
    """Choose the title over the puzzles."""
    return _with_options(state, title=text[:LONGEST])


def choose_filled(state: State, on: bool) -> Next:
    """Choose whether entries and notes are printed."""
    return _with_options(state, filled=on)


def choose_solutions(state: State, on: bool) -> Next:
    """Choose whether solutions are printed at the end."""
    return _with_options(state, solutions=on)


def choose_codes(state: State, on: bool) -> Next:
    """Choose whether QR codes of share links are printed beside the puzzles."""
    return _with_options(state, codes=on)


def choose_new_count(state: State, text: str) -> Next:
    """Choose how many new puzzles are printed with the board."""
    count = int(text) if int(text) in NEW_COUNTS else 0
    return state.with_parts(state.part(Printing).but(new_count=count, problem="")), []


def toggle_board(state: State, number: int) -> Next:
    """Add a board of the last days to the puzzles that are printed, or remove it."""
    printing, name = state.part(Printing), recent_boards(state)[number].name
    others = tuple([other for other in printing.chosen if other != name])
    chosen = others if len(others) < len(printing.chosen) else others + (name,)
    return state.with_parts(printing.but(chosen=chosen)), []


def print_when_ready(state: State) -> Next:
    """Print as soon as all puzzles are made and solved."""
    return state.with_parts(state.part(Printing).but(waiting=True, problem="")), []


def report_missing_codes(state: State) -> Next:
    """Say that the QR codes could not be fetched."""
    return state.with_parts(state.part(Printing).but(problem="uncoded")), []


def follow(before: State, state: State) -> Next:
    """While the dialog is open, make missing puzzles, then solve all, one by one, then print."""
    if state.dialog != DIALOG:
        if before.dialog != DIALOG:
            return state, []
        printing = state.part(Printing).but(waiting=False, solving="")
        state, effects = let_go(state.with_parts(printing), SOLVING)
        state, others = let_go(state, MAKING)
        return state, effects + others + [paper.clear()]
    if any(running.purpose in (SOLVING, MAKING) for running in state.background.values()):
        return state, []  # a request that has begun goes on, whatever is chosen meanwhile
    if missing_count(state):
        return ask_in_background(state, MAKING, _generate_request(state))
    boards = unsolved_boards(state)
    if boards:
        limit = state.part(Settings).limit
        state = state.with_parts(state.part(Printing).but(solving=puzzle_name(boards[0])))
        return ask_in_background(state, SOLVING, to_solve(boards[0], "auto", limit))
    if state.part(Printing).waiting:
        state = state.with_parts(state.part(Printing).but(waiting=False))
        return state, [paper.print_sheets(tuple(puzzles(state)), state.part(Printing).options)]
    return state, []


def store_solution(state: State, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """Store the solution of a puzzle, or why there is no single solution."""
    printing = state.part(Printing)
    outcome, solution, seconds = "unknown", b"", 0
    if reply["status"] == "infeasible":
        outcome = "none"
    elif reply["status"] == "limit":
        outcome, seconds = "late", max(1, int(reply["seconds"]))
    elif reply["status"] == "solved":
        unique = reply["unique"]
        outcome = "found" if unique is None else "one" if unique else "several"
        solution = b"" if outcome == "several" else bytes(reply["grid"] or ())
    results = dict(printing.results)
    results[printing.solving] = outcome, solution, seconds
    return state.with_parts(printing.but(results=results, solving="")), []


def add_new_puzzle(state: State, reply: GenerateReply | ErrorReply | OverdueReply) -> Next:
    """Add a new puzzle; ask for no more where none was made."""
    printing = state.part(Printing)
    if reply["status"] != "generated":
        return state.with_parts(
            printing.but(new_count=len(printing.new_puzzles), problem="short")
        ), []
    # Imported here: MicroPython has to load the module, and not every visit opens a puzzle.
    from sudoku_core.formats.text.reading import parse

    board, grade = to_board(parse(reply["text"])), reply["grade"]
    level = grade["level"] if grade and grade["status"] == "solved" else ""
    new_puzzles = printing.new_puzzles + (PrintedPuzzle(board=board, level=level or ""),)
    return state.with_parts(printing.but(new_puzzles=new_puzzles)), []


def _with_options(state: State, **changes: object) -> Next:
    printing = state.part(Printing)
    return state.with_parts(printing.but(options=printing.options.but(**changes))), []


def _generate_request(state: State) -> GenerateRequest:
    """Return the request for a puzzle with the board's blocks, rules and, if known, level."""
    layout, grade = state.board.layout, state.part(Graded).grade
    square = layout.rows == layout.columns and not layout.gaps
    data = puzzle_data(empty_board(layout))
    level = grade["level"] if grade else None
    return generate_request(data, level, SYMMETRIES[0] if square else "", state.seed, LONG)


def dump(state: State) -> Data:
    """Return how many puzzles a page has, and what is printed beside them."""
    options = state.part(Printing).options
    return {
        "places": options.per_page,
        "solutions": options.solutions,
        "codes": options.codes,
    }


def restore(state: State, data: Data) -> State:
    """Restore how many puzzles a page has, and what is printed beside them."""
    printing, per_page = state.part(Printing), data.get("places")
    options = printing.options.but(
        per_page=per_page if per_page in PER_PAGE else PER_PAGE[0],
        solutions=data.get("solutions") is not False,
        codes=data.get("codes") is not False,
    )
    if options == printing.options:
        return state
    return state.with_parts(printing.but(options=options))
