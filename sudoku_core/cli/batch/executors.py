"""Make the executor that the options name: processes, Dask, Ray or MPI."""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, NamedTuple

from ...batch.spread import WINDOW
from ...language.messages import Message
from ...solvers.contract import SolverError, SolverUnavailable, Stopwatch

INSTALL = 'pip install "sudoku-core[{extra}]"'
MPI_FUTURES = "mpi4py.futures"
MPIEXEC = f"mpiexec -n 3 python -m {MPI_FUTURES} -m sudoku_core …"
CONNECT = 5
"""Seconds in which a cluster must answer."""
PATIENCE = 120
"""Seconds in which a lost cluster must come back."""
WATCH = 0.5
"""Seconds between two looks at the scheduler."""
USABLE = ("newly-created", "connecting", "running")
"""States of a Dask client that can be used."""
EACH = 2
"""Chunks for each worker: one in work, one waiting."""
RAY_STORE = 80 << 20
"""Bytes of Ray's object store on this machine; Ray's default is a third of the memory."""


class Place(NamedTuple):
    """An executor for the work, and what it needs.

    Args:
        executor: the maker of the executor; None for this process.
        window: chunks on their way at once, so that no worker waits.
    """

    executor: Callable[[], Executor] | None
    window: int = WINDOW


@contextmanager
def executor_of(args: argparse.Namespace) -> Iterator[Place]:
    """Yield the maker of the executor that the options name; close it at the end.

    Raises:
        SolverUnavailable: the package of the executor is not installed.
        SolverError: the cluster cannot be reached.
    """
    if args.dask:
        with _dask(args.dask) as place:
            yield place
    elif args.ray:
        with _ray(args.ray) as place:
            yield place
    elif args.mpi:
        yield _mpi()
    elif (args.jobs or 1) > 1:
        before = multiprocessing.active_children()
        try:
            yield _place(partial(ProcessPoolExecutor, args.jobs, _Spawning(), _begin), args.jobs)
        finally:
            for child in multiprocessing.active_children():
                if child not in before:
                    _kill(child.pid)
    else:
        yield Place(None)


def _place(make: Callable[[], Executor], workers: int) -> Place:
    return Place(make, max(WINDOW, EACH * workers))


class _Process(SpawnProcess):
    """A new process that ignores interrupts, which are for its parent alone."""

    def start(self) -> None:
        """Start the process; a signal that is blocked meanwhile stays blocked in it."""
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Spawning(SpawnContext):
    Process = _Process


def _begin() -> None:
    """Make a worker the head of a process group, and end the group when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        _kill(os.getpid())


def _kill(pid: int | None) -> None:
    """End a worker and its group."""
    if pid is None:
        return
    with suppress(OSError):  # the worker has ended by itself
        if hasattr(os, "killpg"):
            try:
                os.killpg(pid, signal.SIGKILL)
            except ProcessLookupError:  # the worker is starting and has no group yet
                os.kill(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGTERM)


@contextmanager
def _dask(address: str) -> Iterator[Place]:
    """Yield an executor of a Dask scheduler; connect anew where the connection is lost."""
    try:
        from dask import config
        from distributed import Client
        from distributed.comm import resolve_address
    except ImportError as error:
        raise _missing("Dask", "dask") from error
    for name in ("distributed", "distributed.client"):  # the command reports these errors itself
        logging.getLogger(name).setLevel(logging.CRITICAL)
    config.set({"distributed.comm.timeouts.connect": CONNECT})  # also for workers that died
    clients: list[Any] = []
    used: list[bool] = []

    def end() -> None:
        while clients:
            with suppress(TimeoutError):
                clients.pop().close(timeout=1)

    def connect(patience: float) -> None:
        watch = Stopwatch(patience)
        while not clients:  # many short tries: within one try, Dask asks ever more rarely
            try:
                clients.append(Client(address, timeout=CONNECT, set_as_default=False))
            except OSError as error:
                if watch.expired:
                    raise _unreachable("Dask", address, error) from error

    def make() -> Executor:
        if used:
            end()
            connect(PATIENCE)
        used.append(True)
        return _DaskExecutor(clients[0])

    try:
        resolve_address(address)  # with a wrong address, a client takes a minute to end
    except (OSError, ValueError) as error:
        raise _unreachable("Dask", address, error) from error
    try:
        connect(0)
        yield _place(make, sum(clients[0].nthreads().values()))
    finally:
        end()


class _DaskExecutor(Executor):
    """A client's executor whose futures end when the scheduler is lost.

    Dask's own futures wait for ever if the scheduler is lost while their answers are on the way.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._inner = client.get_executor(pure=False)
        # A finished task, which Dask cancels when the scheduler is lost.
        self._sign = self._sent(client.submit, int, pure=False)
        self._waiting: set[Future[Any]] = set()
        self._over = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._sent(self._inner.submit, fn, *args, **kwargs)
        self._waiting.add(future)
        future.add_done_callback(self._waiting.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._over.set()
        try:
            self._inner.shutdown(wait=wait)
        except Exception:
            if self._client.status in USABLE:
                raise

    def _sent(self, submit: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Return the result of a submission; raise BrokenExecutor if the scheduler is lost."""
        try:
            return submit(*args, **kwargs)
        except Exception as error:
            if self._client.status in USABLE:
                raise
            raise BrokenExecutor(str(error)) from error

    def _watch(self) -> None:
        while not self._over.wait(WATCH):
            if self._sign.cancelled():
                for future in list(self._waiting):
                    future.cancel()


@contextmanager
def _ray(address: str) -> Iterator[Place]:
    """Yield an executor of a Ray cluster, or of this machine alone for the address "local"."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to Ray's makers
    try:
        import ray
    except ImportError as error:
        raise _missing("Ray", "ray") from error
    alone = {"object_store_memory": RAY_STORE} if address == "local" else {}
    try:
        _knock(address)
        ray.init(
            address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            **alone,
        )
    except (OSError, ValueError) as error:
        raise _unreachable("Ray", address, error) from error
    try:
        yield _place(partial(_RayExecutor, ray), int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Check that a host answers at an address; Ray itself would try for two minutes.

    Raises:
        OSError: no host answers.
    """
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT).close()


class _RayExecutor(Executor):
    """An executor of Ray's tasks; Ray starts the workers, and sends lost tasks once more."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote = ray.remote(max_retries=1)(_call)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._remote.remote(fn, args, kwargs).future()
        return future


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)


def _mpi() -> Place:
    """Return the executor over the processes of ``mpiexec``; this code runs in the first."""
    try:
        from mpi4py import MPI
        from mpi4py.futures import MPIPoolExecutor
    except (ImportError, RuntimeError) as error:
        raise _missing("MPI", "mpi") from error
    workers = MPI.COMM_WORLD.Get_size() - 1
    # Without the module on the command line, each process would answer all puzzles.
    if not workers or MPI_FUTURES not in sys.orig_argv:
        raise SolverUnavailable(Message("batch.missing", engine="MPI", install=MPIEXEC))
    return _place(MPIPoolExecutor, workers)


def _missing(engine: str, extra: str) -> SolverUnavailable:
    install = INSTALL.format(extra=extra)
    return SolverUnavailable(Message("batch.missing", engine=engine, install=install))


def _unreachable(engine: str, address: str, error: Exception) -> SolverError:
    reason = " ".join(str(error).split()).rstrip(".")
    return SolverError(Message("batch.cluster", engine=engine, address=address, reason=reason))
