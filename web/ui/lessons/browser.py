"""The contents of the dialog, the cells of a position, and their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.document import add_styles
from ..browser.refill import refill

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.effects import Effects

STYLE = "ui/lessons/late.css"
_tools = js.Function.new(
    """
    const cellsOf = (grid) => [...grid.querySelectorAll("[role=gridcell]")];
    const focus = (grid, number) => {
      for (const [k, cell] of cellsOf(grid).entries()) cell.tabIndex = k === number ? 0 : -1;
      cellsOf(grid)[number].focus();
    };
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    return {
      grid: (grid, box, columns, across, down, text) => {
        const labels = text.split("\\n"), [x, y, wide, high] = box.split(" ").map(Number);
        const rows = labels.length / columns;
        Object.assign(grid.dataset, { columns, across, down });
        Object.assign(grid.style, {
          left: `${-100 * x / wide}%`, top: `${-100 * y / high}%`,
          width: `${10000 * columns / wide}%`, height: `${10000 * rows / high}%`,
        });
        if (cellsOf(grid).length !== labels.length || grid.children.length !== rows)
          grid.innerHTML = Array.from({ length: rows }, (_row, k) => `<div role="row">` + labels
            .slice(0, columns).map((_label, j) => `<div role="gridcell" tabindex="${
              k + j ? -1 : 0}"></div>`).join("") + "</div>").join("");
        cellsOf(grid).forEach((cell, k) => { cell.ariaLabel = labels[k]; });
      },
      listen: (grid, pick, mark, check) => {
        const cellAt = (event) => cellsOf(grid).indexOf(event.target.closest("[role=gridcell]"));
        grid.addEventListener("focusin", (event) => { pick(cellAt(event)); });
        grid.addEventListener("click", (event) => {
          const number = cellAt(event);
          if (number < 0) return;
          focus(grid, number);
          const box = cellsOf(grid)[number].getBoundingClientRect();
          const across = Number(grid.dataset.across), down = Number(grid.dataset.down);
          if (event.pointerType === "touch" && box.width / across < 20) return;
          const column = Math.floor((event.clientX - box.left) / box.width * across);
          const row = Math.floor((event.clientY - box.top) / box.height * down);
          mark(row * across + column + 1, number);
        });
        grid.addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const number = cellAt(event), columns = Number(grid.dataset.columns);
          const [across, down] = steps[event.key] ?? [0, 0];
          const next = number + across + columns * down, cells = cellsOf(grid);
          if (across || down) {
            const stays = across && Math.floor(next / columns) !== Math.floor(number / columns);
            if (cells[next] && !stays) focus(grid, next);
          } else if (/^[1-9]$/.test(event.key)) mark(Number(event.key), number);
          else if (event.key === "Enter") check();
          else return;
          event.preventDefault();
        });
      },
    };
    """
)()
_prepared: list[bool] = []
"""True once the styles are in the document, and the listeners are there."""


def content(element: Any, value: tuple[str]) -> None:
    """Fill a part of the dialog with markup."""
    refill(element, value[0])


def at_top(element: Any, _value: str) -> None:
    """Show the beginning of the dialog and of a part that scrolls."""
    element.scrollTop = 0
    js.document.getElementById("lessons").scrollTop = 0


def grid(element: Any, value: tuple[str, int, int, int, str]) -> None:
    """Set the cells of a position: the drawing's box, the numbers of columns, and the labels."""
    _tools.grid(element, *value)


KINDS = {"content": content, "grid": grid, "top": at_top}


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects."""

    def listen() -> None:
        if _prepared:
            return
        _prepared.append(True)
        add_styles(STYLE)
        act = browser.act
        _tools.listen(
            js.document.getElementById("lessons-grid"),
            lambda cell: act("lessons.pick", cell),
            lambda digit, cell: act("lessons.mark", digit, cell),
            lambda: act("lessons.check"),
        )

    return {"listen": listen}
