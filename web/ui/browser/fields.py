"""Data attributes and contents of elements, and the elements that take keys themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .attempt import attempt

if TYPE_CHECKING:
    from typing import Any


MENU = "#puzzle-menu, #more, #rarely"
"""The selector of menus that are popovers only where there is no room for their buttons."""


def data_attribute(element: Any, name: str) -> str:
    """Return a ``data-`` attribute of an element; empty if the element lacks it."""
    text: str = getattr(element.dataset, name, "")
    return text


def content(field: Any) -> Any:
    """Return the value of a field; "?" for a text in a number field that is no number.

    The browser does not disclose such a text.
    """
    about = data_attribute(field, "about")
    if about:
        return value(about)
    if field.type == "checkbox":
        return field.checked
    return "?" if field.validity.badInput else field.value


def value(text: str) -> Any:
    """Return the value in ``data-about``: a whole number, a boolean, or else the text."""
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text


def cell_of(element: Any) -> int:
    """Return the number of the cell of the board that contains an element; -1 for no cell."""
    cell = element.closest("#board [role=gridcell]")
    return int(cell.dataset.cell) if cell else -1


def is_text_field(element: Any) -> bool:
    """Return whether the user can type into an element."""
    return element.tagName == "TEXTAREA" or (
        element.tagName == "INPUT" and element.type not in ("radio", "checkbox")
    )


def takes_keys(element: Any) -> bool:
    """Return whether keys are for an element itself, or for an open list or menu."""
    if is_text_field(element) or js.document.querySelector(":popover-open"):
        return True
    # Older browsers do not know ":open".
    return element.tagName == "SELECT" and bool(attempt(element, "matches", ":open")[0])
