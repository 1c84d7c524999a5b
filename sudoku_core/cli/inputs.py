"""Puzzles from files and standard input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ..formats import ParseError, parse_many
from ..grid import Puzzle
from ..messages import InputError, Message


def puzzles(args: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles of all files in turn; of each at least one."""
    settled = {"side": args.side, "box": args.box, "letters": args.letters}
    for name in args.files or ["-"]:
        text = _text(name)
        if not text.strip():
            raise InputError(Message("cli.no-puzzle", name=_shown(name)))
        try:
            yield from parse_many(text, **settled)
        except ParseError as error:
            reason = str(error).rstrip(".")
            raise InputError(Message("cli.file", name=_shown(name), reason=reason)) from error


def _text(name: str) -> str:
    try:
        data = _standard_input() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    raise InputError(Message("cli.file", name=_shown(name), reason=reason))


def _standard_input() -> bytes:
    return sys.stdin.buffer.read() if sys.stdin else b""  # None where it was closed


def _shown(name: str) -> str:
    return "standard input" if name == "-" else name
