"""Carries out what update asks of the browser: engine, storage, clipboard, download, focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from . import address
from .attempt import attempt, attempt_promise, construct, property_of
from .bundles import Bundles
from .client import Engine
from .feature_modules import browser_module
from .workers import Browser

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..state import State
    from .autosave import Autosave
    from .page import Page

TICK_MILLISECONDS = 100
"""Between two looks at the clock while there is a job."""
SOON_MILLISECONDS = 400
"""What is to happen soon waits so long, anew each time that it is asked for."""
TEXT = "text/plain;charset=utf-8"
READ_MILLISECONDS = 10_000
"""How long a file may take to be read: a browser may not begin at once."""


class Effects:
    """The effects by name.

    Args:
        act: takes an action.
        page: the Page, for what concerns focus.
        state: gives the state as it is now.
        autosave: stores it.
    """

    def __init__(
        self, act: Callable[..., None], page: Page, state: Callable[[], State], autosave: Autosave
    ) -> None:
        self.act = act
        self.page = page
        self.state = state
        self.host = Browser()
        self._autosave = autosave
        self._clock: Any = None
        self._of_features: dict[str, dict[str, Callable[..., object]]] = {}
        self._waiting: dict[str, Any] = {}  # what is to happen soon, by its action
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
        }
        self._by_name.update(autosave.effects)

    @property
    def place(self) -> str:
        """The name of the place where this tab's board is stored."""
        return self._autosave.place

    def carry_out(self, effect: tuple[Any, ...]) -> None:
        """Do what an effect asks."""
        feature, _, name = effect[0].rpartition(".")
        self._of(feature)[name](*effect[1:])

    def _of(self, feature: str) -> dict[str, Callable[..., object]]:
        """Return the effects of a feature, or those that all features share."""
        if not feature:
            return self._by_name
        if feature not in self._of_features:
            self._of_features[feature] = browser_module(feature).effects(self)
        return self._of_features[feature]

    def watch(self, working: bool) -> None:
        """Look at the clock now and then while there is a job."""
        if working and self._clock is None:
            self._clock = js.setInterval(lambda: self.act("tick"), TICK_MILLISECONDS)
        elif not working and self._clock is not None:
            js.clearInterval(self._clock)
            self._clock = None

    def _soon(self, action: str) -> None:
        """An action is carried out in a moment; asked for again before, it waits anew."""
        if action in self._waiting:
            js.clearTimeout(self._waiting[action])
        self._waiting[action] = js.setTimeout(lambda: self.act(action), SOON_MILLISECONDS)

    def copy(self, text: Any, refusal: str) -> None:
        """Put a text, or a blob with one, on the clipboard; an action says if it is refused."""

        def failed(*_reason: object) -> None:
            self.act(refusal)

        clipboard = property_of(js.navigator, "clipboard")
        if isinstance(text, str):
            attempt_promise(failed, clipboard, "writeText", text)
            return
        # Bound, so that a text of ten million letters does not pass through here.
        write, refused = attempt(js.Reflect, "get", clipboard, "writeText")
        if refused:
            failed()
        else:
            text.text().then(write.bind(clipboard)).catch(failed)

    def download(self, name: str, content: Any, refusal: str, kind: str = TEXT) -> None:
        """Save a text, or a blob, as a file; an action says if it is refused."""
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
    """The time in milliseconds, from some beginning."""
    time: float = js.performance.now()
    return time


def mark(name: str) -> None:
    """Set a performance mark."""
    attempt(js.performance, "mark", name)


def _unlink() -> None:
    attempt(js.history, "replaceState", None, "", js.location.pathname + js.location.search)


def _today() -> tuple[int, int, int, int]:
    """Year, month, day and weekday where the device is; 1 for January, 0 for Sunday."""
    date = js.Date.new()
    return date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getDay()
