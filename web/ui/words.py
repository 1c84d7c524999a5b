"""Wording in the user's language: sentences of page and core, numbers and cells included."""

import json

from sudoku_core.messages import ENGLISH, word

LANGUAGES = ("en", "pt", "es")
MOST_CELLS = 8
"""Of a longer list of cells only so many are named."""


class Words:
    """The sentences of one language.

    Args:
        language: one of ``LANGUAGES``.
        table: its templates by key; the core's codes may be left out where the core's own will do.
    """

    def __init__(self, language, table):
        self.language = language
        self._table = table

    def __call__(self, code, params=None):
        """A sentence with its parameters filled in."""
        template = self._table.get(code) or ENGLISH[code]
        shown = {}
        for name, value in (params or {}).items():
            shown[name] = self._shown(name, value)
        return word(template, shown, self._table["cell"])

    def has(self, code):
        """Whether there is wording for a code."""
        return code in self._table

    def solver(self, name):
        """What a solver is called."""
        key = "solver." + name
        return self._table.get(key) or name

    def number(self, value):
        """A number as the language writes it; thousands are set apart from 10,000 on."""
        if isinstance(value, float) and value != int(value):
            text = f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
            if 0 < value < 0.005:
                text = "<\u202f0.01"
            return text.replace(".", self._table["number.decimal"])
        digits = str(int(value))
        if len(digits) < 5:
            return digits
        groups = []
        while digits:
            groups.append(digits[-3:])
            digits = digits[:-3]
        groups.reverse()
        return self._table["number.thousands"].join(groups)

    def _shown(self, name, value):
        if name == "solver":
            return self.solver(value)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return self._shortened(value) if isinstance(value, (list, tuple)) else value
        return self.number(value)

    def _shortened(self, cells):
        if len(cells) <= MOST_CELLS:
            return cells
        table = self._table
        named = [table["cell"].format(row=row, column=column) for row, column in cells[:MOST_CELLS]]
        return table["cells.more"].format(cells=", ".join(named), count=len(cells) - MOST_CELLS)


def load_words(language, folder="locales"):
    """The words of a language from its file."""
    with open(f"{folder}/{language}.json", encoding="utf-8") as file:
        return Words(language, json.loads(file.read()))


def choose(wanted, saved=""):
    """The language chosen before, else the first wanted one that there is, else English."""
    for tag in [saved] + list(wanted):
        if tag and tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return LANGUAGES[0]
