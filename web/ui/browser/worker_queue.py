"""A worker and the requests that wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from priorities import AHEAD, USER, is_quick

from ..asking import as_json
from ..failures import error_reply
from .pictures import PICTURES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import MessageData

    from .host import Event, Host, Worker

    RequestData = dict[str, Any]  # a request of the protocol

READY_SECONDS = 90
"""The time in which a worker must be ready; then another is tried."""
STARTS = 2
"""The number of workers that are tried, one after the other."""
GRACE_SECONDS = 0.5
"""The time for which a request may exceed its limit before its worker is ended. A solver looks at
the clock only now and then, and not while it reads a large model."""
PATIENCE_SECONDS = 5
"""The time for which the user's request waits for a quick request to end before ending it."""
HANGING_SECONDS = 60
"""The time for which a quick request may run while the user's request does not wait for it."""


class WorkerQueue:
    """A worker and the requests that wait for it.

    Args:
        host: makes the worker and timers.
        on_event: takes the events about requests.
    """

    flags: tuple[str, ...] = ()
    """The flags with which every worker is launched."""

    def __init__(self, host: Host, on_event: Callable[[Event], None]) -> None:
        self._host = host
        self._on_event = on_event
        self._worker: Worker | None = None
        self._ready = False
        self._starts = 0  # the workers launched since the last reply
        self._timer: Any = None  # of a start, a time limit or an idle time
        self._waiting: list[tuple[int, RequestData]] = []  # by priority
        self._running: RequestData | None = None
        self._priority = USER  # of the running request
        self._dropped = False  # whether the running request was cancelled
        self._result: Any = None  # the last solution of the running request

    def send(self, request: RequestData, priority: int) -> None:
        """Put a request in the queue, before the requests of lower priority."""
        running, first = self._running, not self._user_waits
        self._enqueue(request, priority)
        if running and priority < self._priority == AHEAD:
            self._give_way(running)
        elif running and first and self._user_waits and self._is_unlimited(running):
            self._set_timer(PATIENCE_SECONDS, lambda: self._on_patience_lost(running))
        self._run_next()

    @property
    def _user_waits(self) -> bool:
        """True if a request of the user waits."""
        return bool(self._waiting) and self._waiting[0][0] == USER

    def _is_unlimited(self, running: RequestData) -> bool:
        """Return whether the running request is a quick one without a time limit."""
        quick = (self._priority != USER or self._dropped) and is_quick(running)
        return quick and running.get("time_limit") is None

    def _give_way(self, running: RequestData) -> None:
        """End the running request, and put it back in the queue."""
        if not self._dropped:
            self._enqueue(running, self._priority)
        self._restart()

    def _on_patience_lost(self, running: RequestData) -> None:
        if self._user_waits:
            self._give_way(running)
        else:
            self._set_time_limit(running)

    def _on_hanging(self, running: RequestData) -> None:
        dropped = self._dropped
        self._restart()
        if not dropped:
            message = {"code": "engine.slow", "params": {}}
            self._reply(running, {"status": "error", "message": message})

    def _enqueue(self, request: RequestData, priority: int) -> None:
        place = len([other for other, _request in self._waiting if other <= priority])
        self._waiting.insert(place, (priority, request))

    def cancel(self, number: int) -> None:
        """Drop a request; if it runs and is not quick, end its worker."""
        self._waiting = [pair for pair in self._waiting if pair[1]["id"] != number]
        running = self._running
        if running and running["id"] == number:
            if is_quick(running):
                self._dropped = True
            else:
                self._restart()

    def _restart(self) -> None:
        """End the worker, and launch another if one is needed."""
        self._starts = 0
        self._end()
        self._launch_if_needed()

    def _run_next(self) -> None:
        """Run the next request if one waits and the worker is ready and idle."""
        if self._running:
            return
        if not self._waiting:
            self._on_idle()
        elif self._ready:
            priority, request = self._waiting.pop(0)
            try:
                text = as_json(request, self._host.quoted)
            except Exception as error:
                self._reply(request, error_reply(error))
                self._run_next()
                return
            self._priority = priority
            self._running, self._dropped, self._result = request, False, None
            self._set_time_limit(request)
            assert self._worker
            self._worker.post(text, PICTURES.image(request.get("pixels", 0)))
        else:
            self._launch_if_needed()

    def _launch(self) -> None:
        self._starts += 1
        flags = self.flags + (("plain",) if self._starts > 1 else ())
        worker = self._host.launch(flags, lambda event: self._on_worker_event(worker, event))
        self._worker = worker
        message: MessageData = {"code": "engine.slow", "params": {}}
        self._set_timer(READY_SECONDS, lambda: self._on_broken(message))

    def _end(self) -> None:
        """End the worker and the running request."""
        self._clear_timer()
        if self._worker:
            self._worker.terminate()
        self._worker = self._running = None
        self._ready = False

    def _set_timer(self, seconds: float, call: Callable[[], None]) -> None:
        self._clear_timer()
        self._timer = self._host.after(seconds, call)

    def _clear_timer(self) -> None:
        if self._timer is not None:
            self._host.forget(self._timer)
            self._timer = None

    def _set_time_limit(self, request: RequestData) -> None:
        """Set the timer for the time limit of a request that begins or goes on."""
        self._clear_timer()
        limit = request.get("time_limit")
        if limit is not None:
            self._set_timer(limit + GRACE_SECONDS, lambda: self._on_overdue(request))
        elif self._is_unlimited(request):
            self._set_timer(HANGING_SECONDS, lambda: self._on_hanging(request))

    def _on_overdue(self, request: RequestData) -> None:
        """End a request that exceeds its time limit; reply with its last solution, if any."""
        reply = self._result or {"status": "limit", "seconds": request["time_limit"]}
        self._restart()
        self._reply(request, reply)

    def _reply(self, request: RequestData, reply: Any) -> None:
        self._on_event({"kind": "reply", "id": request["id"], "reply": reply})

    def _on_worker_event(self, worker: Worker, event: Event) -> None:
        if worker is not self._worker:
            return
        kind, running = event["kind"], self._running
        if kind == "ready":
            self._clear_timer()
            self._ready = True
            self._run_next()
            self._on_ready()
        elif kind == "broke":
            self._on_broken({"code": "engine.broke", "params": {"reason": event["reason"]}})
        elif kind == "arrived":
            self._on_event(event)
        elif running and event["id"] == running["id"]:
            self._on_event_of_request(running, event)

    def _on_event_of_request(self, running: RequestData, event: Event) -> None:
        kind, dropped = event["kind"], self._dropped
        if kind == "reply":
            self._clear_timer()
            self._running = None
            self._starts = 0
            self._run_next()
        elif kind == "fetching":  # the time for fetching a solver does not count
            self._clear_timer()
        elif kind == "fetched":
            self._set_time_limit(running)
        else:
            self._result = event.get("result", self._result)
        if not dropped:
            self._on_event(event)

    def _on_broken(self, reason: MessageData) -> None:
        """Launch another worker after one did not start or has ended, or else give up.

        The request that was running is not tried again.
        """
        interrupted = self._running
        self._end()
        if self._starts < STARTS:
            self._launch_if_needed()
        else:
            self._give_up(reason)
        if interrupted:
            self._reply(interrupted, {"status": "error", "message": reason})

    def _launch_if_needed(self) -> None:
        """Launch a worker if one is needed and none exists; subclasses say when."""

    def _on_idle(self) -> None:
        """Take note that no request waits or runs."""

    def _on_ready(self) -> None:
        """Take note that the worker is ready."""

    def _give_up(self, reason: MessageData) -> None:
        """Take note that no worker can be started."""
