"""The command ``convert``: write the puzzles of any program as another program reads them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace

from ..formats import Document
from ..formats.writing import (
    check_style,
    holds_many,
    lost_in,
    write,
    write_many,
)
from ..language.messages import InputError
from ..solving.count import only_solution
from .answers import enumerated, number_prefix, numbered, readable, text_form
from .inputs import puzzles
from .status import GOOD, USAGE
from .streams import complain, say, worded

WITH_SOLUTION, MOST_NODES = "dataset", 20_000
"""The format that carries the solution, and the node limit of the search for it."""
Numbered = tuple[int, bool, Document | InputError]


def convert(args: argparse.Namespace) -> Iterator[int]:
    """Write each puzzle in another format; report what it cannot carry."""
    check_style(args.to)
    boards = numbered(puzzles(args))
    first = next(boards)
    args.worst = GOOD
    if first[1] and holds_many(args.to) and not args.json:
        for part in write_many(_carried(args, first, boards), args.to):
            print(part, end="")
    else:
        _each(args, first, boards)
    yield args.worst


def _each(args: argparse.Namespace, first: Numbered, others: Iterator[Numbered]) -> None:
    """Write a text for each puzzle, with an empty line after texts of several lines."""
    between = ""
    for number, several, document in _all(first, others):
        args.which = number_prefix(number, args) if several else ""
        try:
            document = _shared(document, args)
            written = write(document, args.to)
        except InputError as error:
            _refuse(args, document, error)
            continue
        _tell_lost(args, written.lost)
        if args.json:
            print(json.dumps(_data(document, args.to, written.text, written.lost)), flush=True)
            continue
        text = written.text.rstrip("\n")
        print(between + text, flush=True)
        between = "\n" if "\n" in text else ""


def _carried(
    args: argparse.Namespace, first: Numbered, others: Iterator[Numbered]
) -> Iterator[Document]:
    """Yield the puzzles whose rules the format can carry."""
    for number, _, document in _all(first, others):
        args.which = number_prefix(number, args)
        try:
            document = _shared(document, args)
            lost = lost_in(document, args.to)
        except InputError as error:
            _refuse(args, document, error)
            continue
        _tell_lost(args, lost)
        yield document


def _shared(document: Document | InputError, args: argparse.Namespace) -> Document:
    """Return the puzzle that was read, with its solution for formats that carry one.

    Raises:
        InputError: the document is an error, or cannot be read.
    """
    puzzle = readable(document, args)
    assert isinstance(document, Document)
    if args.to != WITH_SOLUTION or document.solution:
        return document
    return replace(document, solution=only_solution(puzzle, node_limit=MOST_NODES))


def _all(first: Numbered, others: Iterator[Numbered]) -> Iterator[Numbered]:
    yield first
    yield from others


def _refuse(args: argparse.Namespace, document: Document | InputError, error: InputError) -> None:
    args.worst = USAGE
    complain(("" if isinstance(document, InputError) else args.which) + worded(error, args))
    if args.json:
        print(json.dumps({"error": str(error)}), flush=True)


def _tell_lost(args: argparse.Namespace, lost: tuple[str, ...]) -> None:
    if lost and not args.json:
        names = enumerated([say(args, f"cli.lost-{field}") for field in lost], args)
        complain(args.which + say(args, "cli.lost", format=args.to, names=names))


def _data(document: Document, style: str, text: str, lost: tuple[str, ...]) -> dict[str, object]:
    return {
        "puzzle": text_form(document.puzzle),
        "to": style,
        "text": text,
        "lost": list(lost),
        "left_out": list(document.unsupported),
    }
