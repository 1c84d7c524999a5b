"""SudokuPad's shortened JSON: without quotes and empty objects, with short names.

Most objects of cells are empty, so nine cells are ``[,,,,,,,,]``. A text is in single quotes; t and
f are true and false; a colour is six letters and digits without quotes. Plain JSON is read too.
"""

from __future__ import annotations

import json
import re

from .packing.damage import damaged, too_long
from .packing.unpacking import json_of

LONGEST = 300_000
"""Most characters of a text; shortened JSON takes longer to read than JSON."""
LONG = {
    "a": "arrows",
    "c": "color",
    "c1": "borderColor",
    "c2": "backgroundColor",
    "ca": "cages",
    "ce": "cells",
    "ct": "center",
    "fs": "fontSize",
    "h": "height",
    "l": "lines",
    "o": "overlays",
    "r": "rounded",
    "re": "regions",
    "t": "title",
    "te": "text",
    "th": "thickness",
    "u": "underlays",
    "v": "value",
    "w": "width",
    "wp": "wayPoints",
}
"""Full names by their short forms; all other names keep their short form."""
WORDS = {"t": "true", "f": "false", "true": "true", "false": "false", "null": "null"}
_TEXT = re.compile(r"""('(?:[^'\\]++|\\.)*+'|"(?:[^"\\]++|\\.)*+")|['"].*""", re.DOTALL)
"""Text in quotes; up to the end where the last quote is missing, so that the search ends."""
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_SIGNS = {"n": "\n", "t": "\t", "r": "\r", "b": "", "f": ""}
_NOTHING = re.compile(r"(?<=[,:])(?=[,\]}])|(?<=\[)(?=,)")
_WORD = re.compile(r"""([^\s\[\]{},:'"]+)(:?)""")
_NUMBER = re.compile(r"-?(0|[1-9]\d*)(\.\d+)?")


def unzip(text: str, program: str) -> object:
    """Return the value of a text in shortened JSON, with its names in full.

    Args:
        text: the whole text.
        program: the program that wrote the text, for messages.

    Raises:
        ParseError: the text cannot be read, is too long, or is nested too deep.

    >>> unzip("{ce:[[,{v:6}]],ca:[{v:'rules: a \\\\'b\\\\''}],d:f}", "?")
    {'cells': [[{}, {'value': 6}]], 'cages': [{'value': "rules: a 'b'"}], 'd': False}
    """
    if len(text) > LONGEST:
        raise too_long(program, LONGEST)
    parts = _TEXT.split(text)
    for at, part in enumerate(parts):
        if part is None:
            raise damaged(program)
        if at % 2:
            parts[at] = json.dumps(_ESCAPE.sub(_sign, part[1:-1]))
        else:
            parts[at] = _WORD.sub(_word, _NOTHING.sub("{}", part))
    return json_of("".join(parts), program)


def _sign(escape: re.Match[str]) -> str:
    """Return the sign that a backslash and the signs behind it stand for."""
    sign = escape[1]
    return chr(int(sign[1:], 16)) if len(sign) == 5 else _SIGNS.get(sign, sign)


def _word(match: re.Match[str]) -> str:
    """Return a name, or a value without quotes, as JSON."""
    word, colon = match.groups()
    if colon:
        return json.dumps(LONG.get(word, word)) + ":"
    if word in WORDS:
        return WORDS[word]
    return word if _NUMBER.fullmatch(word) else json.dumps(word)
