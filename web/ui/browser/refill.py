"""Contents of a dialog as markup, filled in again without losing the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from typing import Any

_fill = js.Function.new(
    "element",
    "markup",
    """
    const focused = document.activeElement, inside = element.contains(focused);
    const { id, dataset: { action, about } } = focused;
    const open = [...element.querySelectorAll("details")].map((part) => part.open);
    element.innerHTML = markup;
    [...element.querySelectorAll("details")].forEach((part, k) => { part.open = open[k]; });
    for (const part of element.querySelectorAll("[data-needs]"))
      part.hidden = !(part.dataset.needs in navigator);
    if (!inside) return;
    const dialog = element.closest("dialog"), title = dialog.querySelector("h2");
    const same = id ? document.getElementById(id) :
      action && [...element.querySelectorAll(`[data-action="${action}"]:not([disabled])`)]
        .find((button) => button.dataset.about === about);
    const button = same !== title && same;
    const item = element.querySelector("li [autofocus]");
    const next = button || item || same || dialog.querySelector(".main") || title;
    next?.focus();
    if (next === title && next !== same) dialog.scrollTo(0, 0);
    """,
)


def refill(element: Any, markup: str) -> None:
    """Fill a part of a dialog with markup.

    The focus stays at the button of the same action and subject. If there is none, it goes to the
    item of a list that has autofocus; else it stays at the title, or goes to the main button, or to
    the title. A detail that was open stays open. A part that needs something that the browser lacks
    is hidden.
    """
    _fill(element, markup)
