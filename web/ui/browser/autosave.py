"""Stores what the user made: soon after a change, and at once when the page hides.

It is written synchronously: what is begun when the page hides must be done before the page ends.
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
"""How long a change waits until it is stored; another change makes it wait anew."""
MOST_MILLISECONDS = 10_000
"""How long a change waits at most."""
AGAIN_MILLISECONDS = 30_000
"""How long a text that was refused waits, unless the page hides."""


class Autosave:
    """Stores the state of a tab, the preferences and the boards of Recent.

    Args:
        act: takes an action.
        state: returns the state as it is now.
        places: this page's texts.
    """

    def __init__(
        self, act: Callable[..., None], state: Callable[[], State], places: Places
    ) -> None:
        self._act = act
        self._state = state
        self._places = places
        self._refused = ""
        self._saving: Any = None
        self._due = 0.0
        self._text = ""
        self._preferences = places.store.read(PREFERENCES)  # as they were written last
        self.effects: dict[str, Callable[..., object]] = {
            "save": self._save_soon,
            "shelve": self._shelve,
            "list-recent": self._list,
            "find-recent": self._find,
            "forget": places.store.remove,
            "remember": places.put_back,
        }

    @property
    def place(self) -> str:
        """The place of this tab."""
        return self._places.place

    def start(self) -> None:
        """Listen to other tabs, and say where nothing can be stored."""
        if not self._places.store.available:
            self._tell("board")
            return
        self._tidy()
        js.window.addEventListener("storage", self._set_elsewhere)
        js.window.addEventListener("pagehide", lambda _event: self._places.release())
        # A page that went away has given its place up, as what it held.
        js.window.addEventListener(
            "pageshow", lambda event: js.location.reload() if event.persisted else None
        )

    def save(self) -> None:
        """Store what has changed, at once."""
        if self._saving is not None:
            js.clearTimeout(self._saving)
            self._saving = None
        if self._places.store.available:
            try:
                if self._places.moves():
                    storage.remember(self._places.place)
                self._tell(self._unwritten())
            except Exception as error:
                report(error)
                self._tell("board")

    def _unwritten(self) -> str:
        """Write what has changed; return what was refused: "board", "settings" or nothing."""
        state, places = self._state(), self._places
        text, preferences = dump_tab(state), dump_preferences(state, self._preferences)
        if preferences != self._preferences and places.put(PREFERENCES, preferences):
            self._preferences = preferences
        # Another tab may have tidied it away, as one of a tab closed long ago.
        if text != self._text or not places.read(places.place):
            if not places.write(places.place, text):
                return "board"
            self._text = text
        return "" if preferences == self._preferences else "settings"

    def _tell(self, refused: str) -> None:
        if refused != self._refused:
            self._refused = refused
            self._act("readiness.refused", refused)

    def _save_soon(self) -> None:
        if not self._places.store.available or (self._refused and self._saving is not None):
            return
        now, soon = js.performance.now(), SAVE_MILLISECONDS
        if self._refused:
            soon = AGAIN_MILLISECONDS
        elif self._saving is None:
            self._due = now + MOST_MILLISECONDS
        else:
            js.clearTimeout(self._saving)
            soon = max(0, min(soon, self._due - now))
        self._saving = js.setTimeout(self._save_and_tidy, soon)

    def _save_and_tidy(self) -> None:
        self.save()
        gc.collect()  # nobody waits for the page now

    def _shelve(self, state: State) -> None:
        """Store the board of a state among those of the last days."""
        self._places.shelve(state.board, dump_puzzle(state))
        self._tidy()

    def _tidy(self) -> None:
        storage.open_places(self._places.tidy, self._places.claims)

    def _list(self) -> None:
        """Send the action "recent" with the boards of the last days."""
        places = self._places
        storage.open_places(
            lambda held: self._act("recent.list", places.boards(held)), places.claims
        )

    def _find(self, board: Board, action: str) -> None:
        """Send an action with the stored boards of a puzzle."""
        find = self._places.boards_of
        storage.open_places(lambda held: self._act(action, find(board, held)), self._places.claims)

    def _set_elsewhere(self, event: Any) -> None:
        if event.key == storage.PREFIX + PREFERENCES and event.newValue:
            self._preferences = event.newValue
            self._act("set-elsewhere", event.newValue)
