"""The command ``read``: read puzzles from photos and screenshots."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..board.puzzle import Puzzle
from ..formats.errors import ParseError
from ..formats.text.reading import parse
from ..formats.text.writing import format_grid
from ..language.messages import InputError, Message
from ..models.exports import PROGRAMS
from ..photo import Outcome, PhotoReading, read_photo
from ..solvers.contract import SolverError, SolverUnavailable
from .answers import named, shown, text_form
from .inputs import text_of
from .status import BAD, BROKEN, GOOD, UNKNOWN, USAGE
from .streams import complain, say, worded


def read(args: argparse.Namespace) -> Iterator[int]:
    """Read the puzzle in each photo."""
    board = _like(args.like) if args.like else None
    for name in args.files:
        prefix = f"{name}: " if len(args.files) > 1 else ""
        try:
            reading = read_photo(
                name, board=board, corners=args.corners, time_limit=args.time_limit
            )
        except SolverUnavailable:
            raise
        except (InputError, SolverError) as error:
            named_there = error.message.params.get("name") == name
            complain(("" if named_there else prefix) + worded(error, args))
            data = {"file": name, "error": str(error)}
            print(json.dumps(data) if args.json else "", flush=True)
            yield USAGE if isinstance(error, InputError) else BROKEN
            continue
        program = PROGRAMS[args.to](reading.program(args.form)) if args.to else ""
        if args.json:
            data = {"file": name} | _data(reading)
            data |= {"to": args.to, "program": program} if args.to else {}
            print(json.dumps(data), flush=True)
        else:
            text = program or format_grid(reading.reading.puzzle, args.style)
            print(text.rstrip("\n"), flush=True)
            for sentence in _sentences(reading, args):
                complain(prefix + sentence)
        yield _status(reading)


def _like(name: str) -> Puzzle:
    """Return a board with the blocks and rules of a puzzle."""
    try:
        return parse(text_of(name))
    except ParseError as error:
        raise InputError(Message("cli.puzzle", name=name, reason=error.message)) from error


def _status(photo: PhotoReading) -> int:
    reading = photo.reading
    return GOOD if reading.unique else UNKNOWN if reading.outcome is Outcome.UNSETTLED else BAD


def _sentences(photo: PhotoReading, args: argparse.Namespace) -> Iterator[str]:
    """Yield the sentences that a person needs about a reading."""
    reading = photo.reading
    if reading.message:
        yield worded(reading.message, args)
    if reading.doubtful:
        yield say(args, "cli.doubtful", cells=shown(reading.puzzle, reading.doubtful, args))
    if reading.unique and not reading.sure:
        yield say(args, "cli.compare")


def _data(photo: PhotoReading) -> dict[str, object]:
    """Return a reading as data."""
    reading = photo.reading
    puzzle = reading.puzzle
    doubtful = named(puzzle, reading.doubtful)
    second = [reading.second[cell] for cell in reading.doubtful]
    return {
        "puzzle": text_form(puzzle),
        "how": reading.outcome.value,
        "sure": reading.sure,
        "unique": None if reading.outcome is Outcome.UNSETTLED else reading.unique,
        "doubtful": {
            cell: puzzle.digits[digit - 1] if digit else None
            for cell, digit in zip(doubtful, second)
        },
        "changed": named(puzzle, reading.changed),
        "loss": round(reading.loss, 3),
        "margin": round(reading.margin, 3),
        "corners": [[round(x, 1), round(y, 1)] for x, y in photo.corners],
        "size": list(photo.size),
        "score": round(photo.score, 3),
        "turn": photo.turn,
        "message": reading.message and str(reading.message),
    }
