"""Measure how fast many puzzles are answered on each engine: ``python -m tests.bench batches``.

Text in, answers out: beside a bare loop, and beside two bare loops in two processes, which is what
two cores give. Then how much memory a long run takes, what a worker costs that is killed, and how
long a billion puzzles would take by these figures.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from sudoku_core import format_grid, generate
from sudoku_core.batch.spread import spread
from sudoku_core.solvers.contract import Stopwatch

from .batch_engines import ENGINES, MPI, WARM, Engine, bare, batch, by_mpi, lacking
from .table import machine, markdown, write

DATA = Path(__file__).parent.parent / "data"
HEAD = ("engine", "a second", "of a bare loop", "of two bare loops", "seconds to start")
BILLION = 10**9
CORES = 1000
TWO = 2
NEVER: dict[int, Callable[[], object]] = {}


class Job(NamedTuple):
    """Record of what is measured on each engine: a task, its puzzles, and how many of them."""

    title: str
    task: str
    lines: Sequence[str]
    count: int

    def puzzles(self, count: int | None = None) -> list[str]:
        """Return a number of puzzles, which come again and again."""
        return list(islice(cycle(self.lines), count or self.count))


def texts(folder: Path, names: Iterable[str]) -> list[str]:
    """The lines of the first of these files that is there, or some easy puzzles."""
    for path in [folder / f"{name}.txt" for name in names]:
        if path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            return [line for line in lines if line and not line.startswith("#")]
    made = [generate(level="easy", minimal=False, rng=Random(seed)) for seed in range(30)]
    return [format_grid(puzzle) for puzzle in made]


def jobs(folder: Path, count: int) -> list[Job]:
    """Return what is measured, where so many puzzles are counted."""
    hard = texts(folder, ["9x9-17-givens-sample", "9x9-17-givens"])
    easy = texts(folder, ["9x9-easy-sample"])
    large = texts(folder, ["bench-16x16-minimal"] if folder == DATA else ["16x16-minimal-sample"])
    return [
        Job("9×9 with 17 givens, counted up to two", "count", hard, count),
        Job("easy 9×9, graded", "grade", easy, max(1, count // 50)),
        Job("minimal 16×16, solved by CaDiCaL", "cadical", large, max(1, count // 500)),
    ]


def measured(job: Job, engines: Iterable[str]) -> Iterator[tuple[object, ...]]:
    """A row for each engine."""
    lines = job.puzzles()
    ratio = job.count / bare(job.task, lines)
    yield "bare loop", f"{ratio:,.0f}", "1", "", ""
    two = job.count / in_two(job.task, lines)
    yield "two bare loops", f"{two:,.0f}", f"{two / ratio:.2f}", "1", ""
    for name in engines:
        if missing := lacking(name):
            yield name, f"not measured: {missing} is not here", "", "", ""
            continue
        start, seconds = by_mpi(job.task, lines) if name == MPI else on_engine(name, job, lines)
        rate = job.count / seconds
        yield name, f"{rate:,.0f}", f"{rate / ratio:.2f}", f"{rate / two:.2f}", f"{start:.1f}"


def in_two(task: str, lines: Sequence[str]) -> float:
    """Seconds of two bare loops side by side, each over half, from when both are warm."""
    spawning = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(TWO, spawning) as pool:
        halves = [lines[number::TWO] for number in range(TWO)]
        list(pool.map(bare, [task] * TWO, [half[:WARM] for half in halves]))
        return max(pool.map(bare, [task] * TWO, halves))


def on_engine(name: str, job: Job, lines: Sequence[str]) -> tuple[float, float]:
    """Seconds until an engine has answered the first few, and of the batch."""
    watch = Stopwatch()
    with ENGINES[name][1]() as engine:
        batch(job.task, lines[:WARM], engine.make, NEVER)
        return watch.seconds, batch(job.task, lines, engine.make, NEVER)


def remembered(job: Job, count: int) -> tuple[object, ...]:
    """Return how much memory this process takes in a long run on two others."""
    shares = {10: 0.0, 50: 0.0, 100: 0.0}

    def noted(share: int) -> Callable[[], None]:
        return lambda: shares.update({share: _resident()})

    with ENGINES["ProcessPoolExecutor, 2"][1]() as engine:
        at = {count * share // 100: noted(share) for share in shares}
        batch(job.task, islice(cycle(job.lines), count), engine.make, at)
    return (f"{count:,}", *[f"{megabytes:.1f}" for megabytes in shares.values()])


def _resident() -> float:
    """Megabytes that this process takes now."""
    text = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def killed(job: Job, engines: Iterable[str]) -> Iterator[tuple[object, ...]]:
    """Yield the cost of killing one of two workers in the middle, for each engine that survives
    it."""
    lines = job.puzzles()
    for name in engines:
        if name == MPI or lacking(name):
            continue
        with ENGINES[name][1]() as engine:
            if engine.kill:
                yield name, *_with_and_without(job, lines, engine)


def _with_and_without(job: Job, lines: Sequence[str], engine: Engine) -> tuple[object, ...]:
    assert engine.kill
    batch(job.task, lines[:WARM], engine.make, NEVER)
    plain = batch(job.task, lines, engine.make, NEVER)
    late = batch(job.task, lines, engine.make, {len(lines) // 2: engine.kill})
    return f"{plain:.2f}", f"{late:.2f}", f"{late - plain:+.2f}"


def handed_out(job: Job, count: int) -> float:
    """Puzzles a second that one process hands out and gets back where they take no time."""
    with ENGINES["ProcessPoolExecutor, 2"][1]() as engine:
        list(spread(len, job.puzzles(WARM), executor=engine.make))
        watch = Stopwatch()
        list(spread(len, islice(cycle(job.lines), count), executor=engine.make))
        return count / watch.seconds


def projection(name: str, rate: float, most: float) -> str:
    """Return how long a billion would take on a thousand cores.

    Args:
        name: of the engine.
        rate: puzzles a second on two of its workers.
        most: puzzles a second that one process can hand out.
    """
    core = rate / TWO
    together = BILLION / (CORES * core)
    alone = max(together, BILLION / most)
    commands = math.ceil(CORES * core / most)
    return (
        f"A billion such puzzles on {CORES:,} cores, by {name}: {together / 60:.0f} minutes if "
        f"{commands} commands each take a part of the file, {alone / 60:.0f} minutes by one. "
        f"Assumed: cores like these, {core:,.0f} puzzles a second each, as one of two workers "
        f"had here; a command hands out and gets back up to {most:,.0f} a second, as measured "
        "with work that takes no time; the machines' network and their scheduler carry 0.1 kB a "
        "puzzle and a chunk a worker every quarter of a second; no machine is lost. Computed, "
        "not run."
    )


def main(argv: Sequence[str]) -> None:
    """Measure all."""
    names = [*ENGINES, MPI]
    parser = argparse.ArgumentParser(prog="python -m tests.bench batches")
    parser.add_argument("--count", type=int, default=100_000, help="puzzles that are counted")
    parser.add_argument("--long", type=int, default=200_000, help="puzzles of the run for memory")
    parser.add_argument("--engines", help=f"some of these, with semicolons: {'; '.join(names)}")
    parser.add_argument("--puzzles", type=Path, default=DATA, help="a folder with the sample files")
    parser.add_argument("--write", action="store_true", help="keep the result")
    args = parser.parse_args(argv)
    chosen = [word.strip() for word in args.engines.split(";")] if args.engines else names
    if unknown := set(chosen) - set(names):
        parser.error(f"no such engine: {', '.join(sorted(unknown))}")
    text = report(jobs(args.puzzles, args.count), chosen, args.long)
    if args.write:
        write("batches", text)


def report(every: Sequence[Job], chosen: Sequence[str], count: int) -> str:
    """Return all tables, each printed as soon as it is there."""
    parts = []

    def report_line(text: str) -> None:
        print(text, end="\n\n", flush=True)
        parts.append(text)

    rates = {}
    for job in every:
        rows = list(measured(job, chosen))
        report_line(f"{job.title} ({job.count:,}):\n\n{markdown(HEAD, rows)}")
        if job is every[0]:
            rates = {
                name: float(rate.replace(",", "")) for name, rate, *_ in rows if "not" not in rate
            }
    first = every[0]
    memory = ("puzzles, by two processes", "MB of the asking one at 10 %", "50 %", "100 %")
    report_line(markdown(memory, [remembered(first, count)]))
    cost = ("one of two workers killed", "seconds without", "with", "more")
    report_line(markdown(cost, killed(first, chosen)))
    most = handed_out(first, count)
    for name in ("Dask, 2 workers", MPI):
        if name in rates:
            report_line(projection(name, rates[name], most))
    packages = ["python-sat", "loky", "distributed", "ray", "mpi4py"]
    report_line(machine(packages))
    return "\n\n".join(parts)
