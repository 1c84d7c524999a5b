"""Sharing in the browser: the clipboard, and the device's dialog for other apps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser import address
from ..browser.attempt import attempt_promise

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.effects import Effects


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects that copy a link or pass it on."""

    def copy_link(fields: Any) -> None:
        browser.copy(address.link(fields), "share.copy-failed")

    def hand_on(fields: Any, about: str) -> None:
        """Offer the link to other apps; say nothing if the user closes their list."""

        def failed(*reason: Any) -> None:
            if not reason or reason[0].name != "AbortError":
                browser.act("share.not-handed-on")

        text = browser.page.element(about).textContent
        content = {"title": js.document.title, "text": text, "url": address.link(fields)}
        attempt_promise(failed, js.navigator, "share", to_js(content))

    return {"copy-link": copy_link, "hand-on": hand_on}
