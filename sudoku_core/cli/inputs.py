"""Puzzles from files and standard input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ..formats import ParseError
from ..formats.reading import read_each
from ..messages import InputError, Message
from ..puzzle import Puzzle


def puzzles(args: argparse.Namespace) -> Iterator[Puzzle | InputError]:
    """The puzzles of all files in turn; of each at least one.

    Yields:
        Each puzzle, or in its place why it cannot be read.
    """
    for name in args.files or ["-"]:
        try:
            text = _text(name)
        except InputError as error:
            yield error
            continue
        for found in _each(text, args):
            if isinstance(found, ParseError):
                reason = str(found).rstrip(".")
                yield InputError(Message("cli.puzzle", name=_shown(name), reason=reason))
            else:
                yield found


def _each(text: str, args: argparse.Namespace) -> Iterator[Puzzle | ParseError]:
    try:
        yield from read_each(text, args.side, args.box, args.letters, args.rules)
    except ParseError as error:
        # Not of a puzzle: what is wrong stands in the rules themselves.
        reason = str(error.message.params["reason"]).rstrip(".")
        raise InputError(Message("cli.rules", reason=reason)) from error


def _text(name: str) -> str:
    try:
        data = _standard_input() if name == "-" else Path(name).read_bytes()
        text = data.decode("utf-8-sig")
        if text.strip():
            return text
        raise InputError(Message("cli.no-puzzle", name=_shown(name)))
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    raise InputError(Message("cli.file", name=_shown(name), reason=reason))


def _standard_input() -> bytes:
    return sys.stdin.buffer.read() if sys.stdin else b""  # None where it was closed


def _shown(name: str) -> str:
    return "standard input" if name == "-" else name
