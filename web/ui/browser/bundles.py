"""Bundles of modules: fetched when they are needed, and written where imports look for them."""

from __future__ import annotations

import io
import json
import os
from typing import TYPE_CHECKING

import deflate  # type: ignore[import-not-found]  # MicroPython's
import js
from pyscript import config

from .. import late

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

AGAIN_MILLISECONDS = 3000
"""The time after a failed fetch until drawing may fetch the bundle again; an action may at once."""
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
"""Fetch a file as hexadecimal digits: MicroPython would read its bytes one by one."""


def expect() -> None:
    """Register the modules of all bundles as not fetched yet."""
    modules = {}
    for name in config["bundles"]:
        for module in config["bundles"][name]["modules"]:
            modules[module] = name
    late.expect(modules)


class Bundles:
    """The bundles of the page.

    Args:
        act: carries out an action.
    """

    def __init__(self, act: Callable[..., None]) -> None:
        self._act = act
        self._waiting: dict[str, list[tuple[Any, ...]]] = {}  # actions by the bundle they need

    def fetch(self, name: str, action: tuple[Any, ...]) -> None:
        """Fetch a bundle, and then carry an action out."""
        if name in self._waiting:
            if action not in self._waiting[name]:
                self._waiting[name].append(action)
            return
        self._waiting[name] = [action]

        def carry_out(is_there: bool) -> None:
            actions = self._waiting.pop(name)
            if not is_there:
                self._act("unfetched", *[waiting_action[0] for waiting_action in actions])
                return
            for waiting_action in actions:
                self._act(*waiting_action)

        fetch(name, carry_out)


_callers: dict[str, list[Callable[[bool], None]]] = {}
"""Functions to call, by the bundle that is being fetched."""


def fetch_early(name: str) -> None:
    """Begin to fetch a bundle that will be needed, if there is one of that name."""
    if name in config["bundles"]:
        fetch(name, lambda _is_there: None)


def fetch(name: str, then: Callable[[bool], None]) -> None:
    """Fetch a bundle, and then call a function with whether its modules are there."""
    if name in _callers:
        _callers[name].append(then)
        return
    _callers[name] = [then]

    def finish(is_there: bool) -> None:
        for call in _callers.pop(name):
            call(is_there)

    def fetched(text: str) -> None:
        try:
            _unpack(bytes.fromhex(text))
        except Exception:
            failed()
            return
        late.come(name)
        finish(True)

    def failed(*_reason: object) -> None:
        late.refuse(name)
        js.setTimeout(lambda: late.allow(name), AGAIN_MILLISECONDS)
        finish(False)

    _fetch(config["bundles"][name]["address"]).then(fetched, failed)


def _unpack(packed: bytes) -> None:
    """Write the files of an archive from ``sitebuild.bytecode.pack``."""
    pack = deflate.DeflateIO(io.BytesIO(packed), deflate.GZIP, 15)
    folders, files = json.loads(pack.readline())
    for folder in folders:
        parent, _slash, name = folder.rpartition("/")
        if name not in os.listdir(parent):
            os.mkdir(folder)
    for path, size in files:
        with open(path, "wb") as out:
            out.write(pack.read(size))
