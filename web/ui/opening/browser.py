"""Listener for another link in the page's address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser import address

if TYPE_CHECKING:
    from ..browser.app import App


def listen(app: App) -> None:
    """Open the puzzle of each link that the page's address gets from now on."""

    def follow(_event: object) -> None:
        app.act("opening.link", address.page_fields(), address.fragment())

    js.window.addEventListener("hashchange", follow)
