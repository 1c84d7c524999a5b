"""The page at work: state, drawing, and what the user does as actions."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import js

from ..keeping import SETTINGS, Keeping
from ..saved import load
from ..settings.state import Settings
from ..state import State, stop
from ..update import update
from ..words import Words, choose, load_words
from . import address
from .effects import Effects, mark, now
from .failure import give_up, reason, report
from .intl import Intl
from .keeper import Keeper
from .listening import Listening
from .page import Page
from .resting import rest_when_idle

if TYPE_CHECKING:
    from typing import Any

    from ..state import Effects as EffectList

COLLECT_BYTES = 8 << 20
"""Taken up before what is not used any more is given back; MicroPython by itself does that at every
event, a third of the work of a key. ``Keeper`` does it when nobody waits."""
NARROW = 640
"""Pixels; below, a screen counts as a phone's."""


class App:
    """The state as it is now, and everything that follows when it changes.

    Args:
        keeping: has the place for what is kept.
        text: what was kept.
    """

    def __init__(self, keeping: Keeping, text: str) -> None:
        everywhere = keeping.store.read(SETTINGS)
        state, sound = load(State(language="", narrow=js.innerWidth < NARROW), text, everywhere)
        if not sound:
            keeping.set_aside(keeping.place)
        self.state = state.but(language=choose(js.navigator.languages, state.language))
        board = self.state.board
        if any(board.shown) or board.layout.extras:
            self.state = self.state.but(said=(("restored", {}),))
        self._words = _words(self.state)
        self._page = Page()
        self._keeper = Keeper(self.act, lambda: self.state, keeping)
        self._effects = Effects(self.act, self._page, lambda: self.state, self._keeper)
        self.save = self._keeper.save

    def start(self) -> None:
        """Show the page, listen, then start the engine."""
        gc.threshold(COLLECT_BYTES)  # type: ignore[attr-defined]  # MicroPython's
        self._show(self._updated("link", address.here(), address.fragment(), True))
        Listening(self)
        js.document.documentElement.dataset.ready = ""
        mark("ui-ready")
        js.setTimeout(self._begin, 0)

    def _begin(self) -> None:
        """What can wait until the page is there."""
        self._effects.carry_out([("start-engine",)])
        self._keeper.start()
        from . import incoming

        incoming.start(self.act)
        rest_when_idle(self)

    def act(self, *action: Any) -> None:
        """Carry an action out; one that cannot be leaves the board as it is, and says so."""
        before = self.state
        effects = self._updated(*action)
        if not effects and not self.state.job and self.state.but(now=before.now) == before:
            return  # such as the focus on the cell that is picked already
        try:
            self._show(effects)
        except Exception as error:
            try:
                self._show(self._failed(action[0], error))
            except Exception as second:
                give_up(second)

    def _updated(self, *action: Any) -> EffectList:
        """The next state comes; gives what is to be done for it."""
        try:
            self.state, effects = update(self.state, action, now())
        except Exception as error:
            return self._failed(action[0], error)
        return effects

    def _failed(self, name: str, error: Exception) -> EffectList:
        """Something happened that should not; a job that it came from is at its end."""
        report(error)
        state, effects = stop(self.state) if name in ("event", "tick") else (self.state, [])
        self.state = state.but(said=(("failed", {"reason": reason(error)}),), fine=())
        return effects

    def _show(self, effects: EffectList) -> None:
        words, spelled = self._words, self.state.part(Settings).spelled
        if (words.language, words.spelled) != (self.state.language, spelled):
            self._words = _words(self.state)
        self._page.draw(self.state, self._words)
        self._effects.carry_out(effects)


def _words(state: State) -> Words:
    language = state.language
    return load_words(language, Intl(language), spelled=state.part(Settings).spelled)
