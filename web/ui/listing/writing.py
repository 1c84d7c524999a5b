"""A list as a table for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import solutions

if TYPE_CHECKING:
    from .state import Listing

COLUMNS = "number,puzzle,solution,status,unique,level,rating,effort"
UNIQUE = {"one": "true", "several": "false", "none": "false"}
"""As the command writes it."""
ENDINGS = "\r\n"
"""Of lines, as the format's description has them."""


def csv(listing: Listing) -> str:
    """The puzzles that are shown, in their order, each with what is known of it."""
    lines = [COLUMNS]
    for place in listing.order:
        fields = (listing.rows[place].split("\t") + [""] * 5)[:5]
        status = solutions(listing.rows[place])
        told = [fields[4], status, UNIQUE.get(status, "")] + fields[1:4]
        lines.append(",".join([str(place + 1), quoted(listing.texts[place])] + told))
    return ENDINGS.join(lines) + ENDINGS


def quoted(text: str) -> str:
    """A text as a field: between quotes where it has a comma or quotes.

    >>> quoted("1..2"), quoted("1..2;a,b")
    ('1..2', '"1..2;a,b"')
    """
    if '"' in text or "," in text:
        return '"' + text.replace('"', '""') + '"'
    return text
