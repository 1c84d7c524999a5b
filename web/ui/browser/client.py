"""The engine client: two workers, each with a queue, which the client starts, watches and ends.

The first worker is for the user's job and for quick requests; the second, which exists only while
it is needed, for all background requests. A worker that is ended may still send events for a
while: these are dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from priorities import USER, is_quick

from ..failures import error_reply, note
from .worker_queue import WorkerQueue

if TYPE_CHECKING:
    from collections.abc import Callable

    from protocol import MessageData

    from .host import Event, Host
    from .worker_queue import RequestData

IDLE_SECONDS = 30
"""The time for which the second worker stays idle before it ends: it takes some 100 megabytes."""


class FirstWorkerQueue(WorkerQueue):
    """The queue of the worker that is launched at the start, and again whenever it has ended.

    Args:
        host: makes the worker and timers.
        on_event: takes the events about requests.
        on_state: takes the state of the worker: loading with its bytes, ready, or failed with the
            reason.
    """

    def __init__(
        self, host: Host, on_event: Callable[[Event], None], on_state: Callable[[Event], None]
    ) -> None:
        super().__init__(host, on_event)
        self._on_state = on_state
        self._started = False

    def start(self) -> None:
        """Start the worker, also again after it failed."""
        self._started = True
        self._on_state({"state": "loading", "bytes": self._host.bytes})
        try:
            self._restart()
        except Exception as error:
            note("start-engine", error)
            self._give_up(error_reply(error)["message"])

    def _launch_if_needed(self) -> None:
        if self._started and not self._worker:
            self._launch()

    def _on_ready(self) -> None:
        self._on_state({"state": "ready"})
        self._host.started()

    def _give_up(self, reason: MessageData) -> None:
        self._started = False
        self._on_state({"state": "failed", "reason": reason})


class SecondWorkerQueue(WorkerQueue):
    """The queue of a worker that is launched when it is needed, and ends after an idle time."""

    flags = ("behind",)

    def _launch_if_needed(self) -> None:
        if self._waiting and not self._worker:
            self._launch()

    def _on_idle(self) -> None:
        if self._ready:
            self._set_timer(IDLE_SECONDS, self._restart)

    def _give_up(self, reason: MessageData) -> None:
        self._starts = 0
        waiting = self._waiting
        self._waiting = []
        for _priority, request in waiting:
            self._reply(request, {"status": "error", "message": reason})


class Engine:
    """The engine as the page uses it.

    Args:
        act: carries out actions: "event" with an event about a request, "readiness.engine" with
            the state of the first worker, "readiness.arrived" when a solver was fetched.
        host: makes workers and timers.
    """

    def __init__(self, act: Callable[..., None], host: Host) -> None:
        self._act = act
        self._first = FirstWorkerQueue(
            host, self._on_event, lambda event: act("readiness.engine", event)
        )
        self._second = SecondWorkerQueue(host, self._on_event)
        self.start = self._first.start

    def send(self, request: RequestData, priority: int) -> None:
        """Send a request; the user's request goes before all others."""
        first = priority == USER or is_quick(request)
        (self._first if first else self._second).send(request, priority)

    def cancel(self, number: int) -> None:
        """Drop a request: no further event about it comes."""
        self._first.cancel(number)
        self._second.cancel(number)

    def _on_event(self, event: Event) -> None:
        self._act("readiness.arrived" if event["kind"] == "arrived" else "event", event)
