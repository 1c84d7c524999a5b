"""The command ``grade``: say how hard each puzzle is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from fractions import Fraction
from math import inf

from ..board.puzzle import Puzzle
from ..hints.grading import Grade, grade
from ..language.messages import Message
from ..solvers.contract import Status
from .answers import answers, text_form
from .hint import teller
from .progress import ticking
from .status import EXIT
from .streams import decimal, say


def grades(args: argparse.Namespace) -> Iterator[int]:
    """Grade each puzzle."""
    return answers(args, _grade)


def _grade(puzzle: Puzzle, args: argparse.Namespace) -> int:
    tell = teller(args)
    with ticking(args.language) as ticker:

        def leave_out(message: Message) -> None:
            ticker.clear()
            tell(message)

        graded = grade(puzzle, unique=args.unique, proof_size=args.proof_size, warn=leave_out)
    if args.json:
        print(json.dumps({"puzzle": text_form(puzzle), **grade_data(graded)}), flush=True)
    else:
        print(_text(graded, args), flush=True)
    return EXIT[graded.status]


def grade_data(graded: Grade) -> dict[str, object]:
    """Return a grade as data."""
    return {
        "status": graded.status.value,
        "level": graded.level,
        "rating": graded.rating,
        "technique": graded.technique or None,
        "needs": list(graded.needs),
        "effort": graded.effort,
        "narrowest": graded.narrowest,
        "proof_size": _size(graded.proof_size),
    }


def _size(size: Fraction | float | None) -> int | float | str | None:
    """Return the size of a proof as data: a number, or a word where no sums are enough."""
    if size is None or size == inf:
        return None if size is None else "none"
    return int(size) if size == int(size) else float(size)


def _text(graded: Grade, args: argparse.Namespace) -> str:
    level = say(args, f"cli.level-{graded.level}")
    if not graded.technique:
        return level
    code = "cli.graded-stuck" if graded.status is Status.LIMIT else "cli.graded"
    name = Message("technique." + graded.technique)
    parts = [say(args, code, level=level, rating=decimal(graded.rating, args), name=name)]
    parts.append(say(args, "cli.effort", effort=decimal(graded.effort, args)))
    parts.append(say(args, "cli.narrowest", count=str(graded.narrowest)))
    if args.proof_size:
        parts.append(_size_text(graded.proof_size, args))
    return ", ".join(parts)


def _size_text(size: Fraction | float | None, args: argparse.Namespace) -> str:
    if size is None:
        return say(args, "cli.proof-unknown")
    if size == inf:
        return say(args, "cli.proof-none")
    return say(args, "cli.proof-size", size=decimal(_size(size), args))
