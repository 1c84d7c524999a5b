"""Gives elements their children: options, table rows, list items, groups of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from .attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..state import Board

    Bar = tuple[str, float]  # a text, and how long a bar is drawn behind it, up to 1

PICTURE = 96
"""How wide the picture of a board is."""


def options(select: Any, values: Iterable[tuple[Any, ...]]) -> None:
    """Give a select its options, in place of those it has.

    Each is a value, a label, and whether it can be chosen; or a label and a group of such.
    """
    select.textContent = ""
    for told in values:
        if len(told) == 2:
            group = _new("optgroup", select)
            group.label = told[0]
            options(group, told[1])
        else:
            option = _new("option", select, text=told[1])
            option.value = told[0]
            option.disabled = not told[2]


def rivals(body: Any, values: Iterable[tuple[str, bool, str, str, str, Bar, Bar]]) -> None:
    """Give a table a row for each of several that can be chosen, and how they did.

    A row holds a value, whether it is chosen at first, its name, what is said of it, an outcome and
    two bars. Rows of the same values stay, so that what is chosen and the focus do.
    """
    shown = list(values)
    boxes = list(body.querySelectorAll("input"))
    if [box.value for box in boxes] != [row[0] for row in shown]:
        chosen = {}
        for box in boxes:
            chosen[box.value] = box.checked
        body.textContent = ""
        for row in shown:
            _rival(body, row[0], chosen.get(row[0], row[1]))
    for line, row in zip(body.querySelectorAll("tr"), shown):
        name, about = line.querySelector("th span"), line.querySelector("small")
        name.textContent, about.textContent = row[2], row[3]
        for cell, bar in zip(line.querySelectorAll("td"), ((row[4], 0),) + row[5:]):
            cell.textContent = bar[0]
            cell.style.setProperty("--part", f"{bar[1]:.3f}")


def _rival(body: Any, value: str, chosen: bool) -> None:
    line = _new("tr", body)
    head = _new("th", line)
    head.scope = "row"
    whole = _new("label", head, "box")
    box = _new("input", whole)
    box.type = "checkbox"
    box.value = value
    box.checked = chosen
    _new("span", whole)
    _new("small", head)
    for kind in ("", "bar", "bar"):
        _new("td", line, kind)


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
        _button(_new("li", element), "go-to", cell, text)


def buttons(element: Any, values: Iterable[tuple[str, int, str, bool]]) -> None:
    """Give a list its buttons: what each does, about what, its text, and whether it is on now.

    They stay as long as their texts do, and so does the focus.
    """
    shown = list(values)
    keys = "|".join([text for _action, _about, text, _on in shown])
    if getattr(element.dataset, "keys", "") != keys:
        element.textContent = ""
        element.dataset.keys = keys
        for action, about, text, _on in shown:
            _button(_new("li", element), action, about, text)
    for button, told in zip(element.querySelectorAll("button"), shown):
        button.setAttribute("aria-current", "true" if told[3] else "false")


def boxes(element: Any, values: Iterable[tuple[str, int, str, bool]]) -> None:
    """Give a list boxes to be checked: what each changes, about what, its text, and whether it is.

    They stay as long as their texts do, and so does the focus.
    """
    shown = list(values)
    keys = "|".join([text for _action, _about, text, _on in shown])
    if getattr(element.dataset, "keys", "") != keys:
        element.textContent = ""
        element.dataset.keys = keys
        for action, about, text, _on in shown:
            whole = _new("label", _new("li", element), "box")
            box = _new("input", whole)
            box.type = "checkbox"
            box.dataset.change = action
            box.dataset.about = str(about)
            _new("span", whole, text=text)
    for box, told in zip(element.querySelectorAll("input"), shown):
        box.checked = told[3]


def walk(
    element: Any,
    values: tuple[str, Iterable[tuple[str, int, int]], tuple[str, ...], int],
) -> None:
    """Give a list of steps the groups and the steps that it has not; one may be looked at.

    Those of a list of the same name stay: they are many, and come one by one.
    """
    name, groups, texts, at = values
    if getattr(element.dataset, "steps", "") != name:
        element.textContent = ""
        element.dataset.steps = name
    count, there = element.querySelectorAll("button").length, element.children.length
    for number, (title, first, end) in enumerate(groups):
        if end <= count:
            continue
        if number < there:  # only the last one grows
            whole = element.lastElementChild
        else:
            whole = _new("details", element)
            _new("summary", whole).tabIndex = -1
            _new("div", whole)
        whole.querySelector("summary").textContent = title
        for place in range(max(first, count), end):
            button = _button(whole.querySelector("div"), "walk-to", place + 1, texts[place])
            button.tabIndex = -1
    _look_at(element, at)


def _look_at(element: Any, number: int) -> None:
    """A step of a list is marked, and is where the Tab key comes to; so is its group."""
    for former in element.querySelectorAll("[tabindex='0']"):
        former.tabIndex = -1
        former.removeAttribute("aria-current")
    first = element.querySelector("summary")
    now = element.querySelector(f"button[data-about='{number}']")
    if not now:
        if first:
            first.tabIndex = 0
        return
    group = now.closest("details")
    group.querySelector("summary").tabIndex = 0
    now.tabIndex = 0
    now.setAttribute("aria-current", "step")
    if not group.open:
        group.open = True
    if element.contains(js.document.activeElement):
        now.focus(to_js({"preventScroll": True}))
    now.scrollIntoView(to_js({"block": "nearest"}))


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


_shown_beside: dict[str, tuple[str, ...]] = {}
"""By the id of a pad, what stands beside its keys."""


def digits(element: Any, values: tuple[str, Iterable[tuple[int, str, str, str]]]) -> None:
    """Give the pad its keys: what each puts, its text, its name, and what stands beside the text.

    They put digits, notes or colours; they stay as long as their names do.
    """
    kind, shown = values[0], list(values[1])
    keys = "|".join([name for _number, _text, name, _beside in shown])
    if getattr(element.dataset, "keys", "") != keys:
        element.textContent = ""
        element.dataset.keys = keys
        for number, text, name, _beside in shown:
            button = _button(element, "put", number, text)
            button.setAttribute("aria-label", name)
            if kind == "colour":
                button.dataset.colour = str(number)
        _shown_beside.pop(element.id, None)
    before = _shown_beside.get(element.id, ("",) * len(shown))
    for number, key in enumerate(shown):
        if before[number] != key[3]:
            element.children[number].dataset.beside = key[3]
    _shown_beside[element.id] = tuple([key[3] for key in shown])


def cards(element: Any, values: Iterable[tuple[Board, float, str, str]]) -> None:
    """Give a list boards to be opened again, each with when, what is said of it, and a way out."""
    held = element.contains(js.document.activeElement)
    element.textContent = ""
    for number, (board, when, about, away) in enumerate(values):
        item = _new("li", element)
        whole = _button(item, "reopen", number)
        _new("span", whole, "picture").innerHTML = _picture(board)
        _new("span", whole, text=about)
        _new("time", whole, text=_moment(when))
        remove = _button(item, "remove-recent", number, "×")
        remove.setAttribute("aria-label", away)
    if held:
        (element.querySelector("button") or element.closest("dialog")).focus()


def _picture(board: Board) -> str:
    # Not above: most visits look at none.
    from ..board.picture import picture

    return picture(board, PICTURE)


def _button(parent: Any, action: str, about: int, text: str = "") -> Any:
    button = _new("button", parent, text=text)
    button.type = "button"
    button.dataset.action = action
    button.dataset.about = str(about)
    return button


def _moment(when: float) -> str:
    """Day and time, as the page's language writes them."""
    how = to_js({"dateStyle": "medium", "timeStyle": "short"})
    date = js.Date.new(when)
    return attempt(date, "toLocaleString", js.document.documentElement.lang, how)[0] or ""


def _new(tag: str, parent: Any, kind: str = "", text: str = "") -> Any:
    element = js.document.createElement(tag)
    if kind:
        element.className = kind
    if text:
        element.textContent = text
    parent.append(element)
    return element
