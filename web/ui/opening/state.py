"""Where the puzzle on the board came from, and a text that could not be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..feature import Intake
from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from ..state import Board, Sentence, State


PURPOSE = "open"
"""Of the job that reads another program's text."""
INTAKE = Intake(
    "opening.drop", "opening.file", "opening.lost", most_bytes=1_000_008, pictures="photo"
)
"""Of a file, more is read than the longest text that is taken."""


@dataclass(frozen=True, slots=True)
class Coming(Value):
    """Another program's text that the engine reads."""

    text: str = field(default="")
    progress: str = field(default="")  # what a link says beside it was filled in
    link: str = field(default="")  # the part of the page's address that it is from


@dataclass(frozen=True, slots=True)
class Draft(Value):
    """The text in the import dialog."""

    text: str = field(default="")
    problem: Sentence | None = field(default=None)  # why it cannot be read


@dataclass(frozen=True, slots=True)
class Several(Value):
    """The text of which only the first puzzle was opened."""

    of_puzzle = True

    text: str = field(default="")


@dataclass(frozen=True, slots=True)
class Origin(Value):
    """Where the puzzle came from, if that is known."""

    of_puzzle = True

    link: str = field(default="")  # the part of the address that holds it
    example: str = field(default="")  # the example that it is
    made: bool = field(default=False)  # whether the page made it, and nobody brought it


def opened(board: Board) -> Sentence:
    """What has come."""
    layout = board.layout
    shape: dict[str, Any] = {"rows": layout.rows, "columns": layout.columns}
    counted = _counted(["given"] * board.count + [rule.kind for rule in layout.extras])
    if not counted:
        return ("opened.empty", shape)
    shape["counted"] = counted
    return ("opened", shape)


def way_back(board: Board) -> tuple[Sentence, ...]:
    """Return what to say when an empty board takes the place of another: how that comes back."""
    return (("opened.undo", {}),) if any(board.filled) or board.layout.extras else ()


def held(board: Board) -> tuple[Sentence, ...]:
    """How many rules of each kind there are, and how many givens; each as a few words."""
    found: list[Sentence] = []
    counted = _counted([rule.kind for rule in board.layout.extras])
    if counted:
        found.append(("share.counted", {"counted": counted}))
    found.append(("count.given", {"count": board.count}) if board.count else ("share.none", {}))
    return tuple(found)


def _counted(kinds: list[str]) -> tuple[tuple[str, int], ...]:
    """Each kind once, in order, with how many there are."""
    each = sorted(set(kinds), key=kinds.index)
    return tuple([(kind, kinds.count(kind)) for kind in each])


def intake(state: State) -> Intake | None:
    """Return what becomes of texts and files: they are opened, but not over another dialog."""
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
