"""Gives elements their children: options, table rows, list items, groups of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Bar = tuple[str, float]  # a text, and how long a bar is drawn behind it, up to 1


def options(select: Any, values: Iterable[tuple[Any, ...]]) -> None:
    """Give a select its options, in place of those it has.

    Each is a value, a label, and whether it can be chosen; or a label and a group of such.
    """
    select.textContent = ""
    for told in values:
        if len(told) == 2:
            group = new("optgroup", select)
            group.label = told[0]
            options(group, told[1])
        else:
            option = new("option", select, text=told[1])
            option.value = told[0]
            option.disabled = not told[2]


def rows(body: Any, values: Iterable[Iterable[str | Bar]]) -> None:
    """Give a table its rows: a name, then texts, or pairs of a text and the length of its bar."""
    body.textContent = ""
    for row in values:
        line = new("tr", body)
        for number, shown in enumerate(row):
            cell = new("td" if number else "th", line)
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
        item = new("li", body, kind)
        new("span", item, text=text)
        if beside:
            new("small", item, text=beside)


def _is_cleared(element: Any, texts: list[str]) -> bool:
    """Clear a list if its texts have changed; return whether they have."""
    keys = "|".join(texts)
    if getattr(element.dataset, "keys", "") == keys:
        return False
    element.textContent = ""
    element.dataset.keys = keys
    return True


def buttons(element: Any, values: Iterable[tuple[str, int, str, bool]]) -> None:
    """Give a list its buttons: what each does, about what, its text, and whether it is on now.

    They stay as long as their texts do, and so does the focus.
    """
    shown = list(values)
    if _is_cleared(element, [text for _action, _about, text, _on in shown]):
        for action, about, text, _on in shown:
            button(new("li", element), action, about, text)
    for child, (_action, _about, _text, on) in zip(element.querySelectorAll("button"), shown):
        child.setAttribute("aria-current", "true" if on else "false")


def boxes(element: Any, values: Iterable[tuple[str, int, str, bool]]) -> None:
    """Give a list boxes to be checked: what each changes, about what, its text, and whether it is.

    They stay as long as their texts do, and so does the focus.
    """
    shown = list(values)
    if _is_cleared(element, [text for _action, _about, text, _on in shown]):
        for action, about, text, _on in shown:
            whole = new("label", new("li", element), "box")
            box = new("input", whole)
            box.type = "checkbox"
            box.dataset.change = action
            box.dataset.about = str(about)
            new("span", whole, text=text)
    for box, told in zip(element.querySelectorAll("input"), shown):
        box.checked = told[3]


def choices(
    element: Any, values: Iterable[tuple[str, Iterable[tuple[str, str, str, str]]]]
) -> None:
    """Give an element groups of radio buttons, of all of which one can be chosen."""
    element.textContent = ""
    for title, buttons in values:
        group = new("fieldset", element)
        new("legend", group, text=title)
        for value, label, kind, spoken in buttons:
            whole = new("label", group, "chip " + kind)
            button = new("input", whole)
            button.type = "radio"
            button.name = element.id
            button.value = value
            button.setAttribute("aria-label", spoken)
            new("span", whole, text=label)


def button(parent: Any, action: str, about: int | str, text: str = "") -> Any:
    """Return a new button within an element: what it does, about what, and its text."""
    element = new("button", parent, text=text)
    element.type = "button"
    element.dataset.action = action
    element.dataset.about = str(about)
    return element


def new(tag: str, parent: Any, kind: str = "", text: str = "") -> Any:
    """Return a new element within another, with a class and a text."""
    element = js.document.createElement(tag)
    if kind:
        element.className = kind
    if text:
        element.textContent = text
    parent.append(element)
    return element
