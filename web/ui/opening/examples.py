"""The examples, from the file beside this module."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Board
from .state import Origin

if TYPE_CHECKING:
    from ..state import Sentence, State

GROUPS = ("play", "literature")
"""What examples are for."""
FIRST = "easy"
"""The example that a first visit begins with."""
_table: list[Example] = []


@dataclass(frozen=True, slots=True)
class Example:
    """A puzzle to begin with."""

    id: str = field()
    text: str = field()
    side: int = field()  # how many digits it has
    group: str = field(default=GROUPS[0])
    name: str = field(default="")  # what it is called in every language
    word: str = field(default="")  # else the key of its name


def examples() -> tuple[Example, ...]:
    """All examples; the file is read when they are first asked for."""
    if not _table:
        with open(__file__.rpartition(".")[0] + ".json", encoding="utf-8") as file:
            for values in json.loads(file.read()):
                _table.append(Example(**values))
    return tuple(_table)


def begun(state: State) -> State:
    """The state with an easy puzzle to be played, unless anything was on the board before."""
    if state.past or state.future or any(state.board.shown):
        return state
    (text,) = [one.text for one in examples() if one.id == FIRST]
    # Not by the formats: MicroPython would have to load them at a first visit.
    givens = bytes([int(sign) if sign != "." else 0 for sign in text])
    board = Board(givens=givens, entering=False)
    welcome: Sentence = ("welcome.easy", {})
    return state.but(board=board, picked=0, others=(), status=(welcome,)).with_parts(
        Origin(example=FIRST)
    )
