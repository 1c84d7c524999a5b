"""The command ``grade``."""

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


def grades(args: argparse.Namespace) -> Iterator[int]:
    """Grade each puzzle."""
    return answers(args, _grade)


def _grade(puzzle: Puzzle, args: argparse.Namespace) -> int:
    tell = teller(args)
    with ticking() as ticker:

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
    if not graded.technique:
        return graded.level
    name = str(Message("technique." + graded.technique))
    parts = [f"{graded.level}, rated {graded.rating} ({name})"]
    if graded.status is Status.LIMIT:
        parts = [f"{graded.level}: no step is found after one rated {graded.rating} ({name})"]
    parts += [f"effort {graded.effort}", f"narrowest {graded.narrowest}"]
    if args.proof_size:
        size = _size(graded.proof_size)
        parts.append("proof size not known" if size is None else f"proof size {size}")
    return ", ".join(parts)
