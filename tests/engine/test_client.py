"""The engine client with workers and timers that the test makes and moves by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ui.engine import GRACE_SECONDS, STARTS, Engine


class HandWorker:
    """A worker that does what the test says."""

    def __init__(self, plain: bool, say: Callable[[dict[str, Any]], None]) -> None:
        self.plain = plain
        self.say = say
        self.got: list[dict[str, Any]] = []
        self.ended = False

    def post(self, text: str) -> None:
        self.got.append(json.loads(text))

    def terminate(self) -> None:
        self.ended = True


class HandHost:
    """Makes such workers, and timers that run out when the test says."""

    bytes = 1000

    def __init__(self) -> None:
        self.workers: list[HandWorker] = []
        self.timers: dict[int, tuple[float, Callable[[], None]]] = {}
        self.set = 0
        self.starts = 0

    @property
    def seconds(self) -> list[float]:
        """How long the timers that run were set for."""
        return [seconds for seconds, _ in self.timers.values()]

    def after(self, seconds: float, call: Callable[[], None]) -> int:
        self.set += 1
        self.timers[self.set] = (seconds, call)
        return self.set

    def forget(self, timer: int) -> None:
        self.timers.pop(timer, None)

    def started(self) -> None:
        self.starts += 1

    def launch(self, plain: bool, on_event: Callable[[dict[str, Any]], None]) -> HandWorker:
        self.workers.append(HandWorker(plain, on_event))
        return self.workers[-1]

    def run_out(self) -> None:
        """The one timer there is runs out."""
        (timer,) = self.timers
        self.timers.pop(timer)[1]()


class Bench:
    """An engine, its host, and the events it passed on."""

    def __init__(self) -> None:
        self.host = HandHost()
        self.events: list[dict[str, Any]] = []
        self.engine = Engine(self.events.append, self.host)
        self.engine.start()

    @property
    def worker(self) -> HandWorker:
        return self.host.workers[-1]

    def ready(self) -> None:
        self.worker.say({"kind": "ready"})

    def states(self) -> list[str]:
        return [event["state"] for event in self.events if event["kind"] == "engine"]

    def replies(self) -> list[tuple[int, str]]:
        return [(e["id"], e["reply"]["status"]) for e in self.events if e["kind"] == "reply"]


@pytest.fixture
def bench() -> Bench:
    return Bench()


def reply(number: int) -> dict[str, Any]:
    return {"kind": "reply", "id": number, "reply": {"status": "solved"}}


def test_a_request_waits_for_the_worker_and_then_runs(bench: Bench) -> None:
    number = bench.engine.send({"op": "solve"})
    assert bench.worker.got == []
    bench.ready()
    assert bench.worker.got == [{"op": "solve", "id": number}]
    assert bench.events[0] == {"kind": "engine", "state": "loading", "bytes": 1000}
    assert bench.states() == ["loading", "ready"]
    assert bench.host.timers == {}
    assert bench.host.starts == 1


def test_events_of_a_request_are_passed_on_until_its_reply(bench: Bench) -> None:
    bench.ready()
    number = bench.engine.send({"op": "solve"})
    progress = {"kind": "progress", "id": number, "seconds": 1}
    for event in (progress, reply(number), progress, reply(number)):
        bench.worker.say(event)
    assert bench.events[2:] == [progress, reply(number)]


def test_cancelling_settles_at_once_and_starts_another_worker(bench: Bench) -> None:
    bench.ready()
    first, second = bench.engine.send({"op": "solve"}), bench.engine.send({"op": "check"})
    old = bench.worker
    bench.engine.cancel(first)
    assert bench.replies() == [(first, "cancelled")]
    assert old.ended
    assert bench.worker is not old
    bench.ready()
    assert bench.worker.got == [{"op": "check", "id": second}]


def test_what_an_ended_worker_still_says_is_dropped(bench: Bench) -> None:
    bench.ready()
    first, second = bench.engine.send({"op": "solve"}), bench.engine.send({"op": "solve"})
    old = bench.worker
    bench.engine.cancel(first)
    for event in (reply(first), reply(second), {"kind": "ready"}):
        old.say(event)
    assert bench.replies() == [(first, "cancelled")]
    assert not bench.engine.ready


def test_cancelling_before_the_worker_is_ready_leaves_it(bench: Bench) -> None:
    bench.engine.cancel(bench.engine.send({"op": "solve"}))
    assert len(bench.host.workers) == 1
    bench.ready()
    assert bench.worker.got == []


def test_cancelling_what_is_settled_does_nothing(bench: Bench) -> None:
    bench.ready()
    number = bench.engine.send({"op": "solve"})
    bench.worker.say(reply(number))
    bench.engine.cancel(number)
    assert bench.replies() == [(number, "solved")]
    assert len(bench.host.workers) == 1


def test_a_worker_that_does_not_start_is_replaced_by_a_plain_one(bench: Bench) -> None:
    number = bench.engine.send({"op": "solve"})
    bench.host.run_out()
    assert [worker.plain for worker in bench.host.workers] == [False, True]
    assert bench.host.workers[0].ended
    bench.ready()
    assert bench.worker.got == [{"op": "solve", "id": number}]


def test_when_none_starts_the_engine_has_failed_and_can_be_tried_again(bench: Bench) -> None:
    number = bench.engine.send({"op": "solve"})
    for _ in range(STARTS - 1):
        bench.host.run_out()
    bench.worker.say({"kind": "broke", "reason": "no memory"})
    assert bench.states() == ["loading", "failed"]
    reason = {"code": "engine.broke", "params": {"reason": "no memory"}}
    assert bench.events[-1]["reason"] == reason
    assert bench.host.timers == {}
    bench.engine.start()
    bench.ready()
    assert bench.states() == ["loading", "failed", "loading", "ready"]
    assert bench.worker.got == [{"op": "solve", "id": number}]


def test_requests_run_one_after_another(bench: Bench) -> None:
    bench.ready()
    first, second = bench.engine.send({"op": "solve"}), bench.engine.send({"op": "check"})
    assert [request["id"] for request in bench.worker.got] == [first]
    bench.engine.cancel(second)
    third = bench.engine.send({"op": "solve"})
    bench.worker.say(reply(first))
    assert [request["id"] for request in bench.worker.got] == [first, third]
    assert len(bench.host.workers) == 1
    assert bench.replies() == [(second, "cancelled"), (first, "solved")]


def test_a_solver_that_does_not_look_at_the_clock_is_ended(bench: Bench) -> None:
    bench.ready()
    number = bench.engine.send({"op": "solve", "time_limit": 10})
    assert bench.host.seconds == [10 + GRACE_SECONDS]
    bench.worker.say({"kind": "progress", "id": number, "seconds": 4})
    assert bench.host.seconds == [6 + GRACE_SECONDS]
    bench.host.run_out()
    assert bench.replies() == [(number, "limit")]
    assert len(bench.host.workers) == 2


def test_out_of_time_for_the_proof_the_solution_stands(bench: Bench) -> None:
    bench.ready()
    number = bench.engine.send({"op": "solve", "time_limit": 10})
    found = {"status": "solved", "grid": [1], "unique": None}
    bench.worker.say({"kind": "first", "id": number, "result": found})
    bench.host.run_out()
    assert bench.events[-1] == {"kind": "reply", "id": number, "reply": found}


def test_fetching_a_solver_does_not_count_as_solving(bench: Bench) -> None:
    bench.ready()
    number = bench.engine.send({"op": "solve", "time_limit": 10})
    bench.worker.say({"kind": "fetching", "id": number})
    assert bench.host.seconds == []
    bench.worker.say({"kind": "fetched", "id": number})
    assert bench.host.seconds == [10 + GRACE_SECONDS]


def test_a_request_that_breaks_its_worker_is_settled_and_the_next_one_runs(bench: Bench) -> None:
    bench.ready()
    first, second = bench.engine.send({"op": "solve"}), bench.engine.send({"op": "check"})
    old = bench.worker
    old.say({"kind": "broke", "reason": "out of memory"})
    assert bench.replies() == [(first, "error")]
    assert bench.worker is not old
    bench.ready()
    assert bench.worker.got == [{"op": "check", "id": second}]
