"""The list of lines of a sum, each with buttons that change or remove the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.elements import button, new

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Button = tuple[str, str, str]  # its action, its text, and its name
    Line = tuple[str, str, str, str, tuple[tuple[str, str], ...], bool, tuple[Button, ...]]

CHOICE = "sums.line"
"""The action of choosing a line."""


def fill_lines(element: Any, values: Iterable[Line]) -> None:
    """Fill a list with lines; lines of the same names stay in the document, with the focus.

    Where the line with the focus is removed, the next line gets the focus.

    Args:
        element: the list.
        values: of each line its name, class, title and role, its texts with their classes, whether
            it is chosen, and its buttons.
    """
    lines = list(values)
    names = "|".join([line[0] for line in lines])
    if getattr(element.dataset, "names", "") != names:
        focused = _focused_line(element)
        element.textContent = ""
        element.dataset.names = names
        for line in lines:
            item = new("li", element)
            button(item, CHOICE, line[0])
            new("span", item)
            for action, text, _label in line[6]:
                button(item, action, line[0], text)
        if focused >= 0:
            near = (
                element.children[min(focused, len(lines) - 1)] if lines else element.parentElement
            )
            near.querySelector("button:not([hidden])").focus(to_js({"preventScroll": True}))
    for item, line in zip(element.children, lines):
        _fill(item, line)


def _focused_line(element: Any) -> int:
    """Return the number of the line that has the focus, or -1."""
    for number, item in enumerate(element.children):
        if item.contains(js.document.activeElement):
            return number
    return -1


def _fill(item: Any, line: Line) -> None:
    _name, kind, title, role, texts, chosen, tools = line
    item.className = kind
    buttons = list(item.querySelectorAll("button"))
    buttons[0].textContent = title
    buttons[0].setAttribute("aria-pressed", "true" if chosen else "false")
    details = item.querySelector("span")
    details.textContent = ""
    new("small", details, "unseen", role)
    for text_class, text in texts:
        tag = "code" if text_class in ("left", "total") else "small"
        new(tag, details, text_class, text)
    for tool, (_action, _text, label) in zip(buttons[1:], tools):
        tool.setAttribute("aria-label", label)


KINDS = {"lines": fill_lines}
