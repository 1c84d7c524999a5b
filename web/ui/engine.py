"""The engine client: sends requests to the worker, passes its events on, cancels and recovers.

Runs in MicroPython on the page's main thread. A worker that is ended may still answer for a while,
or never settle: so requests are numbered, a cancelled one is settled here, and what an ended
worker says is dropped.
"""

import json

READY_SECONDS = 90
"""How long a worker may take to start before another is tried."""
STARTS = 2
"""How many workers are tried before the engine is said to have failed."""
GRACE_SECONDS = 3
"""How long past its time limit a request may run: a solver looks at the clock now and then only."""


class Engine:
    """A worker that solves, with a queue in front of it.

    Args:
        on_event: called with each event, a dict whose "kind" is "engine" (with its "state"),
            "progress", "first" or "reply".
        host: what makes workers and timers; the browser by default.
    """

    def __init__(self, on_event, host=None):
        self._on_event = on_event
        self._host = host or Browser()
        self._worker = None
        self._number = 0
        self._starts = 0
        self._timer = None
        self._first = None
        self.ready = False
        self._open = []

    def start(self):
        """Start the worker; also the way to try again after it failed."""
        self._starts = 0
        self._say("loading", bytes=self._host.bytes)
        self._launch()

    def send(self, request):
        """Send a request, a dict with "op", as soon as it is its turn; gives its number."""
        self._number += 1
        request = dict(request)
        request["id"] = self._number
        self._open.append(request)
        if len(self._open) == 1:
            self._next()
        return self._number

    def cancel(self, number):
        """Settle a request as cancelled now; one that runs takes its worker with it."""
        numbers = [request["id"] for request in self._open]
        if number in numbers:
            place = numbers.index(number)
            if place == 0 and self.ready:
                self._launch()
            self._settle(place, {"status": "cancelled"})

    def _launch(self):
        self._stop()
        self._starts += 1
        plain = self._starts > 1
        worker = self._host.launch(plain, lambda event: self._told(worker, event))
        self._worker = worker
        self._time(READY_SECONDS, lambda: self._broke({"code": "engine.slow", "params": {}}))

    def _stop(self):
        self.ready = False
        self._untime()
        if self._worker is not None:
            self._worker.terminate()
            self._worker = None

    def _time(self, seconds, call):
        self._timer = self._host.after(seconds, call)

    def _untime(self):
        if self._timer is not None:
            self._host.forget(self._timer)
            self._timer = None

    def _next(self):
        """Let the first request in the queue run, if the worker is there."""
        self._first = None
        if self.ready and self._open:
            self._worker.post(json.dumps(self._open[0]))
            self._watch(0)

    def _watch(self, seconds):
        """Give the request that has run for so long what is left of its time limit."""
        self._untime()
        limit = self._open[0].get("time_limit")
        if limit is not None:
            self._time(max(limit - seconds, 0) + GRACE_SECONDS, self._overdue)

    def _overdue(self):
        """End what did not keep its time limit; a solution that it found stands."""
        limit = self._open[0]["time_limit"]
        reply = self._first or {"status": "limit", "grid": None, "cell": None, "seconds": limit}
        self._launch()
        self._settle(0, reply)

    def _settle(self, place, reply):
        number = self._open.pop(place)["id"]
        self._on_event({"kind": "reply", "id": number, "reply": reply})

    def _told(self, worker, event):
        if worker is not self._worker:
            return
        kind = event["kind"]
        if kind == "ready":
            self._untime()
            self._starts = 0
            self.ready = True
            self._next()
            self._say("ready")
            self._host.started()
        elif kind == "broke":
            reason = {"code": "engine.broke", "params": {"reason": event["reason"]}}
            running = self.ready and self._open
            self._broke(reason)
            if running:
                self._settle(0, {"status": "error", "message": reason})
        elif self._open and event["id"] == self._open[0]["id"]:
            if kind == "reply":
                self._untime()
                self._open.pop(0)
                self._next()
            elif kind == "fetching":  # a solver is on its way: that is not solving
                self._untime()
            else:
                self._first = event.get("result", self._first)
                self._watch(event.get("seconds", 0))
            self._on_event(event)

    def _broke(self, reason):
        if self._starts < STARTS:
            self._launch()
            return
        self._stop()
        self._say("failed", reason=reason)

    def _say(self, state, **more):
        event = {"kind": "engine", "state": state}
        event.update(more)
        self._on_event(event)


class Browser:
    """Makes PyScript workers and timers."""

    def __init__(self):
        import js
        from pyscript import config

        from . import offline

        self._js = js
        self._offline = offline
        self._config = config["engine"]
        self.bytes = self._config["bytes"]

    def after(self, seconds, call):
        """Call later; gives what ``forget`` takes."""
        return self._js.setTimeout(call, seconds * 1000)

    def forget(self, timer):
        """Do not call after all."""
        self._js.clearTimeout(timer)

    def started(self):
        """The engine runs: time to store the page for offline use without slowing anything."""
        self._offline.start()

    def launch(self, plain, on_event):
        """Start a worker; ``plain`` without the memory snapshot."""
        return Worker(self._js, self._config, plain, on_event)


class Worker:
    """One PyScript worker."""

    def __init__(self, js, config, plain, on_event):
        from polyscript import XWorker

        base = js.document.baseURI
        self._ended = False
        self._on_event = on_event
        self._worker = XWorker(
            js.URL.new(config["worker"], base).href,
            type="pyodide",
            version=js.URL.new(config["interpreter"] + ("#plain" if plain else ""), base).href,
            config="{}",
        )
        self._worker.onmessage = self._message
        self._worker.onerror = self._error

    def post(self, text):
        """Hand the worker a request, as JSON."""
        self._worker.sync.handle(text)

    def terminate(self):
        """End it, whatever it is doing."""
        self._worker.terminate()

    def _message(self, event):
        data = event.data
        if isinstance(data, str):
            self._on_event(json.loads(data))
        elif hasattr(data, "texts"):
            told = json.loads(data.event)
            told["reply"]["texts"] = list(zip(told["reply"]["names"], list(data.texts)))
            self._on_event(told)

    def _error(self, event):
        self._on_event({"kind": "broke", "reason": str(event.error.message)})
