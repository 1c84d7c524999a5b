"""What the browser stores of the page, and which tab has which place; it may refuse both."""

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
"""Before the names of all that this page stores, and of its locks."""
PLACE = PREFIX + "place"
"""Under this name a tab remembers its place while it lives; so does a copy that is made of it."""
OLDER_PLACE = "sudoku-place"
"""The same in releases before version 3 of ``ui.storage.text``."""


def random() -> int:
    """Draw a number; what crosses to the engine is a whole number of JavaScript's."""
    return getrandbits(30)


def clock() -> float:
    """Return the time in milliseconds since 1970; JavaScript tells it as text, for it is more than
    MicroPython takes over."""
    return float(_clock())


class OriginTexts:
    """All texts in the localStorage of the origin, those of other pages too."""

    def __init__(self) -> None:
        self._storage = property_of(js.window, "localStorage")
        self.available = bool(self._storage)

    def names(self) -> list[str]:
        """Return all names."""
        names, refused = attempt(js.Object, "keys", self._storage)
        return [] if refused else list(names)

    def read(self, name: str) -> str:
        """Return a text; empty if there is none."""
        text, _refused = attempt(self._storage, "getItem", name)
        return text or ""

    def write(self, name: str, text: str) -> str:
        """Write a text; return why that was refused, empty if it was not."""
        return attempt(self._storage, "setItem", name, text)[1]

    def remove(self, name: str) -> None:
        """Remove a text."""
        attempt(self._storage, "removeItem", name)


def last_place() -> str:
    """Return the place that this tab had, or the tab that it is a copy of; empty for none."""
    session = property_of(js.window, "sessionStorage")
    place, _refused = attempt(session, "getItem", PLACE)
    if not place:
        place, _refused = attempt(session, "getItem", OLDER_PLACE)
        if place and place.startswith("sudoku-tab-"):
            attempt(session, "removeItem", OLDER_PLACE)
        else:  # another page's
            place = ""
    return place or ""


def remember(place: str) -> None:
    """Remember this tab's place while it lives."""
    attempt(property_of(js.window, "sessionStorage"), "setItem", PLACE, place)


def claim(
    places: list[str], then: Callable[[str], None], without_locks: Callable[[list[str]], str]
) -> None:
    """Make the first place that no other tab has this tab's from now on.

    A lock is held for as long as the tab lives.

    Args:
        places: the best first.
        then: takes the place.
        without_locks: chooses among the places where the browser has no locks, as on a page that
            is not from a secure address.
    """
    place = places[0]

    def answered(lock: Any) -> Any:
        if lock:
            js.queueMicrotask(lambda: settle(place))
            return js.Promise.new(lambda *_functions: None)  # never settled, so never released
        claim(places[1:], then, without_locks)
        return None

    def settle(place: str) -> None:
        remember(place)
        then(place)

    def unlocked(*_reason: object) -> None:
        settle(without_locks(places))

    options = to_js({"ifAvailable": True})
    locks = property_of(js.navigator, "locks")
    attempt_promise(unlocked, locks, "request", PREFIX + place, options, answered)


def open_places(then: Callable[[list[str]], None], without_locks: Callable[[], list[str]]) -> None:
    """Tell the places that tabs have now.

    Args:
        then: takes the places.
        without_locks: returns them where the browser has no locks.
    """

    def known(snapshot: Any) -> None:
        names = [lock.name for lock in list(snapshot.held)]
        then([name[len(PREFIX) :] for name in names if name.startswith(PREFIX)])

    def unknown(*_reason: object) -> None:
        then(without_locks())

    asking, refused = attempt(property_of(js.navigator, "locks"), "query")
    if refused:
        unknown()
    else:
        asking.then(known, unknown)
