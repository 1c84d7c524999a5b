"""A step: what a technique places or rules out on a board, and why that is so."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from ..messages import Message

if TYPE_CHECKING:
    from .position import Position

Candidate = tuple[int, int]
"""A cell, as an index from 0, and a digit from 1."""
Multiplier = tuple[str, int | Fraction]
"""The name of an equation of the full model, and how often it is added: truths less than 0."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link of a chain: from one group of candidates to the next.

    Args:
        start: candidates that are off together (a strong link) or of which one is on (a weak one).
        end: the same of those that follow from it.
        strong: whether, where ``start`` is off, ``end`` is on; else where it is on, this is off.
    """

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    strong: bool


@dataclass(frozen=True, slots=True)
class Case:
    """One of the cases that a step looks at: what is assumed there, and the way to its end.

    Args:
        assumed: the candidate that holds in this case.
        steps: what follows, each step from the state that the one before leaves.
        proof: equations that add up to what cannot be; none where cases of its own end it.
        cases: cases of which one has to hold, each at its end.
    """

    assumed: Candidate
    steps: tuple[Step, ...] = ()
    proof: tuple[Multiplier, ...] = ()
    cases: tuple[Case, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """What a technique places or rules out, and why that is so.

    Args:
        technique: its name, such as "x-wing"; ``Message("technique." + technique)`` is said.
        rating: how hard it is, on the scale of Sukaku Explainer: 1.0 for a full house, then up. 0
            for what is no step to the solution: a player's mistake is put right, or where nothing
            is placed and nothing goes, the message says why nothing can be concluded.
        places: cells and the digits that stand in them; empty where candidates go.
        eliminates: candidates that cannot hold; empty where digits are placed.
        proof: equations with multipliers that add up to it, by ``proves``; empty where the step is
            by cases, by uniqueness or by what one rule means.
        message: why, in a sentence.
        roles: by its name, the candidates that have a part in it: "base", "cover", "fin", "pivot",
            "pincer", "stem", "on", "off", "a" to "d" for almost locked sets. Of one by uniqueness,
            "deadly" has the cells and digits of a pattern with two fillings, also those that are
            placed or gone, "extra" what else these cells can hold, "base" what other cells can.
        rests_on: the names of the blocks and rules that it rests on.
        chain: for a chain its links, in order.
        cases: for a step by cases, those of which one has to hold.
        unique: whether it rests on the puzzle having only one solution.
        way: steps that lead to all that it places and rules out, each from the state that the one
            before leaves, where that is what shows it.
    """

    technique: str
    rating: float
    places: tuple[Candidate, ...]
    eliminates: tuple[Candidate, ...]
    proof: tuple[Multiplier, ...]
    message: Message
    roles: tuple[tuple[str, tuple[Candidate, ...]], ...] = ()
    rests_on: tuple[str, ...] = ()
    chain: tuple[Link, ...] = ()
    cases: tuple[Case, ...] = ()
    unique: bool = False
    way: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Technique:
    """A way to find steps.

    Args:
        name: what its steps are called, where all have one name, else what they have in common.
        ratings: the ratings that its steps can have, ascending.
        find: gives all steps of one of these ratings in a position.
        unique: whether its steps rest on the puzzle having only one solution.
    """

    name: str
    ratings: tuple[float, ...]
    find: Callable[[Position, float], Iterable[Step]]
    unique: bool = False
