"""State of the engine and of the page's release."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from protocol import FetchingEvent

    from ..state import Sentence

UNSTORED = {"board": "unkept.board", "settings": "unkept.settings"}
"""Sentences by the content that the browser refuses to store."""


@dataclass(frozen=True, slots=True)
class Readiness(Value):
    """Readiness of the page beside ``State.engine``."""

    bytes: int = field(default=0)  # size of the engine
    reason: Sentence | None = field(default=None)  # why the engine failed
    release: bool = field(default=False)  # whether a new release waits
    offline: bool = field(default=False)  # whether the page works without the network
    refused: str = field(default="")  # a key of UNSTORED, or empty


def fetching_sentence(event: FetchingEvent) -> Sentence:
    """Return the sentence about a solver that is being fetched, with its size."""
    size = event["bytes"] / 1e6
    return "busy.fetching", {"solver": event["solver"], "licence": event["licence"], "size": size}
