"""The engine client with workers and timers that a test controls."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from priorities import USER, VISIBLE
from ui.browser.client import Engine


class HandWorker:
    """A worker that a test controls."""

    def __init__(self, flags: tuple[str, ...], say: Callable[[dict[str, Any]], None]) -> None:
        self.flags = flags
        self.say = say
        self.got: list[dict[str, Any]] = []
        self.ended = False

    @property
    def numbers(self) -> list[int]:
        """Numbers of the received requests."""
        return [request["id"] for request in self.got]

    def post(self, text: str, picture: Any = None) -> None:
        self.got.append(json.loads(text))

    def terminate(self) -> None:
        self.ended = True


class HandHost:
    """A host of such workers, with timers that a test runs out."""

    bytes = 1000

    def __init__(self) -> None:
        self.workers: list[HandWorker] = []
        self.timers: dict[int, tuple[float, Callable[[], None]]] = {}
        self.set = 0
        self.starts = 0

    @property
    def seconds(self) -> list[float]:
        """Return how long the timers that run were set for."""
        return [seconds for seconds, _ in self.timers.values()]

    def after(self, seconds: float, call: Callable[[], None]) -> int:
        self.set += 1
        self.timers[self.set] = (seconds, call)
        return self.set

    def forget(self, timer: int) -> None:
        del self.timers[timer]

    def quoted(self, text: str) -> str:
        return json.dumps(text)

    def started(self) -> None:
        self.starts += 1

    def launch(
        self, flags: tuple[str, ...], on_event: Callable[[dict[str, Any]], None]
    ) -> HandWorker:
        self.workers.append(HandWorker(flags, on_event))
        return self.workers[-1]

    def run_out(self, seconds: float) -> None:
        """Run the only timer of so many seconds out."""
        (timer,) = [timer for timer, (left, _) in self.timers.items() if left == seconds]
        self.timers[timer][1]()


class Bench:
    """An engine with its host and the actions that followed."""

    def __init__(self) -> None:
        self.host = HandHost()
        self.actions: list[tuple[str, dict[str, Any]]] = []
        self.engine = Engine(lambda name, event: self.actions.append((name, event)), self.host)
        self.engine.start()
        self.count = 0

    def send(self, op: str = "solve", priority: int = USER, **more: Any) -> int:
        """Send a request and return its number."""
        self.count += 1
        self.engine.send({"op": op, "id": self.count, **more}, priority)
        return self.count

    def behind(self, op: str = "export", priority: int = VISIBLE, **more: Any) -> int:
        """Send a background request and return its number."""
        return self.send(op, priority, **more)

    @property
    def worker(self) -> HandWorker:
        """The newest worker."""
        return self.host.workers[-1]

    def lane(self, behind: bool) -> list[HandWorker]:
        """Return the workers of the foreground or of the background."""
        return [worker for worker in self.host.workers if ("behind" in worker.flags) == behind]

    def ready(self) -> HandWorker:
        """Report the newest worker as ready, and return it."""
        self.worker.say({"kind": "ready"})
        return self.worker

    def states(self) -> list[str]:
        return [event["state"] for name, event in self.actions if name == "readiness.engine"]

    def events(self) -> list[dict[str, Any]]:
        return [event for name, event in self.actions if name == "event"]

    def replies(self) -> list[tuple[int, str]]:
        replies = [event for event in self.events() if event["kind"] == "reply"]
        return [(event["id"], event["reply"]["status"]) for event in replies]


def reply(number: int) -> dict[str, Any]:
    return {"kind": "reply", "id": number, "reply": {"status": "solved"}}
