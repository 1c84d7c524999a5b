"""Actions of the card and of the statistics."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .. import effects as do
from ..game.state import Clock
from ..grading.state import LEVELS, Graded
from ..making.state import SIDES, Options, Stock, is_offered
from ..share.state import file_name, with_note
from ..share_link import link_fields
from ..state import State, layout_for, to_board
from ..storage.scopes import of_feature
from ..storage.text import read
from . import calendar
from .records import (
    BEYOND,
    group_of,
    kind_of_board,
    merge,
    total,
    with_day,
    with_game,
    without_game,
)
from .state import CARD, PAGE, Help, Records, Room, restore_records

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Action, Next
    from ..state import Effects

OFFERED_AFTER = 2
"""Number of finished puzzles after which the card offers to install the page."""
PIXELS = 2160
"""Pixels of the longer side of a shared picture."""


def finish(state: State) -> Next:
    """Record the finished puzzle, and open the card if no other dialog is open.

    A puzzle is not recorded if a solver has shown its solution.
    """
    if not state.part(Clock).finished:
        return state, []
    support, effects = state.part(Help), []
    if not (support.recorded or support.solved):
        records = _with_finished(state)
        if total(records) >= OFFERED_AFTER and not records.offered:
            effects.append(("statistics.look",))
        unlevelled = -1 if level_of_board(state) else seconds_of(state)
        support = support.but(recorded=True, unlevelled=unlevelled)
        state = state.with_parts(records, support)
    if state.dialog:
        return state, effects
    room = state.part(Room).but(offers=False)
    return with_note(state.with_parts(room).but(dialog=CARD), ""), [do.mark("card")] + effects


def _with_finished(state: State) -> Records:
    """Return the records with the puzzle on the board."""
    seconds = seconds_of(state)
    records = _with_record(state, state.part(Records), level_of_board(state), seconds)
    date = state.part(Stock).date_of(state.board)
    return with_day(records, date, seconds) if date else records


def seconds_of(state: State) -> int:
    """Return the time of the finished puzzle, 0 if it does not count."""
    return max(int(state.part(Clock).spent // 1000), 1) if state.part(Help).is_timed else 0


def _with_record(state: State, records: Records, level: str, seconds: int) -> Records:
    """Return the records with the puzzle on the board at a level."""
    group = group_of(records, state.board.side, kind_of_board(state.board.layout), level)
    return with_game(records, group, _unaided(state, seconds))


def _unaided(state: State, seconds: int) -> int:
    """Return the time if the player had no hints, else 0."""
    return 0 if state.part(Help).hints else seconds


def with_level(state: State) -> State:
    """Return the state with the level of a puzzle that was recorded before it was known."""
    support, records = state.part(Help), state.part(Records)
    seconds = support.unlevelled
    group = group_of(records, state.board.side, kind_of_board(state.board.layout), "")
    if group.solved:  # else the records were cleared meanwhile
        records = without_game(records, group, _unaided(state, seconds))
        records = _with_record(state, records, level_of_board(state), seconds)
    return state.with_parts(records, support.but(unlevelled=-1))


def level_of_board(state: State) -> str:
    """Return the level of the puzzle, or BEYOND; empty if it is not known."""
    grade = state.part(Graded).grade
    if not grade:
        return ""
    return grade["level"] if grade["status"] == "solved" else BEYOND


def next_puzzle(state: State) -> Next:
    """Open a puzzle of the same size, kind and level; or else one with rules like these."""
    board, options = state.board, state.part(Options)
    layout, kind = board.layout, kind_of_board(board.layout)
    level = level_of_board(state)
    level = level if level in LEVELS else options.level
    usual = board.side in SIDES and layout.box == layout_for(board.side).box and not layout.gaps
    if not (usual and is_offered(board.side, kind, level)):
        return _close_and(state, ("making.like-this",))
    actions: list[Action] = []
    if options.side != board.side:
        actions.append(("making.size", str(board.side)))
    if options.kind != kind or options.second:
        actions.append(("making.kind", kind))
    return _close_and(state, *actions, ("making.make", level))


def show_steps(state: State) -> Next:
    """Show all steps of the puzzle beside the board."""
    return _close_and(state, ("walking.in-play",))


def _close_and(state: State, *actions: Action) -> Next:
    """Close the dialog, and carry out actions of other features."""
    effects: Effects = [("act", action) for action in actions]
    return state.but(dialog=""), [do.mark("next")] + effects


def copy_link(state: State) -> Next:
    """Copy a link to the puzzle without what the player has filled in."""
    return with_note(state, "link"), [("share.copy-link", link_fields(state.board))]


def hand_on(state: State) -> Next:
    """Pass the link on to another app, with the result in words."""
    return with_note(state, ""), [("share.hand-on", link_fields(state.board), "ending-summary")]


def save_picture(state: State) -> Next:
    """Save a picture of the puzzle without what the player has filled in."""
    from sudoku_core.drawing.picture import sized_picture

    board = state.board
    bare = to_board(board.puzzle()).but(title=board.title, drawings=board.drawings)
    drawing = sized_picture(bare, PIXELS, filled=False)
    effect = ("picturing.save", file_name(board.layout, "png")) + drawing
    return with_note(state, ""), [effect]


def offer(state: State) -> Next:
    """Offer once to install the page, on the card."""
    if state.dialog != CARD:
        return state, []
    records = state.part(Records).but(offered=True)
    return state.with_parts(records, state.part(Room).but(offers=True)), []


def install(state: State) -> Next:
    """Have the browser install the page."""
    return state.with_parts(state.part(Room).but(offers=False)), [("statistics.install",)]


def open_page(state: State) -> Next:
    """Open the statistics, once the date is known."""
    return state, [do.today("statistics.show")]


def show_page(state: State, year: int, month: int, day: int, _weekday: int) -> Next:
    """Show the statistics with the month of a date."""
    name = f"{year}-{month:02}"
    room = Room(today=f"{name}-{day:02}", month=name)
    return state.but(dialog=PAGE).with_parts(room), []


def move_month(state: State, by: int) -> Next:
    """Show another month of the calendar, up to the present month."""
    room = state.part(Room)
    month = calendar.moved(room.month, by)
    return state.with_parts(room.but(month=min(month, room.today[:7]))), []


def open_day(state: State, date: str) -> Next:
    """Open the puzzle of a day."""
    year, month, day = calendar.parts(date)
    action = ("making.daily", year, month, day, calendar.weekday(year, month, day))
    return _close_and(state, action)


def clear(state: State) -> Next:
    """Remove all records."""
    records = state.part(Records)
    room = state.part(Room).but(before=records, undo_label="recent.undo", note="")
    return state.with_parts(Records(offered=records.offered), room), []


def undo(state: State) -> Next:
    """Put back the records as they were before they were cleared or joined with a copy's."""
    room = state.part(Room)
    if not room.before:
        return state, []
    return state.with_parts(room.before, room.but(before=None, note="")), []


