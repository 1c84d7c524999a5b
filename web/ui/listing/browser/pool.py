"""Workers for lists of puzzles: as many as the machine has cores, there only while they work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol import USER

from ...browser.worker_queue import WorkerQueue

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...browser.host import Event, Host
    from ...browser.worker_queue import RequestData

MOST = 8
"""Workers at most: each takes some hundred megabytes."""
OF_GIGABYTES = 1
"""How many there are for each gigabyte that the machine says it has."""


def hands(cores: float, gigabytes: float) -> int:
    """How many workers there may be.

    Args:
        cores: that the browser tells of; 0 where it does not.
        gigabytes: of memory, likewise.

    >>> hands(2, 8), hands(16, 8), hands(8, 2), hands(8, 0), hands(0, .25)
    (2, 8, 2, 8, 1)
    """
    most = min(int(cores) or 1, MOST)
    return max(1, min(most, int(gigabytes * OF_GIGABYTES))) if gigabytes else most


class Hand(WorkerQueue):
    """One of the workers.

    Args:
        host: makes the worker and timers.
        hear: takes the events.
        gave_up: is told why no worker can be had.
    """

    flags = ("behind",)

    def __init__(
        self, host: Host, hear: Callable[[Event], None], gave_up: Callable[[Any], None]
    ) -> None:
        super().__init__(host, hear)
        self._gave_up = gave_up

    @property
    def busy(self) -> bool:
        """Whether it has something to do."""
        return bool(self._running or self._waiting)

    def stop(self) -> None:
        """It is not needed any more, whatever it is doing."""
        self._waiting = []
        self._starts = 0
        self._end()

    def _need(self) -> None:
        if self._waiting and not self._worker:
            self._launch()

    def _broke(self, reason: dict[str, Any]) -> None:
        if self._running:  # a puzzle has ended it: the next worker is as good as the first
            self._starts = 0
        super()._broke(reason)

    def _give_up(self, reason: dict[str, Any]) -> None:
        self._gave_up(reason)


class Pool:
    """The workers of a list.

    Args:
        act: takes actions: "listing.event" with an event about a request, "listing.gone" with why
            no worker can be had.
        host: makes workers and timers.
    """

    def __init__(self, act: Callable[..., None], host: Host) -> None:
        self._act = act
        self._host = host
        self._hands: list[Hand] = []

    def send(self, request: RequestData) -> None:
        """Send a request to a worker that has nothing to do."""
        free = [hand for hand in self._hands if not hand.busy]
        if not free:
            free.append(Hand(self._host, self._hear, self._gone))
            self._hands.append(free[0])
        free[0].send(request, USER)

    def end(self) -> None:
        """End all workers; nothing more is told of what they did."""
        former, self._hands = self._hands, []
        for hand in former:
            hand.stop()

    def _hear(self, event: Event) -> None:
        if event["kind"] != "arrived":
            self._act("listing.event", event)

    def _gone(self, reason: Any) -> None:
        self.end()
        self._act("listing.gone", reason)
