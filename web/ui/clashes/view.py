"""The givens that clash, or are to be erased, and what can be asked about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..solving.state import Solved
from .state import Clashes

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Cells, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What these follow from."""
    board = state.board
    return board.layout, board.givens, state.part(Clashes), state.part(Solved), not state.job


def properties(state: State, words: Words) -> Properties:
    """The list of the marked givens, and the buttons."""
    board, clashes = state.board, state.part(Clashes)
    told, busy = state.part(Solved).impossible, bool(state.job)
    items = []
    for cell in clashes.shown:
        digit = board.layout.digits[board.givens[cell] - 1]
        params = {"cells": board.places((cell,)), "digit": digit}
        items.append((cell, words("clash.given", params)))
    several = len(clashes.erasable) > 1
    return {
        ("clashing", "board.picks"): tuple(items),
        ("clashing", "hidden"): not items,
        ("explain", "textContent"): words("clash.another" if clashes.sets else "clash.explain"),
        ("explain", "hidden"): not told or clashes.exhausted,
        ("explain", "aria-disabled"): busy,
        ("fewest", "hidden"): not told or bool(clashes.erasable) or not any(board.givens),
        ("fewest", "aria-disabled"): busy,
        ("other-choice", "hidden"): not clashes.erasable or len(clashes.choices) < 2,
        ("other-choice", "aria-disabled"): busy,
        ("erase-them", "textContent"): words("clash.erase" if several else "clash.erase-one"),
        ("erase-them", "hidden"): not clashes.erasable,
        ("erase-them", "aria-disabled"): busy,
    }


def marks(state: State) -> dict[str, Cells]:
    """The givens of the set, or of the choice, that shows, and what else the rules hold."""
    clashes = state.part(Clashes)
    ruled = [cell for cell in clashes.ruled if cell not in clashes.shown]
    return {"clash": clashes.shown, "ruled": tuple(ruled)}
