"""Files and texts that the page was started with: opened by the system or shared by an app."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..opening.state import INTAKE
from . import files
from .attempt import attempt, property_of
from .storage import PREFIX

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..feature import Intake
    from ..state import State

SHARED = PREFIX + "shared"
"""The cache into which the service worker (sw.js) writes shared files and texts."""


def start(act: Callable[..., None], state: Callable[[], State]) -> None:
    """Open the file or text that the page was started with, as if it were dropped on the page.

    Args:
        act: carries out an action.
        state: returns the present state.
    """

    def open_launched(launch: Any) -> None:
        handles = list(launch.files)
        if handles:
            file_promise = handles[0].getFile()
            file_promise.then(
                lambda file: files.open_file(act, intake(), file, len(handles)), failed
            )

    def open_blob(blob: Any) -> None:
        if files.is_picture(blob):
            files.open_file(act, intake(), blob)
        else:
            blob.slice(0, INTAKE.most_bytes).text().then(open_text)

    def open_text(text: str) -> None:
        if text:
            act(INTAKE.text, text)
        else:
            failed()

    def failed(*_reason: object) -> None:
        act(INTAKE.lost)

    def intake() -> Intake | None:
        return files.intake_of(state())

    queue = property_of(js.window, "launchQueue")
    if queue:
        attempt(queue, "setConsumer", open_launched)
    if js.URLSearchParams.new(js.location.search).has("shared"):
        _open_shared(js.location.href.split("#")[0], open_blob, failed)


def _open_shared(
    address: str, open_blob: Callable[[Any], None], failed: Callable[..., None]
) -> None:
    """Open the file or text that was shared with an address, then remove it from the cache.

    The cache lacks it if no service worker was active yet: the host received and dropped it.
    """

    def look_up(cache: Any) -> None:
        def open_and_remove(blob: Any) -> None:
            if blob:
                open_blob(blob)
            else:
                failed()
            cache.delete(address)
            attempt(js.history, "replaceState", None, "", js.location.pathname + js.location.hash)

        # A match that is undefined comes as no argument at all.
        matching = cache.match(address)
        matching.then(lambda *match: match[0].blob() if match else None).then(open_and_remove)

    cache_promise, refused = attempt(property_of(js.window, "caches"), "open", SHARED)
    if refused:
        failed()
    else:
        cache_promise.then(look_up, failed)
