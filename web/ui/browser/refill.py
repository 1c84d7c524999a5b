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
    const begun = element.querySelector("li [autofocus]");
    const kept = same !== title && same;
    const next = kept || begun || same || dialog.querySelector(".main") || title;
    next?.focus();
    if (next === title && next !== same) dialog.scrollTo(0, 0);
    """,
)


def refill(element: Any, markup: str) -> None:
    """Fill a part of a dialog with markup.

    The focus stays at the title, or at the button of the same action and subject; if that is gone,
    the item of a list at which the focus begins has it, or the main button, or else the title. A
    detail that was open stays open. A part that needs something that the browser lacks is hidden.
    """
    _fill(element, markup)
