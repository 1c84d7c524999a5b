"""Names of chains by shape, their ratings, and their text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...board.grid import cell_at
from ...language.messages import Message
from .chains import Inference
from .position import Position
from .step import ChainLink

LENGTHS = (4, 6, 8, 12, 16, 24, 32)
"""A chain is rated 0.1 harder for each of these limits that its number of nodes exceeds."""


def ratings(base: float) -> tuple[float, ...]:
    """Return the ratings that chains of a kind can have.

    Args:
        base: the rating of the shortest chain.
    """
    return tuple([round(base + more / 10, 1) for more in range(len(LENGTHS) + 1)])


def rated(base: float) -> Callable[[int], float]:
    """Return a function from the number of strong links in a chain to its rating.

    Args:
        base: the rating of the shortest chain.

    >>> rated(7.0)(2), rated(7.0)(3)
    (7.0, 7.1)
    """
    return lambda strong: round(base + sum([0.1 for most in LENGTHS if 2 * strong > most]), 1)


def shape(position: Position, inferences: Sequence[Inference], eliminated: int) -> str:
    """Return the name of an open chain by its ends and targets.

    Args:
        position: the position of the chain.
        inferences: its strong links, in order.
        eliminated: the set of candidates that it eliminates.
    """
    ends = inferences[0].off | inferences[-1].on
    if not eliminated & (eliminated - 1) or len(position.cells_of(ends)) == 1:
        return "discontinuous-nice-loop"
    return "aic"


def eureka(position: Position, inferences: Sequence[Inference], *, closed: bool = False) -> str:
    """Return a chain in Eureka notation: "(1=2)R1C1 - (2)R1C5 = R4C5".

    Args:
        position: the position of the chain.
        inferences: its strong links, in order.
        closed: whether a weak link leads back to its start.
    """
    parts = []
    for inference in inferences:
        off, on = (
            position.digit_text(position.digits_of(mask)) for mask in (inference.off, inference.on)
        )
        if position.equation(inference.strong.exactly_one[0]).digit:
            places = (cells(position, inference.off), cells(position, inference.on))
            parts.append(f"({off}){places[0]} = {places[1]}")
        else:
            parts.append(f"({off}={on}){cells(position, linked_candidates(position, inference))}")
    return " - ".join(parts) + (" -" if closed else "")


def cells(position: Position, candidates: int) -> str:
    """Return the cells of a set of candidates as text: "R1C1,R1C2"."""
    columns = position.index.layout.columns
    places = [cell_at(cell, columns) for cell in position.cells_of(candidates)]
    return ",".join([f"R{row}C{column}" for row, column in places])


def chain_links(
    position: Position, inferences: Sequence[Inference], *, closed: bool = False
) -> tuple[ChainLink, ...]:
    """Return the links of a chain, in order, as a step holds them."""
    links: list[ChainLink] = []
    for inference, after in zip(inferences, (*inferences[1:], inferences[0])):
        off, on, then = map(position.listed, (inference.off, inference.on, after.off))
        links += [ChainLink(off, on, True), ChainLink(on, then, False)]
    return tuple(links if closed else links[:-1])


def message(
    position: Position, inferences: Sequence[Inference], *, closed: bool = False
) -> Message:
    """Return the sentence that explains a chain."""
    chain = eureka(position, inferences, closed=closed)
    if closed:
        return Message("step.loop", chain=chain)
    first, last = inferences[0].off, inferences[-1].on
    start, end = _clause(position, "if-not", first), _clause(position, "is", last)
    code = "step.chain-back" if first == last else "step.chain"
    return Message(code, start=(start,), end=(end,), chain=chain)


def _clause(position: Position, code: str, node: int) -> Message:
    """Return the clause that a node of a chain is false or true: one cell or one of several."""
    where = position.coordinates(position.cells_of(node))
    code = f"step.chain-{code}" + ("-several" if len(where) > 1 else "")
    return Message(code, cells=where, digits=position.digit_text(position.digits_of(node)))


def roles(position: Position, inferences: Sequence[Inference]) -> dict[str, int]:
    """Return the sets of nodes with roles in a chain: "off", "on", and its almost locked sets."""
    by_role = {"off": 0, "on": 0}
    for inference in inferences:
        by_role["off"] |= inference.off
        by_role["on"] |= inference.on
        if len(inference.strong.exactly_one) > 1:
            by_role[chr(ord("a") + len(by_role) - 2)] = linked_candidates(position, inference)
    return by_role


def linked_candidates(position: Position, inference: Inference) -> int:
    """Return all candidates of the exactly-one rows under a strong link."""
    candidates = 0
    for number in inference.strong.exactly_one:
        candidates |= position.live[number]
    return candidates
