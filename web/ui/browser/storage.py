"""Texts in the browser's storage, and the claim of a place for each tab; both may be refused."""

from __future__ import annotations

from random import getrandbits
from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..storage.places import prefix
from .attempt import attempt, attempt_promise, property_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_clock = js.Function.new("return String(Date.now())")
PREFIX = prefix(str(js.location.pathname))
"""The beginning of the names of this page's texts, locks and caches."""
PLACE = PREFIX + "place"
"""The name of a tab's place in its sessionStorage, which a copy of the tab inherits."""
OLDER_PLACE = "sudoku-place"
"""The name ``PLACE`` in releases before version 3 of ``ui.storage.text``."""


def random() -> int:
    """Draw a number of 30 bits, which is small enough to cross to the engine."""
    return getrandbits(30)


def clock() -> float:
    """Return the time in milliseconds since 1970.

    JavaScript returns it as text, since MicroPython would cut the number off.
    """
    return float(_clock())


class OriginTexts:
    """Texts in the localStorage of the origin, with those of other pages."""

    def __init__(self) -> None:
        self._storage = property_of(js.window, "localStorage")
        self.available = bool(self._storage)

    def names(self) -> list[str]:
        """Return all names."""
        names, refused = attempt(js.Object, "keys", self._storage)
        return [] if refused else list(names)

    def read(self, name: str) -> str:
        """Return a text; empty if no text has the name."""
        text, _refused = attempt(self._storage, "getItem", name)
        return text or ""

    def write(self, name: str, text: str) -> str:
        """Write a text; return the reason of a refusal, empty if the text was written."""
        return attempt(self._storage, "setItem", name, text)[1]

    def remove(self, name: str) -> None:
        """Remove a text."""
        attempt(self._storage, "removeItem", name)


def last_place() -> str:
    """Return the last place of this tab, or of the tab that it was copied from; or empty."""
    session = property_of(js.window, "sessionStorage")
    place, _refused = attempt(session, "getItem", PLACE)
    if not place:
        place, _refused = attempt(session, "getItem", OLDER_PLACE)
        if place and place.startswith("sudoku-tab-"):
            attempt(session, "removeItem", OLDER_PLACE)
        else:  # the place belongs to another page
            place = ""
    return place or ""


def remember(place: str) -> None:
    """Store the place of this tab until the tab is closed."""
    attempt(property_of(js.window, "sessionStorage"), "setItem", PLACE, place)


def claim(
    places: list[str], then: Callable[[str], None], without_locks: Callable[[list[str]], str]
) -> None:
    """Claim the first place that no other tab has, by a lock until this tab is closed.

    Args:
        places: the places, the best first.
        then: takes the claimed place.
        without_locks: claims and returns a place in a browser without locks. A page from an
            insecure address has no locks.
    """
    place = places[0]

    def on_lock(lock: Any) -> Any:
        if lock:
            js.queueMicrotask(lambda: settle(place))
            return js.Promise.new(lambda *_functions: None)  # a pending promise keeps the lock
        claim(places[1:], then, without_locks)
        return None

    def settle(place: str) -> None:
        remember(place)
        then(place)

    def unlocked(*_reason: object) -> None:
        settle(without_locks(places))

    options = to_js({"ifAvailable": True})
    locks = property_of(js.navigator, "locks")
    attempt_promise(unlocked, locks, "request", PREFIX + place, options, on_lock)


def with_open_places(
    then: Callable[[list[str]], None], without_locks: Callable[[], list[str]]
) -> None:
    """Call a function with the places of all open tabs.

    Args:
        then: takes the places.
        without_locks: returns the places in a browser without locks.
    """

    def known(snapshot: Any) -> None:
        names = [lock.name for lock in list(snapshot.held)]
        then([name[len(PREFIX) :] for name in names if name.startswith(PREFIX)])

    def unknown(*_reason: object) -> None:
        then(without_locks())

    snapshot_promise, refused = attempt(property_of(js.navigator, "locks"), "query")
    if refused:
        unknown()
    else:
        snapshot_promise.then(known, unknown)
