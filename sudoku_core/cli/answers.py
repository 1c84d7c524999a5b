"""Answer puzzle by puzzle, and write cells, grids and errors as all commands do."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence

from ..board.grid import Grid, cell_at
from ..board.puzzle import Puzzle
from ..formats import Document
from ..formats.text.writing import format_grid
from ..formats.unsupported_rules import all_named
from ..language.messages import InputError, Message
from ..language.tables import cells_of, listed, table_of
from ..solvers.contract import SolverError, SolverUnavailable, Status
from .inputs import puzzles
from .status import BROKEN, USAGE
from .streams import complain, say, worded


def answers(
    args: argparse.Namespace, answer: Callable[[Puzzle, argparse.Namespace], int]
) -> Iterator[int]:
    """Answer each puzzle; a puzzle that cannot be answered has an empty line or an error object.

    For several puzzles, ``args.which`` is the prefix of messages on standard error about a puzzle.
    """
    from . import batch  # imported late: slow to load, and rarely needed

    if batch.is_batch(args):
        from .batch.running import answer_many

        yield from answer_many(args, answer)
        return
    for number, several, document in numbered(puzzles(args)):
        args.which = number_prefix(number, args) if several else ""
        yield answered(document, args, answer)


def with_explain_tip(args: argparse.Namespace, statuses: Iterator[int]) -> Iterator[int]:
    """Yield exit statuses; at the end, name the command ``explain`` if a puzzle had no solution.

    ``args.hopeless`` is False at first; answering a puzzle without a solution sets it to True.
    """
    args.hopeless = False
    yield from statuses
    if args.hopeless and not args.json:
        complain(say(args, "cli.explain"))


def answered(
    document: Document | InputError,
    args: argparse.Namespace,
    answer: Callable[[Puzzle, argparse.Namespace], int],
) -> int:
    """Answer one puzzle, or say why it cannot be answered; return the exit status.

    Raises:
        SolverUnavailable: the chosen solver cannot run here.
    """
    try:
        return answer(readable(document, args), args)
    except SolverUnavailable:
        raise
    except (InputError, SolverError) as error:
        complain(("" if isinstance(document, InputError) else args.which) + worded(error, args))
        if isinstance(error, InputError) and error.code == "grade.several":
            beware(args)
        print(json.dumps({"error": str(error)}) if args.json else "", flush=True)
        return USAGE if isinstance(error, InputError) else BROKEN


def numbered(
    boards: Iterator[Document | InputError],
) -> Iterator[tuple[int, bool, Document | InputError]]:
    """Yield each document with its number, from 1, and whether there are several."""
    last: Document | InputError | None = None
    number = 0
    for number, document in enumerate(boards, 1):
        if last is not None:
            yield number - 1, True, last
        last = document
    if last is not None:
        yield number, number > 1, last


def readable(document: Document | InputError, args: argparse.Namespace) -> Puzzle:
    """Return the puzzle of a document; print the document's messages on standard error.

    ``args.partly`` is then True if rules of the puzzle may be missing, and ``args.shapes`` has the
    drawings of another program.

    Raises:
        InputError: the document is an error, or has unsupported rules without ``--leave-out``.
    """
    args.partly = False
    if isinstance(document, InputError):
        raise document
    if document.unsupported and not args.leave_out:
        raise InputError(Message("cli.unsupported", names=all_named(document.unsupported)))
    for message in document.messages:
        complain(args.which + worded(message, args))
    args.partly = bool(document.unsupported_rules or document.drawings or document.prose)
    args.shapes = document.shapes
    return document.puzzle


def beware(args: argparse.Namespace) -> None:
    """Warn on standard error, of a puzzle with several solutions, that rules may be missing."""
    if args.partly:
        complain(args.which + say(args, "cli.partly"))


def number_prefix(number: int, args: argparse.Namespace) -> str:
    """Return the beginning of a line about one puzzle of several."""
    return say(args, "cli.which", number=str(number)) + " "


def outcome(status: Status, args: argparse.Namespace) -> str:
    """Return the answer without a grid: that there is no solution, or why that is not known."""
    return say(args, f"cli.{status.value}")


def text_form(puzzle: Puzzle) -> str:
    """Return the line of text that holds the whole puzzle."""
    return format_grid(puzzle, "rules")


def values_of(puzzle: Puzzle, grid: Grid) -> list[list[int | None]]:
    """Return the values on the board row by row, None for gaps."""
    gaps, columns = set(grid.gaps), grid.columns
    values = [
        None if cell in gaps else puzzle.digits[digit - 1] for cell, digit in enumerate(grid.cells)
    ]
    return [values[first : first + columns] for first in range(0, len(values), columns)]


def named(puzzle: Puzzle, cells: Iterable[int]) -> list[str]:
    """Return the names of cells in data: ``r1c1``."""
    return ["r{}c{}".format(*cell_at(cell, puzzle.columns)) for cell in cells]


def shown(puzzle: Puzzle, cells: Iterable[int], args: argparse.Namespace) -> str:
    """Return cells in words: ``R1C1, R1C2 and R1C3``."""
    table = table_of(args.language)
    return listed(cells_of([cell_at(cell, puzzle.columns) for cell in cells], table), table)


def enumerated(words: Sequence[str], args: argparse.Namespace) -> str:
    """Return words as a list in a sentence: ``a, b and c``."""
    return listed(words, table_of(args.language))
