"""Actions on the table of a list: sorting, filtering, choosing, opening, printing, saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..paper import effects as paper
from ..paper.sheets import PrintOptions
from ..printing.state import Printing
from ..state import change
from . import effects as fx
from .boards import board_of, printed_puzzle
from .sorting import GRADES, SORTS, STATUSES, with_order
from .state import Listing, Room, status_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next
    from ..state import State

PAGE = 25
"""Number of puzzles on a page of the table."""
MOST_PRINTED = 120
"""Greatest number of puzzles printed at once, since drawing takes a while."""


def sort(state: State, column: str) -> Next:
    """Sort the list by a column, or reverse its order."""
    listing = state.part(Listing)
    if column not in SORTS:
        return state, []
    descending = listing.sort == column and not listing.descending
    return _arrange(state, listing.but(sort=column, descending=descending))


def filter_status(state: State, status: str) -> Next:
    """Show only puzzles of a status."""
    status = status if status in STATUSES else ""
    return _arrange(state, state.part(Listing).but(status=status))


def filter_level(state: State, name: str) -> Next:
    """Show only puzzles of a level."""
    name = name if name in GRADES else ""
    return _arrange(state, state.part(Listing).but(level=name))


def turn_page(state: State, pages: int) -> Next:
    """Turn the table's page forward or back."""
    listing = state.part(Listing)
    start = listing.start + pages * PAGE
    if not 0 <= start < len(listing.order):
        return state, []
    return state.with_parts(listing.but(start=start)), [do.go("list-table")]


def choose(state: State, index: int) -> Next:
    """Choose a puzzle for printing, or undo the choice."""
    listing = state.part(Listing)
    others = tuple([other for other in listing.chosen if other != index])
    chosen = others if len(others) < len(listing.chosen) else others + (index,)
    return _set_chosen(state, chosen)


def choose_first(state: State) -> Next:
    """Choose the first puzzles of the table, as many as can be printed."""
    return _set_chosen(state, state.part(Listing).order)


def choose_none(state: State) -> Next:
    """Undo all choices."""
    return _set_chosen(state, ())


def open_puzzle(state: State, index: int) -> Next:
    """Open a puzzle on the board."""
    board = board_of(state.part(Listing).texts[index])
    if not board:
        return state.with_parts(state.part(Room).but(problem=("list.unshown", {}))), []
    status = (("list.opened", {"number": index + 1}),)
    state = state.but(dialog="")
    state, effects = change(state, board, status=status, picked=board.layout.cells[0], others=())
    return state, effects + [do.in_sight(), do.focus()]


def print_chosen(state: State) -> Next:
    """Print the chosen puzzles in the table's order."""
    listing = state.part(Listing)
    chosen = [index for index in listing.order if index in listing.chosen]
    chosen += [index for index in listing.chosen if index not in chosen]
    printed = [printed_puzzle(listing, index) for index in chosen]
    puzzles = tuple([puzzle for puzzle in printed if puzzle])
    if not puzzles:
        return state.with_parts(state.part(Room).but(problem=("list.unchosen", {}))), []
    options: PrintOptions = state.part(Printing).options
    state = state.with_parts(state.part(Room).but(problem=None))
    return state, [paper.print_sheets(puzzles, options.but(filled=False))]


def save(state: State) -> Next:
    """Save the table as a file, in its order."""
    listing = state.part(Listing)
    name = listing.name.rpartition(".")[0] or listing.name or "sudokus"
    return state, [fx.save(name + ".csv", listing)]


def report_unsaved(state: State) -> Next:
    """Report that the file could not be saved."""
    return state.with_parts(state.part(Room).but(problem=("list.unsaved", {}))), []


def _arrange(state: State, listing: Listing) -> Next:
    return state.with_parts(with_order(listing.but(start=0))), []


def _set_chosen(state: State, chosen: tuple[int, ...]) -> Next:
    rows = state.part(Listing).rows
    chosen = tuple([index for index in chosen if status_of(rows[index]) != "unreadable"])
    is_too_long = len(chosen) > MOST_PRINTED
    problem = ("list.most", {"count": MOST_PRINTED}) if is_too_long else None
    room = state.part(Room).but(problem=problem)
    return state.with_parts(room, state.part(Listing).but(chosen=chosen[:MOST_PRINTED])), []


ACTIONS: dict[str, Callable[..., Next]] = {
    "sort": sort,
    "status": filter_status,
    "level": filter_level,
    "page": turn_page,
    "choose": choose,
    "choose-first": choose_first,
    "choose-none": choose_none,
    "open": open_puzzle,
    "print": print_chosen,
    "save": save,
    "unsaved": report_unsaved,
}
