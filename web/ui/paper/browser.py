"""Sheets for the printer: laid into the document, their QR codes drawn, and printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from pyscript import config

from ..browser import address
from ..browser.attempt import attempt
from .booklet import booklet, code_links

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..browser.effects import Effects
    from .sheets import PrintedPuzzle, PrintOptions

MARGIN = 3
"""Number of white modules around a code; the paper is white, too."""
CODE = '<svg viewBox="{0} {0} {1} {1}" role="img" aria-label="{2}"><path d="{3}"/></svg>'
FEWEST = 33
"""Number of modules; smaller codes are drawn as wide as codes with so many."""
FINEST = 0.3
"""Size of a module, in millimetres, that phones can still read in print."""
WIDTHS = {"6": 19}
WIDEST = 40
"""Width of codes in millimetres, by puzzles on a page and for all others, as in style.css."""

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
    """Return the effects that print sheets and that take the sheets out of the document."""
    place = browser.page.element("paper")
    return {
        "print": lambda puzzles, options: _print_sheets(browser, place, puzzles, options),
        "clear": place.replaceChildren,
    }


def _print_sheets(
    browser: Effects, place: Any, puzzles: Sequence[PrintedPuzzle], options: PrintOptions
) -> None:
    """Lay sheets of puzzles into an element, draw their codes, and print."""
    words = browser.page.words
    place.innerHTML = booklet(puzzles, options, words)
    links, sheets = code_links(puzzles, options), place.firstElementChild

    def draw_codes(library: Any) -> None:
        if not sheets.isConnected:
            return  # the dialog was closed meanwhile, or other sheets were laid out
        for element in place.querySelectorAll("[data-code]"):
            text = address.link(links[int(element.dataset.code)])
            code, refused = attempt(_tools, "draw", library, text)
            width = WIDTHS.get(element.closest(".leaf").dataset.places, WIDEST)
            if refused or (code[0] + 2 * MARGIN) * FINEST > width:
                element.textContent = words("print.code-long")
            else:
                size = code[0] + 2 * MARGIN
                element.style.setProperty("--modules", str(max(FEWEST, size)))
                element.innerHTML = CODE.format(-MARGIN, size, words("print.code"), code[1])
        _print()

    def failed(*_reason: object) -> None:
        if sheets.isConnected:
            browser.act("printing.uncoded")
            _print()

    if links:
        _load(config["codes"]).then(draw_codes, failed)
    else:
        _print()


def _print() -> None:
    attempt(js.window, "print")
