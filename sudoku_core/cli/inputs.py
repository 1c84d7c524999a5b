"""Puzzles from files and standard input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ..formats import parse_many
from ..grid import Puzzle
from ..messages import InputError, Message


def puzzles(args: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles of all files in turn; of each at least one."""
    settled = {"side": args.side, "box": args.box, "letters": args.letters}
    for name in args.files or ["-"]:
        text = _text(name)
        if not text.strip():
            raise InputError(Message("cli.no-puzzle", name=name))
        yield from parse_many(text, **settled)


def _text(name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    raise InputError(Message("cli.file", name=name, reason=reason))
