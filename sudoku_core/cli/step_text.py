"""Write a step as a line of text, or as data."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from fractions import Fraction

from ..board.puzzle import Puzzle
from ..hints import wording
from ..hints.details import about_candidates, argument, effects, title
from ..hints.techniques import Case, ChainLink, Step
from ..hints.techniques.step import Candidate, Multiplier
from ..language.messages import Message
from .answers import named
from .streams import decimal, worded

FEW_SENTENCES = 3
"""Most sentences on what a step places and rules out."""


def as_text(puzzle: Puzzle, step: Step, args: argparse.Namespace, *, whole: bool = False) -> str:
    """Return a step in one line: its rating, technique, reason, and what it places or rules out.

    Args:
        puzzle: the puzzle that the step belongs to.
        step: any.
        args: the arguments of the command, with its language.
        whole: whether the lines of the step's argument follow below.
    """
    if not step.places and not step.eliminates:
        return worded(step.message, args)
    name = worded(title(puzzle, step), args)
    rating = decimal(f"{step.rating:4.1f}  ", args) if step.rating else ""
    lines = [f"{rating}{name}: {_joined((step.message, *_effects(puzzle, step, args)), args)}"]
    if whole:
        for depth, messages in argument(puzzle, step):
            lines.append("  " * (depth + 1) + _joined(messages, args))
    return "\n".join(lines)


def _effects(puzzle: Puzzle, step: Step, args: argparse.Namespace) -> tuple[Message, ...]:
    """Return the sentences on what a step places and rules out; many removals cell by cell."""
    sentences = effects(puzzle, step)
    if len(sentences) <= FEW_SENTENCES:
        return sentences
    digits: dict[int, list[int]] = {}
    for cell, digit in sorted(step.eliminates):
        digits.setdefault(cell, []).append(digit)
    cells = [
        worded(Message("cli.cell-digits", cells=about["cells"], text=about["digits"]), args)
        for about in [wording.about(puzzle, [cell], each) for cell, each in digits.items()]
    ]
    removed = Message("cli.removed", text="; ".join(cells))
    return (*about_candidates(puzzle, "step.placed", step.places), removed)


def _joined(messages: Iterable[Message], args: argparse.Namespace) -> str:
    return " ".join([worded(message, args) for message in messages])


def as_data(puzzle: Puzzle, step: Step) -> dict[str, object]:
    """Return a step as data, with cells as ``r1c1`` and the digits of the board.

    Args:
        puzzle: the puzzle that the step belongs to.
        step: any.
    """
    return {
        "technique": step.technique,
        "rating": step.rating,
        "places": candidates_data(puzzle, step.places),
        "eliminates": candidates_data(puzzle, step.eliminates),
        "message": str(step.message),
        "proof": proof_data(step.proof),
        "roles": {name: candidates_data(puzzle, candidates) for name, candidates in step.roles},
        "rests_on": list(step.rests_on),
        "chain": [_link(puzzle, link) for link in step.chain],
        "cases": [_case(puzzle, case) for case in step.cases],
        "unique": step.unique,
        "way": [as_data(puzzle, each) for each in step.steps],
    }


def candidates_data(puzzle: Puzzle, candidates: Iterable[Candidate]) -> list[tuple[str, int]]:
    """Return cells as ``r1c1``, each with the value of its digit."""
    return [(named(puzzle, [cell])[0], puzzle.digits[digit - 1]) for cell, digit in candidates]


def proof_data(proof: Iterable[Multiplier]) -> list[tuple[str, int | str]]:
    """Return equations with multipliers; a multiplier that is no whole number is a text."""
    return [(name, str(times) if isinstance(times, Fraction) else times) for name, times in proof]


def _link(puzzle: Puzzle, link: ChainLink) -> dict[str, object]:
    start, end = candidates_data(puzzle, link.start), candidates_data(puzzle, link.end)
    return {"start": start, "end": end, "strong": link.strong}


def _case(puzzle: Puzzle, case: Case) -> dict[str, object]:
    return {
        "assumed": candidates_data(puzzle, [case.assumed])[0],
        "steps": [as_data(puzzle, each) for each in case.steps],
        "proof": proof_data(case.proof),
        "cases": [_case(puzzle, each) for each in case.cases],
    }
