"""Steps: what a technique places or eliminates, with the certificate and the explanation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from ...board.candidates import Candidates
from ...language.messages import Message

if TYPE_CHECKING:
    from .position import Position

Candidate = tuple[int, int]
"""A cell, as an index from 0, and a digit from 1."""
Multiplier = tuple[str, int | Fraction]
"""The name of a row of the full model and its multiplier: of either sign for =, positive for ≤,
negative for ≥."""


@dataclass(frozen=True, slots=True)
class ChainLink:
    """A link of a chain: from one set of candidates to the next.

    Args:
        start: the candidates at the start of the link.
        end: the candidates at its end.
        strong: True if one of ``end`` holds when none of ``start`` does; False if none of ``end``
            holds when one of ``start`` does.
    """

    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]
    strong: bool


@dataclass(frozen=True, slots=True)
class Case:
    """A case of a step: an assumption, and the steps from it to the end of the case.

    Args:
        assumed: the candidate that holds in this case.
        steps: the consequences, each step from the state that the one before leaves.
        proof: equations that add up to a contradiction; empty if the case ends otherwise.
        cases: further cases, one of which has to hold, each with an end of its own.
    """

    assumed: Candidate
    steps: tuple[Step, ...] = ()
    proof: tuple[Multiplier, ...] = ()
    cases: tuple[Case, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A deduction: what a technique places or eliminates, and why.

    Args:
        technique: the name, such as "x-wing"; ``Message("technique." + technique)`` is its text.
        rating: the rating on Sukaku Explainer's scale, from 1.0 for a full house. 0 for a reply
            that is no deduction: the correction of a player's mistake, or a message that nothing
            follows.
        places: cells and the digits placed in them; empty if candidates are eliminated.
        eliminates: candidates that cannot hold; empty if digits are placed.
        proof: the certificate: equations with multipliers, verified by ``proves``; empty if the
            step is by cases, by uniqueness, by the meaning of one rule or by earlier ``steps``.
        message: the explanation in a sentence.
        roles: pairs of a role and its candidates: "base", "cover", "fin", "pivot", "pincer",
            "stem", "on", "off", "a" to "d" for almost locked sets. In a step by uniqueness "deadly"
            has the cells and digits of a pattern with two fillings, also digits that are placed or
            eliminated; "extra" the other candidates of these cells, "base" the candidates of
            further cells.
        rests_on: the names of the blocks and rules that the step uses.
        chain: the links of a chain, in order.
        cases: the cases of a step by cases, one of which has to hold.
        unique: whether the step rests on the uniqueness of the solution.
        steps: steps that lead to all that this step places and eliminates, each from the state that
            the one before leaves; empty unless they are the reason.
        state: the state before the step, if ``steps`` or ``hint`` made the step.

    >>> from sudoku_core import hint, parse
    >>> step = hint(parse("12.." + "." * 8 + "..3."))
    >>> step.technique, step.rating, step.places
    ('hidden-single', 1.5, ((3, 3),))
    """

    technique: str
    rating: float
    places: tuple[Candidate, ...]
    eliminates: tuple[Candidate, ...]
    proof: tuple[Multiplier, ...]
    message: Message
    roles: tuple[tuple[str, tuple[Candidate, ...]], ...] = ()
    rests_on: tuple[str, ...] = ()
    chain: tuple[ChainLink, ...] = ()
    cases: tuple[Case, ...] = ()
    unique: bool = False
    steps: tuple[Step, ...] = ()
    state: Candidates | None = field(default=None, compare=False, repr=False)

    def _repr_svg_(self) -> str | None:
        """Return the step on its board as an SVG picture; None if its state is unknown."""
        if self.state is None:
            return None
        from ..picture import step_picture  # imported late: few steps are drawn

        return step_picture(self.state, self)


@dataclass(frozen=True, slots=True)
class Technique:
    """A method of finding steps.

    Args:
        name: the name of its steps, or what their names have in common.
        ratings: the ratings that its steps can have, ascending.
        find: function that yields all steps with one of these ratings in a position.
        unique: whether its steps rest on the uniqueness of the solution.
    """

    name: str
    ratings: tuple[float, ...]
    find: Callable[[Position, float], Iterable[Step]]
    unique: bool = False


def grouped(candidates: Iterable[Candidate]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return pairs of cells and digits, as few as grouping by digit or grouping by cell gives.

    Args:
        candidates: cells and digits.

    >>> grouped([(0, 1), (0, 2), (5, 1), (5, 2)])
    [((0, 5), (1, 2))]
    """
    candidates = list(candidates)
    by_digit = alike([(digit, cell) for cell, digit in candidates])
    by_cell = alike(candidates)
    if len(by_cell) < len(by_digit):
        return by_cell
    return [(cells, digits) for digits, cells in by_digit]


def alike(pairs: Iterable[tuple[int, int]]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return groups of first numbers that are paired with the same second numbers.

    Args:
        pairs: such as cells and digits.
    """
    seconds: dict[int, list[int]] = {}
    for first, second in sorted(pairs):
        seconds.setdefault(first, []).append(second)
    groups: dict[tuple[int, ...], list[int]] = {}
    for first, others in seconds.items():
        groups.setdefault(tuple(others), []).append(first)
    return [(tuple(firsts), others) for others, firsts in groups.items()]
