"""What of the list is shown, opened, chosen, printed and saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..paper import effects as paper
from ..paper.sheets import PrintOptions
from ..printing.state import Printing
from ..state import change
from . import effects as fx
from .arranging import GRADES, SORTS, STATUSES, arranged
from .boards import board_of, printed
from .state import Listing, Room, solutions

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next
    from ..state import State

PAGE = 25
"""So many puzzles stand on a page of the table."""
MOST_PRINTED = 120
"""So many are printed at once: drawing them takes a while."""


def sort(state: State, by: str) -> Next:
    """The list is sorted by a column, or the other way round."""
    listing = state.part(Listing)
    if by not in SORTS:
        return state, []
    down = listing.sort == by and not listing.down
    return _arranged(state, listing.but(sort=by, down=down))


def only(state: State, status: str) -> Next:
    """Only puzzles of a status are shown."""
    status = status if status in STATUSES else ""
    return _arranged(state, state.part(Listing).but(only=status))


def level(state: State, name: str) -> Next:
    """Only puzzles of a level are shown."""
    name = name if name in GRADES else ""
    return _arranged(state, state.part(Listing).but(level=name))


def page(state: State, by: int) -> Next:
    """The next page of the table, or the one before."""
    listing = state.part(Listing)
    start = listing.start + by * PAGE
    if not 0 <= start < len(listing.order):
        return state, []
    return state.with_parts(listing.but(start=start)), [do.go("list-table")]


def choose(state: State, place: int) -> Next:
    """A puzzle is to be printed, or not any more."""
    listing = state.part(Listing)
    others = tuple([one for one in listing.chosen if one != place])
    chosen = others if len(others) < len(listing.chosen) else others + (place,)
    return _chosen(state, chosen)


def choose_first(state: State) -> Next:
    """The first of those that are shown are chosen, as many as can be printed."""
    return _chosen(state, state.part(Listing).order)


def choose_none(state: State) -> Next:
    """None is chosen."""
    return _chosen(state, ())


def opened(state: State, place: int) -> Next:
    """A puzzle comes onto the board."""
    board = board_of(state.part(Listing).texts[place])
    if not board:
        return state.with_parts(state.part(Room).but(problem=("list.unshown", {}))), []
    said = (("list.opened", {"number": place + 1}),)
    state = state.but(dialog="")
    state, effects = change(state, board, status=said, picked=board.layout.cells[0], others=())
    return state, effects + [do.in_sight(), do.focus()]


def print_chosen(state: State) -> Next:
    """The chosen puzzles are printed, in the order in which they are shown."""
    listing = state.part(Listing)
    chosen = [one for one in listing.order if one in listing.chosen]
    chosen += [one for one in listing.chosen if one not in chosen]
    found = [printed(listing, one) for one in chosen]
    puzzles = tuple([one for one in found if one])
    if not puzzles:
        return state.with_parts(state.part(Room).but(problem=("list.unchosen", {}))), []
    options: PrintOptions = state.part(Printing).options
    state = state.with_parts(state.part(Room).but(problem=None))
    return state, [paper.print_sheets(puzzles, options.but(filled=False))]


def save(state: State) -> Next:
    """What is shown is saved as a file, in its order."""
    listing = state.part(Listing)
    name = listing.name.rpartition(".")[0] or listing.name or "sudokus"
    return state, [fx.save(name + ".csv", listing)]


def unsaved(state: State) -> Next:
    """The file could not be saved."""
    return state.with_parts(state.part(Room).but(problem=("list.unsaved", {}))), []


def _arranged(state: State, listing: Listing) -> Next:
    return state.with_parts(arranged(listing.but(start=0))), []


def _chosen(state: State, chosen: tuple[int, ...]) -> Next:
    rows = state.part(Listing).rows
    chosen = tuple([one for one in chosen if solutions(rows[one]) != "unreadable"])
    most = len(chosen) > MOST_PRINTED
    problem = ("list.most", {"count": MOST_PRINTED}) if most else None
    room = state.part(Room).but(problem=problem)
    return state.with_parts(room, state.part(Listing).but(chosen=chosen[:MOST_PRINTED])), []


ACTIONS: dict[str, Callable[..., Next]] = {
    "sort": sort,
    "only": only,
    "level": level,
    "page": page,
    "choose": choose,
    "choose-first": choose_first,
    "choose-none": choose_none,
    "open": opened,
    "print": print_chosen,
    "save": save,
    "unsaved": unsaved,
}
