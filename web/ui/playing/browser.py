"""The pad's keys in the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser.elements import button

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

_asides: dict[str, tuple[str, ...]] = {}
"""By the id of a pad, the small texts beside its keys."""


def pad(element: Any, values: tuple[str, Iterable[tuple[int, str, str, str]]]) -> None:
    """Give the pad its keys; the buttons stay as long as their names do.

    Args:
        element: the pad.
        values: the kind of typing; and each key's number, text, name, and small text beside.
    """
    kind, keys = values[0], list(values[1])
    names = "|".join([name for _number, _text, name, _aside in keys])
    if getattr(element.dataset, "keys", "") != names:
        element.textContent = ""
        element.dataset.keys = names
        for number, text, name, _aside in keys:
            key_button = button(element, "playing.put", number, text)
            key_button.setAttribute("aria-label", name)
            if kind == "colour":
                key_button.dataset.colour = str(number)
        _asides.pop(element.id, None)
        chosen(element, int(getattr(element.dataset, "chosen", "0")))
    before = _asides.get(element.id, ("",) * len(keys))
    for number, key in enumerate(keys):
        if before[number] != key[3]:
            element.children[number].dataset.beside = key[3]
    _asides[element.id] = tuple([key[3] for key in keys])


def chosen(element: Any, number: int) -> None:
    """Press the chosen key of the pad, counted from 1; with 0, no key."""
    element.dataset.chosen = str(number)
    for place in range(element.children.length):
        key = element.children[place]
        if number == place + 1:
            key.setAttribute("aria-pressed", "true")
        else:
            key.removeAttribute("aria-pressed")


KINDS = {"pad": pad, "chosen": chosen}
