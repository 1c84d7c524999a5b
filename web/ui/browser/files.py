"""Files that are dropped, pasted, chosen, or opened with the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..failures import guarded
from ..features import FEATURES
from .attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..feature import Intake
    from ..state import State

PICTURES = (".heic", ".heif")
"""Suffixes of pictures that some systems do not recognise as such."""


def intake_of(state: State) -> Intake | None:
    """Return the intake of the feature that takes texts and files now; None if none does."""
    for feature in FEATURES:
        if feature.intake:
            intake = guarded(feature.intake, None, state)
            if intake:
                return intake
    return None


def is_picture(file: Any) -> bool:
    """Return whether a file is a picture by its type or its name."""
    kind: str = file.type
    name: str = getattr(file, "name", "")
    return kind.startswith("image/") or name.lower().endswith(PICTURES)


def open_file(act: Callable[..., None], intake: Intake | None, file: Any, count: int = 1) -> None:
    """Carry out the action that takes a file.

    Args:
        act: carries out an action.
        intake: the intake from ``intake_of``; None drops the file.
        file: a File, or a Blob without a name.
        count: the number of files that came together; the others are ignored.
    """
    if not intake:
        return

    def read(text: str) -> None:
        act(intake.file, file.name, text, count, file.size > intake.most_bytes)

    def failed(*_reason: object) -> None:
        act(intake.lost)

    if is_picture(file) and intake.pictures:
        act("carry-out", (intake.pictures + ".take-picture", file))
        return
    part, refused = attempt(file, "slice", 0, intake.most_bytes)
    if refused or is_picture(file) or not intake.file:
        failed()
    else:
        part.text().then(read, failed)
