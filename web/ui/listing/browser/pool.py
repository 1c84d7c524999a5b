"""Workers for lists of puzzles: up to one per core, only during the work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from priorities import USER

from ...browser.worker_queue import WorkerQueue

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import MessageData

    from ...browser.host import Event, Host
    from ...browser.worker_queue import RequestData

MOST = 8
"""Greatest number of workers, each of which takes some hundred megabytes."""
PER_GIGABYTE = 1
"""Number of workers per gigabyte of memory."""


def worker_count(cores: float, gigabytes: float) -> int:
    """Return the greatest number of workers for a machine.

    Args:
        cores: the number of cores, 0 if unknown.
        gigabytes: the memory, 0 if unknown.

    >>> [worker_count(*machine) for machine in ((2, 8), (16, 8), (8, 2), (8, 0), (0, .25))]
    [2, 8, 2, 8, 1]
    """
    most = min(int(cores) or 1, MOST)
    return max(1, min(most, int(gigabytes * PER_GIGABYTE))) if gigabytes else most


class ListWorker(WorkerQueue):
    """A worker of a list.

    Args:
        host: makes the worker and timers.
        on_event: the function that receives the events.
        on_failure: the function that receives the reason why no worker can be started.
    """

    flags = ("behind",)

    def __init__(
        self, host: Host, on_event: Callable[[Event], None], on_failure: Callable[[Any], None]
    ) -> None:
        super().__init__(host, on_event)
        self._on_failure = on_failure

    @property
    def busy(self) -> bool:
        """True if the worker has requests."""
        return bool(self._running or self._waiting)

    def stop(self) -> None:
        """End the worker and drop its requests."""
        self._waiting = []
        self._starts = 0
        self._end()

    def _launch_if_needed(self) -> None:
        if self._waiting and not self._worker:
            self._launch()

    def _on_broken(self, reason: MessageData) -> None:
        if self._running:  # probably the puzzle's fault: a new worker gets all its attempts
            self._starts = 0
        super()._on_broken(reason)

    def _give_up(self, reason: MessageData) -> None:
        self._on_failure(reason)


class Pool:
    """The workers of a list.

    Args:
        act: the function that carries out actions: "listing.event" with an event about a request,
            "listing.failed" with the reason why no worker can be started.
        host: makes workers and timers.
    """

    def __init__(self, act: Callable[..., None], host: Host) -> None:
        self._act = act
        self._host = host
        self._workers: list[ListWorker] = []

    def send(self, request: RequestData) -> None:
        """Send a request to an idle worker."""
        idle = [worker for worker in self._workers if not worker.busy]
        if not idle:
            idle.append(ListWorker(self._host, self._pass_on, self._fail))
            self._workers.append(idle[0])
        idle[0].send(request, USER)

    def end(self) -> None:
        """End all workers; their requests get no replies."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.stop()

    def _pass_on(self, event: Event) -> None:
        if event["kind"] != "arrived":
            self._act("listing.event", event)

    def _fail(self, reason: Any) -> None:
        self.end()
        self._act("listing.failed", reason)
