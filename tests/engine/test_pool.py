"""The workers of lists: there while they work, each with one request at a time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.hands import HandHost, reply
from ui.browser.worker_queue import READY_SECONDS, STARTS
from ui.listing.browser.pool import Pool, worker_count


class Desk:
    """A pool, its host, and the actions it made."""

    def __init__(self) -> None:
        self.host = HandHost()
        self.actions: list[tuple[Any, ...]] = []
        self.pool = Pool(lambda *action: self.actions.append(action), self.host)

    def send(self, *numbers: int) -> None:
        for number in numbers:
            self.pool.send({"op": "rows", "id": number, "puzzles": [], "time_limit": 60})


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_request_goes_to_a_worker_without_work_and_more_are_made_where_there_is_none(
    desk: Desk,
) -> None:
    desk.send(1, 2)
    assert [worker.flags for worker in desk.host.workers] == [("behind",)] * 2
    first, two = desk.host.workers
    for worker in (first, two):
        worker.say({"kind": "ready"})
    assert (first.numbers, two.numbers) == ([1], [2])
    two.say(reply(2))
    two.say({"kind": "arrived"})
    assert [(name, event["id"]) for name, event in desk.actions] == [("listing.event", 2)]
    desk.send(3)
    assert (two.numbers, len(desk.host.workers)) == ([2, 3], 2)


def test_all_end_at_once_and_nothing_more_is_heard(desk: Desk) -> None:
    desk.send(1, 2)
    first, two = desk.host.workers
    first.say({"kind": "ready"})
    desk.pool.end()
    first.say(reply(1))
    assert (first.ended, two.ended, desk.actions, desk.host.timers) == (True, True, [], {})
    desk.send(4)
    assert len(desk.host.workers) == 3


def test_a_worker_that_ends_at_a_puzzle_is_replaced_as_often_as_that_happens(desk: Desk) -> None:
    for number in range(1, STARTS + 3):
        desk.send(number)
        worker = desk.host.workers[-1]
        worker.say({"kind": "ready"})
        worker.say({"kind": "broke", "reason": "no memory"})
        _name, event = desk.actions[-1]
        assert (event["id"], event["reply"]["status"]) == (number, "error")
    assert len(desk.host.workers) == STARTS + 2
    assert {flag for worker in desk.host.workers for flag in worker.flags} == {"behind"}


def test_a_worker_that_is_late_is_ended(desk: Desk) -> None:
    desk.send(1)
    desk.host.workers[0].say({"kind": "ready"})
    desk.host.run_out(desk.host.seconds[0])
    assert desk.host.workers[0].ended
    assert desk.actions[-1][1]["reply"] == {"status": "limit", "seconds": 60}


def test_where_no_worker_starts_that_is_said_once(desk: Desk) -> None:
    desk.send(1)
    for _start in range(STARTS):
        desk.host.run_out(READY_SECONDS)
    assert desk.actions == [("listing.failed", {"code": "engine.slow", "params": {}})]
    assert all(worker.ended for worker in desk.host.workers)


def test_there_are_as_many_as_cores_but_for_little_memory() -> None:
    machines = [(2, 8), (16, 8), (8, 2), (8, 0), (0, 0.25), (0, 0)]
    assert [worker_count(cores, memory) for cores, memory in machines] == [2, 8, 2, 8, 1, 1]
