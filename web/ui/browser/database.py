"""Lists of puzzles in IndexedDB, since they are too large for localStorage.

A list belongs to a tab's place, and has three parts: the puzzles, their rows in the table, and a
text that is not read yet. All calls are asynchronous, so that a refusal rejects a promise.
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
      // The list of an open tab may be older, and stays.
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
    // Older releases had lists in a cache, by the old names of places.
    const takeOver = async () => {
      if (!await globalThis.caches?.has(OLDER)) return;
      const cache = await caches.open(OLDER);
      for (const request of await cache.keys()) {
        const match = request.url.match(/\\/lists\\/sudoku-(tab-[\\d-]+)\\/(\\w+)$/);
        if (!match || !parts.includes(match[2])) continue;
        const [, place, part] = match;
        const response = await cache.match(request);
        if (localStorage.getItem(prefix + place) !== null) {
          const text = await response.text();
          await change((store) => settled(put(store, place, part, text)));
        } else if (Date.now() - response.headers.get("x-when") < DAYS * DAY) continue;
        await cache.delete(request);
      }
      if (!(await cache.keys()).length) await caches.delete(OLDER);
    };
    // One call after the other: writing the puzzles of a list removes the rows of the list before.
    let last = takeOver().catch(() => {});
    const inTurn = (work) => (...values) => {
      const turn = last.then(() => work(...values));
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
          if (text) put(store, place, part, text); // its age counts from its last use
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
    """Store a part of a place's list, and return a promise.

    Storing the puzzles removes the other parts, which belong to the list before.
    """
    return _tools.write(place, part, text)


def read(place: str) -> Any:
    """Return a promise of the parts of a place's list; a missing part is an empty text."""
    return _tools.read(place)


def forget(place: str) -> Any:
    """Remove the list of a place, and return a promise."""
    return _tools.forget(place)
