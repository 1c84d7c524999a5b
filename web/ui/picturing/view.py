"""What can be done with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def properties(_state: State, _words: Words) -> Properties:
    """A picture is copied where the browser has a clipboard."""
    return {("copy-picture", "needs"): "clipboard"}
