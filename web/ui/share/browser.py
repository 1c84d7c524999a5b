"""Sharing in the browser: the clipboard, and the device's own dialog for other apps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser import address
from ..browser.attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.effects import Effects


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects that hand a link on."""

    def copy_link(fields: Any) -> None:
        browser.copy(address.link(fields), "share.copy-failed")

    def hand_on(fields: Any, about: str) -> None:
        """Offer the link to other apps; who thinks better of it is told nothing."""

        def failed(*reason: Any) -> None:
            if not reason or reason[0].name != "AbortError":
                browser.act("share.not-handed-on")

        text = browser.page.element(about).textContent
        given = {"title": js.document.title, "text": text, "url": address.link(fields)}
        sharing, refused = attempt(js.navigator, "share", to_js(given))
        if refused:
            failed()
        else:
            sharing.catch(failed)

    return {"copy-link": copy_link, "hand-on": hand_on}
