"""What is stored of new puzzles: what was asked for last, and what was made ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import SIDES, SYMMETRIES, Stock, Wish

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import State


def dump(state: State) -> Data:
    """Return both as text."""
    return {"wish": state.part(Wish).name, "stock": state.part(Stock).lines}


def restore(state: State, data: Data) -> State:
    """Restore both; what makes no sense counts as missing."""
    lines = data.get("stock")
    if isinstance(lines, str):
        state = state.with_parts(Stock(lines=lines))
    side, kind, symmetry, level = data.get("wish", Wish().name).split("/")
    wish = Wish(side=int(side), kind=kind, symmetry=symmetry, level=level)
    known = wish.side in SIDES and symmetry in SYMMETRIES
    return state.with_parts(wish) if known and wish == wish.possible() else state
