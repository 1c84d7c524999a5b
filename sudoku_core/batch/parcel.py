"""Pack a puzzle for another process."""

from __future__ import annotations

import pickle
from typing import cast

from ..board.puzzle import Puzzle
from ..formats.rules import own_kinds
from ..formats.text.writing import format_grid
from ..language.messages import InputError, Message


def to_send(puzzle: Puzzle) -> str | Parcel:
    """Return a puzzle as text, which is short, or as a parcel if it has no text form.

    Args:
        puzzle: any blocks and rules, any givens.

    >>> to_send(Puzzle([1, 0, 0, 0]))
    '1...'
    """
    if own_kinds(puzzle.layout):
        return Parcel(puzzle)
    try:
        return format_grid(puzzle, "rules")
    except InputError:
        return Parcel(puzzle)


class Parcel:
    """A puzzle without a text form, on its way to a worker process.

    The worker unpickles the puzzle only when its turn comes, so that a puzzle that cannot be
    unpickled spoils no other puzzle of the chunk.

    Args:
        puzzle: the puzzle; None in the worker.
        data: the pickled puzzle, or the reason why it cannot be pickled.
    """

    def __init__(self, puzzle: Puzzle | None, data: bytes | str = b"") -> None:
        self._puzzle = puzzle
        self._data = data

    def __reduce__(self) -> tuple[type[Parcel], tuple[None, bytes | str]]:
        try:
            return Parcel, (None, pickle.dumps(self._puzzle))
        except Exception as error:  # whatever a caller's class raises
            return Parcel, (None, _reason(error))

    def puzzle(self) -> Puzzle:
        """Return the puzzle.

        Raises:
            InputError: a class of the puzzle is not known in one of the two processes.
        """
        if self._puzzle is None and isinstance(self._data, bytes):
            try:
                self._puzzle = cast(Puzzle, pickle.loads(self._data))
            except Exception as error:  # whatever a caller's class raises
                self._data = _reason(error)
        if self._puzzle is None:
            raise InputError(Message("batch.unsent", reason=self._data))
        return self._puzzle


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(": .")
