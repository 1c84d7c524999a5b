"""The running page: its state, its drawing, its actions and effects."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import js

from sudoku_core.language import LANGUAGES
from sudoku_core.language.tables import choose

from .. import effects as do
from .. import late
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
"""Bytes allocated between two garbage collections. By default MicroPython collects at every event,
which is a third of the work of a key. ``Autosave`` collects when nobody waits."""
NARROW = 640
"""The width in pixels below which a screen counts as narrow, as a phone's."""


class App:
    """The page: its state, and the objects that draw it and carry out its effects.

    Args:
        places: the places of this page's texts.
        text: the stored text of this tab; empty for none.

    Raises:
        ImportError: the bundle of the language is still to be fetched.
    """

    def __init__(self, places: Places, text: str) -> None:
        preferences = places.store.read(PREFERENCES)
        state, intact = load(State(language="", narrow=js.innerWidth < NARROW), text, preferences)
        if not intact:
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
        """The present state."""
        return self._store.state

    def start(self) -> None:
        """Show the page, add the event listeners, then start the engine."""
        gc.threshold(COLLECT_BYTES)  # type: ignore[attr-defined]  # MicroPython's
        self._store.begin("opening.link", address.page_fields(), address.fragment(), True)
        Listeners(self)
        js.document.documentElement.dataset.ready = ""
        mark("ui-ready")
        js.setTimeout(self._finish_start, 0)

    def _finish_start(self) -> None:
        """Start everything that can wait until the page is shown."""
        self._store.carry_out([do.start_engine()])
        self._autosave.start()
        from . import launch

        launch.start(self.act, lambda: self.state)
        attempt(js.window, "stopObserving")  # PyScript's observers cost time at every change

    def _draw(self, state: State, only_time: bool) -> None:
        if only_time:
            self._page.pass_time(state, self._words)
            return
        self._effects.set_ticking(state.job is not None)
        words, spelled = self._words, state.part(Settings).spelled
        if (words.language, words.spelled) != (state.language, spelled):
            self._words = _words(state)
        self._page.draw(state, self._words)

    def _carry_out(self, effect: tuple[Any, ...]) -> None:
        self._effects.carry_out(effect)


def _words(state: State) -> Words:
    """Return the words of the language; English if its bundle could not be fetched.

    Raises:
        ImportError: the bundle is still to be fetched.
    """
    language, spelled = state.language, state.part(Settings).spelled
    try:
        return load_words(language, Intl(language), spelled=spelled)
    except ImportError as error:
        if not late.is_refused(late.missing(error)):
            raise
        return load_words(LANGUAGES[0], Intl(LANGUAGES[0]), spelled=spelled)
