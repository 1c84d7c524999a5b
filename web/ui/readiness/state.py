"""What the engine and the page say about themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import FetchingEvent

    from ..state import Sentence

UNKEPT = {"board": "unkept.board", "settings": "unkept.settings"}
"""What is said where the browser refuses to keep something."""


@dataclass(frozen=True, slots=True)
class Readiness(Value):
    """Whether all is there; ``State.engine`` says whether the engine is."""

    bytes: int = field(default=0)  # what there is to load of the engine
    reason: Sentence | None = field(default=None)  # why it failed
    release: bool = field(default=False)  # whether a new release waits
    offline: bool = field(default=False)  # whether the page works without the network
    refused: str = field(default="")  # what the browser refuses to keep: one of UNKEPT, if any


def on_its_way(event: FetchingEvent) -> Sentence:
    """That a solver is being fetched, with its size."""
    size = event["bytes"] / 1e6
    return "busy.fetching", {"solver": event["solver"], "licence": event["licence"], "size": size}
