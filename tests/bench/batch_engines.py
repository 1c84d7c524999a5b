"""The engines that batches are measured on, and the tasks; MPI's processes run this file."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import NamedTuple

from sudoku_core import count_solutions, parse, solve
from sudoku_core.batch.tasks import Record, count_many, grade_many, solve_many
from sudoku_core.cli.batch.executors import executor_of
from sudoku_core.hints.grading import grade
from sudoku_core.solvers.contract import Stopwatch

ROOT = Path(__file__).parents[2]
WARM = 200
"""Puzzles that are answered before the time is taken, so that each process has loaded all."""
Make = Callable[[], Executor]
Many = Callable[..., Iterator[Record[object]]]


class Task(NamedTuple):
    """Record of what is done with many puzzles, and with one in a bare loop."""

    many: Many
    bare: Callable[[str], object]


def _count(line: str) -> object:
    return count_solutions(parse(line), 2)


def _grade(line: str) -> object:
    return grade(parse(line))


def _cadical(line: str) -> object:
    return solve(parse(line), "cadical")


TASKS = {
    "count": Task(count_many, _count),
    "grade": Task(grade_many, _grade),
    "cadical": Task(partial(solve_many, solver="cadical"), _cadical),
}


def bare(task: str, lines: Sequence[str]) -> float:
    """Seconds of a loop that does nothing else."""
    work = TASKS[task].bare
    for line in lines[:WARM]:
        work(line)
    watch = Stopwatch()
    for line in lines:
        work(line)
    return watch.seconds


def batch(
    task: str, lines: Iterable[str], make: Make | None, at: dict[int, Callable[[], object]]
) -> float:
    """Seconds of a batch, each of whose puzzles must be answered.

    Args:
        task: what is done.
        lines: the puzzles.
        make: makes the executor.
        at: what happens once so many are answered.
    """
    watch = Stopwatch()
    for record in TASKS[task].many(lines, executor=make):
        if record.error:
            raise SystemExit(f"Puzzle {record.number}: {record.error}")
        if record.number in at:
            at[record.number]()
    return watch.seconds


class Engine(NamedTuple):
    """An engine that has started: what makes executors, and what kills a worker of its own."""

    make: Make | None
    kill: Callable[[], object] | None = None


@contextmanager
def _alone() -> Iterator[Engine]:
    yield Engine(None)


@contextmanager
def _jobs() -> Iterator[Engine]:
    def kill() -> None:
        multiprocessing.active_children()[0].kill()

    with executor_of(Namespace(dask=None, ray=None, mpi=False, jobs=2)) as place:
        assert place.executor
        with place.executor() as executor:
            yield Engine(_same(executor, place.executor), kill)


@contextmanager
def _loky() -> Iterator[Engine]:
    from loky import get_reusable_executor

    try:
        yield Engine(lambda: _SharedExecutor(get_reusable_executor(2)))
    finally:
        get_reusable_executor(2).shutdown(wait=True)


@contextmanager
def _dask() -> Iterator[Engine]:
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:

        def kill() -> None:
            os.kill(cluster.workers[0].pid, 9)

        options = Namespace(dask=cluster.scheduler_address)
        with executor_of(options) as place:
            yield Engine(place.executor, kill)


@contextmanager
def _ray() -> Iterator[Engine]:
    with executor_of(Namespace(dask=None, ray="local")) as place:
        yield Engine(place.executor)


class _SharedExecutor(Executor):
    """An executor that is not shut down after a batch, so that the next finds its workers."""

    def __init__(self, inner: Executor) -> None:
        self.submit = inner.submit  # type: ignore[method-assign]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave it as it is."""


def _same(executor: Executor, make: Make) -> Make:
    """Return a function that returns the executor, or a new one once it has broken."""
    made = [executor]

    def again() -> Executor:
        if getattr(made[0], "_broken", False):
            made[0] = make()
        return _SharedExecutor(made[0])

    return again


ENGINES = {
    "--jobs 1": ("", _alone),
    "ProcessPoolExecutor, 2": ("", _jobs),
    "loky, 2": ("loky", _loky),
    "Dask, 2 workers": ("distributed", _dask),
    "Ray, 2 workers": ("ray", _ray),
}
"""By name: the package that it needs, and what starts it. MPI is started by ``by_mpi``."""
MPI = "MPI, 2 workers"


def lacking(engine: str) -> str:
    """Return what an engine needs that is not here."""
    if engine == MPI:
        return "" if find_spec("mpi4py") and which("mpiexec") else "mpi4py or mpiexec"
    package = ENGINES[engine][0]
    return "" if not package or find_spec(package) else package


def by_mpi(task: str, lines: Sequence[str]) -> tuple[float, float]:
    """Seconds to start and of the batch, on two workers of MPI beside the process that asks."""
    options = ["--oversubscribe", "--bind-to", "none", "-n", "3"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.append("--allow-run-as-root")
    command = [sys.executable, "-m", "mpi4py.futures", "-m", "tests.bench.batch_engines", task]
    watch = Stopwatch()
    ran = subprocess.run(
        ["mpiexec", *options, *command],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    seconds: float = json.loads(ran.stdout)
    return watch.seconds - seconds, seconds


def main() -> None:
    """Measure a batch of what stands on standard input, on the processes of MPI."""
    task, lines = sys.argv[1], sys.stdin.read().split()
    with executor_of(Namespace(dask=None, ray=None, mpi=True)) as place:
        batch(task, lines[:WARM], place.executor, {})
        print(batch(task, lines, place.executor, {}))


if __name__ == "__main__":
    main()
