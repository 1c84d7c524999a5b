"""Effects of a list of puzzles: workers and storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ...browser import database
from ...browser.attempt import property_of
from .pool import Pool, worker_count

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...browser.host import Host


class Lists:
    """The effects on the list of a tab.

    Args:
        act: the function that carries out an action.
        host: makes workers and timers.
        place: the name under which the tab stores its data.
    """

    def __init__(self, act: Callable[..., None], host: Host, place: str) -> None:
        self._act = act
        self._place = place
        pool = Pool(act, host)
        self.effects: dict[str, Callable[..., object]] = {
            "count-workers": lambda: act("listing.worker-count", _worker_count()),
            "send": pool.send,
            "end": pool.end,
            "store": self._store,
            "load": self._load,
            "forget": self._forget,
        }

    def _store(self, part: str, text: str) -> None:
        database.write(self._place, part, text).then(None, lambda *_: self._act("listing.unstored"))

    def _load(self) -> None:
        def restore(texts: list[str]) -> None:
            self._act("listing.loaded", texts[0], texts[1], texts[2])

        database.read(self._place).then(restore, lambda *_: self._act("listing.loaded", "", ""))

    def _forget(self) -> None:
        database.forget(self._place).then(None, lambda *_: None)


def _worker_count() -> int:
    cores = property_of(js.navigator, "hardwareConcurrency")
    gigabytes = property_of(js.navigator, "deviceMemory")
    return worker_count(cores or 0, gigabytes or 0)
