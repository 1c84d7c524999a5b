"""Puzzles from files and standard input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ..formats import ParseError, format_grid, parse
from ..formats.reading import read_each
from ..messages import InputError, Message
from ..puzzle import Puzzle
from ..sharing import Shared, read_shared_many
from ..sharing.reading import program_of


def puzzles(args: argparse.Namespace) -> Iterator[Shared | InputError]:
    """The puzzles of all files in turn; of each at least one.

    Yields:
        Each puzzle, or in its place why it cannot be read.
    """
    for name in args.files or ["-"]:
        try:
            text = text_of(name)
        except InputError as error:
            yield error
            continue
        for found in _each(text, args):
            if isinstance(found, ParseError):
                reason = str(found).rstrip(".")
                yield InputError(Message("cli.puzzle", name=shown_name(name), reason=reason))
            else:
                yield found


def _each(text: str, args: argparse.Namespace) -> Iterator[Shared | ParseError]:
    """The puzzles of a text, be it another program's or not."""
    try:
        program = program_of(text, own=True)
    except ParseError as error:
        yield error
        return
    try:
        if program is None:
            for own in read_each(text, args.side, args.box, args.letters, args.rules):
                yield Shared(own) if isinstance(own, Puzzle) else own
        else:
            for found in read_shared_many(text):
                yield found if isinstance(found, ParseError) else with_rules(found, args.rules)
    except ParseError as error:
        # Not of a puzzle: what is wrong stands in the rules themselves.
        reason = str(error.message.params["reason"]).rstrip(".")
        raise InputError(Message("cli.rules", reason=reason)) from error


def with_rules(found: Shared, rules: str | None) -> Shared:
    """The same puzzle with the rules that a caller adds."""
    if not rules:
        return found
    return replace(found, puzzle=parse(format_grid(found.puzzle, "rules"), rules=rules))


def text_of(name: str) -> str:
    """What a file, or standard input, holds; never nothing. A link stands for itself."""
    if "://" in name:
        return name
    try:
        data = _standard_input() if name == "-" else Path(name).read_bytes()
        text = data.decode("utf-8-sig")
        if text.strip():
            return text
        raise InputError(Message("cli.no-puzzle", name=shown_name(name)))
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    raise InputError(Message("cli.file", name=shown_name(name), reason=reason))


def _standard_input() -> bytes:
    return sys.stdin.buffer.read() if sys.stdin else b""  # None where it was closed


def shown_name(name: str) -> str:
    """A file as people call it."""
    return "standard input" if name == "-" else "the link" if "://" in name else name
