"""The page at work: state, drawing, and what the user does as actions."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import js

from sudoku_core.language.tables import choose

from ..keeping import SETTINGS, Keeping
from ..saved import load
from ..settings.state import Settings
from ..state import State
from ..store import Store
from ..words import Words, load_words
from . import address
from .attempt import attempt
from .effects import Effects, mark, now
from .failure import report
from .intl import Intl
from .keeper import Keeper
from .listening import Listening
from .page import Page
from .resting import rest_when_idle

if TYPE_CHECKING:
    from typing import Any

COLLECT_BYTES = 8 << 20
"""Taken up before what is not used any more is given back; MicroPython by itself does that at every
event, a third of the work of a key. ``Keeper`` does it when nobody waits."""
NARROW = 640
"""Pixels; below, a screen counts as a phone's."""


class App:
    """The page: its state, and all that draws it and carries out what it asks for.

    Args:
        keeping: has the place for what is kept.
        text: what was kept.
    """

    def __init__(self, keeping: Keeping, text: str) -> None:
        everywhere = keeping.store.read(SETTINGS)
        state, sound = load(State(language="", narrow=js.innerWidth < NARROW), text, everywhere)
        if not sound:
            keeping.set_aside(keeping.place)
        state = state.but(language=choose([state.language] + list(js.navigator.languages)))
        if any(state.board.shown) or state.board.layout.extras:
            state = state.but(said=(("restored", {}),))
        self._words = _words(state)
        self._page = Page()
        self._store = Store(state, self._draw, self._carry_out, now, report)
        self.act = self._store.act
        self._keeper = Keeper(self.act, lambda: self.state, keeping)
        self._effects = Effects(self.act, self._page, lambda: self.state, self._keeper)
        self.save = self._keeper.save

    @property
    def state(self) -> State:
        """The state as it is now."""
        return self._store.state

    def start(self) -> None:
        """Show the page, listen, then start the engine."""
        gc.threshold(COLLECT_BYTES)  # type: ignore[attr-defined]  # MicroPython's
        self._store.begin("link", address.here(), address.fragment(), True)
        Listening(self)
        js.document.documentElement.dataset.ready = ""
        mark("ui-ready")
        js.setTimeout(self._begin, 0)

    def _begin(self) -> None:
        """What can wait until the page is there."""
        self._store.carry_out([("start-engine",)])
        self._keeper.start()
        from . import incoming

        incoming.start(self.act)
        rest_when_idle(self)
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
