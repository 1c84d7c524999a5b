"""Steps in words: in the list, by kind, one in full, and all as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import sentence
from ..stepping import name_of, worded
from .state import rating_of

if TYPE_CHECKING:
    from protocol import StepData

    from ..words import Words
    from .state import Walk

    Group = tuple[str, int, int]  # its title, its first step, the one after its last; from 0
    Row = tuple[str, str, str]


class Rows:
    """What the list of a walk shows, of which only what is new is put into words.

    Args:
        words: of the user's language.
        number: the walk's.
    """

    def __init__(self, words: Words, number: int) -> None:
        self.words = words
        self.number = number
        self._texts: list[str] = []
        self._titles: dict[Group, str] = {}

    def of(self, steps: tuple[StepData, ...]) -> tuple[tuple[Group, ...], tuple[str, ...]]:
        """The groups, each a run of steps of one technique, and a text for each step."""
        for k in range(len(self._texts), len(steps)):
            does = _does(self.words, steps[k])
            self._texts.append(self.words("walk.row", {"number": k + 1, "does": does}))
        found, first = [], 0
        for k in range(1, len(steps) + 1):
            technique = steps[first]["technique"]
            if k == len(steps) or steps[k]["technique"] != technique:
                key = technique, first, k
                if key not in self._titles:
                    self._titles[key] = self._title(steps[first:k])
                found.append((self._titles[key], first, k))
                first = k
        return tuple(found), tuple(self._texts)

    def _title(self, steps: tuple[StepData, ...]) -> str:
        params = {
            "name": name_of(steps[0]),
            "rating": _ratings(self.words, steps),
            "count": len(steps),
        }
        return self.words("walk.group", params)


_last: list[Rows] = []
"""Those of the last walk."""


def rows_of(words: Words, walk: Walk) -> tuple[tuple[Group, ...], tuple[str, ...]]:
    """The groups of a walk's steps, and a text for each step."""
    if not _last or _last[0].words is not words or _last[0].number != walk.number:
        _last[:] = [Rows(words, walk.number)]
    return _last[0].of(walk.steps)


def _ratings(words: Words, steps: tuple[StepData, ...]) -> str:
    """The rating of steps, or the least and the greatest."""
    rated = sorted([(round(step["rating"] * 10), k) for k, step in enumerate(steps)])
    least, most = [words(*sentence(rating_of(steps[k]))) for k in (rated[0][1], rated[-1][1])]
    return least if least == most else f"{least}–{most}"


def _does(words: Words, step: StepData) -> str:
    """Return what a step does, without the sentence before it that says why.

    A single says both in one sentence, of which the digit and the cell are taken.
    """
    why, *does = step["levels"][-1]["messages"]
    _code, params = sentence(why)
    return worded(words, does) if does else words("step.placed", params)


def by_kind(words: Words, walk: Walk) -> tuple[Row, ...]:
    """The techniques that there are, the easiest first: each with its rating and how many steps."""
    found: dict[str, tuple[StepData, ...]] = {}
    for step in walk.steps:
        found[step["technique"]] = found.get(step["technique"], ()) + (step,)
    rated = sorted([(max([one["rating"] for one in found[name]]), name) for name in found])
    rows = []
    for _rating, name in rated:
        steps = found[name]
        count = words.number(len(steps))
        rows.append((words("technique." + name), _ratings(words, steps), count))
    return tuple(rows)


def in_full(words: Words, step: StepData) -> str:
    """A step in full."""
    params = {"name": name_of(step), "rating": rating_of(step)}
    return words("walk.named", params) + " " + worded(words, step["levels"][-1]["messages"])


def text(words: Words, walk: Walk) -> str:
    """All steps as text, numbered, each with the lines of its argument."""
    lines = []
    for number, step in enumerate(walk.steps, 1):
        lines.append(f"{number}. {in_full(words, step)}")
        for line in step["argument"]:
            lines.append("   " + "  " * line["depth"] + worded(words, line["messages"]))
    return "\n".join(lines) + "\n"
