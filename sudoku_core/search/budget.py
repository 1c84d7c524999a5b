"""What a search may use up, and whether it came to its end."""

from __future__ import annotations

from collections.abc import Callable

Stop = Callable[[int], bool]
"""Asked between nodes, with how many there were so far; True ends the search."""


class Budget:
    """Counts the nodes of a search, and asks before each whether there may be another.

    Args:
        stop: asked; None for no limit.

    >>> budget = Budget(lambda nodes: nodes == 1)
    >>> budget.spend(), budget.spend(), budget.nodes, budget.spent
    (True, False, 1, True)
    """

    __slots__ = ("_stop", "complete", "nodes", "spent")

    def __init__(self, stop: Stop | None = None) -> None:
        self._stop = stop
        self.nodes = 0
        self.spent = False
        self.complete = False

    def spend(self) -> bool:
        """Begin a node, unless there may be none."""
        if self._stop and self._stop(self.nodes):
            self.spent = True
            return False
        self.nodes += 1
        return True
