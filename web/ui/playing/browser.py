"""The keys of the pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser.filling import button

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


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
            digit = button(element, "playing.put", number, text)
            digit.setAttribute("aria-label", name)
            if kind == "colour":
                digit.dataset.colour = str(number)
        _shown_beside.pop(element.id, None)
    before = _shown_beside.get(element.id, ("",) * len(shown))
    for number, key in enumerate(shown):
        if before[number] != key[3]:
            element.children[number].dataset.beside = key[3]
    _shown_beside[element.id] = tuple([key[3] for key in shown])


KINDS = {"pad": digits}
