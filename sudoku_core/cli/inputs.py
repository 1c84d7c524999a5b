"""Puzzles from files and standard input."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from ..formats import Document, read_many
from ..formats.errors import ParseError
from ..formats.text.lexer import MARKS, plain_digits
from ..language.messages import InputError, Message
from .streams import reason_of

PICTURES = (
    {0: b"\x89PNG"},
    {0: b"\xff\xd8\xff"},  # JPEG
    {0: b"GIF8"},
    {0: b"BM", 6: b"\0\0\0\0"},  # BMP; BM alone may begin a board with letters
    {0: b"II*\0"},  # TIFF
    {0: b"MM\0*"},  # TIFF
    {0: b"RIFF", 8: b"WEBP"},
    {4: b"ftyp"},  # HEIC, AVIF
)
"""For each format of pictures, the bytes at the head of a file, by their place."""
CELLS = frozenset(MARKS + "0123456789 \n")
LIKELY = 16
"""Least length of an argument of digits and dots that counts as a puzzle, even a wrong one."""
MISTYPED = 0.05
"""Largest share of other characters in such an argument."""
SMALLEST = 4
"""Least side of a puzzle in place of a file's name."""


def puzzles(args: argparse.Namespace) -> Iterator[Document | InputError]:
    """Yield the puzzles of all files in turn.

    Yields:
        Each puzzle, or the error if it cannot be read; at least one item for each file.
    """
    for name in args.files or ["-"]:
        try:
            text = text_of(name)
        except InputError as error:
            yield error
            continue
        for document in _each(text, args):
            if isinstance(document, ParseError):
                reason = document.message
                yield InputError(Message("cli.puzzle", name=shown_name(name), reason=reason))
            else:
                yield document


def _each(text: str, args: argparse.Namespace) -> Iterator[Document | ParseError]:
    """Yield the puzzles of a text in any format."""
    options = {"side": args.side, "box": args.box, "letters": args.letters, "rules": args.rules}
    try:
        yield from read_many(text, **options)
    except ParseError as error:
        # An error of the option --rules, not of a puzzle.
        reason = error.message.params["reason"]
        raise InputError(Message("cli.rules", reason=reason)) from error


def text_of(name: str) -> str:
    """Return the text of a file or of standard input; a link or a puzzle is its own text.

    Raises:
        InputError: there is no such file, it cannot be read, is a picture, or is empty.
    """
    if is_text(name):
        return name
    try:
        if not name.strip():
            raise InputError(Message("cli.no-puzzle", name=Message("cli.argument")))
        data = _standard_input() if name == "-" else Path(name).read_bytes()
        if is_picture(data):
            raise InputError(Message("cli.picture", name=shown_name(name)))
        text = data.decode("utf-8-sig")
        if text.strip():
            return text
        raise InputError(Message("cli.no-puzzle", name=shown_name(name)))
    except OSError as error:
        reason = reason_of(error)
    except UnicodeDecodeError:
        reason = Message("cli.not-text")
    raise InputError(Message("cli.file", name=shown_name(name), reason=reason))


def is_text(name: str) -> bool:
    """Return whether an argument is a link or a puzzle itself, not the name of a file.

    >>> is_text("1..4" + "." * 12), is_text("puzzle.txt"), is_text("1234")
    (True, False, False)
    """
    if "://" in name:
        return True
    if not name.strip() or name == "-" or os.path.exists(name):
        return False
    if looks_like_cells(name):
        return True
    try:
        document = next(read_many(name))
    except ParseError:
        return False
    return isinstance(document, Document) and document.puzzle.side >= SMALLEST


def looks_like_cells(name: str) -> bool:
    """Return whether an argument is nearly all digits and dots, without the ending of a file.

    Rules after a semicolon may be any text.

    >>> looks_like_cells("1." * 40 + "Z"), looks_like_cells("1." * 40 + ".txt")
    (True, False)
    """
    name = name.partition(";")[0]
    others = sum(character not in CELLS for character in plain_digits(name))
    ending = name.rpartition(".")[2]
    is_file = "/" in name or "\\" in name or (len(ending) > 1 and ending.isalpha())
    return len(name) >= LIKELY and others <= MISTYPED * len(name) and not is_file


def is_picture(data: bytes) -> bool:
    """Return whether a file begins as pictures do.

    >>> is_picture(b"\\x89PNG\\r\\n"), is_picture(b"53..7....")
    (True, False)
    """
    return any(
        all(data.startswith(word, place) for place, word in sign.items()) for sign in PICTURES
    )


def _standard_input() -> bytes:
    return sys.stdin.buffer.read() if sys.stdin else b""  # None where it was closed


def shown_name(name: str) -> str | Message:
    """Return the name of a file for messages."""
    if name == "-":
        return Message("cli.standard-input")
    if "://" in name:
        return Message("cli.link")
    return Message("cli.argument") if is_text(name) else name
