"""Parts of the dialog's markup that the list and a lesson share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.shapes import escaped

if TYPE_CHECKING:
    from ..words import Words

BUTTON = '<button type="button" data-action="lessons.{}"{}>{}</button>'
TITLE = '<h2 id="lessons-title" tabindex="-1"{}>{}</h2>'


def button(name: str, text: str, *, about: object = "", attributes: str = "") -> str:
    """Return a button for an action of the lessons."""
    if about != "":
        attributes += f' data-about="{about}"'
    return BUTTON.format(name, attributes, escaped(text))


def details(summary: str, markup: str) -> str:
    """Return a part that is closed at first."""
    return f"<details><summary>{escaped(summary)}</summary>{markup}</details>"


def glossary(words: Words) -> str:
    """Return what the words mean that all lessons use."""
    meanings = escaped(words("lessons.meanings"))
    return details(words("lessons.glossary"), f"<p>{meanings}</p>")
