"""The list of steps, which grows while the engine finds steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.elements import button, new

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from ..browser.effects import Effects


def fill_list(
    element: Any,
    values: tuple[str, Iterable[tuple[str, int, int]], tuple[str, ...], int],
) -> None:
    """Add new groups and steps to a list, and mark the step on the board.

    A list of the same name keeps its steps, since steps are many and come one by one.

    Args:
        element: the list.
        values: its name, its groups with their first step and their end, the texts of the steps,
            and the step on the board from 1, or 0.
    """
    name, groups, texts, step_number = values
    if getattr(element.dataset, "steps", "") != name:
        element.textContent = ""
        element.dataset.steps = name
    step_count, group_count = element.querySelectorAll("button").length, element.children.length
    for number, (title, first, end) in enumerate(groups):
        if end <= step_count:
            continue
        if number < group_count:  # only the last group grows
            group = element.lastElementChild
        else:
            group = new("details", element)
            new("summary", group).tabIndex = -1
            new("div", group)
        group.querySelector("summary").textContent = title
        for place in range(max(first, step_count), end):
            step = button(group.querySelector("div"), "walking.to", place + 1, texts[place])
            step.tabIndex = -1
    _mark_step(element, step_number)


def _mark_step(element: Any, number: int) -> None:
    """Mark a step, open its group, and let the Tab key stop at both."""
    for former in element.querySelectorAll("[tabindex='0']"):
        former.tabIndex = -1
        former.removeAttribute("aria-current")
    first = element.querySelector("summary")
    current = element.querySelector(f"button[data-about='{number}']")
    if not current:
        if first:
            first.tabIndex = 0
        return
    group = current.closest("details")
    group.querySelector("summary").tabIndex = 0
    current.tabIndex = 0
    current.setAttribute("aria-current", "step")
    if not group.open:
        group.open = True
    if element.contains(js.document.activeElement):
        current.focus(to_js({"preventScroll": True}))
    current.scrollIntoView(to_js({"block": "nearest"}))


def move_into(element: Any, value: tuple[str]) -> None:
    """Move an element into another, by its id."""
    room = js.document.getElementById(value[0])
    if element.parentElement.id != value[0]:
        room.append(element)


def effects(_browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effect that gives the title of the steps the focus without scrolling."""
    title = js.document.getElementById("walk-title")
    return {"focus": lambda: title.focus(to_js({"preventScroll": True}))}


KINDS = {"steps": fill_list, "within": move_into}
