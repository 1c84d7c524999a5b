"""Effects of sharing: a link to the puzzle is copied, or passed on to another app."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..effects import Effect
    from ..share_link import Fields


def copy_link(fields: Fields) -> Effect:
    """Copy a link to this page with some fields."""
    return "share.copy-link", fields


def hand_on(fields: Fields, about: str) -> Effect:
    """Offer a link to other apps, with the text of the element with the id ``about``."""
    return "share.hand-on", fields, about
