"""Effects of lists: workers of their own, and the browser's cache in which a list is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from protocol import Request

    from ..effects import Effect
    from .state import Listing


def hands() -> Effect:
    """Tell the action "listing.hands" how many workers there may be."""
    return ("listing.hands",)


def send(request: Request) -> Effect:
    """Send a request to a worker that has none."""
    return "listing.send", request


def end() -> Effect:
    """End all workers of the list."""
    return ("listing.end",)


def load() -> Effect:
    """Hand the stored list to the action "listing.loaded"."""
    return ("listing.load",)


def keep(part: str, text: str) -> Effect:
    """Store a part of the list: "texts", "rows" or "unread"."""
    return "listing.keep", part, text


def forget() -> Effect:
    """Remove the stored list."""
    return ("listing.forget",)


def save(name: str, listing: Listing) -> Effect:
    """Save the list as a CSV file."""
    return "listing.save", name, listing
