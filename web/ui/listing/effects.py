"""Effects of lists: their workers, and the browser's database that stores a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from protocol import Request

    from ..effects import Effect
    from .state import Listing


def count_workers() -> Effect:
    """Pass the greatest number of workers to the action "listing.worker-count"."""
    return ("listing.count-workers",)


def send(request: Request) -> Effect:
    """Send a request to an idle worker."""
    return "listing.send", request


def end() -> Effect:
    """End all workers of the list."""
    return ("listing.end",)


def load() -> Effect:
    """Pass the stored list to the action "listing.loaded"."""
    return ("listing.load",)


def store(part: str, text: str) -> Effect:
    """Store a part of the list: "texts", "rows" or "unread"."""
    return "listing.store", part, text


def forget() -> Effect:
    """Remove the stored list."""
    return ("listing.forget",)


def save(name: str, listing: Listing) -> Effect:
    """Save the list as a CSV file."""
    return "listing.save", name, listing
