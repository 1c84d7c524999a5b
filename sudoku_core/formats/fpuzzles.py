"""f-puzzles: links with a puzzle packed by LZ-string, and the JSON that is in them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from .contract import Format, Options, Sheet
from .document import Document
from .errors import ParseError
from .fpuzzles_reading import read_board
from .fpuzzles_writing import FIELDS, RULES, SIDES, write_board
from .packing.damage import damaged, only_named, too_long
from .packing.links import Link, decoded
from .packing.lzstring import LONGEST_PACKED, pack, unpack
from .packing.unpacking import json_of

NAME, SITE = "f-puzzles", "f-puzzles.com"
BEGINNING = "N4Ig"
"""Beginning of packed JSON."""
MOST_TRIES = 40
"""Limit of attempts to find the slashes that a link has lost."""
LONGEST_MENDED = 8_000
"""Most letters of a packed text whose lost slashes are looked for."""


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the site, its JSON, or its packed JSON."""
    if text.startswith("{"):
        return '"grid"' in text and '"size"' in text
    return text.startswith(BEGINNING) or Link(text).host == SITE


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link or text."""
    if text.startswith("{"):
        return read_board(json_of(text, NAME), NAME)
    if text.startswith(BEGINNING):
        return read_packed(text, NAME)
    if len(text) > LONGEST_PACKED:
        raise too_long(NAME, LONGEST_PACKED)
    fields = Link(text).fields
    if "load" not in fields:
        raise only_named(NAME) if "id" in fields else damaged(NAME)
    return read_packed(fields["load"], NAME)


def read_packed(packed: str, program: str) -> Document:
    """Return the puzzle that is packed in a link.

    Args:
        packed: the packed part of the link, perhaps encoded or damaged.
        program: the program that wrote the link, for messages.

    Raises:
        ParseError: the text is damaged beyond repair, or too long.
        InputError: the data make no puzzle.
    """
    if len(packed) > LONGEST_PACKED:
        raise too_long(program, LONGEST_PACKED)
    packed = decoded(packed)
    try:
        data = json_of(unpack(packed, program), program)
    except ParseError as error:
        if error.code != "shared.damaged":
            raise
        for mended in _mended(packed):
            try:
                return read_board(json_of(unpack(mended, program), program), program)
            except ParseError:
                continue
        raise
    return read_board(data, program)


def _mended(packed: str) -> Iterator[str]:
    """Yield the letters with one or two slashes doubled: some programs drop a slash of two."""
    places = [at for at, letter in enumerate(packed) if letter == "/"]
    if len(packed) > LONGEST_MENDED:
        return
    tries = [(at,) for at in places] + list(combinations(places[:16], 2))
    for chosen in tries[:MOST_TRIES]:
        pieces = [packed[a:b] for a, b in zip((0, *chosen), (*chosen, None), strict=True)]
        yield "/".join(pieces)


def write(sheet: Sheet) -> str:
    """Return a link with everything that f-puzzles can carry."""
    return f"https://www.{SITE}/?load={pack(write_board(sheet.document, NAME))}"


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    rules=RULES,
    fields=FIELDS,
    sides=SIDES,
    example=(
        "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcAWANCALhNAbO8QDEB7AVwCcACAIwE9yAzE0kVAQ"
        "2LQAtCm8xiATQgGtizEAHNSEfggDas4AF9kSlcqUBdZAvW61WnWqObtq0ADcWWYrgBMqcRHMwAdgjSkbezVpB"
        "CIWDikAMYs4rgKIMEwgWByIABKAIwAwkliySm2IL6W1rggiCDqUTFYcfCyibYpAMwZNUW5VjYIhcUqpbHxCbV"
        "1GYj9zfltAKwdoNHdlYmD6agJg9kair6cMKQAtoSbMGgbcqBYEC4wFfKJffOXWQ23Giu+YITWGIRulbXIScgo"
        "9vYoH5fIHIAG/UHIYErIA==="
    ),
)
