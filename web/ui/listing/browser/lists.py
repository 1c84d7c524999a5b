"""What a list of puzzles wants of the browser: workers, and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ...browser import database
from ...browser.attempt import property_of
from .pool import Pool, hands

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...browser.host import Host


class Lists:
    """The effects about the list of a tab.

    Args:
        act: takes an action.
        host: makes workers and timers.
        place: the name of the tab's place.
    """

    def __init__(self, act: Callable[..., None], host: Host, place: str) -> None:
        self._act = act
        self._place = place
        pool = Pool(act, host)
        self.effects: dict[str, Callable[..., object]] = {
            "hands": lambda: act("listing.hands", _hands()),
            "send": pool.send,
            "end": pool.end,
            "keep": self._keep,
            "load": self._load,
            "forget": self._forget,
        }

    def _keep(self, part: str, text: str) -> None:
        database.write(self._place, part, text).then(None, lambda *_: self._act("listing.unkept"))

    def _load(self) -> None:
        def there(texts: list[str]) -> None:
            self._act("listing.loaded", texts[0], texts[1], texts[2])

        database.read(self._place).then(there, lambda *_: self._act("listing.loaded", "", ""))

    def _forget(self) -> None:
        database.forget(self._place).then(None, lambda *_: None)


def _hands() -> int:
    """How many workers there may be on this machine."""
    known = js.navigator
    return hands(
        property_of(known, "hardwareConcurrency") or 0, property_of(known, "deviceMemory") or 0
    )
