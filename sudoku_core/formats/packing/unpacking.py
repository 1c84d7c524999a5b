"""Unpack links and files with care: base64, deflated bytes, JSON."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode

from .damage import damaged, too_long
from .links import LONGEST

DEEPEST = 100
"""Deepest nesting of brackets in JSON."""
_QUOTED = re.compile(r'"(?:[^"\\]++|\\.?)*+"?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def bytes_of(text: str, program: str) -> bytes:
    """Return the bytes that a text in base64 stands for.

    Args:
        text: the text. A minus sign or a space in it is read as a plus sign, an underscore as a
            slash; the equals signs at its end may be missing.
        program: the program that wrote the text, for messages.

    Raises:
        ParseError: the text is not in base64.

    >>> bytes_of("_-8", "?")
    b'\\xff\\xef'
    """
    signs = text.translate({45: 43, 95: 47, 32: 43}).rstrip("=")
    signs = signs[:-1] if len(signs) % 4 == 1 else signs  # a single last sign makes no byte
    try:
        return b64decode(signs + "=" * (-len(signs) % 4), validate=True)
    except ValueError as error:
        raise damaged(program) from error


def inflated(packed: bytes, program: str) -> str:
    """Return the text of deflated bytes without head or checksum.

    Raises:
        ParseError: the bytes are not deflated text, end early, or unpack to too long a text.
    """
    unpacking = zlib.decompressobj(-15)
    try:
        text = unpacking.decompress(packed, LONGEST)
        if unpacking.unconsumed_tail:
            raise too_long(program, LONGEST)
        if not unpacking.eof:
            raise damaged(program)
        return text.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise damaged(program) from error


def json_of(text: str, program: str) -> object:
    """Return the value of a text in JSON.

    Raises:
        ParseError: the text is not JSON, or is nested deeper than any puzzle.

    >>> json_of('{"size": 9}', "?")
    {'size': 9}
    """
    depth = 0
    for bracket in _BRACKET.findall(_QUOTED.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise damaged(program)
    try:
        value: object = json.loads(text)
        return value
    except (ValueError, RecursionError) as error:
        raise damaged(program) from error
