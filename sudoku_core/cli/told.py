"""A step in a line of text, and as data."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ..grid import cell_at
from ..messages import Message
from ..puzzle import Puzzle
from ..techniques import Case, Link, Step
from ..techniques.step import Candidate, Multiplier
from .answers import named


def as_text(puzzle: Puzzle, step: Step) -> str:
    """A step in one line: its rating, the technique, why, and what it places or rules out.

    Args:
        puzzle: what it is a step of.
        step: what is told.
    """
    if not step.places and not step.eliminates:
        return str(step.message)
    name = Message("technique." + step.technique)
    rating = f"{step.rating:4.1f}  " if step.rating else ""
    return f"{rating}{name}: " + " ".join(
        [str(said) for said in (step.message, *_does(puzzle, step))]
    )


def _does(puzzle: Puzzle, step: Step) -> Iterable[Message]:
    """What a step places, and digit by digit what it rules out, in sentences."""
    for code, candidates in (("step.placed", step.places), ("step.goes", step.eliminates)):
        for digit in sorted({digit for _cell, digit in candidates}):
            where = [cell_at(cell, puzzle.columns) for cell, one in candidates if one == digit]
            yield Message(code, cells=tuple(where), digits=str(puzzle.digits[digit - 1]))


def as_data(puzzle: Puzzle, step: Step) -> dict[str, object]:
    """All of a step, with cells as ``r1c1`` and digits as they stand on the board.

    Args:
        puzzle: what it is a step of.
        step: what is told.
    """
    return {
        "technique": step.technique,
        "rating": step.rating,
        "places": _candidates(puzzle, step.places),
        "eliminates": _candidates(puzzle, step.eliminates),
        "message": str(step.message),
        "proof": _proof(step.proof),
        "roles": {name: _candidates(puzzle, found) for name, found in step.roles},
        "rests_on": list(step.rests_on),
        "chain": [_link(puzzle, link) for link in step.chain],
        "cases": [_case(puzzle, case) for case in step.cases],
        "unique": step.unique,
        "way": [as_data(puzzle, each) for each in step.way],
    }


def _candidates(puzzle: Puzzle, candidates: Iterable[Candidate]) -> list[tuple[str, int]]:
    return [(named(puzzle, [cell])[0], puzzle.digits[digit - 1]) for cell, digit in candidates]


def _proof(proof: Iterable[Multiplier]) -> list[tuple[str, int | str]]:
    """Equations with multipliers; one that is no whole number is written as a fraction."""
    return [(name, str(times) if isinstance(times, Fraction) else times) for name, times in proof]


def _link(puzzle: Puzzle, link: Link) -> dict[str, object]:
    start, end = _candidates(puzzle, link.start), _candidates(puzzle, link.end)
    return {"start": start, "end": end, "strong": link.strong}


def _case(puzzle: Puzzle, case: Case) -> dict[str, object]:
    return {
        "assumed": _candidates(puzzle, [case.assumed])[0],
        "steps": [as_data(puzzle, each) for each in case.steps],
        "proof": _proof(case.proof),
        "cases": [_case(puzzle, each) for each in case.cases],
    }
