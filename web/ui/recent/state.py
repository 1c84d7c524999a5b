"""Boards of the last days, as they were read when the dialog opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import Board

PAGE = 12
"""Boards that are listed at first, and added each time."""


@dataclass(frozen=True, slots=True)
class Entry(Value):
    """A stored board."""

    name: str = field()  # under which it is stored
    when: float = field()  # it was stored, in milliseconds since 1970
    text: str = field()  # all that is stored of it
    board: Board = field()
    day: str = field(default="")  # date of a puzzle of the day, as 2026-11-22


@dataclass(frozen=True, slots=True)
class Recent(Value):
    """The list in the dialog."""

    entries: tuple[Entry, ...] = field(default=())  # the newest first
    removed: tuple[tuple[Entry, ...], ...] = field(default=())  # by removal, for undo
    most: int = field(default=PAGE)  # how many are shown
