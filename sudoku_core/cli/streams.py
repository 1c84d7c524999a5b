"""Standard output and standard error, and the language of what a person reads there."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from itertools import pairwise

from ..language import LANGUAGES
from ..language.messages import Message
from ..language.tables import choose, table_of

FILES = {
    errno.EACCES: "cli.file-denied",
    errno.EISDIR: "cli.file-folder",
    errno.ENOENT: "cli.file-missing",
}
"""The messages of the commonest errors of files; others are in the system's words."""
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


def language_in(words: Sequence[str]) -> str:
    """Return the language for errors about arguments, before the arguments are parsed.

    >>> language_in(["solve", "--bogus", "--language", "pt"]), language_in(["--language=es"])
    ('pt', 'es')
    """
    language = None
    for word, after in pairwise([*words, ""]):
        option, equals, value = word.partition("=")
        if option == "--language":
            language = value if equals else after
    known = language if language in LANGUAGES else None
    return language_of(argparse.Namespace(json="--json" in words, language=known))


def reason_of(error: OSError) -> str | Message:
    """Return why a file cannot be read or written."""
    code = FILES.get(error.errno or 0)
    return Message(code) if code else error.strerror or str(error)


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
