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
from .status import EXIT
from .stepping import teller
from .ticker import ticking


def grades(args: argparse.Namespace) -> Iterator[int]:
    """Grade each puzzle."""
    return answers(args, _grade)


def _grade(puzzle: Puzzle, args: argparse.Namespace) -> int:
    tell = teller(args)
    with ticking() as ticker:

        def leave_out(message: Message) -> None:
            ticker.clear()
            tell(message)

        found = grade(puzzle, unique=args.unique, proof_size=args.proof_size, warn=leave_out)
    if args.json:
        print(json.dumps({"puzzle": text_form(puzzle), **grade_data(found)}), flush=True)
    else:
        print(_text(found, args), flush=True)
    return EXIT[found.status]


def grade_data(found: Grade) -> dict[str, object]:
    """A grade as data."""
    return {
        "status": found.status.value,
        "level": found.level,
        "rating": found.rating,
        "technique": found.technique or None,
        "needs": list(found.needs),
        "effort": found.effort,
        "narrowest": found.narrowest,
        "proof_size": _size(found.proof_size),
    }


def _size(size: Fraction | float | None) -> int | float | str | None:
    """The size of a proof as data: a number, or a word where no sums are enough."""
    if size is None or size == inf:
        return None if size is None else "none"
    return int(size) if size == int(size) else float(size)


def _text(found: Grade, args: argparse.Namespace) -> str:
    if not found.technique:
        return found.level
    name = str(Message("technique." + found.technique))
    parts = [f"{found.level}, rated {found.rating} ({name})"]
    if found.status is Status.LIMIT:
        parts = [f"{found.level}: no step is found after one rated {found.rating} ({name})"]
    parts += [f"effort {found.effort}", f"narrowest {found.narrowest}"]
    if args.proof_size:
        size = _size(found.proof_size)
        parts.append("proof size not known" if size is None else f"proof size {size}")
    return ", ".join(parts)
