"""Wording in the user's language: sentences of page and core, with numbers, plurals and cells."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sudoku_core.language.english import ENGLISH
from sudoku_core.language.messages import word

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any, Protocol

    class Figures(Protocol):
        """How a language writes numbers and lists; in the page the browser's ``Intl`` knows."""

        def number(self, value: float, digits: int) -> str:
            """A number with so many digits after the point."""

        def plural(self, count: float) -> str:
            """Which form of a word goes with a count: "one", "other" …"""

        def listed(self, items: Sequence[str]) -> str:
            """Several things one after the other, with an "and"."""

        def date(self, date: str) -> str:
            """A day that is given as 2026-11-22."""


LANGUAGES = ("en", "pt", "es")
MOST_CELLS = 8
"""Of a longer list of cells only so many are named."""
LEAST = 0.005
"""What lies below is shown as less than 0.01."""
JOINED = {
    "pt": {"em": {"a": "na", "o": "no"}, "de": {"a": "da", "o": "do"}},
    "es": {"en": {}, "de": {"el": "del"}},
}
"""Words that are said again before each name of a list, with what they and an article make."""


class Plainly:
    """Numbers and lists as a program writes them, where there is nothing that knows better."""

    def number(self, value: float, digits: int) -> str:
        """A number with so many digits after the point."""
        return "{:.{}f}".format(value, digits)

    def plural(self, count: float) -> str:
        """Which form of a word goes with a count."""
        return "one" if count == 1 else "other"

    def listed(self, items: Sequence[str]) -> str:
        """Several things one after the other."""
        return ", ".join(items)

    def date(self, date: str) -> str:
        """A day."""
        return date


