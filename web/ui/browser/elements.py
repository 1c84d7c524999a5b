"""Creation of elements: options, table rows, list items, buttons, groups of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Bar = tuple[str, float]  # a text, and the length of the bar behind it, up to 1


def options(select: Any, values: Iterable[tuple[Any, ...]]) -> None:
    """Replace the options of a select.

    Args:
        select: the element.
        values: for each option its value, its label, and whether it can be chosen; for each group
            its label and its options.
    """
    select.textContent = ""
    for entry in values:
        if len(entry) == 2:
            group = new("optgroup", select)
            group.label = entry[0]
            options(group, entry[1])
        else:
            option = new("option", select, text=entry[1])
            option.value = entry[0]
            option.disabled = not entry[2]


def rows(body: Any, values: Iterable[Iterable[str | Bar]]) -> None:
    """Replace the rows of a table: each has a name, then texts or texts with bars."""
    body.textContent = ""
    for row in values:
        line = new("tr", body)
        for number, content in enumerate(row):
            cell = new("td" if number else "th", line)
            if not number:
                cell.scope = "row"
            if isinstance(content, str):
                cell.textContent = content
            else:
                cell.textContent, part = content
                cell.className = "bar"
                cell.style.setProperty("--bar-part", f"{part:.3f}")


def items(body: Any, values: Iterable[tuple[str, str, str]]) -> None:
    """Replace the items of a list: each has a class, a text, and a small text, maybe empty."""
    body.textContent = ""
    for kind, text, small_text in values:
        item = new("li", body, kind)
        new("span", item, text=text)
        if small_text:
            new("small", item, text=small_text)


def _is_cleared(element: Any, texts: list[str]) -> bool:
    """Clear a list if its texts have changed; return whether they have."""
    keys = "|".join(texts)
    if getattr(element.dataset, "keys", "") == keys:
        return False
    element.textContent = ""
    element.dataset.keys = keys
    return True


def buttons(element: Any, values: Iterable[tuple[str, int, str, bool]]) -> None:
    """Replace the buttons of a list, which keep the focus while their texts stay the same.

    Args:
        element: the list.
        values: for each button its action, the action's argument, its text, and whether it is on.
    """
    entries = list(values)
    if _is_cleared(element, [text for _action, _about, text, _on in entries]):
        for action, about, text, _on in entries:
            button(new("li", element), action, about, text)
    for child, (_action, _about, _text, on) in zip(element.querySelectorAll("button"), entries):
        child.setAttribute("aria-current", "true" if on else "false")


def boxes(element: Any, values: Iterable[tuple[str, int, str, bool]]) -> None:
    """Replace the checkboxes of a list, which keep the focus while their texts stay the same.

    Args:
        element: the list.
        values: for each checkbox its action, the action's argument, its text, and whether it is
            checked.
    """
    entries = list(values)
    if _is_cleared(element, [text for _action, _about, text, _on in entries]):
        for action, about, text, _on in entries:
            label = new("label", new("li", element), "box")
            box = new("input", label)
            box.type = "checkbox"
            box.dataset.change = action
            box.dataset.about = str(about)
            new("span", label, text=text)
    for box, (_action, _about, _text, on) in zip(element.querySelectorAll("input"), entries):
        box.checked = on


def choices(
    element: Any, values: Iterable[tuple[str, Iterable[tuple[str, str, str, str]]]]
) -> None:
    """Replace the groups of radio buttons in an element; only one button of all can be chosen.

    Args:
        element: the element.
        values: for each group its title and its buttons, each a value, a text, a class, and a
            label for screen readers.
    """
    element.textContent = ""
    for title, buttons in values:
        group = new("fieldset", element)
        new("legend", group, text=title)
        for value, text, kind, spoken in buttons:
            label = new("label", group, "chip " + kind)
            button = new("input", label)
            button.type = "radio"
            button.name = element.id
            button.value = value
            button.setAttribute("aria-label", spoken)
            new("span", label, text=text)


def button(parent: Any, action: str, about: int | str, text: str = "") -> Any:
    """Return a new button within an element.

    Args:
        parent: the element.
        action: the name of the button's action.
        about: the argument of the action.
        text: the text of the button.
    """
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
