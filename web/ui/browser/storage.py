"""What the browser keeps of the page, and which tab has which place; it may refuse both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from .attempt import attempt, held

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_clock = js.Function.new("return String(Date.now())")
PLACE = "sudoku-place"
"""Under this name a tab remembers its place while it lives; so does a copy that is made of it."""


def clock() -> float:
    """The time in milliseconds since 1970; as text, for it is more than MicroPython takes over."""
    return float(_clock())


class Storage:
    """Texts by their names, in the browser."""

    def __init__(self) -> None:
        self._storage = held(js.window, "localStorage")
        self.there = bool(self._storage)

    def names(self) -> list[str]:
        """All there are."""
        names, refused = attempt(js.Object, "keys", self._storage)
        return [] if refused else list(names)

    def read(self, name: str) -> str:
        """One of them; empty where there is none."""
        text, _refused = attempt(self._storage, "getItem", name)
        return text or ""

    def write(self, name: str, text: str) -> str:
        """Write one; why that is refused, if it is."""
        return attempt(self._storage, "setItem", name, text)[1]

    def remove(self, name: str) -> None:
        """Take one away."""
        attempt(self._storage, "removeItem", name)


def own_place() -> str:
    """The place that this tab had, or the tab that it is a copy of; empty for none."""
    place, _refused = attempt(held(js.window, "sessionStorage"), "getItem", PLACE)
    return place or ""


def remember(place: str) -> None:
    """Remember this tab's place while it lives."""
    attempt(held(js.window, "sessionStorage"), "setItem", PLACE, place)


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

    def told(lock: Any) -> Any:
        if lock:
            js.queueMicrotask(lambda: settle(place))
            return js.Promise.new(lambda *_ways: None)  # never settled, never let go
        claim(places[1:], then, without_locks)
        return None

    def settle(place: str) -> None:
        remember(place)
        then(place)

    def unlocked(*_reason: object) -> None:
        settle(without_locks(places))

    how = to_js({"ifAvailable": True})
    asking, refused = attempt(held(js.navigator, "locks"), "request", place, how, told)
    if refused:
        unlocked()
    else:
        asking.catch(unlocked)


def open_places(then: Callable[[list[str]], None], without_locks: Callable[[], list[str]]) -> None:
    """Tell the places that tabs have now.

    Args:
        then: takes the places.
        without_locks: returns them where the browser has no locks.
    """

    def known(snapshot: Any) -> None:
        then([lock.name for lock in list(snapshot.held)])

    def unknown(*_reason: object) -> None:
        then(without_locks())

    asking, refused = attempt(held(js.navigator, "locks"), "query")
    if refused:
        unknown()
    else:
        asking.then(known, unknown)
