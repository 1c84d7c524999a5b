"""Fetches bundles of modules, and lays them down where imports find them."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import deflate  # type: ignore[import-not-found]  # MicroPython's
import js
from pyscript import config

from .. import late

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

AGAIN_MILLISECONDS = 3000
"""What is drawn asks for a bundle again after so long; who presses something, at once."""
_fetch = js.Function.new(
    "address",
    """
    return fetch(address).then((response) => {
      if (!response.ok) throw new Error(response.status);
      return response.arrayBuffer();
    }).then((buffer) => Array.from(
      new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join(""));
    """,
)
"""A file as hexadecimal digits: MicroPython would take its bytes one by one."""


def expect() -> None:
    """Tell imports which modules are still to come."""
    modules = {}
    for name in config["bundles"]:
        for module in config["bundles"][name]["modules"]:
            modules[module] = name
    late.expect(modules)


class Bundles:
    """The bundles of the page.

    Args:
        act: takes an action.
    """

    def __init__(self, act: Callable[..., None]) -> None:
        self._act = act
        self._waiting: dict[str, list[tuple[Any, ...]]] = {}  # by bundle, actions

    def fetch(self, name: str, action: tuple[Any, ...]) -> None:
        """Fetch a bundle, and then carry an action out."""
        if name in self._waiting:
            if action not in self._waiting[name]:
                self._waiting[name].append(action)
            return
        self._waiting[name] = [action]

        def there(text: str) -> None:
            try:
                _lay_down(bytes.fromhex(text))
            except Exception:
                failed()
                return
            late.come(name)
            for waiting in self._waiting.pop(name):
                self._act(*waiting)

        def failed(*_reason: object) -> None:
            lost = [waiting[0] for waiting in self._waiting.pop(name)]
            late.refuse(name)
            js.setTimeout(lambda: late.allow(name), AGAIN_MILLISECONDS)
            self._act("unfetched", *lost)

        _fetch(config["bundles"][name]["address"]).then(there, failed)


def _lay_down(packed: bytes) -> None:
    """Write what ``sitebuild.bytecode.packed`` has put together; its folders are there."""
    pack = deflate.DeflateIO(io.BytesIO(packed), deflate.GZIP, 15)
    _folders, files = json.loads(pack.readline())
    for path, size in files:
        with open(path, "wb") as out:
            out.write(pack.read(size))
