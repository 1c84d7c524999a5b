"""How the program that read a photo is written, and whether there is one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..photo.state import Photo
from ..state import Value

if TYPE_CHECKING:
    from typing import Any

    from protocol import ReadingData

    from ..state import State


@dataclass(frozen=True, slots=True)
class Written(Value):
    """How it is written."""

    to: str = field(default="lp")  # the format
    form: str = field(default="full")  # or reduced
    copied: str = field(default="")  # what was copied or saved last


def program_of(state: State) -> ReadingData | None:
    """The program, if the board is what was read in a photo, or was made of that."""
    photo = state.part(Photo)
    return photo.program if photo.program and photo.began(state.board) else None


def chosen(state: State) -> tuple[list[Any], tuple[str, Any]] | None:
    """The text that is looked at as the engine tells of it, and its file."""
    program, written = program_of(state), state.part(Written)
    if program:
        for text, file in zip(program["previews"], state.part(Photo).texts):
            if text[:2] == [written.to, written.form]:
                return text, file
    return None
