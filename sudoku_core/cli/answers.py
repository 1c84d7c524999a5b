"""What the answers of all commands have in common."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence

from ..formats import format_grid
from ..grid import Grid, cell_at
from ..messages import InputError
from ..puzzle import Puzzle
from ..solvers.contract import SolverError, SolverUnavailable, Status
from .inputs import puzzles
from .status import BROKEN, USAGE
from .streams import complain

WORDS = {
    Status.INFEASIBLE: "no solution",
    Status.LIMIT: "not known in the time limit",
    Status.CANCELLED: "cancelled",
}


def answers(
    args: argparse.Namespace, answer: Callable[[Puzzle, argparse.Namespace], int]
) -> Iterator[int]:
    """Answer each puzzle; one that cannot be answered keeps its place among the answers.

    Where there are several, ``args.which`` says which one a message on standard error is about.
    """
    for number, several, found in _numbered(puzzles(args)):
        args.which = f"Puzzle {number}: " if several else ""
        try:
            yield answer(readable(found), args)
        except SolverUnavailable:
            raise
        except (InputError, SolverError) as error:
            complain(error if isinstance(found, InputError) else f"{args.which}{error}")
            print(json.dumps({"error": str(error)}) if args.json else "", flush=True)
            yield USAGE if isinstance(error, InputError) else BROKEN


def _numbered(
    found: Iterator[Puzzle | InputError],
) -> Iterator[tuple[int, bool, Puzzle | InputError]]:
    """Each with its number, from 1, and whether it is not the only one."""
    last: Puzzle | InputError | None = None
    number = 0
    for number, one in enumerate(found, 1):
        if last is not None:
            yield number - 1, True, last
        last = one
    if last is not None:
        yield number, number > 1, last


def readable(found: Puzzle | InputError) -> Puzzle:
    if isinstance(found, InputError):
        raise found
    return found


def text_form(puzzle: Puzzle) -> str:
    """The line that holds all of a puzzle."""
    return format_grid(puzzle, "rules")


def values_of(puzzle: Puzzle, grid: Grid) -> list[list[int | None]]:
    """What stands on the board row by row, None where there is no cell."""
    gaps, columns = set(grid.gaps), grid.columns
    values = [
        None if cell in gaps else puzzle.digits[digit - 1] for cell, digit in enumerate(grid.cells)
    ]
    return [values[first : first + columns] for first in range(0, len(values), columns)]


def named(puzzle: Puzzle, cells: Iterable[int]) -> list[str]:
    """Cells as data has them: ``r1c1``."""
    return ["r{}c{}".format(*cell_at(cell, puzzle.columns)) for cell in cells]


def shown(puzzle: Puzzle, cells: Iterable[int]) -> str:
    """Cells as people read them: ``R1C1, R1C2 and R1C3``."""
    return listed([name.upper() for name in named(puzzle, cells)])


def listed(words: Sequence[str]) -> str:
    """Words as people list them: ``a, b and c``."""
    return " and ".join([part for part in (", ".join(words[:-1]), *words[-1:]) if part])
