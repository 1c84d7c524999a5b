"""Lines that say what each of the player's settings does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..feature import Properties
    from ..words import Words

SETTINGS = (
    "mistakes", "timer-shows", "grades", "digit-first", "spaced", "mirrored", "upkeep", "packed",
    "patterned", "lone",
)  # fmt: skip
"""The ids of the settings."""


def properties(words: Words) -> Properties:
    """Return the line below each setting."""
    words.complete("ending", "setting.mistakes")
    return {("about-" + name, "textContent"): words("setting." + name) for name in SETTINGS}
