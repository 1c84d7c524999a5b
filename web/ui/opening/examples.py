"""The examples, from ``examples.json``."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Board
from .state import Origin

if TYPE_CHECKING:
    from ..state import Sentence, State

GROUPS = ("play", "literature")
"""Groups of examples, by their use."""
FIRST = "easy"
"""The example that a first visit begins with."""
_examples: list[Example] = []


@dataclass(frozen=True, slots=True)
class Example:
    """A puzzle to begin with."""

    id: str = field()
    text: str = field()
    side: int = field()  # how many digits it has
    group: str = field(default=GROUPS[0])
    name: str = field(default="")  # the same in every language
    word: str = field(default="")  # else the end of the code of its name


def examples() -> tuple[Example, ...]:
    """Return all examples; read the file at the first call."""
    if not _examples:
        with open(__file__.rpartition(".")[0] + ".json", encoding="utf-8") as file:
            for values in json.loads(file.read()):
                _examples.append(Example(**values))
    return tuple(_examples)


def begun(state: State) -> State:
    """Return the state with a puzzle to play, unless the board has been used before."""
    if state.past or state.future or any(state.board.shown):
        return state
    (text,) = [example.text for example in examples() if example.id == FIRST]
    # Not by the formats: MicroPython would have to load them at a first visit.
    givens = bytes([int(sign) if sign != "." else 0 for sign in text])
    board = Board(givens=givens, entering=False)
    welcome: Sentence = ("welcome.beginner", {})
    return state.but(board=board, picked=0, others=(), status=(welcome,)).with_parts(
        Origin(example=FIRST)
    )
