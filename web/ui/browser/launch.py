"""What the page was started with: a file that was opened by it, or what another app shared."""

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
"""The cache in which the service worker (sw.js) lays down what was shared."""


def start(act: Callable[..., None], state: Callable[[], State]) -> None:
    """Open what the page was started with as if it had been dropped on the page.

    Args:
        act: takes an action.
        state: gives the state as it is now.
    """

    def launched(launch: Any) -> None:
        handles = list(launch.files)
        if handles:
            reading = handles[0].getFile()
            reading.then(lambda file: files.take(act, intake(), file, len(handles)), lost)

    def opened(blob: Any) -> None:
        """A picture, or so much of a text as is taken of a file."""
        if files.is_picture(blob):
            files.take(act, intake(), blob)
        else:
            blob.slice(0, INTAKE.most_bytes).text().then(read)

    def read(text: str) -> None:
        if text:
            act(INTAKE.text, text)
        else:
            lost()

    def lost(*_reason: object) -> None:
        act(INTAKE.lost)

    def intake() -> Intake | None:
        return files.intake_of(state())

    queue = property_of(js.window, "launchQueue")
    if queue:
        attempt(queue, "setConsumer", launched)
    if js.URLSearchParams.new(js.location.search).has("shared"):
        _take(js.location.href.split("#")[0], opened, lost)


def _take(address: str, opened: Callable[[Any], None], lost: Callable[..., None]) -> None:
    """Open what was shared with an address, then let go of it.

    It is not there where no service worker ruled yet: it went out to the host, which drops it.
    """

    def looked(cache: Any) -> None:
        def taken(blob: Any) -> None:
            if blob:
                opened(blob)
            else:
                lost()
            cache.delete(address)
            attempt(js.history, "replaceState", None, "", js.location.pathname + js.location.hash)

        cache.match(address).then(lambda *found: found[0].blob() if found else None).then(taken)

    opening, refused = attempt(property_of(js.window, "caches"), "open", SHARED)
    if refused:
        lost()
    else:
        opening.then(looked, lost)
