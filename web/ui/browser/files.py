"""Files that are dropped, pasted, chosen, or opened with the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

MOST_BYTES = 1_000_008
"""So much of a file is read: more than the longest text that is taken."""


MOST_OF_LIST = 5_000_000
"""The same of a file with a list of puzzles."""


PICTURES = (".heic", ".heif")
"""Ends of names that not every system knows as those of pictures."""


def is_picture(file: Any) -> bool:
    """Whether a file is a picture, as far as its kind and its name tell."""
    kind: str = file.type
    name: str = file.name
    return kind.startswith("image/") or name.lower().endswith(PICTURES)


def take_list(act: Callable[..., None], file: Any) -> None:
    """Make a list of the puzzles in a file."""

    def read(text: str) -> None:
        act("list-take", text, file.name, file.size > MOST_OF_LIST)

    def lost(*_reason: object) -> None:
        act("list-lost")

    part, refused = attempt(file, "slice", 0, MOST_OF_LIST)
    if refused or file.type.startswith("image/"):
        lost()
    else:
        part.text().then(read, lost)


def take(act: Callable[..., None], file: Any, count: int = 1) -> None:
    """Open a file, the first of so many."""

    def read(text: str) -> None:
        act("file", file.name, text, count)

    def lost(*_reason: object) -> None:
        act("lost")

    if is_picture(file):
        act("carry-out", ("take-picture", file))
        return
    part, refused = attempt(file, "slice", 0, MOST_BYTES)
    if refused:
        lost()
    else:
        part.text().then(read, lost)
