"""A puzzle as the JSON of f-puzzles."""

from __future__ import annotations

import json
from typing import Any

from ..board.blocks import Block
from ..board.layout import Layout
from ..language.messages import InputError, Message
from ..rules import diagonals, disjoint_groups
from .document import Document
from .fpuzzles_entries import cell_names
from .fpuzzles_reading import DATA_FORMAT
from .fpuzzles_rules import KEYS, TABLE
from .text.families import base_of

RULES = (
    "box",
    "regions",
    "region",
    "block",
    "diagonals",
    "diagonal",
    "groups",
    "group",
    "windows",
    "window",
    *[rule.kind for rule in KEYS],
)
"""Words of the rule lines that f-puzzles can carry, as ``Format.rules`` has them."""
FIELDS = ("entries", "corner", "centre", "title", "author", "prose", "solution")
SIDES = tuple(range(2, 26))


def write_board(document: Document, program: str) -> str:
    """Return the JSON of a puzzle.

    Args:
        document: a puzzle whose rules are among ``RULES``.
        program: name of the program that is to read it, for messages.

    Raises:
        InputError: f-puzzles cannot carry a rule's clue, such as a cage's sum of 0.
    """
    layout = document.puzzle.layout
    data: dict[str, Any] = {"size": layout.side}
    for key, value in (
        ("title", document.title),
        ("author", document.author),
        ("ruleset", document.prose),
    ):
        if value:
            data[key] = value
    data["grid"] = _grid(document)
    _add_blocks(data, layout)
    for rule in layout.rules:
        key = KEYS[type(rule)]
        item = TABLE[key].write(rule, layout.side)
        if item is None:
            clue = f"{rule.kind}:{rule.clue}"
            raise InputError(Message("format.rules", style=program, found=clue))
        if item is True:
            data[key] = True
        else:
            data.setdefault(key, []).extend(item if isinstance(item, tuple) else (item,))
    if document.solution:
        data["solution"] = list(document.solution.cells)
    if document.foreign_to == DATA_FORMAT:
        _put_back(data, document)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _put_back(data: dict[str, Any], document: Document) -> None:
    """Add the parts that reading did not know, from ``Document.foreign``."""
    for place, text in document.foreign:
        grid, _, rest = place.partition(" ")
        number, _, key = rest.partition(" ")
        value = json.loads(text)
        if place.endswith("[]"):
            data.setdefault(place.removesuffix("[]"), []).append(value)
        elif grid == "grid" and number.isdigit():
            cells = [cell for row in data["grid"] for cell in row]
            if int(number) < len(cells):
                cells[int(number)].setdefault(key, value)
        else:
            data.setdefault(place, value)


def _grid(document: Document) -> list[list[dict[str, Any]]]:
    """Return the data of the cells by row, with their regions if these are not the usual boxes."""
    layout = document.puzzle.layout
    regions = _regions(layout)
    rows: list[dict[str, Any]] = []
    for cell, given in enumerate(document.puzzle.givens.cells):
        data: dict[str, Any] = {}
        if given:
            data = {"value": given, "given": True}
        elif document.entries and document.entries[cell]:
            data = {"value": document.entries[cell]}
        for key, marks in (
            ("centerPencilMarks", document.centre),
            ("cornerPencilMarks", document.corner),
        ):
            if marks and marks[cell]:
                digits = range(1, layout.side + 1)
                data[key] = [digit for digit in digits if marks[cell] >> digit - 1 & 1]
        if regions:
            data["region"] = regions[cell]
        rows.append(data)
    return [rows[at : at + layout.side] for at in range(0, len(rows), layout.side)]


def _regions(layout: Layout) -> list[int | None]:
    """Return by cell the number of its region; [] for the usual boxes."""
    base, count, _ = base_of(layout)
    if not base:
        return []
    numbers: list[int | None] = [None] * layout.size
    for number, block in enumerate(layout.blocks[2 * layout.side : count]):
        for cell in block.cells:
            numbers[cell] = number
    return numbers


def _add_blocks(data: dict[str, Any], layout: Layout) -> None:
    """Add the keys of the further blocks."""
    _, count, box = base_of(layout)
    extra = list(layout.blocks[count:])
    for block, key in zip(diagonals(layout.side), ("diagonal-", "diagonal+"), strict=True):
        if block in extra:
            data[key] = True
            extra.remove(block)
    groups: tuple[Block, ...] = disjoint_groups(layout.side, box) if box else ()
    if groups and all(block in extra for block in groups):
        data["disjointgroups"] = True
        extra = [block for block in extra if block not in groups]
    if extra:
        data["extraregion"] = [{"cells": cell_names(block.cells, layout.side)} for block in extra]
