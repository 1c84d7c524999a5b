"""The engine client: two workers with a queue before each, which it starts, watches and ends.

The first worker is for the user's own job and for what takes no time; the second, which is there
only while it is needed, for all that runs behind. A worker that is ended may still say something
for a while, or never settle: what it says is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol import USER, is_quick

from .worker_queue import WorkerQueue

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .host import Event, Host
    from .worker_queue import RequestData

IDLE_SECONDS = 30
"""How long the second worker stays without work: it takes some hundred megabytes."""


class First(WorkerQueue):
    """The worker that is there from the start, and again whenever it was ended.

    Args:
        host: makes the worker and timers.
        hear: takes the events.
        say: takes the state of the worker: loading, ready or failed, and what belongs to it.
    """

    def __init__(
        self, host: Host, hear: Callable[[Event], None], say: Callable[[Event], None]
    ) -> None:
        super().__init__(host, hear)
        self._say = say
        self._wanted = False

    def start(self) -> None:
        """Start the worker; also the way to try again after it failed."""
        self._wanted = True
        self._say({"state": "loading", "bytes": self._host.bytes})
        self._renew()

    def _need(self) -> None:
        if self._wanted and not self._worker:
            self._launch()

    def _started(self) -> None:
        self._say({"state": "ready"})
        self._host.started()

    def _give_up(self, reason: dict[str, Any]) -> None:
        self._wanted = False
        self._say({"state": "failed", "reason": reason})


class Second(WorkerQueue):
    """A worker that starts when it is needed, and ends when it has had nothing to do."""

    flags = ("behind",)

    def _need(self) -> None:
        if self._waiting and not self._worker:
            self._launch()

    def _rest(self) -> None:
        if self._ready:
            self._time(IDLE_SECONDS, self._renew)

    def _give_up(self, reason: dict[str, Any]) -> None:
        self._starts = 0
        waiting = self._waiting
        self._waiting = []
        for _priority, request in waiting:
            self._reply(request, {"status": "error", "message": reason})


class Engine:
    """The engine as the page sees it.

    Args:
        act: takes actions: "event" with an event about a request, "engine" with the state of the
            first worker, "arrived" when something that was on its way has come.
        host: makes workers and timers.
    """

    def __init__(self, act: Callable[..., None], host: Host) -> None:
        self._act = act
        self._first = First(host, self._hear, lambda event: act("readiness.engine", event))
        self._second = Second(host, self._hear)
        self.start = self._first.start

    def send(self, request: RequestData, priority: int) -> None:
        """Send a request; the user's own goes before all others."""
        first = priority == USER or is_quick(request)
        (self._first if first else self._second).send(request, priority)

    def cancel(self, number: int) -> None:
        """Drop a request: nothing more is told of it."""
        self._first.cancel(number)
        self._second.cancel(number)

    def _hear(self, event: Event) -> None:
        self._act("readiness.arrived" if event["kind"] == "arrived" else "event", event)
