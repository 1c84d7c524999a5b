"""Effects in the browser: engine, storage, clipboard, download, focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from . import address
from .attempt import attempt, attempt_promise, construct, property_of
from .bundles import Bundles
from .client import Engine
from .feature_modules import browser_module
from .workers import BrowserHost

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..state import State
    from .autosave import Autosave
    from .page import Page

TICK_MILLISECONDS = 100
"""The time between two actions "tick" while there is a job."""
SOON_MILLISECONDS = 400
"""The delay of the effect "soon"; a repeated request begins it anew."""
TEXT = "text/plain;charset=utf-8"
READ_MILLISECONDS = 10_000
"""The time for which a downloaded file stays readable: a browser may not read it at once."""


class Effects:
    """The effects by name.

    Args:
        act: carries out an action.
        page: the page, for effects on elements.
        state: returns the present state.
        autosave: stores the state.
    """

    def __init__(
        self, act: Callable[..., None], page: Page, state: Callable[[], State], autosave: Autosave
    ) -> None:
        self.act = act
        self.page = page
        self.state = state
        self.host = BrowserHost()
        self._autosave = autosave
        self._clock: Any = None
        self._by_feature: dict[str, dict[str, Callable[..., object]]] = {}
        self._timers: dict[str, Any] = {}  # timers of the effect "soon", by action
        engine = Engine(act, self.host)
        self._by_name: dict[str, Callable[..., object]] = {
            "send": engine.send,
            "cancel": engine.cancel,
            "start-engine": engine.start,
            "mark": mark,
            "unlink": _unlink,
            "focus": lambda: page.focus(state()),
            "follow": lambda: page.follow(state()),
            "reveal": lambda: page.reveal(state()),
            "point": page.point,
            "go": page.go,
            "rewrite": page.rewrite,
            "in-sight": page.in_sight,
            "copy": self.copy,
            "copy-field": lambda name, refusal: self.copy(page.element(name).value, refusal),
            "choose": lambda name: page.element(name).click(),
            "today": lambda action: act(action, *_today()),
            "decode": lambda fragment, action: act(action, address.fields(fragment)),
            "download": self.download,
            "soon": self._soon,
            "renew": self._renew,
            "fetch": Bundles(act).fetch,
            "act": lambda action: act(*action),
        }
        self._by_name.update(autosave.effects)

    @property
    def place(self) -> str:
        """The name of the place where this tab's board is stored."""
        return self._autosave.place

    def carry_out(self, effect: tuple[Any, ...]) -> None:
        """Carry out an effect."""
        feature, _, name = effect[0].rpartition(".")
        self._effects_of(feature)[name](*effect[1:])

    def _effects_of(self, feature: str) -> dict[str, Callable[..., object]]:
        """Return the effects of a feature; for an empty name those that all features share."""
        if not feature:
            return self._by_name
        if feature not in self._by_feature:
            self._by_feature[feature] = browser_module(feature).effects(self)
        return self._by_feature[feature]

    def set_ticking(self, ticking: bool) -> None:
        """Begin or stop to carry out the action "tick" at intervals."""
        if ticking and self._clock is None:
            self._clock = js.setInterval(lambda: self.act("tick"), TICK_MILLISECONDS)
        elif not ticking and self._clock is not None:
            js.clearInterval(self._clock)
            self._clock = None

    def _soon(self, action: str) -> None:
        """Carry out an action after a delay, which a repeated request begins anew."""
        if action in self._timers:
            js.clearTimeout(self._timers[action])
        self._timers[action] = js.setTimeout(lambda: self.act(action), SOON_MILLISECONDS)

    def copy(self, text: Any, refusal: str) -> None:
        """Copy a text or a blob of text to the clipboard; on a refusal carry out an action."""

        def failed(*_reason: object) -> None:
            self.act(refusal)

        clipboard = property_of(js.navigator, "clipboard")
        if isinstance(text, str):
            attempt_promise(failed, clipboard, "writeText", text)
            return
        # JavaScript alone handles the blob, since its text may have ten million letters.
        write, refused = attempt(js.Reflect, "get", clipboard, "writeText")
        if refused:
            failed()
        else:
            text.text().then(write.bind(clipboard)).catch(failed)

    def download(self, name: str, content: Any, refusal: str, kind: str = TEXT) -> None:
        """Save a text or a blob as a file; on a refusal carry out an action."""
        blob, _refused = construct(js.Blob, to_js([content]), to_js({"type": kind}))
        link, refused = attempt(js.URL, "createObjectURL", blob)
        if refused:
            self.act(refusal)
            return
        anchor = js.document.createElement("a")
        anchor.href = link
        anchor.download = name
        anchor.click()
        js.setTimeout(lambda: attempt(js.URL, "revokeObjectURL", link), READ_MILLISECONDS)

    def _renew(self) -> None:
        self._autosave.save()
        js.window.dispatchEvent(js.CustomEvent.new("release-wanted"))


def now() -> float:
    """Return the time in milliseconds since the page was opened."""
    time: float = js.performance.now()
    return time


def mark(name: str) -> None:
    """Set a performance mark."""
    attempt(js.performance, "mark", name)


def _unlink() -> None:
    attempt(js.history, "replaceState", None, "", js.location.pathname + js.location.search)


def _today() -> tuple[int, int, int, int]:
    """Return year, month, day and weekday on the device; 1 is January, 0 is Sunday."""
    date = js.Date.new()
    return date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getDay()
