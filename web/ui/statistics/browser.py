"""The wave over the board, the contents of the dialogs, installing, and the copy of all texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.document import add_styles
from ..browser.refill import refill
from ..browser.storage import PREFIX

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.effects import Effects

COPY = "sudoku-copy.json"
"""Name of the file with the records and all boards."""
STYLE = "ui/statistics/late.css"
_tools = js.Function.new(
    "prefix",
    """
    return {
      wave: () => {
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
        const board = document.getElementById("board"), { left, top, width, height } =
          board.getBoundingClientRect(), light = getComputedStyle(board).getPropertyValue("--tint");
        for (const cell of board.querySelectorAll("[role=gridcell]")) {
          const box = cell.getBoundingClientRect();
          const delay = 350 * ((box.left - left) / width + (box.top - top) / height) / 2;
          cell.animate([{}, { backgroundColor: light, offset: .4 }, {}],
            { duration: 350, delay, easing: "ease-in-out" });
        }
        return 600;
      },
      offers: () => Boolean(window.installOffer),
      install: () => { window.installOffer?.prompt(); window.installOffer = null; },
      keep: (text) => {
        for (const [name, value] of Object.entries(JSON.parse(text)))
          if (/^(recent|tab)-/.test(name) && typeof value === "string" &&
              localStorage.getItem(prefix + name) === null)
            try { localStorage.setItem(prefix + name, value); } catch { return false; }
        return true;
      },
      copy: () => JSON.stringify(Object.fromEntries(Object.entries(localStorage)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => [name.slice(prefix.length), text]))),
    };
    """,
)(PREFIX)
_dressed: list[bool] = []
"""True once the styles of the dialogs are in the document."""


def content(element: Any, value: tuple[str]) -> None:
    """Fill a part of a dialog with markup."""
    if not _dressed:
        add_styles(STYLE)
        _dressed.append(True)
    refill(element, value[0])


KINDS = {"content": content}


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects."""

    def wave() -> None:
        js.setTimeout(lambda: browser.act("statistics.finish"), _tools.wave())

    def look() -> None:
        if _tools.offers():
            browser.act("statistics.offer")

    def save() -> None:
        browser.download(COPY, _tools.copy(), "share.download-failed", "application/json")

    def keep(text: str) -> None:
        if not _tools.keep(text):
            browser.act("statistics.full")

    return {
        "wave": wave,
        "look": look,
        "install": _tools.install,
        "save": save,
        "keep": keep,
    }