def save(state: State) -> Next:
    """Save the records and all stored boards as a file."""
    return state, [("statistics.save",)]


def choose_copy(state: State) -> Next:
    """Let the user choose a copy."""
    return state, [do.choose("statistics-file")]


def read_copy(state: State, _name: str, text: str, _count: int, is_cut: bool) -> Next:
    """Add the records and the boards of a copy to those of this device.

    Reading a copy twice changes nothing.
    """
    records = state.part(Records)
    copied = None if is_cut else records_in_copy(text)
    if copied is None:
        return note_unread(state)
    room = state.part(Room).but(note="statistics.read-done")
    merged = merge(records, copied)
    if merged != records:
        room = room.but(before=records, undo_label="page.undo")
    return state.with_parts(merged, room), [("statistics.keep", text)]


def records_in_copy(text: str) -> Records | None:
    """Return the records in the text of a copy; None for any other text."""
    try:
        preferences = read(json.loads(text)["preferences"])
        data = of_feature(preferences["browser"], "statistics")
        return restore_records(State(), data).part(Records)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def note_unread(state: State) -> Next:
    """Say that a file is no copy."""
    return state.with_parts(state.part(Room).but(note="statistics.unread")), []


def note_full(state: State) -> Next:
    """Say that the device has no room for the boards of a copy."""
    return state.with_parts(state.part(Room).but(note="statistics.full")), []


ACTIONS: dict[str, Callable[..., Next]] = {
    "choose": choose_copy,
    "clear": clear,
    "copy-link": copy_link,
    "day": open_day,
    "finish": finish,
    "full": note_full,
    "hand-on": hand_on,
    "install": install,
    "month": move_month,
    "next": next_puzzle,
    "offer": offer,
    "open": open_page,
    "picture": save_picture,
    "read": read_copy,
    "save": save,
    "show": show_page,
    "steps": show_steps,
    "undo": undo,
    "unread": note_unread,
}
