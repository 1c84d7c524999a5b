"""The errors of texts from other programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...language.messages import InputError
from ..errors import ParseError

T = TypeVar("T")


def damaged(program: str) -> ParseError:
    """Return the error for a text that cannot be unpacked: signs are missing or wrong."""
    return ParseError("shared.damaged", 1, 1, program=program)


def strange(program: str, part: str) -> ParseError:
    """Return the error for a text with a part that the program does not write.

    Args:
        program: the program's name.
        part: the part's name in the program's words.
    """
    return ParseError("shared.strange", 1, 1, program=program, what=part)


def too_long(program: str, limit: int) -> ParseError:
    """Return the error for a text that is longer than any puzzle, or unpacks to such a text."""
    return ParseError("shared.long", 1, 1, program=program, limit=limit)


def only_named(program: str) -> ParseError:
    """Return the error for a link to a puzzle that only the program's server has."""
    return ParseError("shared.named", 1, 1, program=program)


def attempt(program: str, read: Callable[..., T], *arguments: object) -> T | ParseError:
    """Return what a program's reader returns, or a ParseError whatever the reader raises.

    Args:
        program: the program's name.
        read: the reader.
        arguments: the arguments of the reader.
    """
    try:
        return read(*arguments)
    except ParseError as error:
        return error
    except InputError as error:
        return ParseError("shared.refused", 1, 1, program=program, reason=error.message)
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError):
        return damaged(program)
