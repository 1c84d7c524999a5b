"""Spread work over any executor, with the answers in order, a bounded window and no item lost.

The executor schedules the work: processes, a cluster, or no executor at all.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import dataclass
from itertools import islice
from pickle import PicklingError
from typing import Generic, NamedTuple, TypeVar

from ..language.messages import InputError, Message
from ..solvers.contract import SolverError, Stopwatch

Item = TypeVar("Item")
Value = TypeVar("Value")

Executors = Executor | Callable[[], Executor]
"""An executor, or the function that makes executors, which is called again if one breaks."""
WINDOW = 64
"""Chunks that are submitted at once."""
MOST_ITEMS = 2000
"""Most items in a chunk."""
GROWTH = 4
"""Largest factor from the size of a chunk to the next, since the first items may be unusually
easy."""
SECONDS = 0.25
"""Aimed duration of a chunk in seconds: long beside its transport, short beside a person's
patience."""
LONGEST = 8 * SECONDS
"""Seconds after which a worker returns a chunk with its remaining items undone."""
LOST = (BrokenExecutor, CancelledError)
"""Exceptions of a future whose executor has died."""
OURS = (PicklingError, AttributeError, TypeError, ImportError)
"""Exceptions of a future whose work cannot be pickled, or cannot be imported by the worker."""
MOST_LOST = 5
"""Items in a row that end their worker, after which the workers count as broken."""


class Done(NamedTuple):
    """The outcome of one item.

    Args:
        value: the value of the work; None where the work failed.
        error: why it failed, or None.
        seconds: the time of the work.
    """

    value: object
    error: Message | None
    seconds: float


@dataclass(eq=False, slots=True)
class _Chunk(Generic[Item]):
    """Items that go to a worker together.

    Args:
        items: the items, in order.
        future: the future of the chunk; None if it must be submitted (again).
        lost: the number of times that its worker died.
    """

    items: list[Item]
    future: Future[tuple[list[Done], float]] | None = None
    lost: int = 0


def spread(
    work: Callable[[Item], object],
    items: Iterable[Item],
    *,
    executor: Executors | None = None,
    chunk: int | None = None,
    window: int = WINDOW,
) -> Iterator[Done]:
    """Do work on each item by an executor.

    Args:
        work: function of an item; other processes must be able to import it.
        items: the items, read one by one as they are needed.
        executor: an executor of ``concurrent.futures``, or a function that makes one; None for this
            process. An executor from the function is shut down at the end, and replaced if it
            breaks.
        chunk: items that go to a worker together; by default as many as take a quarter of a second.
        window: chunks submitted at once; at least twice as many as there are workers.

    Yields:
        The outcome of each item, in order. An error in the work fails that item alone. Items whose
        worker dies are sent once more, then one by one; an item that ends its worker again fails.

    Raises:
        InputError: chunk or window is no whole number from 1 up.
        BrokenExecutor: the given executor has broken; or all executors from the function break; or
            the workers cannot start.

    >>> [done.value for done in spread(abs, [-1, 2])]
    [1, 2]
    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as threads:
    ...     [done.value for done in spread(abs, range(-3, 0), executor=threads, chunk=2)]
    [3, 2, 1]
    """
    for name, count in (("chunk", chunk), ("window", window)):
        if count is not None and not (isinstance(count, int) and count >= 1):
            raise InputError(Message("batch.whole", name=name, found=str(count)))
    if executor is None:
        return (_done(work, item) for item in items)
    return _Spreading(work, executor, chunk, window).answers(iter(items))


def _done(work: Callable[[Item], object], item: Item) -> Done:
    """Return the outcome of one item; an exception becomes an outcome with an error."""
    watch = Stopwatch()
    try:
        return Done(work(item), None, watch.seconds)
    except (InputError, SolverError) as error:
        return Done(None, error.message, watch.seconds)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
        return Done(None, Message("batch.broke", reason=reason), watch.seconds)


def _all_done(
    work: Callable[[Item], object], items: list[Item], limit: float | None
) -> tuple[list[Done], float]:
    """Return the outcomes of a chunk's items, up to a time limit, and the seconds."""
    watch = Stopwatch(limit)
    outcomes = []
    for item in items:
        outcomes.append(_done(work, item))
        if watch.expired:
            break
    return outcomes, watch.seconds


def _end(executor: Executor, *, wait: bool) -> None:
    """Shut an executor down and cancel the work that has not begun."""
    try:
        executor.shutdown(wait=wait, cancel_futures=True)
    except TypeError:  # loky's and Dask's take no such argument
        executor.shutdown(wait=wait)


