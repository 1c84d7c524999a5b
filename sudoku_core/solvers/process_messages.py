"""Pack a task for another process, and its outcome for the way back.

A puzzle travels as a line of text if it has a text form, else pickled.
"""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from ..board.puzzle import Puzzle
from ..formats.rules import own_kinds
from ..formats.text.lexer import LONGEST_TEXT
from ..formats.text.reading import parse
from ..formats.text.writing import format_grid
from ..language.messages import InputError, Message
from .contract import Outcome, Status, Task

if TYPE_CHECKING:
    from .process import Here


def packed(solver: Here, task: Task) -> bytes:
    """Pickle a solver and its task without the callback.

    >>> from .search import SOLVER
    >>> data = packed(SOLVER, Task(Puzzle([1, 0, 0, 0]), "exact-cover"))
    >>> unpacked(data)[1].puzzle.givens
    Grid([(1, 0), (0, 0)])
    """
    excluding = [grid.cells for grid in task.excluding]
    plain = (task.formulation, task.time_limit, excluding, task.presolve)
    return pickle.dumps((solver, _text(task.puzzle), *plain))


def unpacked(data: bytes) -> tuple[Here, Task]:
    """Return the solver and the task of a message."""
    solver, text, formulation, time_limit, excluding, presolve = pickle.loads(data)
    puzzle = parse(text) if isinstance(text, str) else text
    excluded = tuple(puzzle.layout.grid(cells) for cells in excluding)
    return solver, Task(puzzle, formulation, time_limit, excluding=excluded, presolve=presolve)


def packed_answer(answer: Outcome | Message) -> bytes:
    """Return an outcome, or the reason why the solver broke, as bytes.

    >>> unpacked_answer(packed_answer(Outcome(Status.LIMIT)), Puzzle([0])).status
    <Status.LIMIT: 'limit'>
    """
    if isinstance(answer, Message):
        return pickle.dumps(answer)
    cells = answer.grid and answer.grid.cells
    return pickle.dumps((answer.status.value, cells, dict(answer.stats), answer.seconds))


def unpacked_answer(data: bytes, puzzle: Puzzle) -> Outcome | Message:
    """Return the outcome, or the reason of a break, of a task with this puzzle."""
    answer = pickle.loads(data)
    if isinstance(answer, Message):
        return answer
    status, cells, stats, seconds = answer
    return Outcome(Status(status), cells and puzzle.layout.grid(cells), stats, seconds)


def _text(puzzle: Puzzle) -> str | Puzzle:
    """Return the puzzle's text form, else the puzzle: a rule of the caller's own has no text."""
    if own_kinds(puzzle.layout):
        return puzzle
    try:
        text = format_grid(puzzle, "rules")
    except InputError:
        return puzzle
    return text if len(text) <= LONGEST_TEXT else puzzle
