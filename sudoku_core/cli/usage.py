"""Errors about arguments, in the language of the command."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from ..language import LANGUAGES
from ..language.messages import Message, nearest
from .status import USAGE

REASONS = (
    (r"invalid int value: '(?P<value>.*)'", "cli.usage-whole"),
    (r"expected one argument", "cli.usage-value"),
    (r"expected at least one argument", "cli.usage-at-least"),
    (r"ignored explicit argument (?P<value>.*)", "cli.usage-ignored"),
    (r"not allowed with argument (?P<other>.*)", "cli.usage-not-with"),
    (r"ambiguous option: (?P<name>.*) could match (?P<names>.*)", "cli.usage-ambiguous"),
    (r"the following arguments are required: (?P<names>.*)", "cli.usage-required"),
    (r"unrecognized arguments: (?P<names>.*)", "cli.usage-unknown"),
)
"""The errors of argparse that a person can cause, and the messages that say the same."""
ARGUMENT = re.compile(r"argument (?P<name>[^:]+): (?P<reason>.*)", re.DOTALL)


def reworded(text: str) -> str | Message:
    """Return the message for an error of argparse; an unknown text stays as it is.

    >>> reworded("argument --side: expected one argument").in_language("pt")
    'argumento --side: falta o valor'
    """
    if match := ARGUMENT.fullmatch(text):
        reason = reworded(match["reason"])
        return Message("cli.usage-argument", name=match["name"], reason=reason)
    for pattern, code in REASONS:
        if match := re.fullmatch(pattern, text, re.DOTALL):
            return Message(code, **match.groupdict())
    return text


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line in ``language``."""

    language = LANGUAGES[0]

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Raise errors about unknown arguments with the name of the subcommand in them."""
        parsed, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        given = vars(parsed)
        for other in ("json", "output"):
            if given.get("style") and given.get(other):
                self.error(f"argument --style: not allowed with argument --{other}")
        return parsed, unknown

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Read a value; word its error in the parser's language."""
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            cause = error.__context__
            reason = cause.args[0] if cause and cause.args else None
            if isinstance(reason, Message):
                text = reason.in_language(self.language)
                raise argparse.ArgumentError(action, text) from None
            raise

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Raise an error for a value that is no choice, and offer the nearest choice."""
        if action.choices is None or value in action.choices:
            return
        choices = [str(choice) for choice in action.choices]
        names = ", ".join(choices)
        if near := nearest(str(value), choices):
            reason = Message("cli.usage-choice-near", value=str(value), near=near, names=names)
        else:
            reason = Message("cli.usage-choice", value=str(value), names=names)
        raise argparse.ArgumentError(action, reason.in_language(self.language))

    def error(self, message: str) -> NoReturn:
        """Print an error in one line without the usage text, and exit."""
        reason = reworded(" ".join(message.split()))
        line = Message("cli.usage", reason=reason, command=self.prog).in_language(self.language)
        self.exit(USAGE, f"sudoku: {line}\n")
