"""Run a solver in a process of its own, so that it can be watched and stopped.

Many solvers report nothing until they end. A process can be killed at any moment, its output is its
log, and a crash leaves this process alive. ``serve`` runs in the new process.
"""

from __future__ import annotations

import contextlib
import os
import queue
import re
import signal
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, replace
from typing import IO, Protocol

from ..board.candidates import open_cells
from ..board.puzzle import Puzzle
from ..language.messages import Message
from .contract import LARGE, Outcome, SolverError, Status, Stopwatch, Task, Traits
from .process_messages import packed, packed_answer, unpacked, unpacked_answer

TICK = 0.05
"""Seconds between two looks at a running process."""
GRACE = 2.0
"""Seconds past the time limit in which a solver that keeps the limit itself should end."""


class Here(Protocol):
    """A solver that runs in this process, without progress or cancelling."""

    @property
    def name(self) -> str:
        """The name by which callers choose the solver."""

    @property
    def formulations(self) -> tuple[str, ...]:
        """The formulations that the solver takes, its default first."""

    @property
    def traits(self) -> Traits:
        """The facts about the solver that hold before it runs."""

    def missing(self) -> Message | None:
        """Return None if it can run here, else the reason."""

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None if it takes a puzzle, else why it refuses it."""

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task; with ``log``, the solver prints what it does."""


@dataclass(frozen=True, slots=True)
class Wrapper:
    """A solver that runs another solver elsewhere, under the same name.

    Args:
        inner: the solver.
    """

    inner: Here

    @property
    def name(self) -> str:
        """The name by which callers choose the solver."""
        return self.inner.name

    @property
    def formulations(self) -> tuple[str, ...]:
        """The formulations that the solver takes, its default first."""
        return self.inner.formulations

    @property
    def traits(self) -> Traits:
        """The facts about the solver that hold before it runs."""
        return self.inner.traits

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None if it takes a puzzle, else why it refuses it."""
        return self.inner.takes(puzzle)


@dataclass(frozen=True, slots=True)
class Apart(Wrapper):
    """A solver that runs in a process of its own when it is watched or limited, or may take long.

    Args:
        inner: the solver; it can be pickled.
        always: whether to use a new process every time, since the solver disturbs this process.
        grace: seconds past the time limit after which the process is killed.
    """

    always: bool = False
    grace: float = GRACE

    def missing(self) -> Message | None:
        """Return None if it can run here, else the reason."""
        if sys.platform == "emscripten":
            return Message("solver.browser", solver=self.name)
        return self.inner.missing()

    def run(self, task: Task) -> Outcome:
        """Run a small task in this process, any other in a process of its own."""
        settled = task.formulation == "reduced" and not open_cells(task.puzzle)
        if self.is_small(task) or settled:
            return self.inner.run_here(task, log=False)
        with tempfile.TemporaryDirectory(prefix="sudoku-") as folder:
            return _run_apart(self.inner, task, self.grace, folder)

    def is_small(self, task: Task) -> bool:
        """Return whether a task runs in this process: nobody watches, and few cells are open."""
        free = task.on_progress is None and task.time_limit is None and not self.always
        return free and open_cells(task.puzzle) <= LARGE


def _run_apart(solver: Here, task: Task, grace: float, folder: str) -> Outcome:
    """Run the task in a new process, which writes its files to a temporary folder."""
    watch = Stopwatch(task.time_limit, task.on_progress)
    message = packed(solver, task)
    log_stream, log_end = _log_channel()
    process = subprocess.Popen(
        [sys.executable, "-c", f"from {__name__} import serve; serve()"],
        env={
            **os.environ,
            **dict.fromkeys(("TMPDIR", "TMP", "TEMP"), folder),
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log_end,
        start_new_session=True,
    )
    os.close(log_end)
    stdin, stdout = _pipes(process)
    lines: queue.Queue[bytes | None] = queue.Queue()
    answer: list[bytes] = []
    readers = [
        threading.Thread(target=_read_lines, args=(log_stream, lines), daemon=True),
        threading.Thread(target=lambda: answer.append(stdout.read()), daemon=True),
    ]
    for reader in readers:
        reader.start()
    try:
        with contextlib.suppress(BrokenPipeError), stdin:
            stdin.write(message)
        end = None if task.time_limit is None else task.time_limit + grace
        log = _watch(lines, watch, end, solver.traits.nodes)
    finally:
        _kill(process)
    for reader in readers:
        reader.join()
    if watch.cancelled:
        return Outcome(Status.CANCELLED)
    if answer and answer[0]:
        return _answer(answer[0], task)
    if watch.expired:
        return Outcome(Status.LIMIT)
    reason = log.strip().rpartition("\n")[2] or f"exit status {process.returncode}"
    raise SolverError(Message("solver.broke", solver=solver.name, reason=reason))


def _log_channel() -> tuple[IO[bytes], int]:
    """Return the end of a pipe to read the log from, and the end that the process writes to.

    A terminal, since solvers written in C send their log to a pipe only by kilobytes.
    """
    read, write = os.openpty() if os.name == "posix" else os.pipe()
    return os.fdopen(read, "rb"), write


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def _answer(data: bytes, task: Task) -> Outcome:
    answer = unpacked_answer(data, task.puzzle)
    if isinstance(answer, Message):
        raise SolverError(answer)
    return answer


def _read_lines(stream: IO[bytes], lines: queue.Queue[bytes | None]) -> None:
    with contextlib.suppress(OSError), stream:  # a closed terminal raises it
        for line in stream:
            lines.put(line.replace(b"\r", b""))
    lines.put(None)


def _watch(
    lines: queue.Queue[bytes | None], watch: Stopwatch, end: float | None, pattern: str
) -> str:
    """Report the log until the process closes it, the caller cancels, or the time is over."""
    seen: list[str] = []
    nodes: int | None = None
    while True:
        fresh: list[str] = []
        ended = False
        with contextlib.suppress(queue.Empty):
            item = lines.get(timeout=TICK)
            while item is not None:
                fresh.append(item.decode(errors="replace"))
                item = lines.get_nowait()
            ended = True
        for line in fresh:
            if pattern and (match := re.search(pattern, line)):
                nodes = int(match[1])
        seen += fresh
        overdue = end is not None and watch.seconds > end
        # The last lines may arrive together with the end.
        stopped = (fresh or not ended) and watch.report(nodes, log="".join(fresh) or None)
        if ended or overdue or stopped:
            return "".join(seen)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End the process and what it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def serve() -> None:
    """Read a task from standard input, run it, write the outcome to standard output."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # solvers print to the log, not into the answer
    solver, task = unpacked(sys.stdin.buffer.read())
    watch = Stopwatch()  # process start-up does not count as solving time
    try:
        done = solver.run_here(task, log=True)
        answer: Outcome | Message = replace(done, seconds=watch.seconds)
    except SolverError as error:
        answer = error.message
    with out:
        out.write(packed_answer(answer))
