"""Starts the page: state, drawing, and what the user does as actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .browser import address
from .browser.effects import Effects, mark, now
from .browser.intl import Intl
from .browser.listening import Listening
from .browser.page import Page
from .browser.storage import kept
from .saved import load
from .state import State, first_zoom
from .update import update
from .words import Words, choose, load_words

if TYPE_CHECKING:
    from typing import Any

NARROW = 640
"""Pixels; below, a screen counts as a phone's."""


class App:
    """The state as it is now, and everything that follows when it changes."""

    def __init__(self) -> None:
        state = load(State(language="", narrow=js.innerWidth < NARROW), kept())
        self.state = state.but(
            language=choose(js.navigator.languages, state.language),
            zoom=first_zoom(state.narrow, state.board.columns),
        )
        if any(self.state.board.shown):
            self.state = self.state.but(said=(("restored", {}),))
        self._words = _words(self.state.language)
        self._page = Page()
        self._effects = Effects(self.act, self._page, lambda: self.state)

    def start(self) -> None:
        """Show the page, listen, then start the engine."""
        self.act("link", address.here(), js.location.hash, True)
        Listening(self)
        js.document.documentElement.dataset.ready = ""
        mark("ui-ready")
        js.setTimeout(lambda: self._effects.carry_out([("start-engine",)]), 0)

    def act(self, *action: Any) -> None:
        """Carry an action out."""
        self.state, effects = update(self.state, action, now())
        if self._words.language != self.state.language:
            self._words = _words(self.state.language)
        self._page.draw(self.state, self._words)
        self._effects.carry_out(effects)

    def save(self, *_event: object) -> None:
        """Write the board down before the page goes away."""
        self._effects.save()


def _words(language: str) -> Words:
    return load_words(language, Intl(language))


App().start()
