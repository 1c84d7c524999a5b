"""Storing of the state: soon after a change, and at once when the page hides.

Texts are written synchronously, so that a write that begins when the page hides is complete before
the page ends.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import js

from ..storage.places import PREFERENCES
from ..storage.text import dump_preferences, dump_puzzle, dump_tab
from . import storage
from .failure import report

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..state import Board, State
    from ..storage.places import Places

SAVE_MILLISECONDS = 1000
"""The time from the last change until it is stored."""
MOST_MILLISECONDS = 10_000
"""The longest time from a change until it is stored, while more changes follow."""
AGAIN_MILLISECONDS = 30_000
"""The time until a refused text is tried again, unless the page hides earlier."""


class Autosave:
    """Storing of the state of a tab, the preferences and the boards of Recent.

    Args:
        act: carries out an action.
        state: returns the present state.
        places: the places of this page's texts.
    """

    def __init__(
        self, act: Callable[..., None], state: Callable[[], State], places: Places
    ) -> None:
        self._act = act
        self._state = state
        self._places = places
        self._refused = ""  # the content that was refused last; empty for none
        self._timer: Any = None  # of the next save; None if none is due
        self._deadline = 0.0  # the latest time of the next save
        self._text = ""  # the last text of this tab that was written
        self._preferences = places.store.read(PREFERENCES)  # the last that were written
        self.effects: dict[str, Callable[..., object]] = {
            "save": self._save_soon,
            "shelve": self._shelve,
            "list-recent": self._list_recent,
            "find-recent": self._find_recent,
            "forget": places.store.remove,
            "remember": places.put_back,
        }

    @property
    def place(self) -> str:
        """The place of this tab."""
        return self._places.place

    def start(self) -> None:
        """Listen to other tabs; report if the browser cannot store anything."""
        if not self._places.store.available:
            self._report_refusal("board")
            return
        self._tidy()
        js.window.addEventListener("storage", self._take_preferences)
        js.window.addEventListener("pagehide", lambda _event: self._places.release())
        # A page that comes back from the cache has given up its place, and must claim again.
        js.window.addEventListener(
            "pageshow", lambda event: js.location.reload() if event.persisted else None
        )

    def save(self) -> None:
        """Store all changes at once."""
        if self._timer is not None:
            js.clearTimeout(self._timer)
            self._timer = None
        if self._places.store.available:
            try:
                if self._places.renew_claim():
                    storage.remember(self._places.place)
                self._report_refusal(self._write_changes())
            except Exception as error:
                report(error)
                self._report_refusal("board")

    def _write_changes(self) -> str:
        """Write all changes; return the refused content: "board", "settings" or empty for none."""
        state, places = self._state(), self._places
        text, preferences = dump_tab(state), dump_preferences(state, self._preferences)
        if preferences != self._preferences and places.put(PREFERENCES, preferences):
            self._preferences = preferences
        # Another tab may have removed the text, taking this tab for one closed long ago.
        if text != self._text or not places.read(places.place):
            if not places.write(places.place, text):
                return "board"
            self._text = text
        return "" if preferences == self._preferences else "settings"

    def _report_refusal(self, refused: str) -> None:
        if refused != self._refused:
            self._refused = refused
            self._act("readiness.refused", refused)

    def _save_soon(self) -> None:
        if not self._places.store.available or (self._refused and self._timer is not None):
            return
        now, delay = js.performance.now(), SAVE_MILLISECONDS
        if self._refused:
            delay = AGAIN_MILLISECONDS
        elif self._timer is None:
            self._deadline = now + MOST_MILLISECONDS
        else:
            js.clearTimeout(self._timer)
            delay = max(0, min(delay, self._deadline - now))
        self._timer = js.setTimeout(self._save_and_collect, delay)

    def _save_and_collect(self) -> None:
        self.save()
        gc.collect()  # nobody waits for the page now

    def _shelve(self, state: State) -> None:
        """Store the board of a state among the boards of the last days."""
        self._places.shelve(state.board, dump_puzzle(state))
        self._tidy()

    def _tidy(self) -> None:
        storage.with_open_places(self._places.tidy, self._places.claims)

    def _list_recent(self) -> None:
        """Carry out the action "recent.list" with the boards of the last days."""
        boards = self._places.boards
        storage.with_open_places(
            lambda open_places: self._act("recent.list", boards(open_places)), self._places.claims
        )

    def _find_recent(self, board: Board, action: str) -> None:
        """Carry out an action with the stored boards of a puzzle."""
        boards_of = self._places.boards_of
        storage.with_open_places(
            lambda open_places: self._act(action, boards_of(board, open_places)),
            self._places.claims,
        )

    def _take_preferences(self, event: Any) -> None:
        """Take over the preferences that another tab has written."""
        if event.key == storage.PREFIX + PREFERENCES and event.newValue:
            known, self._preferences = self._preferences, event.newValue
            self._act("set-elsewhere", event.newValue, known)
