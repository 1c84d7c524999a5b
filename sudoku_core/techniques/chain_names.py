"""What a chain is called by its shape, and how it is written and told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..grid import cell_at
from ..messages import Message
from .chains import Turn
from .position import Position
from .step import Link

LENGTHS = (4, 6, 8, 12, 16, 24, 32)
"""A chain is a tenth harder for each of these that the number of its nodes exceeds."""


def ratings(base: float) -> tuple[float, ...]:
    """The ratings that chains of a kind can have.

    Args:
        base: that of the shortest.
    """
    return tuple([round(base + more / 10, 1) for more in range(len(LENGTHS) + 1)])


def rated(base: float) -> Callable[[int], float]:
    """What rates chains by their number of strong links.

    Args:
        base: the rating of the shortest.

    >>> rated(7.0)(2), rated(7.0)(3)
    (7.0, 7.1)
    """
    return lambda strong: round(base + sum([0.1 for most in LENGTHS if 2 * strong > most]), 1)


def shape(position: Position, turns: Sequence[Turn], gone: int) -> str:
    """What a chain that closes to no weak loop is called, after where its ends and targets are.

    Args:
        position: where it is.
        turns: its strong links.
        gone: all that it rules out.
    """
    ends = turns[0].off | turns[-1].on
    if not gone & (gone - 1) or len(position.cells_of(ends)) == 1:
        return "discontinuous-nice-loop"
    return "aic"


def written(position: Position, turns: Sequence[Turn], *, closed: bool = False) -> str:
    """A chain in Eureka notation: "(1=2)R1C1 - (2)R1C5 = R4C5".

    Args:
        position: where it is.
        turns: its strong links.
        closed: whether a weak link leads back to its start.
    """
    parts = []
    for turn in turns:
        off, on = (position.shown(position.digits_of(mask)) for mask in (turn.off, turn.on))
        if position.equation(turn.strong.truths[0]).digit:
            places = (cells(position, turn.off), cells(position, turn.on))
            parts.append(f"({off}){places[0]} = {places[1]}")
        else:
            parts.append(f"({off}={on}){cells(position, held(position, turn))}")
    return " - ".join(parts) + (" -" if closed else "")


def cells(position: Position, candidates: int) -> str:
    """The cells of a set of candidates, as they are written in a chain."""
    columns = position.ground.layout.columns
    places = [cell_at(cell, columns) for cell in position.cells_of(candidates)]
    return ",".join([f"R{row}C{column}" for row, column in places])


def listed(position: Position, turns: Sequence[Turn], *, closed: bool = False) -> tuple[Link, ...]:
    """The links of a chain, in order, as a step has them."""
    found: list[Link] = []
    for turn, after in zip(turns, (*turns[1:], turns[0])):
        off, on, then = map(position.listed, (turn.off, turn.on, after.off))
        found += [Link(off, on, True), Link(on, then, False)]
    return tuple(found if closed else found[:-1])


def told(position: Position, turns: Sequence[Turn], *, closed: bool = False) -> Message:
    """Why a chain is right, in a sentence."""
    back = turns[0].off == turns[-1].on
    code = "step.loop" if closed else "step.chain-back" if back else "step.chain"
    return Message(code, chain=written(position, turns, closed=closed))


def roles(position: Position, turns: Sequence[Turn]) -> dict[str, int]:
    """The nodes of a chain that are off and on together, and its almost locked sets."""
    found = {"off": 0, "on": 0}
    for turn in turns:
        found["off"] |= turn.off
        found["on"] |= turn.on
        if len(turn.strong.truths) > 1:
            found[chr(ord("a") + len(found) - 2)] = held(position, turn)
    return found


def held(position: Position, turn: Turn) -> int:
    """The set of all candidates of what a strong link rests on."""
    found = 0
    for truth in turn.strong.truths:
        found |= position.live[truth]
    return found
