"""The second worker of the engine client: what runs behind the user's own job."""

from __future__ import annotations

import pytest

from priorities import AHEAD, VISIBLE
from tests.engine.hands import Bench, HandWorker, reply
from ui.browser.client import IDLE_SECONDS
from ui.browser.worker_queue import READY_SECONDS, STARTS


@pytest.fixture
def bench() -> Bench:
    return Bench()


def started(bench: Bench) -> tuple[HandWorker, HandWorker]:
    """Both workers; the second has one request, with the number 1."""
    first = bench.ready()
    bench.behind()
    return first, bench.ready()


def test_the_second_worker_starts_when_it_is_needed_and_ends_when_it_is_idle(bench: Bench) -> None:
    bench.ready()
    for op in ("solve", "model", "solvers"):
        number = bench.send(op, VISIBLE if op != "solve" else 0)
        bench.worker.say(reply(number))
    assert len(bench.host.workers) == 1
    number = bench.behind()
    assert [worker.flags for worker in bench.host.workers] == [(), ("behind",)]
    second = bench.ready()
    second.say(reply(number))
    assert (bench.host.seconds, second.ended) == ([IDLE_SECONDS], False)
    more = bench.behind()
    assert (bench.host.seconds, second.numbers) == ([], [number, more])
    second.say(reply(more))
    bench.host.run_out(IDLE_SECONDS)
    assert second.ended
    assert bench.host.timers == {}
    assert bench.states() == ["loading", "ready"]
    bench.behind()
    assert [worker.flags for worker in bench.lane(True)] == [("behind",), ("behind",)]


def test_what_runs_behind_runs_by_priority_and_then_in_turn(bench: Bench) -> None:
    _, second = started(bench)
    later, shown, other = bench.behind(priority=VISIBLE + 1), bench.behind(), bench.behind()
    for number in (1, shown, other, later):
        assert second.numbers[-1] == number
        second.say(reply(number))


def test_what_may_be_wanted_later_gives_way_and_begins_anew(bench: Bench) -> None:
    bench.ready()
    ahead = bench.behind("generate", AHEAD)
    second = bench.ready()
    assert second.numbers == [ahead]
    later = bench.behind("generate", AHEAD)
    assert not second.ended
    shown = bench.behind()
    assert second.ended
    second = bench.ready()
    for number in (shown, later, ahead):
        assert second.numbers[-1] == number
        second.say(reply(number))
    assert [number for number, _ in bench.replies()] == [shown, later, ahead]


def test_cancelling_in_one_worker_leaves_the_other_alone(bench: Bench) -> None:
    first, second = started(bench)
    own_request = bench.send()
    bench.engine.cancel(own_request)
    assert (first.ended, second.ended) == (True, False)
    first = bench.ready()
    own_request, waiting = bench.send(), bench.behind()
    bench.engine.cancel(1)
    assert (first.ended, second.ended) == (False, True)
    assert bench.ready().numbers == [waiting]
    first.say(reply(own_request))
    assert bench.replies() == [(own_request, "solved")]


def test_what_waits_is_dropped_without_ending_the_worker(bench: Bench) -> None:
    _, second = started(bench)
    waiting = bench.behind()
    bench.engine.cancel(waiting)
    second.say(reply(1))
    assert (second.ended, second.numbers) == (False, [1])


def test_a_second_worker_without_work_is_not_started_again(bench: Bench) -> None:
    _, second = started(bench)
    bench.engine.cancel(1)
    assert second.ended
    assert bench.worker is second
    assert bench.host.timers == {}


def test_one_that_is_not_needed_any_more_when_it_is_there_rests(bench: Bench) -> None:
    bench.ready()
    bench.engine.cancel(bench.behind())
    assert bench.ready().got == []
    assert bench.host.seconds == [IDLE_SECONDS]


def test_a_second_worker_that_does_not_start_is_an_error_of_its_requests_alone(
    bench: Bench,
) -> None:
    first = bench.ready()
    numbers = [bench.behind(), bench.behind()]
    for _ in range(STARTS):
        bench.host.run_out(READY_SECONDS)
    assert [worker.flags for worker in bench.lane(True)] == [("behind",), ("behind", "plain")]
    assert bench.replies() == [(number, "error") for number in numbers]
    assert bench.events()[-1]["reply"]["message"] == {"code": "engine.slow", "params": {}}
    assert bench.states() == ["loading", "ready"]
    assert bench.host.timers == {}
    assert not first.ended


def test_a_second_worker_that_breaks_settles_what_it_was_doing_and_goes_on(bench: Bench) -> None:
    _, second = started(bench)
    waiting = bench.behind()
    second.say({"kind": "broke", "reason": "out of memory"})
    assert bench.replies() == [(1, "error")]
    bench.ready().say({"kind": "broke", "reason": "out of memory"})
    assert bench.replies() == [(1, "error"), (waiting, "error")]
    assert len(bench.lane(True)) == STARTS
    assert bench.states() == ["loading", "ready"]
