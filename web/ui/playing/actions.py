"""What is typed, how it is helped, and playing a puzzle from its beginning again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import marking
from ..asking import ask, puzzle_data
from ..game.state import unless_paused, with_clock_begun_anew
from ..state import change, say, sentence
from . import typing
from .state import KINDS, NOTES, Typing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from protocol import CandidatesReply, CandidatesRequest, ErrorReply

    from ..feature import Data, Next
    from ..state import Job, State


def kind(state: State, name: str) -> Next:
    """Type this from now on; a puzzle that is entered has digits only."""
    if state.board.entering:
        return state, []
    part = state.part(Typing).but(kind=name)
    return state.but(growing=0).with_parts(part.but(notes=name) if name in NOTES else part), []


def notes(state: State) -> Next:
    """Digits become notes, of the kind chosen last, or digits again."""
    part = state.part(Typing)
    return kind(state, "digit" if part.kind in NOTES else part.notes)


def upkeep(state: State, wanted: bool) -> Next:
    """Whether notes follow a placed digit."""
    return state.with_parts(state.part(Typing).but(upkeep=wanted)), []


def mirrored(state: State, wanted: bool) -> Next:
    """Whether the pad is on its other side, for the other hand."""
    return state.with_parts(state.part(Typing).but(mirrored=wanted)), []


def fill_in(state: State) -> Next:
    """Note all candidates in each empty cell; the engine knows what cages and the like leave."""
    board = state.board
    if board.is_full or board.solution:
        return say(state, ("note.full", {}))
    if not board.layout.rules:
        return _filled(state)
    if state.job:
        return state, []
    request: CandidatesRequest = {
        "op": "candidates",
        "puzzle": puzzle_data(board),
        "entries": list(board.entries),
    }
    return ask(state, request, of_puzzle=False)


def candidates(state: State, _job: Job, reply: CandidatesReply | ErrorReply) -> Next:
    """Note the candidates that the engine told."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    return _filled(state, reply["masks"])


def _filled(state: State, masks: Sequence[int] | None = None) -> Next:
    board = marking.filled_in(state.board, state.part(Typing).notes, masks=masks)
    return change(state, board, status=(("note.filled", {}),))


def restart(state: State) -> Next:
    """Only the givens stay."""
    board, none = state.board, bytes(len(state.board.givens))
    begun = board.but(
        entries=none, solution=b"", second=b"", corner=(), centre=(), colours=b""
    )  # fmt: skip
    if begun == board:
        return say(state, ("restart.nothing", {}))
    state, effects = change(state, begun, status=(("restart.done", {}),))
    return with_clock_begun_anew(state, begun), effects


def open_keys(state: State) -> Next:
    """The dialog that lists the keys."""
    return state.but(dialog="keys"), []


def dump_kind(state: State) -> Data:
    """Return what typing puts into cells."""
    part = state.part(Typing)
    return {"kind": part.kind, "notes": part.notes}


def restore_kind(state: State, data: Data) -> State:
    """Restore what typing puts into cells; what makes no sense counts as missing."""
    part = state.part(Typing)
    if data.get("kind") in KINDS:
        part = part.but(kind=data["kind"])
    if data.get("notes") in NOTES:
        part = part.but(notes=data["notes"])
    return state.with_parts(part)


def dump_help(state: State) -> Data:
    """Return how typing is helped."""
    part = state.part(Typing)
    return {"upkeep": part.upkeep, "mirrored": part.mirrored}


def restore_help(state: State, data: Data) -> State:
    """Restore how typing is helped; what makes no sense counts as missing."""
    part = state.part(Typing)
    for name in ("upkeep", "mirrored"):
        if isinstance(data.get(name), bool):
            part = part.but(**{name: data[name]})
    return state.with_parts(part)


ACTIONS: dict[str, Callable[..., Next]] = {
    "type": unless_paused(typing.type_character),
    "put": unless_paused(typing.put),
    "erase": unless_paused(typing.wipe),
    "back": unless_paused(typing.back),
    "blank": unless_paused(typing.blank),
    "space": unless_paused(typing.space, resumes=True),
    "on": unless_paused(typing.on, resumes=True),
    "kind": unless_paused(kind),
    "notes": unless_paused(notes),
    "upkeep": upkeep,
    "mirrored": mirrored,
    "fill-in": unless_paused(fill_in),
    "restart": unless_paused(restart),
    "open-keys": open_keys,
}
