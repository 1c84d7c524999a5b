"""The budget of a search: its nodes, and whether the search was complete."""

from __future__ import annotations

from collections.abc import Callable

Stop = Callable[[int], bool]
"""Function called between nodes with the number of nodes so far; True ends the search."""


class Budget:
    """A count of the nodes of a search, with a condition on which the search ends.

    Args:
        stop: ends the search; None for no limit.

    ``spent`` is True once ``stop`` has ended the search, ``complete`` once every solution was
    yielded.

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
        """Count a node and return True, or return False if the search must end."""
        if self._stop and self._stop(self.nodes):
            self.spent = True
            return False
        self.nodes += 1
        return True
