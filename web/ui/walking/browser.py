"""The list of steps, which grows while they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..browser.elements import button, new

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


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
            whole = new("details", element)
            new("summary", whole).tabIndex = -1
            new("div", whole)
        whole.querySelector("summary").textContent = title
        for place in range(max(first, count), end):
            step = button(whole.querySelector("div"), "walking.to", place + 1, texts[place])
            step.tabIndex = -1
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


KINDS = {"steps": walk}