class Words:
    """The sentences of one language.

    Args:
        language: one of ``LANGUAGES``.
        table: its templates by key; one that has plural forms is a table of them, of which the
            parameter ``count`` chooses. The core's codes may be left out where its own will do.
        figures: how it writes numbers.
        spelled: whether cells are said in words, "row 1, column 6", in place of R1C6.
    """

    def __init__(
        self, language: str, table: Mapping[str, Any], figures: Figures, *, spelled: bool = False
    ) -> None:
        self.language = language
        self.spelled = spelled
        self.listed = figures.listed
        self._table = table
        self._figures = figures

    def __call__(self, code: str, params: Mapping[str, Any] | None = None) -> str:
        """A sentence with its parameters filled in; of one solver there may be more to say."""
        values = params or {}
        own = "{}.{}".format(code, values.get("solver"))
        template = self._table.get(own) or self._table.get(code) or ENGLISH[code]
        if isinstance(template, dict):
            template = _form(template, self._figures.plural(values["count"]), values["count"])
        shown = {}
        for name, value in values.items():
            shown[name] = self._shown(name, value)
            if name == "digits" and code.startswith(("step.", "hint.")):
                shown[name] = self.listed(value.split(", "))  # in a sentence, with an "and"
            if _messages(value):
                template = self._joined(template, name, value)
        said = word(template, shown)
        # A list may begin a sentence.
        return said[0].upper() + said[1:] if template.startswith("{named}") else said

    def has(self, code: str) -> bool:
        """Whether there is wording for a code."""
        return code in self._table

    def solver(self, name: str) -> str:
        """What a solver is called."""
        found: str = self._table.get("solver." + name) or name
        return found

    def number(self, value: float) -> str:
        """A number as the language writes it: seconds and other parts with two or three figures."""
        if isinstance(value, float) and value != int(value):
            if 0 < value < LEAST:
                return "<\u202f" + self._figures.number(0.01, 2)
            return self._figures.number(value, 1 if abs(value) >= 10 else 2)
        return self._figures.number(int(value), 0)

    def _shown(self, name: str, value: Any) -> Any:
        if name == "solver":
            return self.solver(value)
        if name in ("program", "style", "better"):
            own = self._table.get("style." + value)
            return self._table.get("program." + value) or own or value
        if name == "date":
            return self._figures.date(value)
        if name == "chain":
            return self._chain(value)
        if name == "named":
            return self.listed([self._rules(kind, cells) for kind, cells in value])
        if name == "counted":
            return self.listed([self._counted(kind, count) for kind, count in value])
        if isinstance(value, dict):
            return self(value["code"], value["params"])
        if isinstance(value, (list, tuple)):
            return self.listed(self._said(value)) if _messages(value) else self._cells(value)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return value
        return self.number(value)

    def _said(self, messages: Sequence[Mapping[str, Any]]) -> list[str]:
        return [self(one["code"], one["params"]) for one in messages]

    def _joined(self, template: str, name: str, messages: Sequence[Mapping[str, Any]]) -> str:
        """A template in which the word before a list of names is said before each of them."""
        for before, articles in JOINED.get(self.language, {}).items():
            apart = before + " {" + name + "}"
            if apart not in template[0].lower() + template[1:]:
                continue
            names = []
            for said in self._said(messages):
                article, _space, rest = said.partition(" ")
                names.append(
                    (articles[article] + " " + rest) if article in articles else before + " " + said
                )
            joined = self.listed(names)
            template = template.replace(" " + apart, " " + joined)
            if template[1:].startswith(apart[1:]):
                template = joined[0].upper() + joined[1:] + template[len(apart) :]
        return template

    def _rules(self, kind: str, cells: Sequence[tuple[int, int]]) -> str:
        """Givens, or rules of a kind by where they begin."""
        code = "rules." + kind if self.has("rules." + kind) else "rules.other"
        return self(code, {"cells": cells, "count": len(cells)})

    def _counted(self, kind: str, count: int) -> str:
        """How many givens there are, or rules of a kind."""
        code = "count." + kind if self.has("count." + kind) else "count.rule"
        return self(code, {"count": count})

    def _cells(self, cells: Sequence[tuple[int, int]]) -> str:
        """Cells one after the other; of a long list only the first."""
        template = self._table["cell.spelled" if self.spelled else "cell"]
        named = [template.format(row=row, column=column) for row, column in cells[:MOST_CELLS]]
        # Spelled out, a cell has a comma of its own.
        comma = "; " if self.spelled else ", "
        if len(cells) > MOST_CELLS:
            left = self.number(len(cells) - MOST_CELLS)
            return self("cells.more", {"cells": comma.join(named), "count": left})
        return comma.join(named) if self.spelled else self.listed(named)

    def _chain(self, written: str) -> str:
        """A chain, "(7)R9C5 = R1C5", with its cells as the language names them."""
        parts = written.split("R")
        said = [parts[0]]
        for part in parts[1:]:
            row, _c, rest = part.partition("C")
            column = rest
            while column and not column.isdigit():
                column = column[:-1]
            said.append(self._cells([(int(row), int(column))]) + rest[len(column) :])
        return "".join(said)


def _form(forms: Mapping[str, str], plural: str, count: float) -> str:
    """The form of a template for a count; none that says "one" in a word says 0.

    Languages may have the same form for both, as Portuguese has.
    """
    form = forms.get(plural) or forms["other"]
    return form if count or "{count}" in form else forms["other"]


def _messages(value: Any) -> bool:
    """Whether a parameter is a list of messages."""
    return isinstance(value, (list, tuple)) and bool(value) and isinstance(value[0], dict)


def load_words(
    language: str, figures: Figures, folder: str = "locales", *, spelled: bool = False
) -> Words:
    """The words of a language from its file."""
    with open(f"{folder}/{language}.json", encoding="utf-8") as file:
        return Words(language, json.loads(file.read()), figures, spelled=spelled)


def choose(wanted: Iterable[str], saved: str = "") -> str:
    """The language chosen before, else the first wanted one that there is, else English."""
    for tag in [saved] + list(wanted):
        if tag and tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return LANGUAGES[0]
