"""Priorities of the page's requests, and the operations that are quick."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

USER, VISIBLE, AHEAD = 0, 1, 2
"""Priorities: the user's job, data for something visible, and data that may be needed later."""
QUICK = (
    "solvers",
    "model",
    "equations",
    "add-up",
    "write",
    "candidates",
    "lessons",
    "lesson",
    "judge",
)
"""Quick operations: the first worker runs them between the user's jobs."""


def is_quick(request: Mapping[str, Any]) -> bool:
    """Return whether a request is quick, by its operation or by its own field ``quick``."""
    return request["op"] in QUICK or request.get("quick", False) is True
