"""The page at work: state, drawing, and what the user does as actions."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import js

from sudoku_core.language.tables import choose

from .. import effects as do
from ..settings.state import Settings
from ..state import State
from ..storage.places import PREFERENCES, Places
from ..storage.text import load
from ..store import Store
from ..words import Words, load_words
from . import address
from .attempt import attempt
from .autosave import Autosave
from .effects import Effects, mark, now
from .failure import report
from .intl import Intl
from .listeners import Listeners
from .page import Page
from .storage import random

if TYPE_CHECKING:
    from typing import Any

COLLECT_BYTES = 8 << 20
"""Taken up before what is not used any more is given back; MicroPython by itself does that at every
event, a third of the work of a key. ``Autosave`` does it when nobody waits."""
NARROW = 640
"""Pixels; below, a screen counts as a phone's."""


class App:
    """The page: its state, and all that draws it and carries out what it asks for.

    Args:
        places: this page's texts.
        text: what is stored of this tab.
    """

    def __init__(self, places: Places, text: str) -> None:
        preferences = places.store.read(PREFERENCES)
        state, sound = load(State(language="", narrow=js.innerWidth < NARROW), text, preferences)
        if not sound:
            places.set_aside(places.place)
        state = state.but(language=choose([state.language] + list(js.navigator.languages)))
        if any(state.board.shown) or state.board.layout.extras:
            state = state.but(status=(("restored", {}),))
        self._words = _words(state)
        self._page = Page()
        self._store = Store(state, self._draw, self._carry_out, now, random, report)
        self.act = self._store.act
        self._autosave = Autosave(self.act, lambda: self.state, places)
        self._effects = Effects(self.act, self._page, lambda: self.state, self._autosave)
        self.save = self._autosave.save

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self._store.state

    def start(self) -> None:
        """Show the page, listen, then start the engine."""
        gc.threshold(COLLECT_BYTES)  # type: ignore[attr-defined]  # MicroPython's
        self._store.begin("opening.link", address.page_fields(), address.fragment(), True)
        Listeners(self)
        js.document.documentElement.dataset.ready = ""
        mark("ui-ready")
        js.setTimeout(self._begin, 0)

    def _begin(self) -> None:
        """What can wait until the page is there."""
        self._store.carry_out([do.start_engine()])
        self._autosave.start()
        from . import launch

        launch.start(self.act, lambda: self.state)
        attempt(js.window, "stopObserving")  # PyScript's, which cost time at every change

    def _draw(self, state: State, only_time: bool) -> None:
        if only_time:
            self._page.pass_time(state, self._words)
            return
        self._effects.watch(state.job is not None)
        words, spelled = self._words, state.part(Settings).spelled
        if (words.language, words.spelled) != (state.language, spelled):
            self._words = _words(state)
        self._page.draw(state, self._words)

    def _carry_out(self, effect: tuple[Any, ...]) -> None:
        self._effects.carry_out(effect)


def _words(state: State) -> Words:
    language = state.language
    return load_words(language, Intl(language), spelled=state.part(Settings).spelled)
