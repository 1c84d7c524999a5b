"""Run a command over many puzzles; each answer is that of the command for this puzzle alone."""

from __future__ import annotations

import argparse
import io
import json
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar, cast

from tqdm import tqdm

from ...batch.spread import Done, spread
from ...board.puzzle import Puzzle
from ...formats import Document, read
from ...formats.errors import ParseError
from ...formats.text.reading import parse
from ...language.messages import InputError, Message
from ...solvers.contract import SolverError, SolverUnavailable, Stopwatch
from ..answers import answered, number_prefix, text_form
from ..status import BROKEN
from ..streams import say, worded
from .executors import Place, executor_of
from .sources import Item, expect_files, items, total
from .tables import Row, Write, row_of, table_to

READING = ("side", "box", "letters", "rules")
RULES = "parse.rules"
FAILED = ("batch.broke", "batch.worker")
"""Codes of errors about one puzzle; all other errors are about the whole batch."""
OUTPUT_LOCK = threading.Lock()
"""Lock on the process's one standard output, since Dask's workers have several threads."""
Work = TypeVar("Work")
Answer = Callable[[Puzzle, argparse.Namespace], int]


class Output(NamedTuple):
    """The output of a command for one puzzle.

    Args:
        status: the exit status.
        text: the text on standard output.
        aside: the text on standard error.
        hopeless: whether the puzzle has no solution, so that the command ``explain`` is named.
        row: the row of a table, or None.
    """

    status: int
    text: str
    aside: str
    hopeless: bool = False
    row: Row | None = None


def answer_many(args: argparse.Namespace, answer: Answer) -> Iterator[int]:
    """Answer each puzzle on the executor that the options name; yield exit statuses.

    Raises:
        InputError: a table cannot be read or written.
        SolverError: a solver or the executor is missing or broke.
    """
    args.json = args.json or bool(args.output)
    with ExitStack() as stack:
        done: Iterator[str] = iter(())
        write: Write | None = None
        if args.output:
            expect_files(args.files)
            done, write = stack.enter_context(table_to(args.output, args.command, args.resume))
        elif args.resume:
            raise InputError(Message("batch.resume"))
        given: deque[Item] = deque()
        every = items(args)
        before = _skipped(every, done, args)
        source = _remembered(every, given)
        place = stack.enter_context(executor_of(args))
        bar = stack.enter_context(_bar(args, before))
        work = partial(_output, answer, args)
        hopeless = False
        for outcome in _spread(work, source, place):
            output = _output_of(given.popleft(), outcome, args)
            if write and output.row:
                write(output.row)
            yield _say(output, answer=write is None)
            hopeless |= output.hopeless
            bar.update()
        args.hopeless = hopeless


def elsewhere(
    work: Callable[[Work], int], each: Iterable[Work], args: argparse.Namespace
) -> Iterator[int]:
    """Do work that prints on the executor of the options; print its output in order."""
    with executor_of(args) as place:
        for done in _spread(partial(_caught, work), each, place):
            if not isinstance(done.value, Output):
                raise InputError(cast(Message, done.error))
            yield _say(done.value)


def _spread(work: Callable[[Work], Output], each: Iterable[Work], place: Place) -> Iterator[Done]:
    """Yield the outcome of each puzzle.

    Raises:
        SolverError: the workers keep ending, or cannot import this library.
    """
    try:
        yield from spread(work, each, executor=place.executor, window=place.window)
    except (BrokenExecutor, ImportError) as error:
        reason = str(error)
        # Only the reason: the message itself is for the author of a script.
        if error.args and isinstance(error.args[0], Message):
            reason = str(error.args[0].params["reason"])
        raise SolverError(
            Message("batch.pool", reason=" ".join(reason.split()).rstrip("."))
        ) from error


def _caught(work: Callable[[Work], int], item: Work) -> Output:
    """Do a piece of work; return its exit status with the text that it prints."""
    printed, aside = io.StringIO(), io.StringIO()
    with OUTPUT_LOCK:
        streams = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = (
            printed,
            aside,
        )  # by hand: contexts cost as much as reading a puzzle
        try:
            status = work(item)
        finally:
            sys.stdout, sys.stderr = streams
    return Output(status, printed.getvalue(), aside.getvalue())


