"""A worker and the requests that wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol import AHEAD, USER, is_quick

from ..asking import as_json
from ..failures import error_reply
from .pictures import PICTURES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .host import Event, Host, Worker

    RequestData = dict[str, Any]  # a request of the protocol

READY_SECONDS = 90
"""The time for a worker to start; then another is tried."""
STARTS = 2
"""The number of workers that are tried, one after the other."""
GRACE_SECONDS = 0.5
"""The time that a request may run past its limit before its worker is ended. A solver looks at the
clock only now and then, and not while it reads a large model."""
PATIENCE_SECONDS = 5
"""The time that the user's own request waits for a quick one, which may hang and then gives way."""
HANGING_SECONDS = 60
"""The time that a quick request may run while nobody waits for it."""


class WorkerQueue:
    """A worker and the requests that wait for it.

    Args:
        host: makes the worker and timers.
        hear: takes the events.
    """

    flags: tuple[str, ...] = ()

    def __init__(self, host: Host, hear: Callable[[Event], None]) -> None:
        self._host = host
        self._hear = hear
        self._worker: Worker | None = None
        self._ready = False
        self._starts = 0  # since a worker last did what it should
        self._timer: Any = None  # for the start, a time limit or rest
        self._waiting: list[tuple[int, RequestData]] = []  # by priority
        self._running: RequestData | None = None
        self._priority = USER  # of what runs
        self._dropped = False  # whether the answer to that is not wanted any more
        self._found: Any = None  # its first solution

    def send(self, request: RequestData, priority: int) -> None:
        """Put a request in the queue, before those of lower priority."""
        running, first = self._running, not self._owns_wait
        self._wait(request, priority)
        if running and priority < self._priority == AHEAD:
            self._give_way(running)
        elif running and first and self._owns_wait and self._is_unlimited(running):
            self._time(PATIENCE_SECONDS, lambda: self._lose_patience(running))
        self._go_on()

    @property
    def _owns_wait(self) -> bool:
        """Whether a request that the user made waits."""
        return bool(self._waiting) and self._waiting[0][0] == USER

    def _is_unlimited(self, running: RequestData) -> bool:
        """Whether the running request is a quick one, without a time limit."""
        quick = (self._priority != USER or self._dropped) and is_quick(running)
        return quick and running.get("time_limit") is None

    def _give_way(self, running: RequestData) -> None:
        """End the running request, and put it back in the queue."""
        if not self._dropped:
            self._wait(running, self._priority)
        self._renew()

    def _lose_patience(self, running: RequestData) -> None:
        if self._owns_wait:
            self._give_way(running)
        else:
            self._watch(running)

    def _hang(self, running: RequestData) -> None:
        dropped = self._dropped
        self._renew()
        if not dropped:
            message = {"code": "engine.slow", "params": {}}
            self._reply(running, {"status": "error", "message": message})

    def _wait(self, request: RequestData, priority: int) -> None:
        place = len([one for one, _request in self._waiting if one <= priority])
        self._waiting.insert(place, (priority, request))

    def cancel(self, number: int) -> None:
        """Drop a request; one that runs takes the worker with it, unless it is over soon."""
        self._waiting = [pair for pair in self._waiting if pair[1]["id"] != number]
        running = self._running
        if running and running["id"] == number:
            if is_quick(running):
                self._dropped = True
            else:
                self._renew()

    def _renew(self) -> None:
        """The worker is ended, and another started where one is needed."""
        self._starts = 0
        self._end()
        self._need()

    def _go_on(self) -> None:
        """The next request runs, if there is one and the worker is there."""
        if self._running:
            return
        if not self._waiting:
            self._rest()
        elif self._ready:
            priority, request = self._waiting.pop(0)
            try:
                text = as_json(request, self._host.quoted)
            except Exception as error:
                self._reply(request, error_reply(error))
                self._go_on()
                return
            self._priority = priority
            self._running, self._dropped, self._found = request, False, None
            self._watch(request)
            assert self._worker
            self._worker.post(text, PICTURES.image(request.get("pixels", 0)))
        else:
            self._need()

    def _launch(self) -> None:
        self._starts += 1
        flags = self.flags + (("plain",) if self._starts > 1 else ())
        worker = self._host.launch(flags, lambda event: self._told(worker, event))
        self._worker = worker
        self._time(READY_SECONDS, lambda: self._broke({"code": "engine.slow", "params": {}}))

    def _end(self) -> None:
        """No worker, and nothing that runs."""
        self._untime()
        if self._worker:
            self._worker.terminate()
        self._worker = self._running = None
        self._ready = False

    def _time(self, seconds: float, call: Callable[[], None]) -> None:
        self._untime()
        self._timer = self._host.after(seconds, call)

    def _untime(self) -> None:
        if self._timer is not None:
            self._host.forget(self._timer)
            self._timer = None

    def _watch(self, request: RequestData) -> None:
        """Give a request that begins its time limit: to solve, and to prove what it found."""
        self._untime()
        limit = request.get("time_limit")
        if limit is not None:
            self._time(limit + GRACE_SECONDS, lambda: self._overdue(request))
        elif self._is_unlimited(request):
            self._time(HANGING_SECONDS, lambda: self._hang(request))

    def _overdue(self, request: RequestData) -> None:
        """End what did not keep its time limit; a solution that it found stands."""
        reply = self._found or {"status": "limit", "seconds": request["time_limit"]}
        self._renew()
        self._reply(request, reply)

    def _reply(self, request: RequestData, reply: Any) -> None:
        self._hear({"kind": "reply", "id": request["id"], "reply": reply})

    def _told(self, worker: Worker, event: Event) -> None:
        """A worker says something."""
        if worker is not self._worker:
            return
        kind, running = event["kind"], self._running
        if kind == "ready":
            self._untime()
            self._ready = True
            self._go_on()
            self._started()
        elif kind == "broke":
            self._broke({"code": "engine.broke", "params": {"reason": event["reason"]}})
        elif kind == "arrived":
            self._hear(event)
        elif running and event["id"] == running["id"]:
            self._told_of(running, event)

    def _told_of(self, running: RequestData, event: Event) -> None:
        """The worker says something about what it is doing."""
        kind, heard = event["kind"], not self._dropped
        if kind == "reply":
            self._untime()
            self._running = None
            self._starts = 0
            self._go_on()
        elif kind == "fetching":  # a solver is on its way: that is not solving
            self._untime()
        elif kind == "fetched":
            self._watch(running)
        else:
            self._found = event.get("result", self._found)
        if heard:
            self._hear(event)

    def _broke(self, reason: dict[str, Any]) -> None:
        """The worker did not start, or came to an end; what it was doing is not tried again."""
        broken = self._running
        self._end()
        if self._starts < STARTS:
            self._need()
        else:
            self._give_up(reason)
        if broken:
            self._reply(broken, {"status": "error", "message": reason})

    def _need(self) -> None:
        """A worker is to be started, if it is not."""

    def _rest(self) -> None:
        """There is nothing to do."""

    def _started(self) -> None:
        """The worker is there."""

    def _give_up(self, reason: dict[str, Any]) -> None:
        """No worker can be had."""
