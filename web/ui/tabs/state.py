"""The open tab."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import Value

if TYPE_CHECKING:
    from ..state import State

TABS = ("play", "solvers", "model")


@dataclass(frozen=True, slots=True)
class Tabs(Value):
    """The tabs, one of them open."""

    open: str = field(default="play")


def with_tab(state: State, name: str) -> State:
    """Return the state with a tab open; the same state if there is no such tab."""
    return state.with_parts(Tabs(open=name)) if name in TABS else state
