"""What is too large for localStorage, a list of puzzles with what is known of them: in IndexedDB.

A list belongs to a tab's place, and has three parts: its puzzles, their rows, and a text that is
not read yet. All is asynchronous, so that whatever a browser refuses comes as a rejection.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from .storage import PREFIX

if TYPE_CHECKING:
    from typing import Any

PARTS = ("texts", "rows", "unread")

_tools = js.Function.new(
    "prefix",
    "parts",
    """
    const DAY = 86400000, DAYS = 30, OLDER = "sudoku-lists";
    const settled = (request) => new Promise((done, fail) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    const change = async (work) => {
      const opening = indexedDB.open(prefix + "lists", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("texts");
      const database = await settled(opening);
      try {
        const transaction = database.transaction("texts", "readwrite");
        const over = new Promise((done, fail) => {
          transaction.oncomplete = done;
          transaction.onabort = () => fail(transaction.error);
        });
        over.catch(() => {});
        const result = await work(transaction.objectStore("texts"));
        await over;
        return result;
      } finally {
        database.close();
      }
    };
    const put = (store, place, part, text) => store.put({ text, when: Date.now() }, [place, part]);
    const tidy = async () => {
      // A tab may have been open for longer, with its list.
      const { held = [] } = await navigator.locks?.query() ?? {};
      const open = held.map((lock) => lock.name);
      await change(async (store) => {
        for (const key of await settled(store.getAllKeys())) {
          const { when } = await settled(store.get(key));
          const old = Date.now() - when > DAYS * DAY;
          if (old && !open.includes(prefix + key[0])) store.delete(key);
        }
      });
    };
    // Releases before had lists in a cache, by a tab's place of then.
    const takeOver = async () => {
      if (!await globalThis.caches?.has(OLDER)) return;
      const cache = await caches.open(OLDER);
      for (const request of await cache.keys()) {
        const found = request.url.match(/\\/lists\\/sudoku-(tab-[\\d-]+)\\/(\\w+)$/);
        if (!found || !parts.includes(found[2])) continue;
        const response = await cache.match(request);
        if (localStorage.getItem(prefix + found[1]) !== null) {
          const text = await response.text();
          await change((store) => settled(put(store, found[1], found[2], text)));
        } else if (Date.now() - response.headers.get("x-when") < DAYS * DAY) continue;
        await cache.delete(request);
      }
      if (!(await cache.keys()).length) await caches.delete(OLDER);
    };
    // One after the other: to write the puzzles of a list removes the rows of the list before.
    let last = takeOver().catch(() => {});
    const inTurn = (work) => (...given) => {
      const turn = last.then(() => work(...given));
      last = turn.catch(() => {});
      return turn;
    };
    return {
      write: inTurn(async (place, part, text) => {
        await change((store) => {
          if (part === parts[0])
            for (const other of parts.slice(1)) store.delete([place, other]);
          return settled(put(store, place, part, text));
        });
        if (part === parts[0]) await tidy();
      }),
      read: inTurn((place) => change(async (store) => {
        const texts = [];
        for (const part of parts) {
          const { text = "" } = await settled(store.get([place, part])) ?? {};
          texts.push(text);
          if (text) put(store, place, part, text); // it counts from its last use
        }
        return texts;
      })),
      forget: inTurn((place) => change((store) => {
        for (const part of parts) store.delete([place, part]);
      })),
    };
    """,
)(PREFIX, to_js(PARTS))


def write(place: str, part: str, text: str) -> Any:
    """Store a part of a place's list; its puzzles take the place of all of the list before.

    Returns:
        A promise.
    """
    return _tools.write(place, part, text)


def read(place: str) -> Any:
    """Return a promise of the parts of a place's list, each empty where there is none."""
    return _tools.read(place)


def forget(place: str) -> Any:
    """Remove the list of a place, and return a promise."""
    return _tools.forget(place)
