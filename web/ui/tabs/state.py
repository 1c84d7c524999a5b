"""Which tab is open."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..state import Value

TABS = ("play", "solvers", "model")


@dataclass(frozen=True, slots=True)
class Tabs(Value):
    """The tabs, of which one is open."""

    open: str = field(default="play")
