"""The boards of the last days, as they were read when their list was opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import Board

PAGE = 12
"""How many are shown, and so many more each time."""


@dataclass(frozen=True, slots=True)
class Entry(Value):
    """One of the boards."""

    name: str = field()  # under which it is kept
    when: float = field()  # it was, in milliseconds since 1970
    text: str = field()  # of all that is kept with it
    board: Board = field()
    day: str = field(default="")  # whose puzzle of the day it is, as 2026-11-22; empty for none


@dataclass(frozen=True, slots=True)
class Recent(Value):
    """The list."""

    entries: tuple[Entry, ...] = field(default=())  # the newest first
    removed: tuple[tuple[Entry, ...], ...] = field(default=())  # each time, for undo
    most: int = field(default=PAGE)  # how many are shown
