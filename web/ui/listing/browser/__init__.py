"""Lists of puzzles in the browser: workers, storage, files, and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...browser.effects import Effects


def _rows(body: Any, values: Any) -> None:
    # The pictures are drawn later, when the bundle of this module could no longer be fetched.
    from sudoku_core.formats.text import reading  # noqa: F401

    from .table import set_rows

    set_rows(body, values)


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects about the list of a tab."""
    from .lists import Lists

    def save(name: str, listing: Any) -> None:
        from ..csv_table import CSV, csv

        browser.download(name, csv(listing, browser.page.words), "listing.unsaved", CSV)

    return dict(Lists(browser.act, browser.host, browser.place).effects, save=save)


KINDS = {"rows": _rows}