def _say(output: Output, *, answer: bool = True) -> int:
    if output.aside:
        print(end="", flush=True)
        print(output.aside, end="", file=sys.stderr)
    if answer:
        print(output.text, end="")
    return output.status


def _bar(args: argparse.Namespace, before: int) -> tqdm[None]:
    """Return a progress bar, shown on a terminal unless the answers are shown there."""
    shown = sys.stderr.isatty() and (args.output or not sys.stdout.isatty())
    most = total(args) if shown else None
    return tqdm(total=most, initial=before, unit=" " + say(args, "cli.puzzles"), disable=not shown)


def _skipped(source: Iterator[Item], done: Iterator[str], args: argparse.Namespace) -> int:
    """Skip the puzzles whose rows a table has; return their number.

    Raises:
        InputError: the table has other puzzles.
    """
    count = 0
    for before in done:
        item = next((nonempty for nonempty in source if nonempty.line), None)
        if item is None or _shown(item) != before:
            raise InputError(Message("batch.unlike", name=args.output))
        count += 1
    return count


def _remembered(source: Iterator[Item], given: deque[Item]) -> Iterator[Item]:
    """Yield the items, and remember each until its answer comes: a dead worker cannot name it."""
    for item in source:
        given.append(item)
        yield item


def _shown(item: Item) -> str:
    """Return the text of a puzzle in a table: as it was read, or its line of text."""
    if isinstance(item.puzzle, Document):
        return text_form(item.puzzle.puzzle)
    return item.puzzle if isinstance(item.puzzle, str) else ""


def _output(answer: Answer, args: argparse.Namespace, item: Item) -> Output:
    """Return the output for one puzzle, in a worker."""
    watch = Stopwatch()
    args.hopeless = False
    output = _caught(partial(_answer, answer, args), item)._replace(hopeless=args.hopeless)
    if not (args.output and item.line):
        return output
    row = row_of(args.command, _shown(item), json.loads(output.text), watch.seconds)
    return output._replace(row=row)


def _answer(answer: Answer, args: argparse.Namespace, item: Item) -> int:
    """Print the answer to one puzzle; return the exit status."""
    args.which = number_prefix(item.number, args)
    return answered(_read(item, args), args, answer)


def _read(item: Item, args: argparse.Namespace) -> Document | InputError:
    """Return the puzzle of an item, or why it cannot be read.

    Raises:
        InputError: the rules of the options cannot be read.
    """
    if isinstance(item.puzzle, Message):
        return InputError(item.puzzle)
    if isinstance(item.puzzle, Document):
        return item.puzzle
    try:
        document = read(item.puzzle, **{name: vars(args)[name] for name in READING})
        if item.solution:
            side = document.puzzle.side
            document = replace(document, solution=parse(item.solution, side=side).givens)
        return document
    except ParseError as error:
        if error.code == RULES:
            reason = error.message.params["reason"]
            raise InputError(Message("cli.rules", reason=reason)) from error
        reason = error.below(item.line - 1).message
        return InputError(Message("cli.puzzle", name=item.file, reason=reason))


def _output_of(item: Item, done: Done, args: argparse.Namespace) -> Output:
    """Return a worker's output, or the output for a puzzle whose worker broke.

    Raises:
        SolverUnavailable: the solver is missing.
        InputError: an option has a wrong value.
    """
    if isinstance(done.value, Output):
        return done.value
    error = cast(Message, done.error)
    if error.code in FAILED:
        return _failed(item, error, args)
    raise SolverUnavailable(error) if error.code.startswith("solver.") else InputError(error)


def _failed(item: Item, error: Message, args: argparse.Namespace) -> Output:
    """Return the output for a puzzle whose worker broke."""
    text = json.dumps({"error": str(error)}) if args.json else ""
    row = row_of(args.command, _shown(item), {"error": str(error)}, 0) if args.output else None
    aside = f"sudoku: {number_prefix(item.number, args)}{worded(error, args)}\n"
    return Output(BROKEN, text + "\n", aside, row=row)
