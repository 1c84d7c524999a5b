"""What a list of puzzles wants of the browser: workers, and a place where it is kept.

That is the browser's cache, where it takes no room from the boards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ...browser.attempt import held
from .pool import Pool, hands

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...browser.host import Host

_tools = js.Function.new(
    """
    const NAME = "sudoku-lists", DAYS = 30;
    const at = (place, part) => new URL(`./lists/${place}/${part}`, document.baseURI).href;
    const put = (cache, place, part, text) => {
      const headers = { "x-when": Date.now() };
      return cache.put(at(place, part), new Response(text, { headers }));
    };
    const tidy = async (cache) => {
      // A tab may have been open for longer, with its list.
      const { held = [] } = await navigator.locks?.query() ?? {};
      const used = held.map((lock) => at(lock.name, ""));
      for (const request of await cache.keys()) {
        const when = (await cache.match(request))?.headers.get("x-when");
        const old = Date.now() - when > DAYS * 86400000;
        if (old && !used.some((room) => request.url.startsWith(room))) await cache.delete(request);
      }
    };
    // One after the other: to write texts removes the rows of the list before.
    let last = Promise.resolve();
    const inTurn = (work) => (...given) => {
      const turn = last.then(() => work(...given));
      last = turn.catch(() => {});
      return turn;
    };
    return {
      write: inTurn(async (place, part, text) => {
        const cache = await caches.open(NAME);
        if (part === "texts") {
          for (const other of ["rows", "unread"]) await cache.delete(at(place, other));
          await tidy(cache);
        }
        await put(cache, place, part, text);
      }),
      read: inTurn(async (place) => {
        const cache = await caches.open(NAME);
        const found = [];
        for (const part of ["texts", "rows", "unread"]) {
          const text = await (await cache.match(at(place, part)))?.text() ?? "";
          found.push(text);
          // Written anew: it counts from its last use.
          if (text) await put(cache, place, part, text).catch(() => {});
        }
        return found;
      }),
      forget: inTurn(async (place) => {
        const cache = await caches.open(NAME);
        for (const part of ["texts", "rows", "unread"]) await cache.delete(at(place, part));
      }),
    };
    """
)()
"""Asynchronous, so that whatever a browser refuses comes as a rejection."""


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
        _tools.write(self._place, part, text).then(None, lambda *_: self._act("listing.unkept"))

    def _load(self) -> None:
        def there(texts: list[str]) -> None:
            self._act("listing.loaded", texts[0], texts[1], texts[2])

        _tools.read(self._place).then(there, lambda *_: self._act("listing.loaded", "", ""))

    def _forget(self) -> None:
        _tools.forget(self._place).then(None, lambda *_: None)


def _hands() -> int:
    """How many workers there may be on this machine."""
    known = js.navigator
    return hands(held(known, "hardwareConcurrency") or 0, held(known, "deviceMemory") or 0)
