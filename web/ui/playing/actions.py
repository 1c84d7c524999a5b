"""Actions: the kind of typing, notes of all candidates, Restart, the list of keys; storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from .. import marking
from ..asking import ask, puzzle_data
from ..game.state import unless_paused, with_clock_restarted
from ..state import change, say, sentence
from ..tabs.state import Tabs
from . import typing
from .state import KINDS, Typing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from protocol import CandidatesReply, CandidatesRequest, ErrorReply

    from ..feature import Action, Data, Next
    from ..state import Job, State


PREFERENCES = ("first", "upkeep", "packed", "patterned", "spaced", "mirrored")
"""Fields of ``Typing`` that are stored for every puzzle."""


def choose_kind(state: State, kind: str) -> Next:
    """Choose the kind of typing; while a puzzle is entered, only digits are typed."""
    if state.board.entering:
        return state, []
    part = state.part(Typing).but(kind=kind, chosen=0)
    return state.but(growing=0).with_parts(
        part.but(notes=kind) if kind in marking.NOTES else part
    ), []


def toggle_notes(state: State) -> Next:
    """Type notes of the kind chosen last, or digits again."""
    part = state.part(Typing)
    return choose_kind(state, "digit" if part.kind in marking.NOTES else part.notes)


def set_upkeep(state: State, upkeep: bool) -> Next:
    """Choose whether a placed digit removes notes of its peers."""
    return state.with_parts(state.part(Typing).but(upkeep=upkeep)), []


def set_first(state: State, first: bool) -> Next:
    """Choose whether a digit is chosen first, then its cells."""
    return state.with_parts(state.part(Typing).but(first=first, chosen=0)), []


def press_key(state: State, number: int) -> Next:
    """Put the digit of a key of the pad into the picked cells, or choose it for the next cells."""
    part = state.part(Typing)
    if not part.first or state.board.entering:
        return typing.put(state, number)
    return state.with_parts(part.but(chosen=0 if part.chosen == number else number)), []


def put_in(state: State, cell: int) -> Next:
    """Put the chosen digit into a cell, which is picked, too."""
    state = state.but(picked=cell, others=(), growing=0)
    state, effects = typing.put(state, state.part(Typing).chosen)
    return state, effects + [do.focus()]


def presses(state: State, cell: int, dragged: bool) -> Action | None:
    """Return the action of a press on a cell while a digit is chosen."""
    part = state.part(Typing)
    if dragged or not part.chosen or state.board.entering or state.part(Tabs).open != "play":
        return None
    return "playing.put-in", cell


def set_packed(state: State, packed: bool) -> Next:
    """Choose whether centre notes stand side by side, or each in the place of its digit."""
    return state.with_parts(state.part(Typing).but(packed=packed)), []


def set_patterned(state: State, patterned: bool) -> Next:
    """Choose whether colours have patterns, too."""
    return state.with_parts(state.part(Typing).but(patterned=patterned)), []


def set_spaced(state: State, spaced: bool) -> Next:
    """Choose whether Space switches the kind of typing while a puzzle is played."""
    return state.with_parts(state.part(Typing).but(spaced=spaced)), []


def press_space(state: State) -> Next:
    """Choose the next kind of typing, if Space does that; else type a blank."""
    part = state.part(Typing)
    if not part.spaced or state.board.entering:
        return typing.type_space(state)
    return choose_kind(state, KINDS[(KINDS.index(part.kind) + 1) % len(KINDS)])


def set_mirrored(state: State, mirrored: bool) -> Next:
    """Choose whether the pad is on its other side, for the other hand."""
    return state.with_parts(state.part(Typing).but(mirrored=mirrored)), []


def fill_in_notes(state: State) -> Next:
    """Note all candidates in each empty cell; under rules, ask the engine for the candidates."""
    board = state.board
    if board.is_full or board.solution:
        return say(state, ("note.full", {}))
    if not board.layout.rules:
        return _note_all(state)
    if state.job:
        return state, []
    request: CandidatesRequest = {
        "op": "candidates",
        "puzzle": puzzle_data(board),
        "entries": list(board.entries),
    }
    return ask(state, request, outlives_entries=False)


def receive_candidates(state: State, _job: Job, reply: CandidatesReply | ErrorReply) -> Next:
    """Note the candidates in the engine's reply."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    return _note_all(state, reply["masks"])


def _note_all(state: State, masks: Sequence[int] | None = None) -> Next:
    board = marking.with_candidates_noted(state.board, "centre", masks=masks)
    return change(state, board, status=(("note.filled", {}),))


def restart(state: State) -> Next:
    """Remove all but the givens, and restart the clock."""
    board, none = state.board, bytes(len(state.board.givens))
    empty = board.but(entries=none, solution=b"", second=b"", corner=(), centre=(), colours=())
    if empty == board:
        return say(state, ("restart.nothing", {}))
    state, effects = change(state, empty, status=(("restart.done", {}),))
    return with_clock_restarted(state, empty), effects


def open_keys(state: State) -> Next:
    """Open the list of keys."""
    return state.but(dialog="keys"), []


def dump_kind(state: State) -> Data:
    """Return the kind of typing as data."""
    part = state.part(Typing)
    return {"kind": part.kind, "notes": part.notes}


def restore_kind(state: State, data: Data) -> State:
    """Return the state with the stored kind of typing; unknown kinds are left out."""
    part = state.part(Typing)
    if data.get("kind") in KINDS:
        part = part.but(kind=data["kind"])
    if data.get("notes") in marking.NOTES:
        part = part.but(notes=data["notes"])
    return state.with_parts(part)


def dump_preferences(state: State) -> Data:
    """Return the preferences as data."""
    part = state.part(Typing)
    return {name: getattr(part, name) for name in PREFERENCES}


def restore_preferences(state: State, data: Data) -> State:
    """Return the state with stored preferences; values of another type are left out."""
    part = state.part(Typing)
    for name in PREFERENCES:
        if isinstance(data.get(name), bool):
            part = part.but(**{name: data[name]})
    return state.with_parts(part)


ACTIONS: dict[str, Callable[..., Next]] = {
    "type": unless_paused(typing.type_character),
    "put": unless_paused(press_key),
    "put-in": unless_paused(put_in),
    "first": set_first,
    "erase": unless_paused(typing.erase),
    "backspace": unless_paused(typing.backspace),
    "blank": unless_paused(typing.enter_blank),
    "space": unless_paused(press_space, resumes=True),
    "next": unless_paused(typing.go_to_next, resumes=True),
    "kind": unless_paused(choose_kind),
    "notes": unless_paused(toggle_notes),
    "upkeep": set_upkeep,
    "packed": set_packed,
    "patterned": set_patterned,
    "spaced": set_spaced,
    "mirrored": set_mirrored,
    "fill-in": unless_paused(fill_in_notes),
    "restart": unless_paused(restart),
    "open-keys": open_keys,
}
