"""Standard output and standard error, and the language of what a person reads there."""

from __future__ import annotations

import argparse
import os
import sys

from ..language import LANGUAGES
from ..language.messages import Message
from ..language.tables import choose, table_of

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables with the language of a terminal; the first that is set counts."""


def language_of(args: argparse.Namespace) -> str:
    """Return the language of messages: by ``--language``, else the terminal; JSON is English."""
    if args.json:
        return LANGUAGES[0]
    if args.language:
        return str(args.language)
    if not (sys.stdout and sys.stdout.isatty()):  # None where it is closed
        return LANGUAGES[0]
    return choose([next(filter(None, map(os.environ.get, LOCALES)), "")])


def say(args: argparse.Namespace, code: str, **params: object) -> str:
    """Return a sentence in the language of the command."""
    return worded(Message(code, **params), args)


def worded(reason: Exception | Message, args: argparse.Namespace) -> str:
    """Return a message, or the message of an error, in the language of the command."""
    message = reason if isinstance(reason, Message) else getattr(reason, "message", None)
    return message.in_language(args.language) if message else str(reason)


def decimal(value: object, args: argparse.Namespace) -> str:
    """Return a number with the decimal sign of the command's language."""
    return str(value).replace(".", table_of(args.language).DECIMAL)


def complain(text: str) -> None:
    """Print a message in one line on standard error, after all answers so far."""
    try:
        print(end="", flush=True)
    except OSError:
        write_no_more()
    print("sudoku:", *text.split(), file=sys.stderr)


def write_no_more() -> None:
    """Discard further standard output, so that Python does not fail again when it closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
