"""Effects of sharing: a link to the puzzle goes to the clipboard, or to another app."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..effects import Effect

    Fields = tuple[tuple[str, str], ...]  # names and values in the fragment of the page's address


def copy_link(fields: Fields) -> Effect:
    """Put a link to this page with some fields on the clipboard."""
    return "share.copy-link", fields


def hand_on(fields: Fields, about: str) -> Effect:
    """Offer such a link to other apps, with what the element with the id ``about`` says of it."""
    return "share.hand-on", fields, about
