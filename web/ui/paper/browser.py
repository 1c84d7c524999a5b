"""Sheets for the printer: they are laid into the document, their codes drawn, and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from pyscript import config

from ..browser import address
from ..browser.attempt import attempt
from .booklet import booklet, codes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..browser.effects import Effects
    from .sheets import Manner, Printed

MARGIN = 3
"""Modules of white around a code; the paper is white, too."""
CODE = '<svg viewBox="{0} {0} {1} {1}" role="img" aria-label="{2}"><path d="{3}"/></svg>'
FEWEST = 33
"""A code of so many modules is as small as they come on paper: of more, modules are as large."""

FINEST = 0.3
"""Millimetres of a module that phones still read in print."""
WIDTHS = {"6": 19}
WIDEST = 40
"""How wide codes may be in millimetres, by puzzles to a page, as printing.css has it."""

_load = js.Function.new("path", "return import(new URL(path, document.baseURI).href)")
_tools = js.Function.new(
    """
    return {
      draw: (library, text) => {
        const code = library.generate(text);
        let path = "";
        for (let y = 0; y < code.size; y++)
          for (let x = 0; x < code.size; x++)
            if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
        return [code.size, path];
      },
    };
    """
)()


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects that print sheets, and take them out of the document."""
    place = browser.page.element("paper")
    return {
        "print": lambda puzzles, manner: _print_sheets(browser, place, puzzles, manner),
        "clear": place.replaceChildren,
    }


def _print_sheets(browser: Effects, place: Any, puzzles: Sequence[Printed], manner: Manner) -> None:
    """Lay sheets of puzzles into an element, draw their codes, and print them."""
    words = browser.page.words
    place.innerHTML = booklet(puzzles, manner, words)
    links, sheets = codes(puzzles, manner), place.firstElementChild

    def there(library: Any) -> None:
        if not sheets.isConnected:
            return  # the dialog was closed meanwhile, or other sheets were laid out
        for element in place.querySelectorAll("[data-code]"):
            text = address.link(links[int(element.dataset.code)])
            drawn, refused = attempt(_tools, "draw", library, text)
            width = WIDTHS.get(element.closest(".leaf").dataset.places, WIDEST)
            if refused or (drawn[0] + 2 * MARGIN) * FINEST > width:
                element.textContent = words("print.code-long")
            else:
                size = drawn[0] + 2 * MARGIN
                element.style.setProperty("--modules", str(max(FEWEST, size)))
                element.innerHTML = CODE.format(-MARGIN, size, words("print.code"), drawn[1])
        _print()

    def failed(*_reason: object) -> None:
        if sheets.isConnected:
            browser.act("printing.uncoded")
            _print()

    if links:
        _load(config["codes"]).then(there, failed)
    else:
        _print()


def _print() -> None:
    attempt(js.window, "print")
