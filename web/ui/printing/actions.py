"""While the dialog is open, puzzles are made and solved behind it; then they are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import drop, puzzle_data, to_solve, want
from ..grading.state import Graded
from ..making.state import LONG, SYMMETRIES, asking
from ..paper import effects as paper
from ..paper.sheets import Printed
from ..settings.state import Settings
from ..share.state import Sharing
from ..state import Board, empty_board
from ..storage.boards import puzzle_name
from .state import DIALOG, MORE, Printing, lacking, offered, puzzles, unsolved

if TYPE_CHECKING:
    from collections.abc import Callable

    from protocol import ErrorReply, GenerateReply, GenerateRequest, OverdueReply, SolveReply

    from ..feature import Next
    from ..state import State

SOLVING, MAKING = "print-solve", "print-make"
AGAIN = ("late", "unknown")
"""What is tried once more when the dialog opens again."""
LONGEST = 80
"""Letters of a title."""


def opened(state: State) -> Next:
    """The dialog opens; with what is filled in if that is shared."""
    printing = state.part(Printing)
    manner = printing.manner.but(filled=state.part(Sharing).filled)
    # Where no solution was found, there may be time for one now.
    known = {name: found for name, found in printing.known.items() if found[0] not in AGAIN}
    fresh = Printing(manner=manner, known=known)
    return state.but(dialog=DIALOG).with_parts(fresh), [do.list_recent()]


def places(state: State, count: str) -> Next:
    """So many puzzles are to be on a page."""
    return _manner(state, places=int(count))


def title(state: State, text: str) -> Next:
    """The pages are to have another title."""
    return _manner(state, title=text[:LONGEST])


def filled(state: State, whether: bool) -> Next:
    """What is filled in is printed, or not."""
    return _manner(state, filled=whether)


def solutions(state: State, whether: bool) -> Next:
    """Solutions come at the end, or not."""
    return _manner(state, solutions=whether)


def codes(state: State, whether: bool) -> Next:
    """Links stand beside puzzles, or not."""
    return _manner(state, codes=whether)


def more(state: State, count: str) -> Next:
    """So many new puzzles are printed with the board."""
    wanted = int(count) if int(count) in MORE else 0
    return state.with_parts(state.part(Printing).but(more=wanted, problem="")), []


def choose(state: State, number: int) -> Next:
    """A board of the last days is printed, too, or not any more."""
    printing, name = state.part(Printing), offered(state)[number].name
    others = tuple([one for one in printing.chosen if one != name])
    chosen = others if len(others) < len(printing.chosen) else others + (name,)
    return state.with_parts(printing.but(chosen=chosen)), []


def start(state: State) -> Next:
    """It is printed as soon as all is there."""
    return state.with_parts(state.part(Printing).but(waiting=True, problem="")), []


def uncoded(state: State) -> Next:
    """The codes could not be fetched."""
    return state.with_parts(state.part(Printing).but(problem="uncoded")), []


def follow(before: State, state: State) -> Next:
    """What is lacking is made, then solved, one after the other; what is waited for is printed."""
    if state.dialog != DIALOG:
        if before.dialog != DIALOG:
            return state, []
        printing = state.part(Printing).but(waiting=False, asked="")
        state, effects = drop(state.with_parts(printing), SOLVING)
        state, others = drop(state, MAKING)
        return state, effects + others + [paper.clear()]
    if any(behind.purpose in (SOLVING, MAKING) for behind in state.background.values()):
        return state, []  # one that has begun goes on, whatever else is wanted now
    if lacking(state):
        return want(state, MAKING, _like(state))
    boards = unsolved(state)
    if boards:
        limit = state.part(Settings).limit
        state = state.with_parts(state.part(Printing).but(asked=puzzle_name(boards[0])))
        return want(state, SOLVING, to_solve(boards[0], "auto", limit))
    if state.part(Printing).waiting:
        state = state.with_parts(state.part(Printing).but(waiting=False))
        return state, [paper.print_sheets(tuple(puzzles(state)), state.part(Printing).manner)]
    return state, []


def solved(state: State, reply: SolveReply | ErrorReply | OverdueReply) -> Next:
    """A puzzle is solved, or cannot be."""
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
    known = dict(printing.known)
    known[printing.asked] = outcome, solution, seconds
    return state.with_parts(printing.but(known=known, asked="")), []


def made(state: State, reply: GenerateReply | ErrorReply | OverdueReply) -> Next:
    """A new puzzle is there; where there is none, no more are asked for."""
    printing = state.part(Printing)
    if reply["status"] != "generated":
        return state.with_parts(printing.but(more=len(printing.made), problem="short")), []
    # Not above: MicroPython has to load it, and not every visit opens one.
    from sudoku_core.formats.text.reading import parse

    puzzle, grade = parse(reply["text"]), reply["grade"]
    givens = bytes(puzzle.givens.cells)
    board = Board(layout=puzzle.layout, givens=givens, entries=bytes(len(givens)), entering=False)
    level = grade["level"] if grade and grade["status"] == "solved" else ""
    one = Printed(board=board, level=level or "")
    return state.with_parts(printing.but(made=printing.made + (one,))), []


def _manner(state: State, **changes: object) -> Next:
    printing = state.part(Printing)
    return state.with_parts(printing.but(manner=printing.manner.but(**changes))), []


def _like(state: State) -> GenerateRequest:
    """What asks for a puzzle with the blocks and rules of the board, as hard if that is known."""
    layout, grade = state.board.layout, state.part(Graded).grade
    square = layout.rows == layout.columns and not layout.gaps
    data = puzzle_data(empty_board(layout))
    level = grade["level"] if grade else None
    return asking(data, level, SYMMETRIES[0] if square else "", state.seed, LONG)


ACTIONS: dict[str, Callable[..., Next]] = {
    "open": opened,
    "places": places,
    "title": title,
    "filled": filled,
    "solutions": solutions,
    "codes": codes,
    "more": more,
    "choose": choose,
    "now": start,
    "uncoded": uncoded,
}
