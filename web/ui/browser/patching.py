"""Setting of properties by their kinds, never by single elements."""

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


def patch(page: Page, element_id: str, name: str, value: Any) -> None:
    """Set a property of the element with an id."""
    element = page.element(element_id)
    if "." in name:
        feature, kind = name.split(".")
        browser_module(feature).KINDS[kind](element, value)
    elif name in KINDS:
        KINDS[name](element, value)
        if name == "options" and page.shown(element_id, "value") is not None:
            element.value = page.shown(element_id, "value")
    elif name.startswith("--"):
        element.style.setProperty(name, value)
    elif "-" in name or name in document.ATTRIBUTES:
        element.setAttribute(name, value)
    else:
        setattr(element, name, value)


def takes(name: str, value: Any) -> bool:
    """Return whether a property can be set together with others, by ``document.write``."""
    return (name not in KINDS or name == "hidden") and document.takes(name, value)


write = document.write


def _hidden(element: Any, value: bool) -> None:
    focused = value and element.contains(js.document.activeElement)
    element.hidden = value
    if focused:
        _move_focus_from(element)


def _move_focus_from(hidden: Any) -> None:
    """Move the focus from a hidden element to the next button in its row.

    Without such a button, the heading of its dialog or else the main button takes the focus.
    """
    button = hidden.nextElementSibling
    while button and (button.hidden or button.tagName != "BUTTON"):
        button = button.nextElementSibling
    dialog = hidden.closest("dialog")
    heading = dialog.querySelector("h2[tabindex]") if dialog else None
    target = button or heading or js.document.querySelector("main .main")
    target.focus(to_js({"preventScroll": True}))


def _chosen(element: Any, value: str) -> None:
    """Check the radio button with a value; ``listeners`` reads the attribute ``data-chosen``."""
    for button in element.querySelectorAll("input"):
        button.checked = button.value == value
    element.dataset.chosen = value


def _tail(element: Any, value: str) -> None:
    """Set a growing text; if the user has scrolled to its end, scroll to the new end."""
    height = element.scrollTop + element.clientHeight
    at_end = element.scrollTop > 0 and height > element.scrollHeight - 9
    element.textContent = value
    if at_end:
        element.scrollTop = element.scrollHeight


def _showing(element: Any, value: bool) -> None:
    """Open or close a dialog; select the text of its field with ``data-selected``."""
    if value:
        _nothing, refused = attempt(element, "showModal")
        if refused:
            element.open = True
        field = element.querySelector("[data-selected]")
        if field:
            field.select()
    elif element.open:
        element.close()


def _address(element: Any, fields: Any) -> None:
    element.value = address.link(fields)


def _needs(element: Any, name: str) -> None:
    """Hide an element if the browser's ``navigator`` lacks a property."""
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
