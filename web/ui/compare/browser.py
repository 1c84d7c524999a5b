"""The table of solvers in the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser.elements import new

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    Bar = tuple[str, float]  # a text, and the length of a bar behind it, up to 1


def rivals(body: Any, values: Iterable[tuple[str, bool, str, str, str, Bar, Bar]]) -> None:
    """Fill a table with rows of solvers and their results.

    A row has the solver, whether its box is checked at first, its name, a text about the solver, an
    outcome and two bars. Rows of the same solvers stay, so that checked boxes and the focus do.
    """
    rows = list(values)
    boxes = list(body.querySelectorAll("input"))
    if [box.value for box in boxes] != [row[0] for row in rows]:
        checked = {}
        for box in boxes:
            checked[box.value] = box.checked
        body.textContent = ""
        for row in rows:
            _add_row(body, row[0], checked.get(row[0], row[1]))
    for line, row in zip(body.querySelectorAll("tr"), rows):
        name, about = line.querySelector("th span"), line.querySelector("small")
        name.textContent, about.textContent = row[2], row[3]
        for cell, bar in zip(line.querySelectorAll("td"), ((row[4], 0),) + row[5:]):
            cell.textContent = bar[0]
            cell.style.setProperty("--bar-part", f"{bar[1]:.3f}")


def _add_row(body: Any, solver: str, checked: bool) -> None:
    line = new("tr", body)
    head = new("th", line)
    head.scope = "row"
    label = new("label", head, "box")
    box = new("input", label)
    box.type = "checkbox"
    box.value = solver
    box.checked = checked
    new("span", label)
    new("small", head)
    for kind in ("", "bar", "bar"):
        new("td", line, kind)


KINDS = {"rivals": rivals}
