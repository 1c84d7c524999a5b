"""What elements of the markup say and hold, and which of them take keys themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .attempt import attempt

if TYPE_CHECKING:
    from typing import Any


MENU = "#puzzle-menu"
"""The menu of puzzles, a popover on a phone only."""


def data_attribute(element: Any, name: str) -> str:
    """What an element's ``data-`` attribute says, empty where it has none."""
    text: str = getattr(element.dataset, name, "")
    return text


def content(field: Any) -> Any:
    """What stands in a field; "?" for what the browser does not take for a number, and hides."""
    about = data_attribute(field, "about")
    if about:
        return value(about)
    if field.type == "checkbox":
        return field.checked
    return "?" if field.validity.badInput else field.value


def value(text: str) -> Any:
    """What ``data-about`` says: a number, yes or no, or a text."""
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text


def cell_of(element: Any) -> int:
    """The number of the cell that an element is in, -1 for none."""
    cell = element.closest("[role=gridcell]")
    return int(cell.dataset.cell) if cell else -1


def writes(element: Any) -> bool:
    """Whether an element takes text itself."""
    return element.tagName == "TEXTAREA" or (
        element.tagName == "INPUT" and element.type not in ("radio", "checkbox")
    )


def takes_keys(element: Any) -> bool:
    """Whether keys are for an element, or for a list or a menu that is open."""
    if writes(element) or js.document.querySelector(":popover-open"):
        return True
    # Not all browsers know what an open list is.
    return element.tagName == "SELECT" and bool(attempt(element, "matches", ":open")[0])
