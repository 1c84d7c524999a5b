"""Carries out what update asks of the browser: engine, storage, clipboard, download, focus."""

import js
from jsffi import to_js

from .engine import Engine
from .saved import dump

KEY = "sudoku"
"""Under this name the browser keeps the board."""
SAVE_MILLISECONDS = 300
"""After a change, before it is written down."""


class Effects:
    """The effects by name.

    Args:
        act: takes an action.
        page: the Page, for what concerns focus.
        state: gives the state as it is now.
    """

    def __init__(self, act, page, state):
        self._act = act
        self._state = state
        self._engine = Engine(self._told)
        self._numbers = {}
        self._saving = None
        self._clock = None
        self._by_name = {
            "send": self._send,
            "cancel": self._cancel,
            "start-engine": self._engine.start,
            "mark": lambda name: js.performance.mark(name),
            "save": self._save_soon,
            "unlink": _unlink,
            "focus": lambda: page.focus(state()),
            "reveal": lambda: page.reveal(state()),
            "point": page.point,
            "go": page.go,
            "rewrite": page.rewrite,
            "in-sight": page.in_sight,
            "copy": self._copy,
            "download": _download,
            "renew": self._renew,
        }

    def carry_out(self, effects):
        """Do them in their order, then watch the clock while there is a job."""
        for effect in effects:
            self._by_name[effect[0]](*effect[1:])
        working = self._state().job is not None
        if working and self._clock is None:
            self._clock = js.setInterval(lambda: self._act("tick", now()), 100)
        elif not working and self._clock is not None:
            js.clearInterval(self._clock)
            self._clock = None

    def save(self, *_event):
        """Write down what a reload brings back."""
        if self._saving is None:
            return
        js.clearTimeout(self._saving)
        self._saving = None
        try:
            js.localStorage.setItem(KEY, dump(self._state()))
        except Exception:  # the browser may keep nothing, as in some private windows
            return

    def _save_soon(self):
        if self._saving is None:
            self._saving = js.setTimeout(self.save, SAVE_MILLISECONDS)

    def _send(self, number, request):
        self._numbers[self._engine.send(request)] = number

    def _cancel(self, number):
        for sent, mine in list(self._numbers.items()):
            if mine == number:
                del self._numbers[sent]
                self._engine.cancel(sent)

    def _told(self, event):
        """The engine's events become actions; those of a request that was cancelled do not."""
        kind = event["kind"]
        if kind == "engine":
            self._act("engine", event)
        elif event["id"] in self._numbers:
            number = self._numbers[event["id"]]
            if kind == "reply":
                del self._numbers[event["id"]]
                self._act("reply", number, event["reply"])
            else:
                self._act(kind, number, event["result"] if kind == "first" else event)

    def _copy(self, text):
        failed = lambda *_reason: self._act("copy-failed")  # noqa: E731
        clipboard = getattr(js.navigator, "clipboard", None)
        if not clipboard:
            failed()
        elif isinstance(text, str):
            clipboard.writeText(text).catch(failed)
        else:
            # Bound, so that a text of ten million letters does not pass through here.
            text.text().then(clipboard.writeText.bind(clipboard)).catch(failed)

    def _renew(self):
        self.save()
        js.window.dispatchEvent(js.CustomEvent.new("release-wanted"))


def now():
    """The time in milliseconds, from some beginning."""
    return js.performance.now()


def kept():
    """What was written down, or empty text."""
    try:
        return js.localStorage.getItem(KEY) or ""
    except Exception:  # the browser may refuse to say
        return ""


def _unlink():
    js.history.replaceState(None, "", js.location.pathname + js.location.search)


def _download(name, text):
    blob = js.Blob.new(to_js([text]), to_js({"type": "text/plain;charset=utf-8"}))
    anchor = js.document.createElement("a")
    anchor.href = js.URL.createObjectURL(blob)
    anchor.download = name
    anchor.click()
    # Not at once: a browser may not have begun to read it, and the next file may wait behind it.
    js.setTimeout(lambda: js.URL.revokeObjectURL(anchor.href), 10_000)
