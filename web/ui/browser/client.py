"""The engine client: two workers with a queue before each, which it starts, watches and ends.

The first worker is for the user's own job and for what takes no time; the second, which is there
only while it is needed, for all that runs behind. A worker that is ended may still say something
for a while, or never settle: what it says is dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from protocol import AHEAD, OWN, is_quick

from ..asking import as_json

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .host import Host, Worker

    Asking = dict[str, Any]  # a request of the protocol
    Event = dict[str, Any]  # an event of the protocol

READY_SECONDS = 90
"""How long a worker may take to start before another is tried."""
STARTS = 2
"""How many workers are tried before it is given up."""
GRACE_SECONDS = 0.5
"""How long past its time limit a request may run: a solver looks at the clock now and then, and not
while it reads a large model. Then its worker is ended, so that the limit means what it says."""
IDLE_SECONDS = 30
"""How long the second worker stays without work: it takes some hundred megabytes."""


class Lane:
    """A worker and the requests that wait for it.

    Args:
        host: makes the worker and timers.
        hear: takes the events.
    """

    words: tuple[str, ...] = ()

    def __init__(self, host: Host, hear: Callable[[Event], None]) -> None:
        self._host = host
        self._hear = hear
        self._worker: Worker | None = None
        self._ready = False
        self._starts = 0  # since a worker last did what it should
        self._timer: Any = None  # for the start, a time limit or rest
        self._waiting: list[tuple[int, Asking]] = []  # by priority
        self._running: Asking | None = None
        self._priority = OWN  # of what runs
        self._dropped = False  # whether the answer to that is not wanted any more
        self._found: Any = None  # its first solution

    def send(self, request: Asking, priority: int) -> None:
        """Carry a request out when it is its turn."""
        running = self._running
        self._wait(request, priority)
        if running and priority < self._priority == AHEAD:
            # What may be wanted later gives way, and begins anew.
            self._wait(running, AHEAD)
            self._renew()
        self._go_on()

    def _wait(self, request: Asking, priority: int) -> None:
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
            self._priority, request = self._waiting.pop(0)
            self._running, self._dropped, self._found = request, False, None
            self._watch(request)
            assert self._worker
            self._worker.post(as_json(request, self._host.quoted), request.get("pixels"))
        else:
            self._need()

    def _launch(self) -> None:
        self._starts += 1
        words = self.words + (("plain",) if self._starts > 1 else ())
        worker = self._host.launch(words, lambda event: self._told(worker, event))
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

    def _watch(self, request: Asking) -> None:
        """Give a request that begins its time limit: to solve, and to prove what it found."""
        self._untime()
        limit = request.get("time_limit")
        if limit is not None:
            self._time(limit + GRACE_SECONDS, lambda: self._overdue(request))

    def _overdue(self, request: Asking) -> None:
        """End what did not keep its time limit; a solution that it found stands."""
        reply = self._found or {"status": "limit", "seconds": request["time_limit"]}
        self._renew()
        self._reply(request, reply)

    def _reply(self, request: Asking, reply: Any) -> None:
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

    def _told_of(self, running: Asking, event: Event) -> None:
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


class First(Lane):
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


class Second(Lane):
    """A worker that starts when it is needed, and ends when it has had nothing to do."""

    words = ("behind",)

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
        self._first = First(host, self._hear, lambda event: act("engine", event))
        self._second = Second(host, self._hear)
        self.start = self._first.start

    def send(self, request: Asking, priority: int) -> None:
        """Send a request; the user's own goes before all others."""
        first = priority == OWN or is_quick(request)
        (self._first if first else self._second).send(request, priority)

    def cancel(self, number: int) -> None:
        """Drop a request: nothing more is told of it."""
        self._first.cancel(number)
        self._second.cancel(number)

    def _hear(self, event: Event) -> None:
        self._act("arrived" if event["kind"] == "arrived" else "event", event)
