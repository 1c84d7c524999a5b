"""Steps in words: for the list, by technique, a step in full, and all steps as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import place_of, sentence
from ..steps import messages_text, technique_name
from .state import rating_message

if TYPE_CHECKING:
    from protocol import StepData
    from sudoku_core.board.layout import Layout

    from ..words import Words
    from .state import Walk

    Group = tuple[str, int, int]  # its title, its first step and its end, counted from 0
    Row = tuple[str, str, str]  # a technique, its ratings, and its number of steps


class ListTexts:
    """The texts of a walk's list; only new steps are put into words.

    Args:
        words: of the user's language.
        layout: the layout of the board that the steps belong to.
        request_number: of the walk.
    """

    def __init__(self, words: Words, layout: Layout, request_number: int) -> None:
        self.words = words
        self._layout = layout
        self.request_number = request_number
        self._texts: list[str] = []
        self._titles: dict[Group, str] = {}

    def of(self, steps: tuple[StepData, ...]) -> tuple[tuple[Group, ...], tuple[str, ...]]:
        """Return the groups, each a run of steps of one technique, and a text for each step."""
        for k in range(len(self._texts), len(steps)):
            does = _change(self.words, steps[k], self._layout)
            self._texts.append(self.words("walk.row", {"number": k + 1, "does": does}))
        groups, first = [], 0
        for k in range(1, len(steps) + 1):
            technique = steps[first]["technique"]
            if k == len(steps) or steps[k]["technique"] != technique:
                key = technique, first, k
                if key not in self._titles:
                    self._titles[key] = self._title(steps[first:k])
                groups.append((self._titles[key], first, k))
                first = k
        return tuple(groups), tuple(self._texts)

    def _title(self, steps: tuple[StepData, ...]) -> str:
        params = {
            "name": technique_name(steps[0]),
            "rating": _ratings(self.words, steps),
            "count": len(steps),
        }
        return self.words("walk.group", params)


_last: list[ListTexts] = []
"""The texts of the last walk."""


def list_texts(
    words: Words, walk: Walk, layout: Layout
) -> tuple[tuple[Group, ...], tuple[str, ...]]:
    """Return the groups of a walk's steps, and a text for each step."""
    if not _last or _last[0].words is not words or _last[0].request_number != walk.request_number:
        _last[:] = [ListTexts(words, layout, walk.request_number)]
    return _last[0].of(walk.steps)


def _ratings(words: Words, steps: tuple[StepData, ...]) -> str:
    """Return the rating of steps, or the least and the greatest rating."""
    rated = sorted([(round(step["rating"] * 10), k) for k, step in enumerate(steps)])
    least, most = [words(*sentence(rating_message(steps[k]))) for k in (rated[0][1], rated[-1][1])]
    return least if least == most else f"{least}–{most}"


def _change(words: Words, step: StepData, layout: Layout) -> str:
    """Return the placements and eliminations of a step, without the reason.

    A sentence that says both the reason and the placement is not repeated.
    """
    changes = step["details"][-1]["messages"][1:]
    if changes:
        return messages_text(words, changes)
    cells = [place_of(cell, layout.columns) for cell, _digit in step["places"]]
    digits = ", ".join([str(layout.digits[digit - 1]) for _cell, digit in step["places"]])
    return words("step.placed", {"cells": cells, "digits": digits})


def by_technique(words: Words, walk: Walk) -> tuple[Row, ...]:
    """Return the techniques of a walk, the easiest first, with ratings and numbers of steps."""
    by_name: dict[str, tuple[StepData, ...]] = {}
    for step in walk.steps:
        by_name[step["technique"]] = by_name.get(step["technique"], ()) + (step,)
    rated = sorted([(max([step["rating"] for step in by_name[name]]), name) for name in by_name])
    rows = []
    for _rating, name in rated:
        steps = by_name[name]
        count = words.number(len(steps))
        rows.append((words("technique." + name), _ratings(words, steps), count))
    return tuple(rows)


def full_text(words: Words, step: StepData) -> str:
    """Return the technique, the rating and all sentences of a step."""
    params = {"name": technique_name(step), "rating": rating_message(step)}
    return words("walk.named", params) + " " + messages_text(words, step["details"][-1]["messages"])


def text(words: Words, walk: Walk) -> str:
    """Return all steps as text, numbered, each with the lines of its argument."""
    lines = []
    for number, step in enumerate(walk.steps, 1):
        lines.append(f"{number}. {full_text(words, step)}")
        for line in step["argument"]:
            lines.append("   " + "  " * line["depth"] + messages_text(words, line["messages"]))
    return "\n".join(lines) + "\n"
