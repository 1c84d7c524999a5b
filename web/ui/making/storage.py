"""What every later visit has of this: what was asked for last, what was made ahead, which day's
puzzle a board has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import SIDES, SYMMETRIES, Stock, Wish

if TYPE_CHECKING:
    from typing import Any

    from ..state import State


def kept(state: State) -> dict[str, Any]:
    """Both as text."""
    return {"wish": state.part(Wish).name, "stock": state.part(Stock).lines}


def day(state: State) -> dict[str, Any]:
    """Return the date whose puzzle of the day is on the board."""
    return {"day": state.part(Stock).day_of(state.board)}


def restored(state: State, kept: dict[str, Any]) -> State:
    """The same again; what makes no sense is as if it were not there."""
    lines = kept.get("stock")
    if isinstance(lines, str):
        state = state.having(Stock(lines=lines))
    side, kind, symmetry, level = kept.get("wish", Wish().name).split("/")
    wish = Wish(side=int(side), kind=kind, symmetry=symmetry, level=level)
    known = wish.side in SIDES and symmetry in SYMMETRIES
    return state.having(wish) if known and wish == wish.possible() else state
