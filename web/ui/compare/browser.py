"""The table of solvers that are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser.filling import new

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Bar = tuple[str, float]  # a text, and how long a bar is drawn behind it, up to 1


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
    line = new("tr", body)
    head = new("th", line)
    head.scope = "row"
    whole = new("label", head, "box")
    box = new("input", whole)
    box.type = "checkbox"
    box.value = value
    box.checked = chosen
    new("span", whole)
    new("small", head)
    for kind in ("", "bar", "bar"):
        new("td", line, kind)


KINDS = {"rivals": rivals}