class _Spreading(Generic[Item]):
    """A run of ``spread``: the chunks on their way, and the size of the next."""

    def __init__(
        self,
        work: Callable[[Item], object],
        executor: Executors,
        chunk: int | None,
        window: int,
    ) -> None:
        self._work = work
        self._make = None if isinstance(executor, Executor) else executor
        self._executor = executor if isinstance(executor, Executor) else executor()
        self._fixed = chunk is not None
        self._limit = None if chunk else LONGEST
        self._size = chunk or 1
        self._window = window
        self._waiting: deque[_Chunk[Item]] = deque()
        self._failed: list[Done] = []

    def answers(self, items: Iterator[Item]) -> Iterator[Done]:
        """Yield the outcome of each item."""
        ended = False
        try:
            self._start()
            while True:
                self._fill(items)
                if not self._waiting:
                    break
                yield from self._answered(self._waiting.popleft())
            yield from self._in_order([])
            ended = True
        finally:
            if self._make:
                _end(self._executor, wait=ended)
            else:
                for chunk in self._waiting:
                    if chunk.future:
                        chunk.future.cancel()

    def _start(self) -> None:
        """Wait until a worker answers, so that nothing is sent if no worker can start."""
        try:
            self._executor.submit(int).result()
        except (*LOST, OSError) as error:
            reason = str(_broken(error)).rstrip(".")
            raise BrokenExecutor(Message("batch.start", reason=reason)) from error

    def _fill(self, items: Iterator[Item]) -> None:
        """Send lost chunks again, then new chunks until the window is full."""
        if any(chunk.lost > 1 for chunk in self._waiting):
            return  # an item of these ends its worker: put no other chunk at risk
        for chunk in self._waiting:
            if chunk.future is None:
                self._send(chunk)
        while len(self._waiting) < self._window:
            batch = list(islice(items, self._size))
            if not batch:
                return
            self._waiting.append(_Chunk(batch))
            self._send(self._waiting[-1])

    def _send(self, chunk: _Chunk[Item]) -> None:
        try:
            chunk.future = self._executor.submit(_all_done, self._work, chunk.items, self._limit)
        except BrokenExecutor as error:
            self._renew(error)  # this chunk is sent again with the other lost chunks

    def _answered(self, chunk: _Chunk[Item]) -> Iterator[Done]:
        """Yield the outcomes of a chunk; nothing if the chunk must be sent again."""
        if chunk.lost > 1:
            yield from self._one_by_one(chunk.items)
            return
        if chunk.future is None:  # the executor broke when another chunk was sent
            self._waiting.appendleft(chunk)
            return
        try:
            outcomes, seconds = chunk.future.result()
        except LOST as error:
            self._waiting.appendleft(chunk)
            self._renew(error)
            return
        except OURS:
            raise
        except Exception:  # raised by a cluster: only this chunk is lost
            yield from self._one_by_one(chunk.items)
            return
        self._learn(len(outcomes), seconds)
        self._again(chunk.items[len(outcomes) :])
        yield from self._in_order(outcomes)

    def _learn(self, count: int, seconds: float) -> None:
        """Set the size of the next chunks by the seconds of the last."""
        if not self._fixed:
            aim = int(count * SECONDS / max(seconds, 1e-6))
            self._size = max(1, min(aim, GROWTH * self._size, MOST_ITEMS))

    def _again(self, items: list[Item]) -> None:
        """Put undone items first in line, in chunks of the present size."""
        starts = range(0, len(items), self._size)
        self._waiting.extendleft(
            _Chunk(items[start : start + self._size]) for start in reversed(starts)
        )

    def _renew(self, error: BaseException) -> None:
        """Make a new executor; chunks without an answer are lost, and are sent again."""
        if self._make is None:
            raise _broken(error)
        _end(self._executor, wait=False)
        for chunk in self._waiting:
            future = chunk.future
            if future is None or not future.done() or future.cancelled() or future.exception():
                chunk.future = None
                chunk.lost += 1
        self._executor = self._make()

    def _one_by_one(self, items: list[Item]) -> Iterator[Done]:
        """Yield the outcome of each item of a chunk whose worker has died."""
        for item in items:
            try:
                outcomes = self._executor.submit(_all_done, self._work, [item], None).result()[0]
            except OURS:
                raise
            except Exception as error:
                self._ended(error)
            else:
                yield from self._in_order(outcomes)

    def _ended(self, error: Exception) -> None:
        """Record that an item has ended its worker; raise an error after too many in a row."""
        self._failed.append(Done(None, Message("batch.worker"), 0.0))
        if isinstance(error, LOST):
            self._renew(error)
            for chunk in self._waiting:
                chunk.lost = min(
                    chunk.lost, 1
                )  # the item's fault: the other chunks are sent whole again
        if len(self._failed) >= MOST_LOST:
            raise _broken(error)

    def _in_order(self, outcomes: list[Done]) -> Iterator[Done]:
        """Yield the outcomes of the items that failed just before, then these outcomes."""
        failed, self._failed = self._failed, []
        yield from failed
        yield from outcomes


def _broken(error: BaseException) -> BrokenExecutor:
    """Return an exception of one type for an executor's end, however its library reports it."""
    if isinstance(error, BrokenExecutor):
        return error
    cause = error
    while cause.__cause__:
        cause = cause.__cause__
    broken = BrokenExecutor(f"{type(cause).__name__}: {cause}".rstrip(": "))
    broken.__cause__ = error
    return broken
