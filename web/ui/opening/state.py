"""Origin of the puzzle on the board, and texts that wait: in Import, or for the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..feature import Intake
from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from ..state import Board, Sentence, State


PURPOSE = "open"
"""Purpose of the job that reads another program's text."""
INTAKE = Intake(
    "opening.drop", "opening.file", "opening.lost", most_bytes=1_000_008, pictures="photo"
)
"""Reading more of a file than the longest text may have shows that a file is too long."""


@dataclass(frozen=True, slots=True)
class ProgramText(Value):
    """Another program's text while the engine reads it."""

    text: str = field(default="")
    progress: str = field(default="")  # the field of a link for what is filled in
    link: str = field(default="")  # the fragment of the page's address that holds the text


@dataclass(frozen=True, slots=True)
class Draft(Value):
    """The text in the dialog Import."""

    text: str = field(default="")
    problem: Sentence | None = field(default=None)  # why it cannot be read


@dataclass(frozen=True, slots=True)
class Several(Value):
    """A text with several puzzles, of which only the first was opened."""

    of_puzzle = True

    text: str = field(default="")


@dataclass(frozen=True, slots=True)
class Origin(Value):
    """Origin of the puzzle, as far as it is known."""

    of_puzzle = True

    link: str = field(default="")  # the fragment of the page's address that holds the puzzle
    example: str = field(default="")  # the id of the example
    made: bool = field(default=False)  # whether the page made the puzzle


def opened_sentence(board: Board) -> Sentence:
    """Return the sentence about a board that was opened: its size, givens and rules."""
    layout = board.layout
    params: dict[str, Any] = {"rows": layout.rows, "columns": layout.columns}
    counted = _counts(["given"] * board.count + [rule.kind for rule in layout.extras])
    if not counted:
        return ("opened.empty", params)
    params["counted"] = counted
    return ("opened", params)


def undo_sentences(board: Board) -> tuple[Sentence, ...]:
    """Return how a board comes back after an empty one has replaced it; nothing if it was empty."""
    return (("opened.undo", {}),) if any(board.filled) or board.layout.extras else ()


def rule_and_given_counts(board: Board) -> tuple[Sentence, ...]:
    """Return a few words for the rules of each kind and for the givens, with their numbers."""
    sentences: list[Sentence] = []
    counted = _counts([rule.kind for rule in board.layout.extras])
    if counted:
        sentences.append(("share.counted", {"counted": counted}))
    sentences.append(("count.given", {"count": board.count}) if board.count else ("share.none", {}))
    return tuple(sentences)


def _counts(kinds: list[str]) -> tuple[tuple[str, int], ...]:
    """Return each kind with its count, in the order of first occurrence."""
    distinct = sorted(set(kinds), key=kinds.index)
    return tuple([(kind, kinds.count(kind)) for kind in distinct])


def intake(state: State) -> Intake | None:
    """Return the actions that open texts and files; None while another dialog is open."""
    return INTAKE if state.dialog in ("", "import") else None


def without_draft(state: State) -> State:
    """Return the state with no text in Import."""
    return state.with_parts(Draft())


def without_several(state: State) -> State:
    """Return the state with no text of several puzzles."""
    return state.with_parts(Several())


def as_made(state: State) -> State:
    """Return the state whose puzzle was made by the page."""
    return state.with_parts(Origin(made=True))
