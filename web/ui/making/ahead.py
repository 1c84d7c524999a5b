"""While nobody does anything, puzzles are made that may be asked for next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol import AHEAD

from ..asking import want
from ..game.state import Visibility
from .state import LONG, Ahead, Stock, Wish

if TYPE_CHECKING:
    from protocol import ErrorReply, GenerateReply, OverdueReply

    from ..feature import Next
    from ..state import State

EACH = 2
"""So many are made of each level."""


def lacking(state: State) -> Wish | None:
    """What is to be made next: one of each level, the one asked for last first; then the second."""
    wish, stock, given_up = state.part(Wish), state.part(Stock), state.part(Ahead).given_up
    levels = (wish.level,) + tuple([one for one in wish.levels if one != wish.level])
    for count in range(EACH):
        for level in levels:
            other = wish.but(level=level)
            if other.name not in given_up and stock.count(other.name) <= count:
                return other
    return None


def may_rest(state: State) -> bool:
    """Whether the engine has nothing else to do, and somebody may come back to the page."""
    idle = state.engine == "ready" and not state.job and not state.background
    return idle and state.part(Visibility).visible and not state.dialog


def rest(state: State) -> Next:
    """Nobody has done anything for a while."""
    wish = lacking(state) if may_rest(state) else None
    if not wish:
        return state, []
    state = state.with_parts(state.part(Ahead).but(wish=wish))
    return want(state, "ahead", wish.request(state.seed, LONG), AHEAD)


def made(state: State, reply: GenerateReply | ErrorReply | OverdueReply) -> Next:
    """One more is kept; what takes too long is not tried again in this visit."""
    ahead = state.part(Ahead)
    assert ahead.wish
    name = ahead.wish.name
    ahead = ahead.but(wish=None)
    if reply["status"] == "generated" and reply["fits"]:
        return state.with_parts(ahead, state.part(Stock).with_one(name, reply["text"])), []
    return state.with_parts(ahead.but(given_up=ahead.given_up + (name,))), []
