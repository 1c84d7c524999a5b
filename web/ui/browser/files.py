"""Texts and files that are dropped, pasted, chosen, or opened with the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..features import FEATURES
from .attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..feature import Intake
    from ..state import State

PICTURES = (".heic", ".heif")
"""Ends of names that not every system knows as those of pictures."""


def intake_of(state: State) -> Intake | None:
    """Return what becomes of texts and files now; None if nothing takes them."""
    for feature in FEATURES:
        intake = feature.intake(state)
        if intake:
            return intake
    return None


def is_picture(file: Any) -> bool:
    """Return whether a file is a picture, as far as its kind and its name tell."""
    kind: str = file.type
    name: str = getattr(file, "name", "")
    return kind.startswith("image/") or name.lower().endswith(PICTURES)


def take(act: Callable[..., None], intake: Intake | None, file: Any, count: int = 1) -> None:
    """Hand a file on to the feature that takes files now.

    Args:
        act: takes an action.
        intake: the feature's, from ``intake_of``; None drops the file.
        file: a File, or a Blob without a name.
        count: how many files came; the others are left alone.
    """
    if not intake:
        return

    def read(text: str) -> None:
        act(intake.file, file.name, text, count, file.size > intake.most_bytes)

    def lost(*_reason: object) -> None:
        act(intake.lost)

    if is_picture(file) and intake.pictures:
        act("carry-out", (intake.pictures + ".take-picture", file))
        return
    part, refused = attempt(file, "slice", 0, intake.most_bytes)
    if refused or is_picture(file) or not intake.file:
        lost()
    else:
        part.text().then(read, lost)
