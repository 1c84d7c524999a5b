"""A list of lines that can be chosen, changed and taken out: what sums are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Tool = tuple[str, str, str]  # what a button does, its text, and its name
    Line = tuple[str, str, str, str, tuple[tuple[str, str], ...], bool, tuple[Tool, ...]]

CHOICE = "sum-line"
"""What choosing a line does."""


def lines(element: Any, values: Iterable[Line]) -> None:
    """Give a list its lines: a name, a class, a title and what is said of it, texts with their
    classes, whether it is chosen, and its buttons.

    The same lines stay, and so does the focus; where its line goes, the next one has it.
    """
    shown = list(values)
    names = "|".join([line[0] for line in shown])
    if getattr(element.dataset, "names", "") != names:
        place = _focused(element)
        element.textContent = ""
        element.dataset.names = names
        for line in shown:
            item = _new("li", element)
            _button(item, CHOICE, line[0])
            _new("span", item)
            for action, text, _spoken in line[6]:
                _button(item, action, line[0]).textContent = text
        if place >= 0:
            near = element.children[min(place, len(shown) - 1)] if shown else element.parentElement
            near.querySelector("button:not([hidden])").focus(to_js({"preventScroll": True}))
    for item, line in zip(element.children, shown):
        _fill(item, line)


def _focused(element: Any) -> int:
    """The number of the line that has the focus, or -1."""
    for number, item in enumerate(element.children):
        if item.contains(js.document.activeElement):
            return number
    return -1


def _fill(item: Any, line: Line) -> None:
    _name, kind, title, beside, texts, chosen, tools = line
    item.className = kind
    buttons = list(item.querySelectorAll("button"))
    buttons[0].textContent = title
    buttons[0].setAttribute("aria-pressed", "true" if chosen else "false")
    held = item.querySelector("span")
    held.textContent = ""
    _new("small", held, beside).className = "unseen"
    for role, text in texts:
        _new("code" if role in ("left", "total") else "small", held, text).className = role
    for button, tool in zip(buttons[1:], tools):
        button.setAttribute("aria-label", tool[2])


def _button(parent: Any, action: str, about: str) -> Any:
    button = _new("button", parent)
    button.type = "button"
    button.dataset.action = action
    button.dataset.about = about
    return button


def _new(tag: str, parent: Any, text: str = "") -> Any:
    element = js.document.createElement(tag)
    if text:
        element.textContent = text
    parent.append(element)
    return element
