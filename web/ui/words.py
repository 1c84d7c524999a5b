"""Wording in the user's language: the page's sentences and the core's, by their codes.

The page's own are in ``locales``, which the build makes of every ``sentences.json``; the core's
in its tables (``sudoku_core.language``); a table is loaded at its first use.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sudoku_core.language.messages import CHOICES, EXCLUDED, LISTS, PLACE
from sudoku_core.language.tables import (
    CHAINS,
    chain_in,
    either,
    form_of,
    joined,
    listed,
    table_of,
    template_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Protocol

    class Figures(Protocol):
        """Numbers and dates as a language writes them; in the page by ``Intl``."""

        def number(self, value: float, digits: int) -> str:
            """Return a number with so many digits after the point."""

        def plural(self, count: float) -> str:
            """Return the form of a word that goes with a count: "one", "other" …"""

        def date(self, date: str) -> str:
            """Return a day that is given as 2026-11-22."""


MOST_CELLS = 8
"""So many cells of a longer list are named."""
LEAST = 0.005
"""A smaller number is shown as less than 0.01."""


class Plainly:
    """Numbers and dates as a program writes them, where no language is known."""

    def number(self, value: float, digits: int) -> str:
        """Return a number with so many digits after the point."""
        return "{:.{}f}".format(value, digits)

    def plural(self, count: float) -> str:
        """Return the form of a word that goes with a count."""
        return "one" if count == 1 else "other"

    def date(self, date: str) -> str:
        """Return a day as it is given."""
        return date


class Words:
    """The sentences of one language.

    Args:
        language: one of the core's ``LANGUAGES``.
        table: the page's own templates by key; one that has plural forms is a table of them, of
            which the parameter ``count`` chooses.
        figures: how it writes numbers.
        spelled: whether cells are said in words, "row 1, column 6", in place of R1C6.
    """

    def __init__(
        self, language: str, table: Mapping[str, Any], figures: Figures, *, spelled: bool = False
    ) -> None:
        self.language = language
        self.spelled = spelled
        self._table = dict(table)
        self._figures = figures

    def __call__(self, code: str, params: Mapping[str, Any] | None = None) -> str:
        """Return a sentence with its parameters filled in.

        A code may have a sentence of its own for a solver, as "solved.highs".
        """
        values = params or {}
        of_solver = "{}.{}".format(code, values.get("solver"))
        template: Any = self._table.get(of_solver) or self._table.get(code)
        if not template:
            template = template_of(code, self.language)
        if isinstance(template, dict):
            template = form_of(template, self._figures.plural(values["count"]), values["count"])
        shown = {}
        for name, value in values.items():
            shown[name] = self._shown(name, value)
            if name in LISTS and code.startswith(("case.", "step.", "hint.", "place.")):
                shown[name] = self.listed(value.split(", "))  # in a sentence, with an "and"
            if isinstance(value, dict) or _is_messages(value):
                texts = [shown[name]] if isinstance(value, dict) else self._texts(value)
                template = joined(template, name, texts, table_of(self.language))
        text: str = template.format(**shown)
        # A list may begin a sentence.
        capital = template.startswith(("{named}", PLACE))
        return text[:1].upper() + text[1:] if capital else text

    def listed(self, items: Sequence[str]) -> str:
        """Return texts as a list in a sentence, as the core writes it: ``a, b and c``."""
        return listed(items, table_of(self.language))

    def complete(self, bundle: str, code: str) -> None:
        """Add the sentences that come with a bundle, unless one of their codes is known."""
        if code not in self._table:
            with open(f"locales/{bundle}.json", encoding="utf-8") as file:
                self._table.update(json.loads(file.read())[self.language])

    def has(self, code: str) -> bool:
        """Return whether the page or the core has a sentence of a code."""
        return code in self._table or code in table_of(self.language).SENTENCES

    def solver(self, name: str) -> str:
        """Return the name of a solver for people."""
        title: str = self._table.get("solver." + name) or name
        return title

    def number(self, value: float) -> str:
        """Return a number as the language writes it, a fraction with two or three figures."""
        if isinstance(value, float) and value != int(value):
            if 0 < value < LEAST:
                return "<\u202f" + self._figures.number(0.01, 2)
            return self._figures.number(value, 1 if abs(value) >= 10 else 2)
        return self._figures.number(int(value), 0)

    def _shown(self, name: str, value: Any) -> Any:
        if name == "solver":
            return self.solver(value)
        if name in ("program", "style", "better"):
            style = self._table.get("style." + value)
            return self._table.get("program." + value) or style or value
        if name == "date":
            return self._figures.date(value)
        if name in CHOICES and isinstance(value, str):
            denied = name == EXCLUDED
            return either(value.split(", "), table_of(self.language), denied=denied)
        if name in CHAINS:
            return chain_in(value, lambda row, column: self._cells([(row, column)], self.listed))
        if name == "named":
            return self.listed([self._rules(kind, cells) for kind, cells in value])
        if name == "counted":
            return self.listed([self._counted(kind, count) for kind, count in value])
        if isinstance(value, dict):
            return self(value["code"], value["params"])
        if isinstance(value, (list, tuple)):
            in_a_row = self._either if name in CHOICES else self.listed
            return (
                in_a_row(self._texts(value))
                if _is_messages(value)
                else self._cells(value, in_a_row)
            )
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return value
        return self.number(value)

    def _texts(self, messages: Sequence[Mapping[str, Any]]) -> list[str]:
        return [self(message["code"], message["params"]) for message in messages]

    def _rules(self, kind: str, cells: Sequence[tuple[int, int]]) -> str:
        """Return givens, or rules of a kind by their first cells."""
        code = "rules." + kind if self.has("rules." + kind) else "rules.other"
        return self(code, {"cells": cells, "count": len(cells)})

    def _counted(self, kind: str, count: int) -> str:
        """Return a number of givens, or of rules of a kind, in words."""
        code = "count." + kind if self.has("count." + kind) else "count.rule"
        return self(code, {"count": count})

    def _either(self, items: Sequence[str]) -> str:
        return either(items, table_of(self.language))

    def _cells(
        self, cells: Sequence[tuple[int, int]], in_a_row: Callable[[Sequence[str]], str]
    ) -> str:
        """Return cells one after the other, the first of a long list."""
        spelled = self._table["cell.spelled"]
        template = spelled if self.spelled else table_of(self.language).CELL
        named = [template.format(row=row, column=column) for row, column in cells[:MOST_CELLS]]
        # Spelled out, a cell has a comma of its own.
        comma = "; " if self.spelled else ", "
        if len(cells) > MOST_CELLS:
            left = self.number(len(cells) - MOST_CELLS)
            return self("cells.more", {"cells": comma.join(named), "count": left})
        return comma.join(named) if self.spelled else in_a_row(named)


def _is_messages(value: Any) -> bool:
    """Return whether a parameter is a list of messages."""
    return isinstance(value, (list, tuple)) and bool(value) and isinstance(value[0], dict)


def load_words(language: str, figures: Figures, *, spelled: bool = False) -> Words:
    """Read the words of a language from the file that the build made of all sentences.

    Raises:
        ImportError: the bundle of the language is not fetched yet.
    """
    table_of(language)
    with open(f"locales/{language}.json", encoding="utf-8") as file:
        return Words(language, json.loads(file.read()), figures, spelled=spelled)
