"""Sets a property of an element: by what it is, never by which element it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from . import address, document, elements
from .attempt import attempt, property_of
from .feature_modules import browser_module

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .page import Page


def patch(page: Page, name: str, what: str, value: Any) -> None:
    """Set a property of the element with an id."""
    element = page.element(name)
    if "." in what:
        feature, kind = what.split(".")
        browser_module(feature).KINDS[kind](element, value)
    elif what in KINDS:
        KINDS[what](element, value)
        if what == "options" and page.shown(name, "value") is not None:
            element.value = page.shown(name, "value")
    elif what.startswith("--"):
        element.style.setProperty(what, value)
    elif "-" in what or what in document.ATTRIBUTES:
        element.setAttribute(what, value)
    else:
        setattr(element, what, value)


def takes(name: str, value: Any) -> bool:
    """Return whether a property can be set together with others, by ``document.write``."""
    return (name not in KINDS or name == "hidden") and document.takes(name, value)


write = document.write


def _hidden(element: Any, value: bool) -> None:
    focused = value and element.contains(js.document.activeElement)
    element.hidden = value
    if focused:
        _go_on(element)


def _go_on(gone: Any) -> None:
    """What went away leaves the keyboard at the next button in its row, or at the main one; in a
    dialog, at its heading."""
    near = gone.nextElementSibling
    while near and (near.hidden or near.tagName != "BUTTON"):
        near = near.nextElementSibling
    room = gone.closest("dialog")
    home = room.querySelector("h2[tabindex]") if room else None
    place = near or home or js.document.querySelector("main .main")
    place.focus(to_js({"preventScroll": True}))


def _chosen(element: Any, value: str) -> None:
    """The radio button that is on; ``listeners`` lets go of it by a second click."""
    for button in element.querySelectorAll("input"):
        button.checked = button.value == value
    element.dataset.chosen = value


def _tail(element: Any, value: str) -> None:
    """A text that grows: it opens at its beginning, and who looks at its end goes on doing so."""
    height = element.scrollTop + element.clientHeight
    ended = element.scrollTop > 0 and height > element.scrollHeight - 9
    element.textContent = value
    if ended:
        element.scrollTop = element.scrollHeight


def _showing(element: Any, value: bool) -> None:
    """A dialog; a field in it that has ``data-selected`` is ready to be copied or overwritten."""
    if value:
        _nothing, refused = attempt(element, "showModal")
        if refused:
            element.open = True
        ready = element.querySelector("[data-selected]")
        if ready:
            ready.select()
    elif element.open:
        element.close()


def _address(element: Any, fields: Any) -> None:
    """The address of this page with these fields."""
    element.value = address.link(fields)


def _needs(element: Any, name: str) -> None:
    """What only some browsers can do is shown in these only."""
    element.hidden = property_of(js.navigator, name) is None


KINDS: dict[str, Callable[[Any, Any], None]] = {
    "options": elements.options,
    "rows": elements.rows,
    "items": elements.items,
    "buttons": elements.buttons,
    "boxes": elements.boxes,
    "choices": elements.choices,
    "address": _address,
    "hidden": _hidden,
    "needs": _needs,
    "chosen": _chosen,
    "tail": _tail,
    "showing": _showing,
}
