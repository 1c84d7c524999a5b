"""Carries out what update asks of the browser: engine, storage, clipboard, download, focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from . import address
from .attempt import attempt, held, made
from .bundles import Bundles
from .client import Engine
from .workers import Browser

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..state import State
    from .keeper import Keeper
    from .lists import Lists
    from .page import Page

TICK_MILLISECONDS = 100
"""Between two looks at the clock while there is a job."""
SOON_MILLISECONDS = 400
"""What is to happen soon waits so long, anew each time that it is asked for."""
TEXT = "text/plain;charset=utf-8"
OF_LISTS = ("list-hands", "list-send", "list-end", "list-load", "list-keep", "list-forget")
"""What is done for a list of puzzles."""
READ_MILLISECONDS = 10_000
"""How long a file may take to be read: a browser may not begin at once."""


class Effects:
    """The effects by name.

    Args:
        act: takes an action.
        page: the Page, for what concerns focus.
        state: gives the state as it is now.
        keeper: writes it down.
    """

    def __init__(
        self, act: Callable[..., None], page: Page, state: Callable[[], State], keeper: Keeper
    ) -> None:
        self._act = act
        self._page = page
        self._keeper = keeper
        self._clock: Any = None
        self._lists: Lists | None = None
        self._waiting: dict[str, Any] = {}  # what is to happen soon, by its action
        host = Browser()
        engine = Engine(act, host)
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
            "copy": self._copy,
            "copy-field": lambda name, refusal: self._copy(page.element(name).value, refusal),
            "choose": lambda name: page.element(name).click(),
            "hand-on": self._hand_on,
            "copy-link": lambda fields: self._copy(address.link(fields)),
            "today": lambda action: act(action, *_today()),
            "decode": lambda fragment, action: act(action, address.fields(fragment)),
            "download": self._download,
            "save-picture": self._save_picture,
            "copy-picture": self._copy_picture,
            "print-sheets": self._print_sheets,
            "list-save": self._save_list,
            "clear-sheets": lambda: page.element("paper").replaceChildren(),
            "soon": self._soon,
            "renew": self._renew,
            "fetch": Bundles(act).fetch,
            "take-picture": self._take_picture,
        }
        self._by_name.update(keeper.effects)
        for name in OF_LISTS:
            self._by_name[name] = self._of_lists(host, name)

    def carry_out(self, effect: tuple[Any, ...]) -> None:
        """Do what an effect asks."""
        self._by_name[effect[0]](*effect[1:])

    def watch(self, working: bool) -> None:
        """Look at the clock now and then while there is a job."""
        if working and self._clock is None:
            self._clock = js.setInterval(lambda: self._act("tick"), TICK_MILLISECONDS)
        elif not working and self._clock is not None:
            js.clearInterval(self._clock)
            self._clock = None

    def _soon(self, action: str) -> None:
        """An action is carried out in a moment; asked for again before, it waits anew."""
        if action in self._waiting:
            js.clearTimeout(self._waiting[action])
        self._waiting[action] = js.setTimeout(lambda: self._act(action), SOON_MILLISECONDS)

    def _copy(self, text: Any, refusal: str = "copy-failed") -> None:
        """A text, or a blob with one, goes to the clipboard; an action says that it cannot."""

        def failed(*_reason: object) -> None:
            self._act(refusal)

        clipboard = held(js.navigator, "clipboard")
        if isinstance(text, str):
            copying, refused = attempt(clipboard, "writeText", text)
        else:
            # Bound, so that a text of ten million letters does not pass through here.
            copying, refused = attempt(js.Reflect, "get", clipboard, "writeText")
            if not refused:
                copying = text.text().then(copying.bind(clipboard))
        if refused:
            failed()
        else:
            copying.catch(failed)

    def _hand_on(self, fields: Any, about: str) -> None:
        """A link goes to another app with what an element says of it, unless the user thinks better
        of it."""

        def failed(*reason: Any) -> None:
            if not reason or reason[0].name != "AbortError":
                self._act("not-handed-on")

        text = self._page.element(about).textContent
        given = {"title": js.document.title, "text": text, "url": address.link(fields)}
        sharing, refused = attempt(js.navigator, "share", to_js(given))
        if refused:
            failed()
        else:
            sharing.catch(failed)

    def _download(
        self, name: str, content: Any, refusal: str = "download-failed", kind: str = TEXT
    ) -> None:
        """A text, or a blob, is saved as a file; an action says that it cannot."""
        blob, _refused = made(js.Blob, to_js([content]), to_js({"type": kind}))
        link, refused = attempt(js.URL, "createObjectURL", blob)
        if refused:
            self._act(refusal)
            return
        anchor = js.document.createElement("a")
        anchor.href = link
        anchor.download = name
        anchor.click()
        js.setTimeout(lambda: attempt(js.URL, "revokeObjectURL", link), READ_MILLISECONDS)

    def _save_picture(self, *picture: Any) -> None:
        from . import pictures  # not above: few visits make one

        pictures.save(self._act, self._download, *picture)

    def _copy_picture(self, *picture: Any) -> None:
        from . import pictures

        pictures.copy(self._act, *picture)

    def _take_picture(self, picture: Any) -> None:
        from . import photos

        photos.take(self._act, picture)

    def _print_sheets(self, *sheets: Any) -> None:
        from . import paper

        paper.print_sheets(self._act, self._page.element("paper"), self._page.words, *sheets)

    def _save_list(self, name: str, listing: Any) -> None:
        from ..listing.writing import CSV, csv

        self._download(name, csv(listing, self._page.words), "list-unsaved", CSV)

    def _of_lists(self, host: Browser, name: str) -> Callable[..., object]:
        """An effect about a list of puzzles; few visits have one."""

        def carried_out(*given: Any) -> None:
            if not self._lists:
                from .lists import Lists

                self._lists = Lists(self._act, host, self._keeper.place)
            self._lists.effects[name](*given)

        return carried_out

    def _renew(self) -> None:
        self._keeper.save()
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
