"""Gives elements their children: options, checkboxes, table rows, list items, groups of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Bar = tuple[str, float]  # a text, and how long a bar is drawn behind it, up to 1


def options(select: Any, values: Iterable[tuple[str, str, bool]]) -> None:
    """Give a select its options, in place of those it has."""
    select.textContent = ""
    for value, label, usable in values:
        option = _new("option", select, text=label)
        option.value = value
        option.disabled = not usable


def checks(element: Any, values: Iterable[tuple[str, str, bool]]) -> None:
    """Give an element a checkbox for each value; those that are there stay as they are."""
    before = {}
    for box in element.querySelectorAll("input"):
        before[box.value] = box.checked
    element.textContent = ""
    for value, label, checked in values:
        whole = _new("label", element, "box")
        box = _new("input", whole)
        box.type = "checkbox"
        box.value = value
        box.checked = before.get(value, checked)
        _new("span", whole, text=label)


def rows(body: Any, values: Iterable[Iterable[str | Bar]]) -> None:
    """Give a table its rows: a name, then texts, or pairs of a text and the length of its bar."""
    body.textContent = ""
    for row in values:
        line = _new("tr", body)
        for number, shown in enumerate(row):
            cell = _new("td" if number else "th", line)
            if not number:
                cell.scope = "row"
            if isinstance(shown, str):
                cell.textContent = shown
            else:
                cell.textContent, part = shown
                cell.className = "bar"
                cell.style.setProperty("--part", f"{part:.3f}")


def items(body: Any, values: Iterable[tuple[str, str, str]]) -> None:
    """Give a list its items: a class, a text, and what is said beside it."""
    body.textContent = ""
    for kind, text, beside in values:
        item = _new("li", body, kind)
        _new("span", item, text=text)
        if beside:
            _new("small", item, text=beside)


def picks(element: Any, values: Iterable[tuple[int, str]]) -> None:
    """Give a list its cells, each a button."""
    element.textContent = ""
    for cell, text in values:
        button = _new("button", _new("li", element), text=text)
        button.type = "button"
        button.dataset.action = "go-to"
        button.dataset.about = str(cell)


def choices(
    element: Any, values: Iterable[tuple[str, Iterable[tuple[str, str, str, str]]]]
) -> None:
    """Give an element groups of radio buttons, of all of which one can be chosen."""
    element.textContent = ""
    for title, buttons in values:
        group = _new("fieldset", element)
        _new("legend", group, text=title)
        for value, label, kind, spoken in buttons:
            whole = _new("label", group, "chip " + kind)
            button = _new("input", whole)
            button.type = "radio"
            button.name = element.id
            button.value = value
            button.setAttribute("aria-label", spoken)
            _new("span", whole, text=label)


def digits(element: Any, values: Iterable[tuple[int, str]]) -> None:
    """Give the pad its keys."""
    element.textContent = ""
    for digit, text in values:
        button = _new("button", element, text=text)
        button.type = "button"
        button.dataset.action = "put"
        button.dataset.about = str(digit)


def _new(tag: str, parent: Any, kind: str = "", text: str = "") -> Any:
    element = js.document.createElement(tag)
    if kind:
        element.className = kind
    if text:
        element.textContent = text
    parent.append(element)
    return element
