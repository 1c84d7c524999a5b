"""A Dask cluster of processes of its own: answers, order, workers and a scheduler that die."""

import json
import os
import signal
import subprocess
import sys
from argparse import Namespace
from concurrent.futures import BrokenExecutor
from importlib.util import find_spec
from itertools import islice
from pathlib import Path

import pytest

from sudoku_core import count_many
from sudoku_core.batch.spread import spread
from sudoku_core.cli import main
from sudoku_core.cli.batch import executors
from tests.cases import GUROBI, HARD
from tests.core import workers
from tests.missing import missing

ROOT = Path(__file__).parents[1]
SHIFTS = [str.maketrans("123456789", "123456789"[n:] + "123456789"[:n]) for n in range(9)]
LINES = [HARD.translate(shift) for shift in SHIFTS] + [GUROBI.translate(shift) for shift in SHIFTS]
LINES *= 20
DASK = [sys.executable, "-m", "dask"]
SETTINGS = {
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s",
}
"""What ends its worker twice is not sent a third time; who died is soon given up."""
PLAIN = ["--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0"]


class Cluster:
    """A scheduler, and two worker processes of two threads each, which a nanny starts anew."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.processes = []

    @property
    def address(self):
        return f"tcp://127.0.0.1:{self.port}"

    def start(self):
        """Start all, on the port that it had before, and wait until the workers are there."""
        file = self.folder / "scheduler.json"
        file.unlink(missing_ok=True)
        scheduler = self.process("scheduler", "--port", str(self.port), "--scheduler-file", file)
        waiting = "until [ -s $0 ]; do kill -0 $1 || exit 1; sleep 0.02; done"
        subprocess.run(["sh", "-c", waiting, file, str(scheduler.pid)], check=True, timeout=60)
        self.port = int(json.loads(file.read_text())["address"].rpartition(":")[2])
        shape = ["--nworkers", "2", "--nthreads", "2", "--local-directory", self.folder]
        self.process("worker", self.address, *shape)

    def process(self, *arguments):
        log = (self.folder / f"{arguments[0]}.log").open("a")
        command = [*DASK, arguments[0], *PLAIN, *map(str, arguments[1:])]
        environment = {**os.environ, **SETTINGS}
        started = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=log, stderr=log, start_new_session=True
        )
        log.close()
        self.processes.append(started)
        return started

    def pids(self):
        """The processes of both workers, once they are there."""
        from distributed import Client

        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
            return list(client.run(os.getpid).values())

    def kill_scheduler(self):
        """Kill the scheduler, upon which its workers end by themselves."""
        scheduler, nannies = self.processes
        scheduler.kill()
        nannies.wait(timeout=60)
        scheduler.wait()
        self.processes.clear()

    def end(self):
        """End all, with what they have started."""
        for process in self.processes:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    if find_spec("distributed") is None:
        missing("dask")
    made = Cluster(tmp_path_factory.mktemp("dask"))
    try:
        made.start()
        yield made
    finally:
        made.end()


@pytest.fixture
def place(cluster):
    """Yield where ``--dask`` has the work done."""
    cluster.pids()
    with executors.executor_of(Namespace(dask=cluster.address)) as place_found:
        yield place_found


def interrupted(items, at, happens):
    """The items, and what happens when one of them is asked for."""
    items = iter(items)
    yield from islice(items, at)
    happens()
    yield from items


def test_the_command_says_what_it_says_without_a_cluster(cluster, tmp_path, capsys):
    path = tmp_path / "lines.txt"
    path.write_text("\n".join([*LINES[:120], "no puzzle", *LINES[120:200]]) + "\n")
    for command in ("solve", "count"):
        arguments = [command, "--lines", str(path)]
        alone = main(arguments), *capsys.readouterr()
        assert (main([*arguments, "--dask", cluster.address]), *capsys.readouterr()) == alone
        assert alone[1].count("\n") == 201


def test_a_killed_worker_costs_no_answer(cluster, place):
    killed = interrupted(LINES[:300], 200, lambda: os.kill(cluster.pids()[0], signal.SIGKILL))
    records = list(count_many(killed, executor=place.executor, chunk=3))
    assert [record.puzzle for record in records] == LINES[:300]
    assert all(record.answer and record.answer.unique for record in records)


def test_an_item_that_ends_its_worker_is_one_error_and_all_others_are_answered(place):
    outcomes = list(spread(workers.deadly, range(60), executor=place.executor, chunk=7))
    assert [done.value for done in outcomes] == [item if item != 13 else None for item in range(60)]
    assert outcomes[13].error.code == "batch.worker"


def test_a_scheduler_that_is_started_anew_is_gone_on_with(cluster, place):
    def restart():
        cluster.kill_scheduler()
        cluster.start()

    killed = interrupted(LINES[:300], 200, restart)
    records = list(count_many(killed, executor=place.executor, chunk=3))
    assert [record.puzzle for record in records] == LINES[:300]
    assert all(record.answer and record.answer.unique for record in records)


def test_workers_that_do_not_know_the_work_end_the_run(place, tmp_path, monkeypatch):
    (tmp_path / "only_here.py").write_text("def work(item):\n    return item\n")
    monkeypatch.syspath_prepend(tmp_path)
    from only_here import work

    outcomes = spread(work, range(9), executor=place.executor)
    with pytest.raises(BrokenExecutor, match="No module named 'only_here'"):
        next(outcomes)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense", "no-such://127.0.0.1:1"])
def test_where_no_scheduler_answers_it_is_said(address, capsys, monkeypatch):
    if find_spec("distributed") is None:
        missing("dask")
    monkeypatch.setattr(executors, "CONNECT", 0.3)
    assert main(["count", "--dask", address]) == 4
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"sudoku: Dask does not answer at {address}: ")


@pytest.mark.parametrize(
    ("option", "package"), [("--dask", "distributed"), ("--ray", "ray"), ("--mpi", "mpi4py")]
)
def test_an_engine_that_is_not_here_is_said(option, package, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["count", option, *(["127.0.0.1:1"] if option != "--mpi" else [])]) == 4
    assert f"sudoku-core[{option[2:]}]" in capsys.readouterr().err
