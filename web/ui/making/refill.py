"""Refill of the stock: while nobody uses the page, puzzles are made that may be asked for next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from priorities import AHEAD

from ..asking import ask_in_background
from ..game.state import Visibility
from .state import LONG, Options, Refill, Stock

if TYPE_CHECKING:
    from protocol import ErrorReply, GenerateReply, OverdueReply

    from ..feature import Next
    from ..state import State

PER_LEVEL = 2
"""Number of puzzles of each level that the stock should hold."""


def next_options(state: State) -> Options | None:
    """Return the options of the puzzle to make next; None where the stock is full.

    Each level gets its first puzzle before any level gets another; the level of the last request
    goes first.
    """
    options, stock = state.part(Options), state.part(Stock)
    given_up = state.part(Refill).given_up
    levels = (options.level,) + tuple([level for level in options.levels if level != options.level])
    for count in range(PER_LEVEL):
        for level in levels:
            candidate = options.but(level=level)
            if candidate.key not in given_up and stock.count(candidate.key) <= count:
                return candidate
    return None


def is_idle(state: State) -> bool:
    """Return whether the engine has nothing else to do while the page is in sight."""
    idle = state.engine == "ready" and not state.job and not state.background
    return idle and state.part(Visibility).visible and not state.dialog


def refill(state: State) -> Next:
    """Make a puzzle for the stock, unless the engine is busy or the stock is full."""
    options = next_options(state) if is_idle(state) else None
    if not options:
        return state, []
    state = state.with_parts(state.part(Refill).but(options=options))
    return ask_in_background(state, "refill", options.request(state.seed, LONG), AHEAD)


def add_puzzle(state: State, reply: GenerateReply | ErrorReply | OverdueReply) -> Next:
    """Add a puzzle to the stock; give up options that take too long, for this visit."""
    part = state.part(Refill)
    assert part.options
    key = part.options.key
    part = part.but(options=None)
    if reply["status"] == "generated" and reply["fits"]:
        return state.with_parts(part, state.part(Stock).with_puzzle(key, reply["text"])), []
    return state.with_parts(part.but(given_up=part.given_up + (key,))), []
