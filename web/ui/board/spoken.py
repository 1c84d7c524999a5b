"""What a screen reader says of a cell: its place, what it shows, its marks, and its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.layouts import areas
from sudoku_core.drawing.sketch import lettered

from ..state import place_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sudoku_core.board.layout import Layout
    from sudoku_core.board.rule import Rule

    from ..words import Words
    from .cells import Look

PLAIN = ("row", "column", "box")
"""The kinds of blocks that need not be said, but for boxes that lines cannot show."""
MOST_PHRASES = 4096
"""So many sentences about notes are remembered."""


class Speaker:
    """Says what the cells of a board show.

    Args:
        words: of the user's language.
        layout: the board's.
    """

    def __init__(self, words: Words, layout: Layout) -> None:
        self.words = words
        self.layout = layout
        self._beginnings: dict[tuple[int, str, str], str] = {}
        self._phrases: dict[tuple[str, int], str] = {}
        self._rules: dict[int, str] | None = None

    def marks(self, names: Sequence[str]) -> tuple[str, ...]:
        """Those of a cell's marks that are said."""
        return tuple([name for name in names if self.words.has("mark." + name)])

    def label(self, cell: int, look: Look, marks: Sequence[str], texts: Sequence[str]) -> str:
        """What is said of a cell.

        Args:
            cell: which.
            look: what it shows.
            marks: those of its marks that are said.
            texts: the digits as they are shown, after nothing for none.
        """
        words = self.words
        said = [self._beginning(cell, look)]
        said += [words("mark." + mark) for mark in marks]
        for name, digits in look.labels:
            told = ", ".join([texts[digit] for digit in digits])
            said.append(f"{words(*name)} {told}")
        for code, digit in (("mark.second", look.second), ("mark.struck", look.struck)):
            if digit:
                said.append(words(code, {"digit": digit}))
        for code, mask in (
            ("cell.corner", look.corner),
            ("cell.centre", look.centre),
            ("cell.clashing", look.clashing),
        ):
            if mask:
                said.append(self._of(code, mask, texts))
        if look.colour:
            said.append(words("cell.colour", {"colour": words(f"colour.{look.colour}")}))
        return ", ".join(said) + self._ruled(cell)

    def _beginning(self, cell: int, look: Look) -> str:
        key = cell, look.kind, look.text
        if look.parts or key not in self._beginnings:
            row, column = place_of(cell, self.layout.columns)
            place = {"row": row, "column": column, "digit": look.text}
            if look.parts:
                return self._divided(look, place)
            self._beginnings[key] = self.words("cell." + look.kind, place)
        return self._beginnings[key]

    def _divided(self, look: Look, place: dict[str, Any]) -> str:
        """The beginning of what is said of a cell with several digits."""
        if look.kind == "candidates":
            digits = ", ".join([digit for _place, digit, _part in look.parts])
            return self.words("cell.candidates", dict(place, digits=digits))
        number = self.words.number
        parts = "; ".join([f"{digit}: {number(part)}" for _, digit, part in look.parts])
        return self.words("cell.parts", place) + " " + parts

    def _of(self, code: str, mask: int, texts: Sequence[str]) -> str:
        """A sentence about digits."""
        if (code, mask) not in self._phrases:
            if len(self._phrases) > MOST_PHRASES:
                self._phrases.clear()
            digits = ", ".join([texts[k + 1] for k in _bits(mask, len(texts))])
            self._phrases[code, mask] = self.words(code, {"digits": digits})
        return self._phrases[code, mask]

    def _ruled(self, cell: int) -> str:
        """The rules of a cell."""
        if self._rules is None:
            self._rules = {} if self.layout.standard else self._said_of_rules()
        return self._rules.get(cell, "")

    def _said_of_rules(self) -> dict[int, str]:
        layout = self.layout
        found: dict[int, str] = {}
        plain = areas(layout)
        letters = lettered(layout, plain)
        for rule in layout.blocks + layout.rules:
            if "number" not in rule.params and not rule.places():
                continue  # of the whole board: its rules in words say so
            if rule.kind in PLAIN and (rule.kind != "box" or rule.name in plain):
                continue
            for step, cell in enumerate(rule.cells, 1):
                said = self._said_of(rule, step, letters.get(rule.name, ""))
                found[cell] = found.get(cell, "") + ", " + said
        return found

    def _said_of(self, rule: Rule, step: int, letter: str) -> str:
        params = rule.params
        params.update({"step": step, "count": len(rule.cells), "letter": letter})
        code = "in." + rule.kind
        if rule.clue_field() and not rule.clue:
            code += "-open"
        elif not self.words.has(code):
            code = "in.block" if "number" in params else "in.rule"
        return self.words(code, params)


def _bits(mask: int, count: int) -> list[int]:
    return [k for k in range(count) if mask >> k & 1]
