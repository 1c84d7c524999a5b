"""Starts the page: state, drawing, and what the user does as actions."""

import json

import js

from .dom import Page
from .effects import Effects, kept
from .listening import Listening
from .saved import load
from .state import State, first_zoom
from .update import update
from .words import choose, load_words

NARROW = 640
"""Pixels; below, a screen counts as a phone's."""


class App:
    """The state as it is now, and everything that follows when it changes."""

    def __init__(self):
        with open("ui/examples.json") as file:
            examples = json.loads(file.read())
        saved = load(kept())
        saved["language"] = choose(js.navigator.languages, saved.get("language", ""))
        saved["base"] = js.location.href.split("#")[0]
        saved["narrow"] = js.innerWidth < NARROW
        self.examples = {example["id"]: example for example in examples}
        self.state = State(**saved)
        zoom = first_zoom(self.state.narrow, self.state.board.side)
        self.state = self.state.but(zoom=zoom)
        self._words = load_words(self.state.language)
        self._page = Page([(example["id"], example) for example in examples])
        self._effects = Effects(self.act, self._page, lambda: self.state)
        if "board" in saved and any(saved["board"].shown):
            self.state = self.state.but(said=(("restored", {}),))

    def start(self):
        """Show the page, listen, then start the engine."""
        self.act("link", js.location.hash, True)
        Listening(self)
        js.document.documentElement.dataset.ready = ""
        js.performance.mark("ui-ready")
        js.setTimeout(lambda: self._effects.carry_out([("start-engine",)]), 0)

    def act(self, *action):
        """Carry an action out."""
        self.state, effects = update(self.state, action)
        if self._words.language != self.state.language:
            self._words = load_words(self.state.language)
        self._page.draw(self.state, self._words)
        self._effects.carry_out(effects)

    def save(self, *_event):
        """Write the board down before the page goes away."""
        self._effects.save()


App().start()
