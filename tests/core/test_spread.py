"""Work spread over executors: order, a bounded window, errors in their place, workers that die."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from multiprocessing import get_context

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import InputError
from sudoku_core.batch.spread import spread

from . import workers

pytestmark = pytest.mark.native
two_processes = partial(ProcessPoolExecutor, 2, get_context("forkserver"))


def values(outcomes: Iterator) -> list:
    return [done.value for done in outcomes]


@given(st.integers(0, 40), st.integers(1, 9), st.integers(1, 9))
def test_answers_come_in_order_whatever_the_chunk_and_the_window(size, chunk, window):
    outcomes = spread(
        workers.double,
        range(size),
        executor=partial(ThreadPoolExecutor, 3),
        chunk=chunk,
        window=window,
    )
    assert values(outcomes) == [2 * item for item in range(size)]


def test_other_processes_answer_in_order_too():
    outcomes = spread(workers.double, range(500), executor=two_processes)
    assert values(outcomes) == [2 * item for item in range(500)]


@pytest.mark.parametrize("executor", [None, partial(ThreadPoolExecutor, 2)])
def test_no_more_is_asked_for_than_the_window_holds(executor):
    numbers = count()
    outcomes = spread(workers.double, numbers, executor=executor, chunk=3, window=4)
    assert values(islice(outcomes, 5)) == [0, 2, 4, 6, 8]
    assert next(numbers) <= 5 + 3 * 5
    outcomes.close()


@pytest.mark.parametrize("executor", [None, two_processes])
def test_what_fails_fails_alone_and_is_told_in_its_place(executor):
    outcomes = list(spread(workers.picky, range(6), executor=executor, chunk=6))
    assert values(outcomes) == [0, 1, 2, None, None, 5]
    assert [done.error and done.error.code for done in outcomes[3:]] == [
        "grid.not-square",
        "batch.broke",
        None,
    ]
    assert "ZeroDivisionError: four" in str(outcomes[4].error)


def test_an_item_that_ends_its_worker_is_one_error_and_all_others_are_answered():
    outcomes = list(spread(workers.deadly, range(60), executor=two_processes, chunk=7))
    assert values(outcomes) == [item if item != 13 else None for item in range(60)]
    assert outcomes[13].error.code == "batch.worker"


def test_a_worker_that_dies_once_costs_no_answer(tmp_path):
    work = partial(workers.deadly_once, str(tmp_path))
    outcomes = list(spread(work, range(60), executor=two_processes, chunk=7))
    assert values(outcomes) == list(range(60))


def test_workers_that_always_die_end_the_run():
    with pytest.raises(BrokenExecutor):
        list(spread(workers.always_deadly, range(60), executor=two_processes, chunk=20))


@pytest.mark.parametrize("pool", [False, True])
def test_workers_that_cannot_start_end_the_run_at_once(pool):
    made = []

    def make():
        made.append(two_processes(initializer=workers.end))
        return made[-1]

    with pytest.raises(BrokenExecutor, match=r"^The workers cannot start: .*__main__"):
        list(spread(workers.double, range(60), executor=make() if pool else make))
    assert len(made) == 1


def test_a_system_without_room_for_a_process_is_told_as_workers_that_cannot_start(monkeypatch):
    def refuse(*_args):
        raise OSError("No room")

    monkeypatch.setattr(ThreadPoolExecutor, "submit", refuse)
    with pytest.raises(BrokenExecutor, match="cannot start: OSError: No room"):
        list(spread(workers.double, [1], executor=partial(ThreadPoolExecutor, 1)))


def test_a_script_without_a_guard_is_told_once(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(UNGUARDED)
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.count("bootstrapping phase") == 1
    assert ran.stderr.count("The workers cannot start: ") == 1


UNGUARDED = """
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import sudoku_core as sc

four = lambda: ProcessPoolExecutor(4, get_context("spawn"))
print(*sc.count_many(["1" + "." * 15] * 50, executor=four))
"""


def test_an_executor_of_the_callers_own_is_not_made_anew_nor_shut_down():
    with ProcessPoolExecutor(1, get_context("forkserver")) as pool:
        assert values(spread(workers.double, [1, 2], executor=pool)) == [2, 4]
        assert pool.submit(workers.double, 3).result() == 6
        with pytest.raises(BrokenExecutor):
            list(spread(workers.deadly, range(20), executor=pool))


def test_work_that_cannot_be_sent_is_said_to_its_author():
    with pytest.raises((AttributeError, TypeError, Exception), match=r"pickle|local"):
        list(spread(lambda item: item, range(9), executor=two_processes))


class Recorded(ThreadPoolExecutor):
    """Threads, and how many items each chunk had; they break after so many chunks."""

    def __init__(self, breaks_after=10**6):
        super().__init__(2)
        self.sizes = []
        self.breaks_after = breaks_after

    def submit(self, fn, /, *args):
        if not args:  # no work yet: whether a worker starts
            return super().submit(fn)
        if len(self.sizes) == self.breaks_after:
            raise BrokenExecutor
        self.sizes.append(len(args[1]))
        return super().submit(fn, *args)


def test_an_executor_that_breaks_while_work_is_sent_is_made_anew_once_and_sent_whole_chunks():
    made = []

    def make():
        made.append(Recorded(10**6 if made else 3))
        return made[-1]

    outcomes = spread(workers.wait, [0.01] * 40, executor=make, chunk=5, window=6)
    assert values(outcomes) == [0.01] * 40
    assert [set(executor.sizes) for executor in made] == [{5}, {5}]


def test_what_takes_no_time_is_sent_by_the_hundred_and_what_takes_long_in_small_chunks():
    quick, slow = [0.0] * 3000, [0.05] * 60
    for work, fits in ((quick, lambda size: size > 100), (slow, lambda size: size <= 5)):
        with Recorded() as threads:
            assert values(spread(workers.wait, work, executor=threads, window=2)) == work
        assert fits(max(threads.sizes))


def test_hard_ones_behind_easy_ones_do_not_stay_with_one_worker(monkeypatch):
    monkeypatch.setattr("sudoku_core.batch.spread.LONGEST", 0.05)
    hands = set()

    def work(item):
        if item >= 5000:
            time.sleep(0.01)
            hands.add(threading.get_ident())
        return item

    outcomes = spread(work, range(5060), executor=partial(ThreadPoolExecutor, 2))
    assert values(outcomes) == list(range(5060))
    assert len(hands) == 2


@pytest.mark.parametrize(("chunk", "window"), [(0, 1), (1, 0), (1.5, 1)])
def test_sizes_are_whole_numbers_from_one_up(chunk, window):
    with pytest.raises(InputError) as caught:
        spread(workers.double, [], chunk=chunk, window=window)
    assert caught.value.code == "batch.whole"
