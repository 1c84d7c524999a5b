"""The lit digit, and the spots on it among the notes of cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import Typing
from .typing import kind_of_typing

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

_starts: list[tuple[tuple[int, int], list[str]]] = []
"""The last board's columns and number of cells; and by cell the SVG command that moves there."""


def lit_digit(state: State) -> int:
    """Return the digit that is lit on the board: the chosen digit, or that of the picked cell."""
    part = state.part(Typing)
    if part.chosen and kind_of_typing(state) != "colour":
        return part.chosen
    return state.board.shown[state.picked]


def spots_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the spots."""
    return state.board, lit_digit(state), state.part(Typing).packed


def spots(state: State, _words: Words) -> Properties:
    """Return the SVG paths of the spots and bars on the lit digit.

    A note at the place of its digit has a spot there, any other a bar at the foot of its cell.
    """
    board, digit, packed = state.board, lit_digit(state), state.part(Typing).packed
    shown, corner, centre = board.shown, board.corner, board.centre
    starts = _starts_of(board.columns, len(shown))
    bit = 1 << digit >> 1
    spot_starts: list[str] = []  # commands that move to cells; the shape follows each
    bar_starts: list[str] = []
    kinds = ((corner, centre, False), (centre, corner, not packed)) if digit else ()
    for notes, others, in_places in kinds:
        for cell, mask in enumerate(notes):
            if mask & bit and not shown[cell]:
                at_its_place = in_places and not (others and others[cell])
                (spot_starts if at_its_place else bar_starts).append(starts[cell])
    return {
        ("lit-spot", "--lit"): str(max(digit - 1, 0)),
        ("lit-spots", "d"): "h1v1h-1z".join(spot_starts + [""]),
        ("lit-bars", "d"): ".91h1v.09h-1z".join(bar_starts + [""]),
    }


def _starts_of(columns: int, size: int) -> list[str]:
    if not _starts or _starts[0][0] != (columns, size):
        starts = [f"M{cell % columns} {cell // columns}" for cell in range(size)]
        _starts[:] = [((columns, size), starts)]
    return _starts[0][1]
