"""Writes down what the user made: soon after a change, and at once when the page is hidden."""

from __future__ import annotations

import gc
import json
from typing import TYPE_CHECKING

import js

from ..keeping import SETTINGS
from ..saved import dump, dump_puzzle, plain, settings
from . import storage
from .failure import report

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..keeping import Keeping
    from ..state import Board, State

SAVE_MILLISECONDS = 1000
"""After a change, before it is written down; another change makes it wait anew."""
MOST_MILLISECONDS = 10_000
"""How long it waits at most."""
AGAIN_MILLISECONDS = 30_000
"""After that was refused, before it is tried again; when the page is hidden it is at once."""


class Keeper:
    """What is kept, as it follows the state.

    Args:
        act: takes an action.
        state: gives the state as it is now.
        keeping: has the places for it.
    """

    def __init__(
        self, act: Callable[..., None], state: Callable[[], State], keeping: Keeping
    ) -> None:
        self._act = act
        self._state = state
        self._keeping = keeping
        self._refused = ""
        self._saving: Any = None
        self._due = 0.0
        self._text = ""
        self._settings = plain(keeping.store.read(SETTINGS))  # as they were written last
        self.effects: dict[str, Callable[..., object]] = {
            "save": self._save_soon,
            "shelve": self._shelve,
            "list-recent": self._list,
            "find-recent": self._find,
            "forget": keeping.store.remove,
            "remember": keeping.put_back,
        }

    @property
    def place(self) -> str:
        """This tab's."""
        return self._keeping.place

    def start(self) -> None:
        """Listen to other tabs, and say where nothing can be kept."""
        if not self._keeping.store.there:
            self._tell("board")
            return
        self._tidy()
        js.window.addEventListener("storage", self._set_elsewhere)
        js.window.addEventListener("pagehide", lambda _event: self._keeping.release())
        # A page that went away has given its place up, as what it held.
        js.window.addEventListener(
            "pageshow", lambda event: js.location.reload() if event.persisted else None
        )

    def save(self) -> None:
        """Write down what a reload brings back, if that is another than before."""
        if self._saving is not None:
            js.clearTimeout(self._saving)
            self._saving = None
        if self._keeping.store.there:
            try:
                if self._keeping.moves():
                    storage.remember(self._keeping.place)
                self._tell(self._unwritten())
            except Exception as error:
                report(error)
                self._tell("board")

    def _unwritten(self) -> str:
        """Write what has changed; gives what was refused of it: "board", "settings" or nothing."""
        state, keeping = self._state(), self._keeping
        text, known = dump(state), settings(state, self._settings)
        if known != self._settings and keeping.write_settings(json.dumps(known)):
            self._settings = known
        # Another tab may have tidied it away, as one of a tab closed long ago.
        if text != self._text or not keeping.read(keeping.place):
            if not keeping.write(keeping.place, text):
                return "board"
            self._text = text
        return "" if known == self._settings else "settings"

    def _tell(self, refused: str) -> None:
        if refused != self._refused:
            self._refused = refused
            self._act("refused", refused)

    def _save_soon(self) -> None:
        if not self._keeping.store.there or (self._refused and self._saving is not None):
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
        """The board of a state is one of the last days."""
        self._keeping.shelve(state.board, dump_puzzle(state))
        self._tidy()

    def _tidy(self) -> None:
        storage.open_places(self._keeping.tidy, self._keeping.claims)

    def _list(self) -> None:
        """Send the action "recent" with the boards of the last days."""
        keeping = self._keeping
        storage.open_places(lambda held: self._act("recent", keeping.boards(held)), keeping.claims)

    def _find(self, board: Board, action: str) -> None:
        """Send an action with the boards of this puzzle that are kept."""
        find = self._keeping.boards_of
        storage.open_places(lambda held: self._act(action, find(board, held)), self._keeping.claims)

    def _set_elsewhere(self, event: Any) -> None:
        if event.key == SETTINGS and event.newValue:
            self._act("set-elsewhere", event.newValue)
