"""Labels of cells for screen readers: place, digits, marks and rules in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.layouts import areas
from sudoku_core.drawing.sketch import lettered

from ..colours import colours_in
from ..state import place_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sudoku_core.board.layout import Layout
    from sudoku_core.board.rule import Rule

    from ..words import Words
    from .cells import Look

PLAIN = ("row", "column", "box")
"""The kinds of blocks that labels leave out, except boxes that lines cannot show."""
MOST_PHRASES = 4096
"""The greatest number of phrases about notes that are remembered."""


class Labeller:
    """Labels of the cells of a board.

    Args:
        words: the words of the user's language.
        layout: the board's layout.
    """

    def __init__(self, words: Words, layout: Layout) -> None:
        self.words = words
        self.layout = layout
        self._beginnings: dict[tuple[int, str, str], str] = {}
        self._phrases: dict[tuple[str, int], str] = {}
        self._marks_in_words: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._rules: dict[int, str] | None = None

    def marks_in_words(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of a cell's marks that have words."""
        if names not in self._marks_in_words:
            self._marks_in_words[names] = tuple(
                [name for name in names if self.words.has("mark." + name)]
            )
        return self._marks_in_words[names]

    def label(self, cell: int, look: Look, marks: Sequence[str], texts: Sequence[str]) -> str:
        """Return the label of a cell.

        Args:
            cell: a cell of the board.
            look: the contents of the cell.
            marks: those of the cell's marks that have words.
            texts: the digits as texts, that of 0 empty.
        """
        words = self.words
        phrases = [self._beginning(cell, look)]
        phrases += [words("mark." + mark) for mark in marks]
        for name, digits in look.labels:
            listed = ", ".join([texts[digit] for digit in digits])
            phrases.append(f"{words(*name)} {listed}")
        for code, digit in (("mark.second", look.second), ("mark.struck", look.struck)):
            if digit:
                phrases.append(words(code, {"digit": digit}))
        for code, mask in (
            ("cell.corner", look.corner),
            ("cell.centre", look.centre),
            ("cell.conflicting", look.conflicting),
        ):
            if mask:
                phrases.append(self._phrase(code, mask, texts))
        if look.colour:
            names = [words(f"colour.{colour}") for colour in colours_in(look.colour)]
            phrases.append(words("cell.colour", {"colour": words.listed(names)}))
        return ", ".join(phrases) + self._rules_of(cell)

    def _beginning(self, cell: int, look: Look) -> str:
        key = cell, look.kind, look.text
        if look.parts or key not in self._beginnings:
            row, column = place_of(cell, self.layout.columns)
            place = {"row": row, "column": column, "digit": look.text}
            if look.parts:
                return self._several_digits(look, place)
            self._beginnings[key] = self.words("cell." + look.kind, place)
        return self._beginnings[key]

    def _several_digits(self, look: Look, place: dict[str, Any]) -> str:
        if look.kind == "candidates":
            digits = ", ".join([digit for _place, digit, _part in look.parts])
            return self.words("cell.candidates", dict(place, digits=digits))
        number = self.words.number
        parts = "; ".join([f"{digit}: {number(part)}" for _, digit, part in look.parts])
        return self.words("cell.parts", place) + " " + parts

    def _phrase(self, code: str, mask: int, texts: Sequence[str]) -> str:
        """Return a phrase about the digits of a mask."""
        if (code, mask) not in self._phrases:
            if len(self._phrases) > MOST_PHRASES:
                self._phrases.clear()
            digits = ", ".join([texts[k + 1] for k in _bits(mask, len(texts))])
            self._phrases[code, mask] = self.words(code, {"digits": digits})
        return self._phrases[code, mask]

    def _rules_of(self, cell: int) -> str:
        if self._rules is None:
            self._rules = {} if self.layout.standard else self._rules_by_cell()
        return self._rules.get(cell, "")

    def _rules_by_cell(self) -> dict[int, str]:
        layout = self.layout
        phrases: dict[int, str] = {}
        plain = areas(layout)
        letters = lettered(layout, plain)
        for rule in layout.blocks + layout.rules:
            if "number" not in rule.params and not rule.places():
                continue  # a rule of the whole board is told by the puzzle's rules in words
            if rule.kind in PLAIN and (rule.kind != "box" or rule.name in plain):
                continue
            for step, cell in enumerate(rule.cells, 1):
                phrase = self._rule_phrase(rule, step, letters.get(rule.name, ""))
                phrases[cell] = phrases.get(cell, "") + ", " + phrase
        return phrases

    def _rule_phrase(self, rule: Rule, step: int, letter: str) -> str:
        params = rule.params
        params.update({"clue": rule.clue, "step": step, "count": len(rule.cells), "letter": letter})
        # Hints name regions and windows by their first cell.
        params["at"] = (place_of(min(rule.cells), self.layout.columns),)
        code = rule.code("in")
        if rule.clue_field() and not rule.clue:
            code += "-open"
        elif not self.words.has(code):
            code = "in.block"
        return self.words(code, params)


def _bits(mask: int, count: int) -> list[int]:
    return [k for k in range(count) if mask >> k & 1]
